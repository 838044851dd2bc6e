import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

const read = (path: string) => readFileSync(`${ROOT}${path}`, 'utf8')

/** All that a chapter has, be it a file or a folder. */
function textOf(path: string): string {
  if (path.endsWith('.ts')) return read(path)
  return readdirSync(`${ROOT}${path}`)
    .map(file => read(`${path}/${file}`))
    .join('\n')
}

/** `[['SR-CAM-…'], 'rules/01-campaign', 'test/01-campaign']`. */
const CHAPTERS = [...read('README.md').matchAll(/^\| (SR-.*?) \| `(rules\/.*?)` \| `(test\/.*?)` \|/gm)].map(
  ([, rules = '', code = '', proofs = '']) => [rules.split(', '), code, proofs] as const,
)

test('the page from rule to file leads to every chapter of the rules', () => {
  const chapters = readdirSync(`${ROOT}rules`).map(name => `rules/${name}`)
  expect(CHAPTERS.map(([, code]) => code).sort()).toEqual(chapters.sort())
})

test.each(CHAPTERS)('%s are in %s and in %s', (rules, code, proofs) => {
  for (const rule of rules) expect(textOf(code)).toContain(rule.replace('…', ''))
  const [folder = '', name = ''] = proofs.split('/')
  expect(existsSync(`${ROOT}${proofs}`) || readdirSync(`${ROOT}${folder}`).includes(`${name}.test.ts`)).toBe(
    true,
  )
})

/** The game for two and the advanced game are out of scope. */
const ELSEWHERE = ['SR-Q-…', 'SR-EX-…', 'SR-K-…', 'SR-TWO-…', 'SR-ADVG-…']

test('every rule is in a chapter of that page', () => {
  const listed = read('RULES.md').matchAll(/^- \*\*(SR-[A-Z]+)-\d/gm)
  const prefixes = new Set([...listed].map(([, prefix = '']) => `${prefix}-…`))
  const known = new Set([...CHAPTERS.flatMap(([rules]) => rules), ...ELSEWHERE])
  expect([...prefixes].filter(prefix => !known.has(prefix))).toEqual([])
})
