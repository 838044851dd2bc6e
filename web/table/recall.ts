import type { Logged } from '@tallyho/engine'

/** The most answers that are shown again. */
const MOST = 100
/** What has only just begun is told with what was before it. */
const FEW = 4

/**
 * Where the last stretch of a game begins, in answers: behind the last thing that was over, a raid or a day, unless that
 * is only just so.
 */
export function stretchStart(notes: readonly Logged[], holds: readonly string[], answers: number): number {
  const over = notes.findLast(({ what, at }) => holds.includes(what) && answers - at >= FEW)
  return Math.max(over?.at ?? 0, answers - MOST)
}
