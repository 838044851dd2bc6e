/**
 * How many tests passed and failed by vitest's JSON results. A test that is skipped proves nothing, and a file that
 * cannot be loaded has tests that did not run: both count as failed. So does a run that ended badly for a reason
 * that no test shows, and one without results.
 */
export function countUnit(json, code) {
  const { testResults, numPassedTests, numTotalTests } = read(json)
  const broken = testResults.filter(
    file => file.status === 'failed' && file.assertionResults.length === 0,
  ).length
  const failed = numTotalTests - numPassedTests + broken
  return { passed: numPassedTests, failed: failed || (code === 0 && numPassedTests > 0 ? 0 : 1) }
}

function read(json) {
  try {
    return JSON.parse(json)
  } catch {
    return { testResults: [], numPassedTests: 0, numTotalTests: 0 }
  }
}

/** What failed by vitest's JSON results: the test or the file, and the first line of why. */
export function failedUnit(json) {
  return read(json).testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter(test => test.status !== 'passed')
    if (tests.length === 0) return status === 'failed' ? [`${name}: ${firstLine(message)}`] : []
    return tests.map(test => `${name}: ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`)
  })
}

/** The same for a runner that writes `ok NAME` or `not ok NAME` and why below it. What it says of one last, counts. */
export function failedLines(output) {
  const wrong = new Map()
  for (const [, mark, name, why] of output.matchAll(
    /^(?:again )?(ok|not ok) (.*?)(?: \([\d.]+ s\))?\n(?: +(.*))?/gm,
  ))
    if (mark === 'ok') wrong.delete(name)
    else wrong.set(name, firstLine(why))
  return [...wrong].map(([name, why]) => `${name}: ${why}`)
}

/** What such a runner tried once more, and how that went: to be told of a green run too. */
export function triedAgain(output = '') {
  return output.match(/^again (?:ok|not ok) .*$/gm) ?? []
}

function firstLine(text) {
  return (text ?? '').split('\n')[0]
}

/** How many passed and failed for a runner whose last line is `N passed, N failed`. */
export function countLastLine(output, code) {
  const last = output.trim().split('\n').at(-1) ?? ''
  const [, passed = 0, failed = 0] = /^(\d+) passed, (\d+) failed$/.exec(last)?.map(Number) ?? []
  return { passed, failed: failed || (code === 0 && passed > 0 ? 0 : 1) }
}
