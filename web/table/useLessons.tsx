import { useEffect, useRef } from 'react'
import { useApp } from '../app/context.ts'
import { LessonLine, Welcome } from './Lessons.tsx'
import { dueLessons, lessonKey, taughtAt } from './lessons.ts'
import type { Shown } from './shown.ts'
import type { Film } from './useFilm.ts'
import type { OpenGame } from './useGame.ts'

const WELCOME = 'welcome'

/**
 * The lesson on what is on the screen, one at a time, each once in this browser; before them the welcome walk. On a beat
 * of the film only where the film waits for it; all others once everything has been shown.
 */
export function useLessons(
  { module, board, stored }: OpenGame,
  shown: Shown<unknown>,
  film: Film<unknown>,
  onRule: (id: string) => void,
) {
  const { settings, setSettings, seen, setSeen } = useApp()
  const game = module.game.id
  // Dice that lie ready are what it is about now.
  const told = shown.rolls ? [] : film.notes.slice(film.notes.length - film.fresh)
  const now = { step: shown.step, pause: shown.question, told }
  const rest = film.at === 'rest'
  // What explains a beat belongs to it, and comes at no later question; without a film there is only the question.
  const atQuestion = settings.film === 'once' ? board.lessons : board.lessons.filter(({ inFilm }) => !inFilm)
  const lesson = rest
    ? dueLessons(atQuestion, now, seen, game)[0]
    : film.rolling
      ? undefined
      : taughtAt(board.lessons, film.beat, seen, game)
  const isPhone = matchMedia('(max-width: 600px)').matches
  // On a phone most of what the walk points at lies behind the sheet.
  const walked = seen.has(WELCOME) || isPhone
  const quiet = !settings.lessons || shown.running || (rest && shown.over)
  const showing = walked && !quiet ? lesson?.on : undefined

  // A lesson that was on the screen when the player went on counts as shown.
  const last = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer, and each beat
  useEffect(() => {
    if (last.current !== undefined) setSeen(new Set([...seen, lessonKey(game, last.current)]))
  }, [shown.answers, film.number, film.rolling])
  useEffect(() => {
    last.current = showing
  }, [showing])

  if (quiet) return undefined
  if (!walked && rest) return <Welcome onEnd={() => setSeen(new Set([...seen, WELCOME]))} />
  if (!lesson) return undefined
  return (
    <LessonLine
      key={lesson.on}
      lesson={lesson}
      // On a phone it would cover what it explains.
      opened={!isPhone && (!rest || (board.isSchool?.(stored.record.setup.scenario) ?? false))}
      onRule={onRule}
      onClose={() => setSeen(new Set([...seen, lessonKey(game, lesson.on)]))}
      onNoMore={() => setSettings({ ...settings, lessons: false })}
    />
  )
}
