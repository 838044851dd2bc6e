import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The table of the README that leads from a section of the rules to its files and the room of its proofs. */

const HOME = new URL('../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, HOME), 'utf8')
const tests = readdirSync(new URL('test/', HOME), { recursive: true })
  .map(path => `test/${String(path).replaceAll('\\', '/')}`)
  .filter(path => path.endsWith('.test.ts'))

const namesIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
const rows = [...read('README.md').matchAll(/^\| (\d+\.\d+) \| (.+) \| (.+) \|$/gm)].map(
  ([, section = '', rules = '', proofs = '']) => ({ section, files: namesIn(rules), rooms: namesIn(proofs) }),
)

test('every section of the rules has its place', () => {
  const sections = [...read('RULES.md').matchAll(/^- \*\*WL-(\d+\.\d+)/gm)].map(([, section]) => section)
  expect(new Set(rows.map(({ section }) => section))).toEqual(new Set(sections))
})

test.each(rows)('$section is where the table says', ({ section, files, rooms }) => {
  const cited = new RegExp(`WL-${section.replace('.', '\\.')}(?!\\d)`)
  expect(files.length * rooms.length).toBeGreaterThan(0)
  for (const path of files) expect(read(path), path).toMatch(cited)
  for (const room of rooms)
    expect(
      tests.some(path => path.startsWith(room) && cited.test(read(path))),
      room,
    ).toBe(true)
})
