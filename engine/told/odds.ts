import { copy } from '../play/copy.ts'
import type { Run } from '../play/run.ts'
import type { ChanceSource } from '../rules/chance.ts'
import type { Answer, Pause } from '../rules/pause.ts'

/** One way an answer can turn out before anybody is asked again, and how likely it is. */
export interface Prospect<T> {
  readonly chance: number
  readonly value: T
}

/** Gives an answer. A stop with one answer only is no decision: it is gone through. */
function give<S>(run: Run<S>, answer: Answer): void {
  run.answer(answer)
  while (run.pause?.kind === 'choice' && run.pause.options.length === 1) run.answer(0)
}

/**
 * Exact odds: follows every outcome of every roll between an answer and the next decision, at most `rolls` deep.
 * `open` gives a fresh run at the question each time; `read` says what interests of the board that is reached.
 */
export function prospects<S, T>(
  open: () => Run<S>,
  answer: Answer,
  read: (run: Run<S>) => T,
  rolls = 3,
): Prospect<T>[] {
  const found: Prospect<T>[] = []
  const follow = (answers: readonly Answer[], chance: number) => {
    const run = open()
    for (const given of answers) give(run, given)
    const pause: Pause | undefined = run.pause
    if (pause?.kind !== 'chance' || answers.length > rolls) {
      found.push({ chance, value: copy(read(run)) })
      return
    }
    const total = pause.outcomes.reduce((sum, { weight }) => sum + weight, 0)
    pause.outcomes.forEach(({ weight }, i) => {
      follow([...answers, i], (chance * weight) / total)
    })
  }
  follow([answer], 1)
  return found
}

/** Where more is rolled than can be followed: some ways in which it may turn out, each up to the next decision. */
export function samples<S, T>(
  open: () => Run<S>,
  answer: Answer,
  read: (run: Run<S>) => T,
  chance: ChanceSource,
  times: number,
): Prospect<T>[] {
  return Array.from({ length: times }, () => {
    const run = open()
    give(run, answer)
    while (run.pause?.kind === 'chance') give(run, chance(run.pause))
    return { chance: 1 / times, value: copy(read(run)) }
  })
}

/** The mean of a number over all prospects. */
export function expected(prospects: readonly Prospect<number>[]): number {
  return prospects.reduce((sum, { chance, value }) => sum + chance * value, 0)
}
