import { expect, test } from 'vitest'

interface Counts {
  countUnit(json: string, code: number): { passed: number; failed: number }
  countLastLine(output: string, code: number): { passed: number; failed: number }
  failedUnit(json: string): string[]
  failedLines(output: string): string[]
  triedAgain(output?: string): string[]
}

const { countUnit, countLastLine, failedUnit, failedLines, triedAgain }: Counts = await import(
  new URL('../counts.mjs', import.meta.url).href
)

const FINE = { status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'passed' }] }
const json = (passed: number, total: number, ...testResults: object[]) =>
  JSON.stringify({ numPassedTests: passed, numTotalTests: total, testResults })

test.each([
  ['all pass', json(3, 3, FINE), 0, { passed: 3, failed: 0 }],
  ['one fails', json(2, 3, { ...FINE, status: 'failed' }), 1, { passed: 2, failed: 1 }],
  ['one is skipped', json(2, 3, FINE), 0, { passed: 2, failed: 1 }],
  [
    'a file cannot be loaded',
    json(3, 3, FINE, { status: 'failed', assertionResults: [] }),
    1,
    { passed: 3, failed: 1 },
  ],
  ['an error outside of tests', json(3, 3, FINE), 1, { passed: 3, failed: 1 }],
  ['no test', json(0, 0), 0, { passed: 0, failed: 1 }],
  ['no results', '', 1, { passed: 0, failed: 1 }],
])('unit tests: %s', (_, results, code, counts) => {
  expect(countUnit(results, code)).toEqual(counts)
})

test.each([
  ['ok 1\n12 passed, 0 failed\n', 0, { passed: 12, failed: 0 }],
  ['12 passed, 3 failed', 1, { passed: 12, failed: 3 }],
  ['12 passed, 0 failed', 1, { passed: 12, failed: 1 }],
  ['0 passed, 0 failed', 0, { passed: 0, failed: 1 }],
  ['12 passed, 0 failed\nError: crashed', 1, { passed: 0, failed: 1 }],
  ['', 0, { passed: 0, failed: 1 }],
])('last line: %j', (output, code, counts) => {
  expect(countLastLine(output, code)).toEqual(counts)
})

test('what failed is told by name, with the first line of why', () => {
  const wrong = { status: 'failed', fullName: 'raids meet', failureMessages: ['expected 1\n at line 3'] }
  const results = json(
    1,
    3,
    { ...FINE, name: 'fine.test.ts' },
    { name: 'raids.test.ts', status: 'failed', assertionResults: [{ status: 'passed' }, wrong] },
    { name: 'broken.test.ts', status: 'failed', message: 'no such file\n', assertionResults: [] },
  )
  expect(failedUnit(results)).toEqual([
    'raids.test.ts: raids meet: expected 1',
    'broken.test.ts: no such file',
  ])
  expect(failedUnit('')).toEqual([])
  const lines = [
    ...[
      'ok one (1.0 s)',
      'not ok two',
      '  Error: no button',
      '    at line 3',
      'not ok three',
      '  Error: late',
    ],
    ...['again not ok two', '  Error: no button', 'again ok three (2.0 s)', '2 passed, 1 failed'],
  ]
  expect(failedLines(lines.join('\n'))).toEqual(['two: Error: no button'])
})

test('what was tried once more is told, whatever came of it', () => {
  const output = [
    'ok one (1.0 s)',
    'not ok two',
    '  Error: late',
    'again ok two (2.0 s)',
    '2 passed, 0 failed',
  ]
  expect(triedAgain(output.join('\n'))).toEqual(['again ok two (2.0 s)'])
  expect(triedAgain(undefined)).toEqual([])
})
