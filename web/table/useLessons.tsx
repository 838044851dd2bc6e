import { useEffect, useMemo, useRef } from 'react'
import { useApp } from '../app/context.ts'
import { LessonCard, Welcome } from './Lessons.tsx'
import { dueLessons, keysNow, lessonKey } from './lessons.ts'
import type { Shown } from './shown.ts'
import type { OpenGame } from './useGame.ts'

const WELCOME = 'welcome'

/** The lessons on what has just come up, each shown once in this browser; before them the welcome walk. */
export function useLessons({ module, board }: OpenGame, shown: Shown<unknown>, onRule: (id: string) => void) {
  const { settings, setSettings, seen, setSeen } = useApp()
  const game = module.game.id
  const read = useRef(shown.notes.length)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks once for each answer
  const keys = useMemo(() => {
    const fresh = shown.notes.slice(Math.min(read.current, shown.notes.length))
    return keysNow(shown.step, shown.question, fresh)
  }, [shown.answers])
  const quiet = !settings.lessons || shown.running || shown.over
  const due = quiet ? [] : dueLessons(board.lessons, keys, seen, game)
  const [lesson] = due
  const walked = seen.has(WELCOME)
  const showing = walked ? lesson?.on : undefined

  // A lesson that was on the screen when the player went on counts as shown.
  const last = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    read.current = shown.notes.length
    if (last.current !== undefined) setSeen(new Set([...seen, lessonKey(game, last.current)]))
  }, [shown.answers])
  useEffect(() => {
    last.current = showing
  }, [showing])

  if (!settings.lessons || shown.over) return undefined
  if (!walked) return <Welcome onEnd={() => setSeen(new Set([...seen, WELCOME]))} />
  if (!lesson) return undefined
  return (
    <LessonCard
      lesson={lesson}
      more={due.length - 1}
      onRule={onRule}
      onClose={() => setSeen(new Set([...seen, lessonKey(game, lesson.on)]))}
      onNoMore={() => setSettings({ ...settings, lessons: false })}
    />
  )
}
