/** Bad input: one clear sentence that says what is wrong and what to do. Never a mistake in the rules. */
export class Refused extends Error {
  override readonly name = 'Refused'
}
