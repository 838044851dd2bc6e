import type { Sound } from '@tallyho/kit/sounds.ts'
import { useEffect, useRef } from 'react'
import type { Film } from '../table/film/useFilm.ts'
import type { Shown } from '../table/session/shown.ts'
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
  const besides = (): readonly Sound[] => {
    if (rest && shown.over) return ['bell']
    const since = session.match.journal.slice(askedAt.current)
    const isOther = since.some(({ seat }) => seat !== undefined && !isPerson(session.seating[seat]))
    return asks && isOther ? ['telephone'] : []
  }
  const rattle = useSounds(board, film, besides)
  // Behind the sounds of this moment, which look at what was answered since the last question.
  useEffect(() => {
    if (asks) askedAt.current = shown.answers
  }, [asks, shown.answers])
  return rattle
}

function isPerson(player = 'person'): boolean {
  return player === 'person'
}
