import type { Frame, Logged, Strip } from '@tallyho/engine'
import { isEvent } from '@tallyho/kit'

/**
 * What a table is fed with: how the game stands, and the frames that led there since it was last fed. Who makes them, a
 * game in this page, a replay or one played elsewhere, is nothing to the table.
 */
export interface Scene<S> {
  readonly state: S
  readonly notes: readonly Logged[]
  readonly frames: readonly Frame<S>[]
}

/** A strip of film: the last frames in order, and how far they have been shown. */
export interface Reel<S> {
  readonly scene: Scene<S>
  /** The board before the first frame. */
  readonly before: S
  readonly frames: readonly Frame<S>[]
  /** How many of the frames have been shown. */
  readonly at: number
  /** The next frame is an event that has just been rolled or drawn: its card lies there, its result is still to come. */
  readonly rolling: boolean
}

/** So many frames can be wound back. */
const LENGTH = 300

/** At the beginning nothing is shown again. */
export function openReel<S>(scene: Scene<S>): Reel<S> {
  return feed({ scene, before: scene.state, frames: [], at: 0, rolling: false }, scene, false)
}

/** From the beginning of a stretch that leads here, shown again. */
export function windTo<S>({ scene }: Reel<S>, { before, frames }: Strip<S>): Reel<S> {
  const excess = Math.max(0, frames.length - LENGTH)
  return {
    scene,
    before: frames[excess - 1]?.state ?? before,
    frames: frames.slice(excess),
    at: 0,
    rolling: false,
  }
}

/**
 * Takes in the next scene. Frames whose notes are no longer in the log, because they were taken back, are cut off; what is
 * new is still to be shown, if it is to be played.
 */
export function feed<S>(reel: Reel<S>, scene: Scene<S>, plays: boolean): Reel<S> {
  const old = stillTold(reel, scene)
  const frames = [...old, ...scene.frames]
  const excess = Math.max(0, frames.length - LENGTH)
  const before = old.length > 0 ? reel.before : scene.frames.length > 0 ? reel.scene.state : scene.state
  return {
    scene,
    before: frames[excess - 1]?.state ?? before,
    frames: frames.slice(excess),
    at: Math.max(0, (plays ? Math.min(reel.at, old.length) : frames.length) - excess),
    rolling: plays && reel.rolling && reel.at < old.length,
  }
}

/** The frames that the log still tells of, up to where the new ones begin. */
function stillTold<S>(reel: Reel<S>, scene: Scene<S>): readonly Frame<S>[] {
  const first = firstOf(reel)
  const end = scene.notes.length - scene.frames.length
  if (first + reel.frames.length < end) return []
  const gone = reel.frames.findIndex(({ note }, i) => first + i >= end || scene.notes[first + i] !== note)
  return gone < 0 ? reel.frames : reel.frames.slice(0, gone)
}

/** Where the strip begins in the log. */
function firstOf({ scene, frames }: Reel<unknown>): number {
  return scene.notes.length - frames.length
}

/** Everything has been shown: the question may be asked. */
export function atRest({ at, frames, rolling }: Reel<unknown>): boolean {
  return at >= frames.length && !rolling
}

/** The number of the frame that is shown, counted over the whole game. */
export function frameNumber(reel: Reel<unknown>): number {
  return firstOf(reel) + reel.at
}

/** The board to be shown now. */
export function boardOf<S>({ at, frames, before, scene, ...reel }: Reel<S>): S {
  if (at >= frames.length && !reel.rolling) return scene.state
  return at === 0 ? before : (frames[at - 1]?.state ?? before)
}

/** The log as far as it has been shown. */
export function notesOf(reel: Reel<unknown>): readonly Logged[] {
  const { scene } = reel
  return atRest(reel) ? scene.notes : scene.notes.slice(0, frameNumber(reel) + Number(reel.rolling))
}

/** What is being told. */
export function noteOf({ frames, at, rolling }: Reel<unknown>): Logged | undefined {
  return frames[rolling ? at : at - 1]?.note
}

/** A note without a card that changes nothing on the board is read in the log: no time is spent on it. */
function isSeen<S>(reel: Reel<S>, at: number, cards: object): boolean {
  const frame = reel.frames[at]
  const last = at === 0 ? reel.before : reel.frames[at - 1]?.state
  return frame !== undefined && (isEvent(cards, frame.note) || frame.state !== last)
}

/** One beat on: a roll first, its result after it; a move at once. */
export function onward<S>(reel: Reel<S>, cards: object): Reel<S> {
  if (reel.rolling) return { ...reel, at: reel.at + 1, rolling: false }
  let { at } = reel
  while (at < reel.frames.length && !isSeen(reel, at, cards)) at++
  const next = reel.frames[at]
  if (!next) return { ...reel, at: reel.frames.length }
  return isEvent(cards, next.note) ? { ...reel, at, rolling: true } : { ...reel, at: at + 1 }
}

/** One frame back: to what was told before. */
export function backward<S>(reel: Reel<S>, cards: object): Reel<S> {
  let at = reel.rolling ? reel.at : reel.at - 1
  while (at > 0 && !isSeen(reel, at - 1, cards)) at--
  return { ...reel, at: Math.max(0, at), rolling: false }
}

/** Catches up: the question is asked at once. */
export function caughtUp<S>(reel: Reel<S>): Reel<S> {
  return { ...reel, at: reel.frames.length, rolling: false }
}

/** Milliseconds that a beat stays: a roll, the result of one, a move. */
export interface Pace {
  readonly roll: number
  readonly result: number
  readonly move: number
  /** For each word that is to be read. */
  readonly word: number
}

/** The more is told, the longer it stays. */
export function timeOf(
  reel: Reel<unknown>,
  cards: object,
  pace: Pace,
  told: (note: Logged) => string,
): number {
  if (reel.rolling) return pace.roll
  const note = noteOf(reel)
  if (!note) return pace.move
  const reading = pace.word * told(note).split(' ').length
  return reading + (isEvent(cards, note) ? pace.result : pace.move)
}
