import { expect, test } from 'vitest'

/**
 * Proofs in one line, one test for each name: `hunt/left I/JG3 610: fight 1 6 = bomber/left 610` is what lies on the table,
 * what is answered, and what comes of it.
 */
export function testLines(
  tests: Readonly<Record<string, string | readonly string[]>>,
  proof: (before: string, lines: string, after: string) => void,
): void {
  for (const [name, lines] of Object.entries(tests))
    test(name, () => {
      for (const line of [lines].flat()) {
        const [, before = '', played = '', after = ''] =
          /^(.*?): ?(.*?) ?= ?(.*)$/.exec(line) ?? expect.fail(line)
        proof(before, played, after)
      }
    })
}
