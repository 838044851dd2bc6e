import { useEffect, useMemo, useRef } from 'react'
import { useApp } from '../app/context.ts'
import { LessonLine, Welcome } from './Lessons.tsx'
import { dueLessons, lessonKey } from './lessons.ts'
import type { Shown } from './shown.ts'
import type { OpenGame } from './useGame.ts'

const WELCOME = 'welcome'

/** The lesson on what has just come up, one at a time, each shown once in this browser; before them the welcome walk. */
export function useLessons({ module, board }: OpenGame, shown: Shown<unknown>, onRule: (id: string) => void) {
  const { settings, setSettings, seen, setSeen } = useApp()
  const game = module.game.id
  const read = useRef(shown.notes.length)
  // What the last answer led to stays fresh until the next one: its lessons come one after the other.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks once for each answer
  const fresh = useMemo(() => shown.notes.slice(Math.min(read.current, shown.notes.length)), [shown.answers])
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks once for each answer
  const [lesson] = useMemo(
    () => dueLessons(board.lessons, { step: shown.step, pause: shown.question, fresh }, seen, game),
    [fresh, seen],
  )
  // On a phone most of what the walk points at lies behind the sheet.
  const walked = seen.has(WELCOME) || matchMedia('(max-width: 600px)').matches
  const quiet = !settings.lessons || shown.running || shown.over
  const showing = walked && !quiet ? lesson?.on : undefined

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
