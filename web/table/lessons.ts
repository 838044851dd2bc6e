import type { Logged, Pause, Step } from '@tallyho/engine'
import type { Lesson } from '@tallyho/kit/board.ts'

/** What has come up: the step, the question, and what the log has just told. */
interface Now {
  readonly step: Step
  readonly pause: Pause | undefined
  readonly fresh: readonly Logged[]
}

/** The lessons that are due and have not been shown in this browser: on the question first, each once. */
export function dueLessons(
  lessons: readonly Lesson[],
  { step, pause, fresh }: Now,
  seen: ReadonlySet<string>,
  game: string,
): readonly Lesson[] {
  const keys = new Set([...asksOf(pause), step, ...fresh.map(({ what }) => what)])
  const isTrue = ({ on, when }: Lesson) =>
    when === undefined || fresh.some(({ what, facts }) => what === on && when(facts))
  return [...keys].flatMap(key =>
    lessons.filter(lesson => lesson.on === key && !seen.has(lessonKey(game, key)) && isTrue(lesson)),
  )
}

function asksOf(pause: Pause | undefined): readonly string[] {
  if (pause === undefined) return []
  if (pause.kind === 'chance') return [pause.what]
  return pause.kind === 'choice' ? [pause.ask] : pause.asks.map(({ ask }) => ask)
}

export function lessonKey(game: string, on: string): string {
  return `${game}/${on}`
}
