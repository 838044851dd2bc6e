import { useEffect, useRef } from 'react'
import { useApp } from '../app/context.ts'
import { LessonLine, Welcome } from './Lessons.tsx'
import { dueLessons, lessonKey } from './lessons.ts'
import type { Shown } from './shown.ts'
import type { Film } from './useFilm.ts'
import type { OpenGame } from './useGame.ts'

const WELCOME = 'welcome'

/**
 * The lesson on what is on the screen once all has been shown, one at a time, each once in this browser; before them the
 * welcome walk.
 */
export function useLessons(
  { module, board }: OpenGame,
  shown: Shown<unknown>,
  film: Film<unknown>,
  onRule: (id: string) => void,
) {
  const { settings, setSettings, seen, setSeen } = useApp()
  const game = module.game.id
  // Dice that lie ready are what it is about now.
  const told = shown.rolls ? [] : film.notes.slice(film.notes.length - film.fresh)
  const [lesson] = dueLessons(board.lessons, { step: shown.step, pause: shown.question, told }, seen, game)
  // On a phone most of what the walk points at lies behind the sheet.
  const walked = seen.has(WELCOME) || matchMedia('(max-width: 600px)').matches
  const quiet = !settings.lessons || film.at !== 'rest' || shown.running || shown.over
  const showing = walked && !quiet ? lesson?.on : undefined

  // A lesson that was on the screen when the player went on counts as shown.
  const last = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (last.current !== undefined) setSeen(new Set([...seen, lessonKey(game, last.current)]))
  }, [shown.answers])
  useEffect(() => {
    last.current = showing
  }, [showing])

  if (quiet) return undefined
  if (!walked) return <Welcome onEnd={() => setSeen(new Set([...seen, WELCOME]))} />
  if (!lesson) return undefined
  return (
    <LessonLine
      key={lesson.on}
      lesson={lesson}
      onRule={onRule}
      onClose={() => setSeen(new Set([...seen, lessonKey(game, lesson.on)]))}
      onNoMore={() => setSettings({ ...settings, lessons: false })}
    />
  )
}
