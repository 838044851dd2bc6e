import type { Stretches } from '@tallyho/bots'

/** As far as so many answers of a journal reach. */
export function stretchesUpTo(stretches: Stretches, answers: number): Stretches {
  return stretches.flatMap(([from, to]) => (from < answers ? [[from, Math.min(to, answers)] as const] : []))
}

/** What a file or the shelf says of a journal, which may be anything: sound and in order, or nothing. */
export function readStretches(data: unknown, answers: number): Stretches | undefined {
  if (!Array.isArray(data) || data.length > answers) return undefined
  let end = 0
  for (const stretch of data) {
    if (!Array.isArray(stretch) || stretch.length !== 2 || !stretch.every(Number.isSafeInteger))
      return undefined
    const [from, to] = stretch
    if (from < end || to <= from) return undefined
    end = to
  }
  const within = stretchesUpTo(data, answers)
  return within.length > 0 ? within : undefined
}
