import type { Logged, Step, Strip, Words } from '@tallyho/engine'
import { useCallback, useEffect, useState } from 'react'
import {
  atRest,
  backward,
  beatOf,
  beatsAhead,
  boardAt,
  boardOf,
  type Cutting,
  caughtUp,
  feed,
  frameNumber,
  notesOf,
  onward,
  openReel,
  type Pace,
  type Scene,
  stepOf,
  timeOf,
  windTo,
} from './reel.ts'

export interface Film<S> {
  readonly state: S
  readonly notes: readonly Logged[]
  /** What is being told, all of one beat; at rest what was told last. */
  readonly beat: readonly Logged[]
  /** The step that it is told in; undefined at rest. */
  readonly step: Step | undefined
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
  /** So many frames can be wound back from here; so many beats are to come. */
  readonly behind: number
  readonly ahead: number
  /** Counts the beats that were told one after the other; what is wound back or caught up with is not told. */
  readonly told: number
  /** On by one beat; holds the film if it was at rest. */
  on(): void
  back(): void
  catchUp(): void
  /** Plays a stretch that leads here, from its beginning. */
  again(strip: Strip<S>): void
  /** The board that a note was told on. */
  stateAt(note: Logged): S
}

/** A stretch of film that was left in the middle, and how many of its frames had been seen. */
export interface LeftOff<S> {
  readonly strip: Strip<S>
  readonly seen: number
}

/**
 * Plays the frames that a table is fed with, one after the other. Without a pace, as for those who want no motion, the
 * player turns them; `plays` is false where everything is to be shown at once.
 */
export function useFilm<S>(
  scene: Scene<S>,
  cutting: Cutting,
  { note }: Pick<Words, 'note'>,
  pace: Pace | undefined,
  plays: boolean,
  holds: readonly string[] = [],
  leftOff?: LeftOff<S> | undefined,
  /** Whether there is something to be explained at a beat: the film waits for it. */
  teaches?: (beat: readonly Logged[]) => boolean,
): Film<S> {
  const [reel, setReel] = useState(() => {
    const opened = openReel(scene)
    return leftOff ? windTo(opened, leftOff.strip, leftOff.seen) : opened
  })
  const [held, setHeld] = useState(false)
  const [told, setTold] = useState(0)
  let now = reel
  if (reel.scene !== scene) {
    const fresh = scene.notes !== reel.scene.notes
    now = fresh ? feed(reel, scene, plays) : { ...reel, scene }
    // What changes nothing and has no card takes no time: the question need not wait for it.
    if (fresh && !atRest(now)) {
      now = onward(now, cutting)
      setTold(told + 1)
    }
    setReel(now)
    if (fresh) setHeld(false)
  }
  const rest = atRest(now)
  const beat = beatOf(now)
  const waits = !now.rolling && (holds.includes(beat.at(-1)?.what ?? '') || (teaches?.(beat) ?? false))
  const on = useCallback(() => {
    setReel(last => onward(last, cutting))
    setTold(last => last + 1)
  }, [cutting])
  useEffect(() => {
    if (rest || held || waits || !pace) return
    const timer = setTimeout(on, timeOf(now, cutting, pace, note))
    return () => clearTimeout(timer)
  }, [now, rest, held, waits, pace, cutting, note, on])

  return {
    state: boardOf(now),
    notes: notesOf(now),
    beat,
    step: stepOf(now),
    at: rest ? 'rest' : held || !pace ? 'back' : waits ? 'waits' : 'playing',
    rolling: now.rolling,
    number: frameNumber(now),
    fresh: now.scene.frames.length,
    behind: now.at,
    ahead: rest ? 0 : beatsAhead(now, cutting),
    told,
    on,
    back: () => {
      setHeld(true)
      setReel(last => backward(last, cutting))
    },
    catchUp: () => {
      setHeld(false)
      setReel(last => caughtUp(last))
    },
    again: strip => {
      setHeld(false)
      setReel(last => windTo(last, strip))
    },
    stateAt: note => boardAt(now, note),
  }
}
