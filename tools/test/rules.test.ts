import { describe, expect, test } from 'vitest'
import { headOf, idsOf, isComplete, kindOf, mentionsOf, prove } from '../proof.ts'

const RULES = `# A game
Speaks of **AG-9.z** in passing.
## 1 Flying
- **AG-1.a** Aircraft fly.
- **AG-1.b** Not in clouds, see AG-A-01.
- **AG-4.II.1.a** Twice a day.
- AG-1.d without stars
- **AG-1.e**
## Examples
- **AG-EX-01** One flies.
- **AG-EX-02** One does not.
- **AG-DX-01** Both.
## Rulings
- **AG-A-01** Fog is a cloud.
`
const CODE = new Map([
  ['games/ag/rules/fly.ts', "/** AG-1.a, AG-4.II.1.a (AG-A-01). */ note('AG-1.b', 'fly')"],
])
const pass = (...titles: string[]) => ({ titles, passed: true })
const fail = (...titles: string[]) => ({ titles, passed: false })
const TESTS = [
  pass('AG-1.a AG-1.b, AG-4.II.1.a: flies'),
  pass('AG-EX-01 one'),
  pass('AG-EX-02 two'),
  pass('AG-DX-01 x'),
]

describe('ids', () => {
  test('are read from list lines that have a text, in order', () => {
    expect(idsOf(RULES)).toEqual('AG-1.a AG-1.b AG-4.II.1.a AG-EX-01 AG-EX-02 AG-DX-01 AG-A-01'.split(' '))
  })

  test.each([
    ['THD-11.1.2.a', 'rule'],
    ['SAB-CON-01', 'rule'],
    ['THD-EX-07', 'example'],
    ['THD-DX-03', 'derived'],
    ['THD-A-74', 'ruling'],
    ['THD-D-44', 'component'],
    ['SR-K-MAP-01', 'component'],
  ])('%s stands for a %s', (id, kind) => {
    expect(kindOf(id)).toBe(kind)
  })

  test('are found in code with whatever stands around them', () => {
    expect(mentionsOf('AG-K-MAP-01', ['AG'])).toEqual(['AG-K-MAP-01'])
    const code = "note('AG-1.a', x) // AG-4.II.1.a. See AG-EX-01; not BG-1.a, XAG-1.a or AG-. AG-2.c-d"
    expect(mentionsOf(code, ['AG'])).toEqual(['AG-1.a', 'AG-4.II.1.a', 'AG-EX-01', 'AG-2.c'])
  })

  test('name what a test proves only at the head of its title', () => {
    expect(headOf('AG-1.a AG-1.b, AG-EX-01: as AG-3.a demands', ['AG'])).toEqual([
      'AG-1.a',
      'AG-1.b',
      'AG-EX-01',
    ])
    expect(headOf('flies by AG-1.a', ['AG'])).toEqual([])
  })
})

describe('proof', () => {
  test('is complete when every line is cited and tested and every example passes', () => {
    const proof = prove(RULES, CODE, TESTS)
    expect(proof).toEqual({
      lines: 3,
      outOfScope: 0,
      cited: 3,
      proven: 3,
      missing: [],
      examples: { total: 2, passing: 2, missing: [] },
      derived: { total: 1, passing: 1, missing: [] },
      errors: [],
    })
    expect(isComplete(proof)).toBe(true)
  })

  test('leaves lines out that the rules name as out of scope, and knows their ids', () => {
    const rules = `${RULES}- **AG-TWO-01** *(out of scope)* Two may fly.\n`
    const proof = prove(
      rules,
      new Map([...CODE, ['games/ag/state.ts', 'not AG-TWO-01, nor any of AG-TWO']]),
      TESTS,
    )
    expect(proof).toMatchObject({ lines: 3, outOfScope: 1, proven: 3, missing: [], errors: [] })
  })

  test('misses a line that no test names', () => {
    const proof = prove(RULES, CODE, [pass('AG-1.a'), pass('AG-4.II.1.a')])
    expect(proof).toMatchObject({ cited: 3, proven: 2, missing: ['AG-1.b'] })
    expect(isComplete(proof)).toBe(false)
  })

  test('misses a line that a test names and no code cites', () => {
    const proof = prove(RULES, new Map([['a.ts', 'AG-1.a AG-1.b']]), TESTS)
    expect(proof).toMatchObject({ cited: 2, proven: 2, missing: ['AG-4.II.1.a'] })
    expect(isComplete(proof)).toBe(false)
  })

  test('misses a line whose test fails, even if another one passes', () => {
    expect(prove(RULES, CODE, [...TESTS, fail('AG-1.a too')]).missing).toEqual(['AG-1.a'])
  })

  test('counts the ids of the group a test is in', () => {
    expect(prove(RULES, CODE, [pass('AG-1.a', 'flies')]).missing).toEqual(['AG-1.b', 'AG-4.II.1.a'])
  })

  test('misses examples and derived cases that do not pass', () => {
    const proof = prove(RULES, CODE, [
      TESTS[0] ?? fail(),
      pass('AG-EX-01'),
      fail('AG-EX-02'),
      fail('AG-DX-01'),
    ])
    expect(proof.examples).toEqual({ total: 2, passing: 1, missing: ['AG-EX-02'] })
    expect(proof.derived).toEqual({ total: 1, passing: 0, missing: ['AG-DX-01'] })
    expect(proof.missing).toEqual([])
    expect(isComplete(proof)).toBe(false)
  })

  test('names ids that are not in RULES.md, in code and in tests', () => {
    const code = new Map([...CODE, ['games/ag/state.ts', 'AG-1.x, AG-1.x again, AG-A-02']])
    const proof = prove(RULES, code, [...TESTS, pass('flies by AG-1.y')])
    expect(proof.errors).toEqual([
      'AG-1.x in games/ag/state.ts is not in RULES.md',
      'AG-A-02 in games/ag/state.ts is not in RULES.md',
      "AG-1.y in the test 'flies by AG-1.y' is not in RULES.md",
    ])
    expect(isComplete(proof)).toBe(false)
  })

  test('lets code speak of a chapter and of component facts, which prove no line', () => {
    const proof = prove(RULES, new Map([['a.ts', 'AG-1, AG-4.II and AG-D-07']]), [pass('AG-1 flies')])
    expect(proof).toMatchObject({ cited: 0, proven: 0, errors: [] })
  })

  test('takes no citation from words, but checks their ids', () => {
    const words = new Map([['games/ag/text.ts', 'AG-1.b AG-1.x']])
    const proof = prove(RULES, new Map([['a.ts', 'AG-1.a AG-4.II.1.a']]), TESTS, words)
    expect(proof).toMatchObject({ cited: 2, missing: ['AG-1.b'] })
    expect(proof.errors).toEqual(['AG-1.x in games/ag/text.ts is not in RULES.md'])
  })

  test('names ids that RULES.md has twice', () => {
    expect(prove(`${RULES}- **AG-1.a** Again.\n`, CODE, TESTS).errors).toEqual([
      'AG-1.a is in RULES.md twice',
    ])
  })

  test('refuses a RULES.md without lines', () => {
    expect(() => prove('# Nothing', CODE, TESTS)).toThrow('RULES.md has no rule lines')
  })
})
