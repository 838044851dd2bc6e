import { readdirSync, readFileSync } from 'node:fs'
import type { Source, Sourced } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { standard } from '../pack/standard.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

/** The rows of the table that leads from a part of the rules to its files. */
const rows = [...read('../README.md').matchAll(/^\| ([A-Z]{2,3}) [^|]+ \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, part = '', rules = '', proofs = '']) => ({ part, rules: files(rules), proofs: files(proofs) }),
)

function files(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file)
}

test('the table of the README has every part of the rules, and every file of them', () => {
  const parts = new Set(read('../RULES.md').match(/(?<=^- \*\*SAB-)[A-Z]+/gm))
  // Worked examples, components and rulings belong to all of them.
  for (const other of ['EX', 'K', 'A']) parts.delete(other)
  expect(rows.map(({ part }) => part).sort()).toEqual([...parts].sort())
  const rules = readdirSync(new URL('../rules', import.meta.url), { recursive: true, encoding: 'utf8' })
  const listed = new Set(rows.flatMap(row => row.rules))
  expect(rules.filter(file => file.endsWith('.ts') && !listed.has(file))).toEqual([])
})

test.each(rows)('$part is cited and proven where the README says', ({ part, rules, proofs }) => {
  for (const path of [...rules.map(file => `../rules/${file}`), ...proofs])
    expect(read(`./${path}`), path).toMatch(new RegExp(`SAB-${part}-`))
})

test('the README counts where the components come from', () => {
  const { cards, markers, sources, layouts, chapters, scenarios } = standard
  const both = <T>({ hurricane, spitfire }: Readonly<Record<'hurricane' | 'spitfire', readonly T[]>>) => [
    ...hurricane,
    ...spitfire,
  ]
  const of = (list: readonly Sourced[], source: Source) => list.filter(one => one.source === source).length
  const all: Readonly<Record<string, readonly Sourced[]>> = {
    'Dogfight Cards': [...both<Sourced>(cards.tailed), ...both<Sourced>(cards.headOn)],
    'Advantage Cards': [...cards.raf, ...cards.luftwaffe],
    'Bomber Cards': [...cards.medium, ...cards.light],
    'Escort Reaction Cards': cards.reaction,
    'kinds of Hit marker': markers.hits,
    'kinds of Damage marker': markers.damage,
    'kinds of Vector marker': [...markers.inbound, ...markers.outbound],
    tables: Object.values(sources),
    layouts,
    chapters,
    scenarios,
  }
  for (const [name, list] of Object.entries(all))
    expect(read('../README.md')).toContain(
      `| ${name} | ${list.length} | ${of(list, 'rulebook')} | ${of(list, 'constrained')} | ${of(list, 'designed')} |`,
    )
})
