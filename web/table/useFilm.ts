import type { Logged, Strip, Words } from '@tallyho/engine'
import { useEffect, useState } from 'react'
import {
  atRest,
  backward,
  boardOf,
  caughtUp,
  feed,
  frameNumber,
  noteOf,
  notesOf,
  onward,
  openReel,
  type Pace,
  type Scene,
  timeOf,
  windTo,
} from './reel.ts'

export interface Film<S> {
  readonly state: S
  readonly notes: readonly Logged[]
  /** What is being told; at rest what was told last. */
  readonly note: Logged | undefined
  /**
   * `playing` by itself; it `waits` for the player because something is over, or was wound `back`; or at `rest`: the
   * question is asked.
   */
  readonly at: 'playing' | 'waits' | 'back' | 'rest'
  readonly rolling: boolean
  /** Of the frame that is shown, over the whole game. */
  readonly number: number
  /** How many notes the last scene brought. */
  readonly fresh: number
  /** So many frames can be wound back from here, and on. */
  readonly behind: number
  readonly ahead: number
  /** On by one beat; holds the film if it was at rest. */
  on(): void
  back(): void
  catchUp(): void
  /** Plays a stretch that leads here, from its beginning. */
  again(strip: Strip<S>): void
}

/**
 * Plays the frames that a table is fed with, one after the other. Without a pace, as for those who want no motion, the
 * player turns them; `plays` is false where everything is to be shown at once.
 */
export function useFilm<S>(
  scene: Scene<S>,
  cards: object,
  { note: told }: Pick<Words, 'note'>,
  pace: Pace | undefined,
  plays: boolean,
  holds: readonly string[] = [],
): Film<S> {
  const [reel, setReel] = useState(() => openReel(scene))
  const [held, setHeld] = useState(false)
  let now = reel
  if (reel.scene !== scene) {
    const fresh = scene.notes !== reel.scene.notes
    now = fresh ? feed(reel, scene, plays) : { ...reel, scene }
    // What changes nothing and has no card takes no time: the question need not wait for it.
    if (fresh && !atRest(now)) now = onward(now, cards)
    setReel(now)
    if (fresh) setHeld(false)
  }
  const rest = atRest(now)
  const waits = !now.rolling && holds.includes(noteOf(now)?.what ?? '')
  useEffect(() => {
    if (rest || held || waits || !pace) return
    const timer = setTimeout(() => setReel(last => onward(last, cards)), timeOf(now, cards, pace, told))
    return () => clearTimeout(timer)
  }, [now, rest, held, waits, pace, cards, told])

  return {
    state: boardOf(now),
    notes: notesOf(now),
    note: noteOf(now),
    at: rest ? 'rest' : held || !pace ? 'back' : waits ? 'waits' : 'playing',
    rolling: now.rolling,
    number: frameNumber(now),
    fresh: now.scene.frames.length,
    behind: now.at,
    ahead: now.frames.length - now.at,
    on: () => setReel(last => onward(last, cards)),
    back: () => {
      setHeld(true)
      setReel(last => backward(last, cards))
    },
    catchUp: () => {
      setHeld(false)
      setReel(last => caughtUp(last))
    },
    again: strip => {
      setHeld(false)
      setReel(last => windTo(last, strip))
    },
  }
}
