import { share } from '../kept/share.ts'
import type { Logged } from '../play/checkpoint.ts'
import { copy } from '../play/copy.ts'
import type { Match } from '../play/match.ts'
import type { Step } from '../rules/game.ts'
import type { Seat } from '../rules/pause.ts'

/** One moment of a game as one seat may know it: a note of the log, the board as it stood when that was written, and the step. */
export interface Frame<S> {
  readonly note: Logged
  readonly state: S
  readonly step: Step
}

/**
 * Films what is done to a match, for one seat: one frame for each note, in order. `before` is a copy of the board as the
 * seat saw it last; what has not changed since stays the same object, from frame to frame.
 */
export function film<S>(match: Match<S>, seat: Seat, before: S, act: () => void): readonly Frame<S>[] {
  const frames: Frame<S>[] = []
  const { game, watch } = match
  let last = before
  match.watch = (note, state) => {
    last = share(last, game.view(state, seat))
    frames.push({ note, state: last, step: match.step })
    watch?.(note, state)
  }
  try {
    act()
  } finally {
    match.watch = watch
  }
  return frames
}

/** A stretch of film: the board it begins with, and its frames. */
export interface Strip<S> {
  readonly before: S
  readonly frames: readonly Frame<S>[]
}

/** Films part of a finished or running match again, from one number of answers to another, with the notes of its log. */
export function filmAgain<S>(match: Match<S>, seat: Seat, from: number, to: number): Strip<S> {
  const again = match.fork(from)
  const before = copy(match.game.view(again.state, seat))
  const notes = match.notes.filter(({ at }) => at > from && at <= to)
  const frames = film(again, seat, before, () => {
    for (const { answer } of match.journal.slice(from, to)) again.play(answer)
  })
  return { before, frames: frames.map((frame, i) => ({ ...frame, note: notes[i] ?? frame.note })) }
}
