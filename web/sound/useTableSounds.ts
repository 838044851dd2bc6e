import type { Entry, Seat } from '@tallyho/engine'
import type { Sound } from '@tallyho/kit/sounds.ts'
import { useEffect, useRef } from 'react'
import type { Film } from '../table/film/useFilm.ts'
import type { Seating, Shown } from '../table/session/shown.ts'
import type { OpenGame } from '../table/useGame.ts'
import { useSounds } from './useSounds.ts'

/**
 * What a game sounds like that is played here. Besides its notes, the telephone rings when the player is asked after the
 * other side has moved, and a gong ends the game.
 */
export function useTableSounds(
  { board, session }: OpenGame,
  shown: Shown<unknown>,
  film: Film<unknown>,
  rest: boolean,
): () => void {
  const asks = rest && shown.question !== undefined
  const askedAt = useRef(shown.answers)
  const besides = () =>
    calledAt(rest && shown.over, asks, session.match.journal.slice(askedAt.current), session.seating)
  const rattle = useSounds(board, film, besides)
  // Behind the sounds of this moment, which look at what was answered since the last question.
  useEffect(() => {
    if (asks) askedAt.current = shown.answers
  }, [asks, shown.answers])
  return rattle
}

/** What the table itself lets be heard as it comes to rest; `since` was answered after the last question. */
export function calledAt(
  over: boolean,
  asks: boolean,
  since: readonly Pick<Entry, 'seat'>[],
  seating: Seating,
): readonly Sound[] {
  if (over) return ['bell']
  const isOther = (seat: Seat | undefined) => seat !== undefined && (seating[seat] ?? 'person') !== 'person'
  return asks && since.some(({ seat }) => isOther(seat)) ? ['telephone'] : []
}
