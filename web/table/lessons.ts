import type { Logged, Pause, Step } from '@tallyho/engine'
import type { Lesson } from '@tallyho/kit/board.ts'

/** What has come up: the step, the question, and what the log has just told. */
export function keysNow(step: Step, pause: Pause | undefined, fresh: readonly Logged[]): readonly string[] {
  const asks =
    pause === undefined
      ? []
      : pause.kind === 'chance'
        ? [pause.what]
        : pause.kind === 'choice'
          ? [pause.ask]
          : pause.asks.map(({ ask }) => ask)
  return [step, ...asks, ...fresh.map(({ what }) => what)]
}

/** The lessons that are due and have not been shown in this browser. */
export function dueLessons(
  lessons: readonly Lesson[],
  keys: readonly string[],
  seen: ReadonlySet<string>,
  game: string,
): readonly Lesson[] {
  return keys.flatMap(key => lessons.filter(({ on }) => on === key && !seen.has(lessonKey(game, on))))
}

export function lessonKey(game: string, on: string): string {
  return `${game}/${on}`
}
