import type { Logged } from '@tallyho/engine'
import { isEvent } from '@tallyho/kit'
import type { Cutting } from './film/reel.ts'
import type { Film } from './film/useFilm.ts'

/** So many lines are told after a card. */
const LINES = 4
/** So many earlier outcomes stand beside the latest. */
const EARLIER = 3

/** What is told in the dock: a note, with its card if it has one, and lines before and after it. */
interface Told {
  readonly before: readonly Logged[]
  readonly note: Logged | undefined
  readonly after: readonly Logged[]
}

/**
 * What the film has come to. Once all has been shown: the last beat, where what happens is cut into beats; else the last card of the last answer, which has the figures, and what
 * was told after it; or the last lines, if there was no card. Where dice lie ready, what was rolled before is over.
 */
export function toldNow(
  film: Pick<Film<unknown>, 'at' | 'beat' | 'notes' | 'fresh'>,
  { events, cut }: Cutting,
  rolls: boolean,
): Told {
  if (film.at !== 'rest') return around(film.beat, cut?.leads(film.beat) ?? film.beat.at(-1))
  const last = film.notes.at(-1)
  const fresh = film.notes.slice(film.notes.length - Math.max(1, film.fresh))
  const beat = (cut && !rolls && beatsIn(fresh, cut).at(-1)) || []
  if (cut && beat.some(one => isEvent(events, one))) return around(beat, cut.leads(beat))
  const at = rolls ? -1 : fresh.findLastIndex(one => isEvent(events, one))
  if (at >= 0) return { before: [], note: fresh[at], after: fresh.slice(at + 1).slice(-LINES) }
  const lines = fresh.slice(-LINES)
  return rolls || lines.length === 0 ? around([], last) : around(lines, lines[0])
}

/** What came of a card last, before something else was told: the line that stands for it. */
export function lastOf(note: Logged, after: readonly Logged[], cut: Cutting['cut']): Logged {
  if (!cut) return after.at(-1) ?? note
  let beat: readonly Logged[] = [note]
  for (const next of after) {
    if (!cut.joins(next, beat)) break
    beat = [...beat, next]
  }
  return beat.at(-1) ?? note
}

/**
 * What else had a card since the player's own answer at a place of the journal, beat by beat, and not what is told now: of
 * more than there is room for what is grave, then the latest.
 */
export function earlierIn(
  notes: readonly Logged[],
  { events, cut, weights }: Cutting,
  since: number,
  told: Logged,
): readonly (readonly Logged[])[] {
  const first = notes.findLastIndex(({ at }) => at <= since) + 1
  const beats = cut ? beatsIn(notes.slice(first), cut) : []
  const isRetold = (beat: readonly Logged[], i: number) =>
    beats.slice(i + 1).some(later => cut?.retells?.(later, beat))
  const found = beats.filter(
    (beat, i) => !beat.includes(told) && beat.some(one => isEvent(events, one)) && !isRetold(beat, i),
  )
  const isGrave = (beat: readonly Logged[]) => beat.some(({ what }) => weights?.[what] === 'grave')
  const kept = new Set([...found.filter(beat => !isGrave(beat)), ...found.filter(isGrave)].slice(-EARLIER))
  return found.filter(beat => kept.has(beat))
}

/** A line of the log: a note, or several that say the same again and again in one sentence. */
export interface Line {
  readonly note: Logged
  readonly words?: string | undefined
}

/** Where what followed one answer is told in one sentence, and has no card, it is one line of the log too. */
export function linesIn(
  notes: readonly Logged[],
  { events, cut }: Cutting,
  standsAlone: (note: Logged) => boolean,
): readonly Line[] {
  if (!cut?.tells) return notes.map(note => ({ note }))
  return beatsIn(notes, cut).flatMap(beat => {
    const [first] = beat
    const isPlain =
      beat.length > 1 &&
      beat.every(note => note.at === first?.at && !isEvent(events, note) && !standsAlone(note))
    const words = isPlain ? cut.tells?.(beat) : undefined
    return first && words !== undefined ? [{ note: first, words }] : beat.map(note => ({ note }))
  })
}

/** What was told together, in order. */
function beatsIn(notes: readonly Logged[], { joins }: NonNullable<Cutting['cut']>): Logged[][] {
  const beats: Logged[][] = []
  for (const note of notes) {
    const last = beats.at(-1)
    if (last && joins(note, last)) last.push(note)
    else beats.push([note])
  }
  return beats
}

function around(beat: readonly Logged[], note: Logged | undefined): Told {
  const at = note ? beat.indexOf(note) : -1
  return { before: beat.slice(0, Math.max(0, at)), note, after: beat.slice(at + 1) }
}
