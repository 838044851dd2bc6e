import { expect, test } from 'vitest'

interface Counts {
  countUnit(json: string, code: number): { passed: number; failed: number }
  countLastLine(output: string, code: number): { passed: number; failed: number }
}

const { countUnit, countLastLine }: Counts = await import(new URL('../counts.mjs', import.meta.url).href)

const FINE = { status: 'passed', assertionResults: [{}, {}, {}] }
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
