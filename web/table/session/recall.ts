import type { Logged } from '@tallyho/engine'

/** The most answers that are shown again. */
const MOST = 100
/** So many where nothing was over yet, or a game knows of nothing that is. */
const LAST = 40
/** What has only just begun is told with what was before it. */
const FEW = 4

/**
 * Where the last stretch of a game begins, in answers: behind the last thing that was over, a raid or a day, unless that
 * is only just so; else a few answers back.
 */
export function stretchStart(notes: readonly Logged[], holds: readonly string[], answers: number): number {
  const over = notes.findLast(({ what, at }) => holds.includes(what) && answers - at >= FEW)
  return Math.max(over?.at ?? answers - LAST, answers - MOST, 0)
}

/**
 * Where the stretch begins, in answers, that was being shown when so many notes had been: with the answer that brought
 * about the next of them. Undefined if there is none, or if it is too long ago.
 */
export function leftAt(notes: readonly Logged[], seen: number, answers: number): number | undefined {
  const next = notes[seen]
  if (next === undefined) return undefined
  const from = Math.max(0, next.at - 1)
  return answers - from > MOST ? undefined : from
}
