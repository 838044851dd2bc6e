import type { Answer, Pause } from '../rules/pause.ts'

/** Whoever knows the answer as soon as he is asked: dice, and players of a simulation. */
export type Answerer = (pause: Pause) => Answer

let answerer: Answerer | undefined

/**
 * The answer to a pause that need not be waited for; undefined where somebody is to be waited for. To leave a rule and come
 * back to it, through all the rules that it was called by, takes longer than most of what they do.
 */
export function atOnce(pause: Pause): Answer | undefined {
  return answerer?.(pause)
}

/** Puts somebody else there and returns who it was. Only the run that drives a rule calls this. */
export function putAnswerer(to: Answerer | undefined): Answerer | undefined {
  const before = answerer
  answerer = to
  return before
}
