import type { BoardModule, Lesson } from '@tallyho/kit/board.ts'
import { useEffect, useRef, useState } from 'react'
import { useApp } from '../../app/context.ts'
import { useFetched } from '../../app/useFetched.ts'
import type { Film } from '../film/useFilm.ts'
import type { Shown } from '../session/shown.ts'
import type { OpenGame } from '../useGame.ts'
import { lessonKey, walkKey } from './keys.ts'
import { LessonLine } from './Lessons.tsx'
import { dueLessons, isRolled, taughtAt } from './lessons.ts'
import { Walk } from './Welcome.tsx'

const WELCOME = 'welcome'

const NONE: readonly Lesson[] = []

/** The lessons of a game; they come a moment later, and only where they are wanted. */
export function useLessonsOf({ lessons }: BoardModule<unknown>, wanted: boolean): readonly Lesson[] {
  return useFetched(wanted ? lessons : undefined).value ?? NONE
}

/**
 * The lesson on what is on the screen, one at a time, each once in this browser; before them the welcome walk. On a beat
 * of the film only where the film waits for it; all others once everything has been shown.
 */
export function useLessons(
  { module, board }: OpenGame,
  lessons: readonly Lesson[],
  shown: Shown<unknown>,
  film: Film<unknown>,
  /** All has been shown, and the question is asked. */
  rest: boolean,
  onRule: (id: string) => void,
) {
  const { settings, setSettings, seen, setSeen } = useApp()
  const plays = film.at !== 'rest'
  const game = module.game.id
  // Dice that lie ready are what it is about now.
  const told = shown.rolls ? [] : film.notes.slice(film.notes.length - film.fresh)
  const asked = { step: shown.step, pause: shown.question, told }
  // What explains a beat belongs to it, and comes at no later question but its own die; without a film there is only the question.
  const atQuestion =
    settings.film === 'once'
      ? lessons
      : lessons.filter(({ on, inFilm, beforeRoll }) => !inFilm || (beforeRoll && isRolled(asked.pause, on)))
  // Whoever has read one goes on with the game: the next one waits for the next answer, or beat.
  const now = `${shown.answers}/${film.number}`
  const [readAt, setReadAt] = useState<string>()
  const due = () => {
    if (readAt === now) return undefined
    if (rest) return dueLessons(atQuestion, asked, seen, game)[0]
    // Before its result, where that is held back.
    return plays ? taughtAt(lessons, film.beat, seen, game) : undefined
  }
  const lesson = due()
  // Round the table, and what this game has to show before its first question.
  const own = (board.walk?.(shown.state) ?? []).filter(({ id }) => !seen.has(lessonKey(game, walkKey(id))))
  const walked = own.length === 0 && seen.has(WELCOME)
  const walkKeys = [WELCOME, ...own.map(({ id }) => lessonKey(game, walkKey(id)))]
  const quiet = !settings.lessons || shown.lesson !== undefined || shown.running || (rest && shown.over)
  // The walk comes with the first question, and goes with its answer.
  const walks = !walked && !quiet && rest && shown.question !== undefined && !shown.curtain
  const taught = walked && lesson ? [lessonKey(game, lesson.on)] : []
  const showing = quiet ? [] : walks ? walkKeys : taught

  // What was on the screen when the player went on counts as shown; not where he winds back.
  const last = useRef<readonly string[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer, and each beat
  useEffect(() => {
    if (last.current.length > 0 && film.at !== 'back') setSeen(new Set([...seen, ...last.current]))
  }, [shown.answers, shown.move.length, film.number, film.rolling])
  const shownNow = showing.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each that comes up
  useEffect(() => {
    last.current = showing
  }, [shownNow])

  // Whoever follows a lesson is led round the table by it, and has begun to play: what comes before a first question comes no more.
  const isLed = shown.lesson !== undefined && !walked
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (isLed) setSeen(new Set([...seen, ...walkKeys]))
  }, [isLed])

  if (quiet) return undefined
  if (walks)
    return (
      <Walk own={own} table={!seen.has(WELCOME)} onEnd={() => setSeen(new Set([...seen, ...walkKeys]))} />
    )
  if (!walked && rest) return undefined
  if (!lesson) return undefined
  return (
    <LessonLine
      key={`${lesson.on}/${rest}`}
      lesson={lesson}
      board={board}
      isDue={film.at === 'waits'}
      onRule={onRule}
      onClose={() => {
        setReadAt(now)
        setSeen(new Set([...seen, lessonKey(game, lesson.on)]))
      }}
      onNoMore={() => setSettings({ ...settings, lessons: false })}
    />
  )
}
