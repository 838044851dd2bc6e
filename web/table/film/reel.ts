import type { Frame, Logged, Step, Strip } from '@tallyho/engine'
import { isEvent } from '@tallyho/kit'
import type { BoardModule } from '@tallyho/kit/board.ts'

/** What a game says about its film: which notes have cards, and how they are cut into beats. */
export type Cutting = Pick<BoardModule<unknown>, 'events' | 'cut' | 'weights'>

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
  /** How many frames are told in the beat that is shown: the last ones, or as long as something rolls all that it will tell. */
  readonly span: number
  /** How many of them have been told already before what rolls. */
  readonly led: number
}

/** So many frames can be wound back. */
const LENGTH = 300

/** At the beginning nothing is shown again. */
export function openReel<S>(scene: Scene<S>): Reel<S> {
  return feed(
    { scene, before: scene.state, frames: [], at: 0, rolling: false, span: 0, led: 0 },
    scene,
    false,
  )
}

/** A stretch that leads here, shown again: from its beginning, or from where so many of its frames had been seen. */
export function windTo<S>({ scene }: Reel<S>, { before, frames }: Strip<S>, seen = 0): Reel<S> {
  const excess = Math.max(0, frames.length - LENGTH)
  return {
    scene,
    before: frames[excess - 1]?.state ?? before,
    frames: frames.slice(excess),
    at: Math.max(0, seen - excess),
    rolling: false,
    span: Math.min(1, Math.max(0, seen - excess)),
    led: 0,
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
    span: plays ? Math.min(reel.span, old.length) : 1,
    led: reel.led,
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

/** The board that a note was told on: what stands on its card stays true, whatever came of it. */
export function boardAt<S>(reel: Reel<S>, note: Logged): S {
  return reel.frames.find(frame => frame.note === note)?.state ?? boardOf(reel)
}

/** The step of the frame that is shown; undefined at rest, and before the first. */
export function stepOf(reel: Reel<unknown>): Step | undefined {
  const { frames, at, rolling } = reel
  return atRest(reel) ? undefined : frames[rolling ? at : at - 1]?.step
}

/** The log as far as it has been shown; with it, as the last, what still rolls. */
export function notesOf(reel: Reel<unknown>): readonly Logged[] {
  const { scene } = reel
  return atRest(reel) ? scene.notes : scene.notes.slice(0, frameNumber(reel) + (reel.rolling ? 1 : 0))
}

/** The log as far as it has been told: what rolls is not told before it lies. */
export function toldOf(reel: Reel<unknown>): readonly Logged[] {
  return atRest(reel) ? reel.scene.notes : reel.scene.notes.slice(0, frameNumber(reel))
}

/** What is being told: one note, or several in one beat; as long as something rolls, nothing that comes of it. */
export function beatOf({ frames, at, rolling, span, led }: Reel<unknown>): readonly Logged[] {
  const [from, to] = rolling ? [at - led, at + 1] : [at - span, at]
  return frames.slice(Math.max(0, from), to).map(({ note }) => note)
}

/** A note without a card that changes nothing on the board is read in the log: no time is spent on it. */
function isSeen<S>(reel: Reel<S>, at: number, { events }: Cutting): boolean {
  const frame = reel.frames[at]
  const last = at === 0 ? reel.before : reel.frames[at - 1]?.state
  return frame !== undefined && (isEvent(events, frame.note) || frame.state !== last)
}

/** The first frame from here on that takes time. */
function nextSeen<S>(reel: Reel<S>, from: number, film: Cutting): number {
  let at = from
  while (at < reel.frames.length && !isSeen(reel, at, film)) at++
  return at
}

/** Where the beat ends that begins at a frame: behind all that is told with it. */
function endOfBeat<S>(reel: Reel<S>, from: number, film: Cutting): number {
  const notes = reel.frames.map(({ note }) => note)
  let end = from + 1
  for (const [at, note] of notes.entries()) {
    if (at < end) continue
    if (film.cut?.joins(note, notes.slice(from, end))) end = at + 1
    else if (isSeen(reel, at, film)) break
  }
  return end
}

/** Whether a card is laid down before the board shows what came of it. */
export function isSuspense(note: Logged, { events, cut }: Cutting): boolean {
  return cut ? cut.suspense.includes(note.what) : isEvent(events, note)
}

/** Where in a beat a card is laid down and waited for: the one that leads it, else the first of its kind; -1 if there is none. */
function rollsAt(beat: readonly Logged[], film: Cutting): number {
  const lead = film.cut?.leads(beat)
  if (lead && isSuspense(lead, film)) return beat.indexOf(lead)
  return beat.findIndex(note => isSuspense(note, film))
}

/** One beat on: a roll first, its result after it; a move at once. */
export function onward<S>(reel: Reel<S>, film: Cutting): Reel<S> {
  if (reel.rolling) return { ...reel, at: reel.at - reel.led + reel.span, rolling: false, led: 0 }
  const at = nextSeen(reel, reel.at, film)
  if (at >= reel.frames.length) return { ...reel, at: reel.frames.length }
  const span = endOfBeat(reel, at, film) - at
  const led = rollsAt(
    reel.frames.slice(at, at + span).map(({ note }) => note),
    film,
  )
  return led < 0 ? { ...reel, at: at + span, span } : { ...reel, at: at + led, span, led, rolling: true }
}

/** One beat back: to what was told before. */
export function backward<S>(reel: Reel<S>, film: Cutting): Reel<S> {
  const shown = reel.rolling ? reel.at + 1 : reel.at
  let last = { ...reel, at: 0, rolling: false, span: 0, led: 0 }
  for (;;) {
    let next = onward(last, film)
    if (next.rolling) next = onward(next, film)
    if (next.at >= shown || next.at === last.at) return last
    last = next
  }
}

/** Whether the beat that is shown has changed the board: pieces are on their way. */
export function hasMoved<S>({ frames, at, span, before }: Reel<S>): boolean {
  return frames[at - 1]?.state !== (frames[at - span - 1]?.state ?? before)
}

/** Catches up: the question is asked at once. */
export function caughtUp<S>(reel: Reel<S>): Reel<S> {
  return { ...reel, at: reel.frames.length, rolling: false, led: 0 }
}

/** Beats whose end is still to come. */
export function beatsAhead<S>(reel: Reel<S>, film: Cutting): number {
  let beats = 0
  for (let at = nextSeen(reel, reel.at, film); at < reel.frames.length; at = nextSeen(reel, at, film)) {
    at = endOfBeat(reel, at, film)
    beats++
  }
  return beats
}

/** Milliseconds that a beat stays: a roll, the result of one, a move. */
export interface Pace {
  readonly roll: number
  readonly result: number
  readonly move: number
  /** For each word that is to be read. */
  readonly word: number
  /** The least share of its time that a beat keeps where many are to come. */
  readonly least: number
}

/** How much longer the film stays at what is grave, and how much of a move's time bookkeeping takes. */
const GRAVE = 2
const SLIGHT = 0.35

/** Of so many beats each has its whole time. The more are to come, the quicker they go: nobody is to wait long for his question. */
const UNHURRIED = 5

function hurried(reel: Reel<unknown>, film: Cutting, { least }: Pace): number {
  return Math.max(least, Math.min(1, UNHURRIED / beatsAhead(reel, film)))
}

/**
 * The more is told, the longer it stays: what lies open is read, the lines beside it are looked over. A loss stays longer;
 * what is only booked does not hold the film, nor is the same sentence read twice in a row. What is grave is never hurried.
 */
export function timeOf(
  reel: Reel<unknown>,
  film: Cutting,
  pace: Pace,
  told: (note: Logged) => string,
): number {
  const share = hurried(reel, film, pace)
  if (reel.rolling) return pace.roll * share
  const beat = beatOf(reel)
  if (beat.length === 0) return pace.move
  if (beat.every(({ what }) => film.cut?.own?.includes(what))) return pace.move
  const lead = film.cut?.leads(beat) ?? beat.at(-1)
  if (!lead) return pace.move
  const weighs = (weight: string) => (note: Logged) => film.weights?.[note.what] === weight
  const isCard = beat.some(note => isEvent(film.events, note))
  if (!isCard && beat.every(weighs('slight'))) return pace.move * SLIGHT
  const isAgain = !isCard && reel.frames[reel.at - reel.span - 1]?.note.what === lead.what
  const words = isAgain ? 0 : told(lead).split(' ').length
  const beside = ((beat.length - 1) * pace.move) / 2
  const reads = pace.word * words + beside
  if (beat.some(weighs('grave'))) return reads + GRAVE * pace.result
  const isRead = isCard && !beat.every(weighs('light'))
  return share * (reads + (isRead ? pace.result : pace.move))
}
