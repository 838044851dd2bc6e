import { plainLine } from '../rules/plain.ts'

/** A sentence may quote what a file says. */
const LONGEST = 2000

/** Bad input: one clear sentence that says what is wrong and what to do. Never a mistake in the rules. */
export class Refused extends Error {
  override readonly name = 'Refused'

  constructor(sentence: string, options?: ErrorOptions) {
    const line = plainLine(sentence)
    super(line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line, options)
  }
}
