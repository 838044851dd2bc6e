import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

/** The rows of the table that leads from a chapter to its files. */
const rows = [...read('../README.md').matchAll(/^\| (\d+) [^|]+ \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, chapter = '', rules = '', proofs = '']) => ({ chapter, rules: files(rules), proofs: files(proofs) }),
)

function files(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file)
}

test('the table of the README has every chapter, and every file of the rules', () => {
  expect(rows.map(({ chapter }) => Number(chapter))).toEqual(Array.from({ length: 17 }, (_, i) => i + 1))
  const rules = readdirSync(new URL('../rules', import.meta.url), { recursive: true, encoding: 'utf8' })
  const listed = new Set(rows.flatMap(row => row.rules))
  // The choices that chapters share belong to none of them.
  const strays = rules.filter(
    file => file.endsWith('.ts') && !listed.has(file) && file !== '02-terms/choices.ts',
  )
  expect(strays).toEqual([])
})

test.each(rows)(
  'chapter $chapter is cited and proven where the README says',
  ({ chapter, rules, proofs }) => {
    for (const path of [...rules.map(file => `../rules/${file}`), ...proofs])
      expect(read(`./${path}`), path).toMatch(new RegExp(`THD-${chapter}\\.`))
  },
)
