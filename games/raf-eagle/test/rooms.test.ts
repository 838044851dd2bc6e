import { readdirSync, readFileSync } from 'node:fs'
import type { Source, Sourced } from '@tallyho/engine'
import { expect, test } from 'vitest'
import { standard } from '../pack/standard.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

/** The rows of the table that leads from a chapter to its files. */
const rows = [...read('../README.md').matchAll(/^\| (\d+|CP) [^|]+ \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, chapter = '', rules = '', proofs = '']) => ({ chapter, rules: files(rules), proofs: files(proofs) }),
)

function files(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file)
}

/** What several chapters share belongs to none of them. */
const SHARED = ['02-choices.ts', '08-interception/choices.ts', '12-events/raid-event.ts']

test('the table of the README has every chapter, and every file of the rules', () => {
  const numbers = Array.from({ length: 19 }, (_, i) => String(i + 1))
  expect(rows.map(({ chapter }) => chapter)).toEqual([...numbers, 'CP'])
  const rules = readdirSync(new URL('../rules', import.meta.url), { recursive: true, encoding: 'utf8' })
  const listed = new Set([...rows.flatMap(row => row.rules), ...SHARED])
  expect(rules.filter(file => file.endsWith('.ts') && !listed.has(file))).toEqual([])
})

test.each(rows)(
  'chapter $chapter is cited and proven where the README says',
  ({ chapter, rules, proofs }) => {
    for (const path of [...rules.map(file => `../rules/${file}`), ...proofs])
      expect(read(`./${path}`), path).toMatch(new RegExp(`RE-${chapter}\\.`))
  },
)

test('the README counts where the components come from', () => {
  const { sectors, targets, squadrons, gruppen, targetCards, raidEvents, dayEvents, strategies } = standard
  const tables = Object.values(standard.sources)
  const of = (list: readonly Sourced[], source: Source) => list.filter(one => one.source === source).length
  const all: Readonly<Record<string, readonly Sourced[]>> = {
    sectors,
    targets,
    squadrons,
    gruppen,
    targetCards,
    raidEvents,
    dayEvents,
    strategies,
    tables,
  }
  for (const [name, list] of Object.entries(all))
    expect(read('../README.md')).toContain(
      `| ${name} | ${list.length} | ${of(list, 'rulebook')} | ${of(list, 'constrained')} | ${of(list, 'designed')} |`,
    )
})
