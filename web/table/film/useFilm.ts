import type { Logged, Step, Strip, Words } from '@tallyho/engine'
import type { BoardModule } from '@tallyho/kit/board.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
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
  hasMoved,
  isSuspense,
  notesOf,
  onward,
  openReel,
  type Pace,
  type Reel,
  type Scene,
  stepOf,
  timeOf,
  toldOf,
  windTo,
} from './reel.ts'

export interface Film<S> {
  readonly state: S
  /** The log as far as it has been shown, what rolls included; and as far as it has been told. */
  readonly notes: readonly Logged[]
  readonly told: readonly Logged[]
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
  /** Milliseconds that the beat stays, as long as it plays by itself. */
  readonly lasts: number | undefined
  /** Of the frame that is shown, over the whole game. */
  readonly number: number
  /** How many notes the last scene brought. */
  readonly fresh: number
  /** So many frames can be wound back from here; so many beats are to come. */
  readonly behind: number
  readonly ahead: number
  /** Counts the beats that were told one after the other; what is wound back or caught up with is not told. */
  readonly turns: number
  /** On by one beat; holds the film if it was at rest. */
  on(): void
  back(): void
  catchUp(): void
  /** Plays a stretch that leads here, from its beginning. */
  again(strip: Strip<S>): void
  /** Holds a stretch that leads here at the note that comes next in it. */
  lookAt(stretch: LeftOff<S>): void
  /** Holds a stretch that leads here at its last beat but one. */
  rewind(strip: Strip<S>): void
  /** The board that a note was told on. */
  stateAt(note: Logged): S
}

/** A stretch of film that was left in the middle, and how many of its frames had been seen. */
export interface LeftOff<S> {
  readonly strip: Strip<S>
  readonly seen: number
}

/** Notes at which a film waits. */
export type Waiting = Pick<BoardModule<unknown>, 'holds' | 'reads'>

/** Whoever presses as the film turns by itself means what he has seen until then. */
const JUST_TURNED = 350

/** Pieces slow down as they arrive: after so much of their time they are where one looks for them. */
const NEARLY = 0.6

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
  { holds = [], reads = [] }: Waiting = {},
  leftOff?: LeftOff<S> | undefined,
  /** Whether there is something to be explained at a beat: the film waits for it. */
  teaches?: (beat: readonly Logged[], rolling: boolean) => boolean,
  /** Dice lie ready for what comes next: what was rolled before them stays as long as any other beat. */
  lingers = false,
): Film<S> {
  const [reel, setReel] = useState(() => {
    const opened = openReel(scene)
    return leftOff ? windTo(opened, leftOff.strip, leftOff.seen) : opened
  })
  const [held, setHeld] = useState(false)
  const [turns, setTurns] = useState(0)
  /** The last beat has come up, and is still to be read or seen for a while; or its pieces have not arrived. */
  const [unread, setUnread] = useState<'reads' | 'arrives'>()
  const turned = useRef(0)
  const readsLast = (one: Reel<S>) =>
    atRest(one) &&
    beatOf(one).some(told => reads.includes(told.what) || (lingers && isSuspense(told, cutting)))
      ? 'reads'
      : undefined
  let now = reel
  if (reel.scene !== scene) {
    const fresh = scene.notes !== reel.scene.notes
    now = fresh ? feed(reel, scene, plays) : { ...reel, scene }
    // What changes nothing and has no card takes no time: the question need not wait for it.
    const comes = fresh && !atRest(now)
    if (comes) {
      now = onward(now, cutting)
      setTurns(turns + 1)
    }
    setReel(now)
    if (fresh) setHeld(false)
    if (fresh) setUnread(comes ? readsLast(now) : undefined)
  }
  const rest = atRest(now) && !unread
  const beat = beatOf(now)
  const isHeld = holds.includes(beat.at(-1)?.what ?? '') || beat.some(({ what }) => reads.includes(what))
  const arrives = unread === 'arrives'
  const waits = !arrives && ((isHeld && !now.rolling) || (teaches?.(beat, now.rolling) ?? false))
  const time = () => pace && (arrives ? pace.move * NEARLY : timeOf(now, cutting, pace, note))
  const lasts = rest || held || waits ? undefined : time()
  const turn = () => {
    const next = onward(now, cutting)
    setReel(next)
    setTurns(turns + 1)
    setUnread(
      atRest(now)
        ? undefined
        : (readsLast(next) ?? (pace && atRest(next) && hasMoved(next) ? 'arrives' : undefined)),
    )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: it turns what is shown now
  useEffect(() => {
    if (lasts === undefined) return
    const timer = setTimeout(() => {
      turned.current = performance.now()
      turn()
    }, lasts)
    return () => clearTimeout(timer)
  }, [now, lasts])

  const hold = useCallback((next: (last: Reel<S>) => Reel<S>) => {
    setHeld(true)
    setUnread(undefined)
    setReel(next)
  }, [])
  const lookAt = useCallback(
    ({ strip, seen }: LeftOff<S>) => hold(last => windTo(last, strip, seen + 1)),
    [hold],
  )

  return {
    state: boardOf(now),
    notes: notesOf(now),
    told: toldOf(now),
    beat,
    step: stepOf(now),
    at: rest ? 'rest' : held || !pace ? 'back' : waits ? 'waits' : 'playing',
    rolling: now.rolling,
    lasts,
    number: frameNumber(now),
    fresh: now.scene.frames.length,
    behind: now.at,
    ahead: rest ? 0 : beatsAhead(now, cutting),
    turns,
    on: () => {
      if (performance.now() - turned.current > JUST_TURNED) turn()
    },
    back: () => hold(last => backward(last, cutting)),
    rewind: strip => hold(last => backward(windTo(last, strip, strip.frames.length), cutting)),
    catchUp: () => {
      setHeld(false)
      setUnread(undefined)
      setReel(last => caughtUp(last))
    },
    again: strip => {
      setHeld(false)
      setUnread(undefined)
      setReel(last => windTo(last, strip))
    },
    lookAt,
    stateAt: note => boardAt(now, note),
  }
}
