import { filmAgain, type Logged, type Match, type Seat } from '@tallyho/engine'
import type { BoardModule } from '@tallyho/kit/board.ts'
import type { Debrief, Debriefing } from '@tallyho/kit/debrief.ts'
import type { Seating, Shown } from '../session/shown.ts'

/** The log, and how far its debriefings have been read. */
export interface Read {
  readonly notes: readonly Logged[]
  readonly upTo: number
}

/** Whether something is over with a note, so that it is told what became of each. */
export function isDebriefed({ debriefs }: BoardModule<unknown>, { what, facts }: Logged): boolean {
  const debriefed = debriefs?.[what]
  return debriefed !== undefined && (debriefed.when?.(facts) ?? true)
}

/** Somebody sits in front of the screen who plays, and may see what he is told: a game of machines is not debriefed. */
export function hasReader(seating: Seating, { seat, curtain, running }: Shown<unknown>): boolean {
  return (seating[seat] ?? 'person') === 'person' && !curtain && !running
}

/** What is new in the log is still to be read; what nobody was shown, because the machine played on by itself, is not. */
export function readIn(
  { notes: before, upTo }: Read,
  { notes, frames }: Pick<Shown<unknown>, 'notes' | 'frames'>,
): Read {
  const filmedFrom = notes.length - frames.length
  return { notes, upTo: before.length < filmedFrom ? filmedFrom : Math.min(upTo, filmedFrom) }
}

/** What the machine has played on by itself since this number of notes: the last that was over with it. */
export function lastOverIn(
  board: BoardModule<unknown>,
  { notes, upTo }: Read,
  since: number,
): Logged | undefined {
  return notes.findLast((note, no) => no >= since && no < upTo && isDebriefed(board, note))
}

/** The first debriefing in the log that is to be read, as far as the log has been shown. */
export function dueIn(board: BoardModule<unknown>, { notes, upTo }: Read, shown: number): number | undefined {
  const due = notes.findIndex((note, no) => no >= upTo && no < shown && isDebriefed(board, note))
  return due < 0 ? undefined : due
}

/** A debriefing, from the board as it stood when its note was written. */
export function debriefAt(
  match: Match<unknown>,
  seat: Seat,
  note: Logged,
  tell: Debriefing<unknown>,
): Debrief | undefined {
  const { frames } = filmAgain(match, seat, Math.max(0, note.at - 1), note.at)
  const frame = frames.find(one => one.note === note)
  const notes = match.notes.slice(0, match.notes.indexOf(note) + 1)
  return frame && tell(note.facts, frame.state, notes, seat)
}
