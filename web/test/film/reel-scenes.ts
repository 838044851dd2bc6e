import type { Frame, Logged } from '@tallyho/engine'
import { atRest, beatOf, boardOf, onward, type Reel } from '../../table/film/reel.ts'

export const CARDS = { events: { roll: () => null, damage: () => null } }
export const PACE = { roll: 3, result: 2, move: 1, word: 10, least: 0.5 }

export const note = (what: string, at = 0): Logged => ({ rule: 'TOY-1', what, facts: {}, at })

/** A game that is told so far in these notes, and the frames of the last of them: each note is its own board. */
export function scene(told: readonly (readonly [note: Logged, state: string])[], fresh: number) {
  const frames: Frame<string>[] = told
    .slice(told.length - fresh)
    .map(([one, state]) => ({ note: one, state, step: `step of ${one.what}` }))
  return { state: told.at(-1)?.[1] ?? 'start', notes: told.map(([one]) => one), frames }
}

export const START = scene([], 0)
export const ROLLED = note('roll')
export const MOVED = note('moved')
export const TOLD = note('told')
export const DAY = [
  [MOVED, 'moved'],
  [TOLD, 'moved'],
  [ROLLED, 'hit'],
] as const

/** What is seen, beat by beat, until the question may be asked. */
export function shownOf(reel: Reel<string>): string[] {
  const beats: string[] = []
  for (let now = reel; ; ) {
    beats.push(`${beatOf(now).at(-1)?.what ?? '-'}: ${boardOf(now)}${now.rolling ? ', rolling' : ''}`)
    if (atRest(now)) return beats
    now = onward(now, CARDS)
  }
}
