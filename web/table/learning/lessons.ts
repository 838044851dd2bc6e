import type { Guide, Logged, Pause, Step } from '@tallyho/engine'
import type { Lesson } from '@tallyho/kit/board.ts'
import { lessonKey } from './keys.ts'

/** What is on the screen: the step, the question, and what the last answer has brought about, in order. */
interface Now {
  readonly step: Step
  readonly pause: Pause | undefined
  readonly told: readonly Logged[]
}

/**
 * The lessons that are due and have not been shown in this browser, each once: on the question, which is to be answered
 * now, then on the step, then on what was told, the latest of it first, for that is still to be seen.
 */
export function dueLessons(
  lessons: readonly Lesson[],
  { step, pause, told }: Now,
  seen: ReadonlySet<string>,
  game: string,
): readonly Lesson[] {
  const asks = asksOf(pause)
  const keys = new Set([...asks, step, ...told.map(({ what }) => what).reverse()])
  const isTrue = ({ on, when, inFilm, asked, beforeRoll }: Lesson) =>
    (!asked || asks.includes(on)) &&
    ((when === undefined && !inFilm) ||
      (beforeRoll && isRolled(pause, on)) ||
      told.some(({ what, facts }) => what === on && (when?.(facts) ?? true)))
  return [...keys].flatMap(key =>
    lessons.filter(lesson => lesson.on === key && !seen.has(lessonKey(game, key)) && isTrue(lesson)),
  )
}

/** The dice of this name lie ready: what explains them is read before they fall. */
export function isRolled(pause: Pause | undefined, on: string): boolean {
  return pause?.kind === 'chance' && pause.what === on
}

/** The lesson on a beat of the film that has not been shown in this browser: the first of those that are due. */
export function taughtAt(
  lessons: readonly Lesson[],
  beat: readonly Logged[],
  seen: ReadonlySet<string>,
  game: string,
): Lesson | undefined {
  return lessons.find(
    ({ on, when, inFilm }) =>
      inFilm &&
      !seen.has(lessonKey(game, on)) &&
      beat.some(({ what, facts }) => what === on && (when?.(facts) ?? true)),
  )
}

/** What a guided lesson has explained or told: nobody stops to read of it again. */
export function taughtBy({ steps }: Pick<Guide, 'steps'>, told: readonly Logged[]): readonly string[] {
  const explained = steps.flatMap(({ cues }) => cues.flatMap(({ name, slip }) => (slip ? [name] : [])))
  return [...new Set([...explained, ...told.map(({ what }) => what)])]
}

function asksOf(pause: Pause | undefined): readonly string[] {
  if (pause === undefined) return []
  if (pause.kind === 'chance') return [pause.what]
  return pause.kind === 'choice' ? [pause.ask] : pause.asks.map(({ ask }) => ask)
}
