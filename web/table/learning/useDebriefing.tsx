import type { Logged } from '@tallyho/engine'
import { type ReactNode, useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useFetched } from '../../app/useFetched.ts'
import type { Film } from '../film/useFilm.ts'
import type { Shown } from '../session/shown.ts'
import type { OpenGame } from '../useGame.ts'
import { DebriefingPage } from './Debriefing.tsx'
import { debriefAt, dueIn, hasReader, isDebriefed, lastOverIn, readIn } from './debriefings.ts'

interface DebriefingNow {
  /** The note whose debriefing is read before anything goes on, by its number in the log. */
  readonly due: number | undefined
  /** The page, as long as one is read. */
  readonly page: ReactNode
  /** A debriefing lies there, or is on its way. */
  readonly isOpen: boolean
  /** The film was wound back to where something is over: a button that opens its debriefing again. */
  readonly again: ReactNode
  /** Whether a note has a debriefing. */
  isTold(note: Logged): boolean
  /** Opens one again. */
  open(note: Logged): void
}

/**
 * What the player is told when something is over: a page for each note that ends a battle, a mission or a day, once the
 * film has come to it, and before the next question. Each is shown once, and can be opened again.
 */
export function useDebriefing(
  { board, session }: OpenGame,
  shown: Shown<unknown>,
  film: Film<unknown>,
): DebriefingNow {
  const [read, setRead] = useState(() => ({
    notes: shown.notes,
    upTo: session.seenSoFar ?? shown.notes.length,
  }))
  const [opened, open] = useState<Logged>()
  const now = shown.notes === read.notes ? read : readIn(read, shown)
  if (now !== read) setRead(now)
  // Whoever let the machine play on is told of the last thing that was over, when it has stopped.
  const [ranFrom, setRanFrom] = useState<number>()
  if (shown.running && ranFrom === undefined) setRanFrom(read.notes.length)
  if (!shown.running && ranFrom !== undefined) {
    setRanFrom(undefined)
    if (!shown.over && hasReader(session.seating, shown)) open(lastOverIn(board, now, ranFrom))
  }
  const due = hasReader(session.seating, shown) ? dueIn(board, now, film.number) : undefined
  const note = opened ?? (due === undefined ? undefined : shown.notes[due])
  const { value: tell, failed } = useFetched(note && board.debriefs?.[note.what]?.tell)
  const { match } = session
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was told does not change
  const debrief = useMemo(() => note && tell && debriefAt(match, shown.seat, note, tell), [note, tell])

  const isTold = useCallback((one: Logged) => isDebriefed(board, one), [board])

  const close = useEffectEvent(() => {
    open(undefined)
    if (opened || due === undefined) return
    const next = { ...now, upTo: due + 1 }
    setRead(next)
    if (film.at !== 'rest' && dueIn(board, next, film.number) === undefined) film.on()
  })
  const isEmpty = note !== undefined && (failed || (tell !== undefined && debrief === undefined))
  // Two notes with nothing to tell may follow each other: each is put away by itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another note is another page
  useEffect(() => {
    if (isEmpty) close()
  }, [isEmpty, note])
  const told =
    film.at === 'rest' || film.rolling ? undefined : film.beat.findLast(one => isDebriefed(board, one))

  return {
    due,
    page: debrief && (
      <DebriefingPage key={`${note?.at}/${note?.what}/${due}`} debrief={debrief} onClose={() => close()} />
    ),
    isOpen: note !== undefined && !isEmpty,
    again: told && !note && (
      <p className="recall row">
        <b>This is over.</b>
        <button type="button" data-testid="debriefing-again" onClick={() => open(told)}>
          Debriefing
        </button>
      </p>
    ),
    isTold,
    open,
  }
}
