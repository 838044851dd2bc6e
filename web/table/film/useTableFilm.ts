import type { Logged } from '@tallyho/engine'
import type { Lesson } from '@tallyho/kit/board.ts'
import { useCallback, useMemo, useState } from 'react'
import { useApp } from '../../app/context.ts'
import { PACES } from '../../store/settings.ts'
import { hasReader, isDebriefed } from '../learning/debriefings.ts'
import { taughtAt } from '../learning/lessons.ts'
import type { Shown } from '../session/shown.ts'
import { useDigest } from '../useDigest.ts'
import type { OpenGame } from '../useGame.ts'
import { type Film, useFilm } from './useFilm.ts'
import { useReducedMotion } from './useReducedMotion.ts'

/** The film of a table: how fast it plays, where it waits, and what whoever skips some of it or winds it back is shown. */
export function useTableFilm(
  { module, board, session }: OpenGame,
  shown: Shown<unknown>,
  lessons: readonly Lesson[],
  /** The player is still told what the game is about. */
  isBriefed: boolean,
) {
  const { settings, seen } = useApp()
  const reduced = useReducedMotion()
  const { state, notes, frames, showsRun } = shown
  const scene = useMemo(() => ({ state, notes, frames }), [state, notes, frames])
  const pace = reduced || isBriefed ? undefined : PACES[showsRun ? 'fast' : settings.film]
  const plays = settings.film !== 'once' && (showsRun ? !reduced : !shown.running)
  // Where the film was left when the game was left.
  const [leftOff] = useState(() => (plays ? session.leftOff() : undefined))
  const reader = hasReader(session.seating, shown)
  // What is over is told of, and what is new explained: the film waits for it. In a lesson its slips explain.
  const explains = settings.lessons && shown.lesson === undefined && !shown.running
  const waitsAt = useCallback(
    (beat: readonly Logged[], rolling: boolean) =>
      (reader && !rolling && beat.some(note => isDebriefed(board, note))) ||
      (explains && taughtAt(lessons, beat, seen, module.game.id) !== undefined),
    [board, reader, explains, lessons, seen, module],
  )
  const reel = useFilm(scene, board, module.words, pace, plays, board, leftOff, waitsAt, shown.rolls)
  const isAsked = reel.at === 'rest' && !shown.running
  const { skipped, skip } = useDigest(module, board, { ...scene, rest: isAsked, seat: shown.seat }, !plays)
  // Whoever catches up with what the machine plays by itself has seen enough of it.
  const catchUp = () => {
    skip()
    if (showsRun) session.hurry()
    else reel.catchUp()
  }
  // Who comes back to a game, or has taken back, may wind back too.
  const isCut = isAsked && reel.behind === 0 && notes.length > 0
  const rewound = isCut && { behind: 1, back: () => reel.rewind(session.lately()) }
  const film: Film<unknown> = { ...reel, catchUp, ...rewound }
  return { film, skipped, plays, glide: reduced || shown.running ? 0 : (pace?.move ?? 0) }
}
