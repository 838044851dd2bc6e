import type { Logged, Pause, Step } from '@tallyho/engine'
import type { Lesson } from '@tallyho/kit/board.ts'

/** What is on the screen: the step, the question, and what the last answer has brought about, in order. */
interface Now {
  readonly step: Step
  readonly pause: Pause | undefined
  readonly told: readonly Logged[]
}

/**
 * The lessons that are due and have not been shown in this browser, each once: on the step, on the question, then on what
 * was told, the latest of it first, for that is still to be seen.
 */
export function dueLessons(
  lessons: readonly Lesson[],
  { step, pause, told }: Now,
  seen: ReadonlySet<string>,
  game: string,
): readonly Lesson[] {
  const keys = new Set([step, ...asksOf(pause), ...told.map(({ what }) => what).reverse()])
  const isTrue = ({ on, when }: Lesson) =>
    when === undefined || told.some(({ what, facts }) => what === on && when(facts))
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
