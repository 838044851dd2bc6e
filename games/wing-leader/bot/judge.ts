import type { Choice, Option } from '@tallyho/engine'
import { unitAt } from '../rules/01-words/units.ts'
import type { Battle, Unit } from '../state.ts'

/** How the player answers one kind of question: the index of the option he takes. */
export type Decision = (battle: Battle, choice: Choice) => number

/** The option of the highest value; the first of equals. */
export function best<O extends Option>(choice: Choice, value: (option: O) => number): number {
  let index = 0
  let most = Number.NEGATIVE_INFINITY
  const { options } = choice
  for (let i = 0; i < options.length; i++) {
    const worth = value(options[i] as O)
    if (worth > most) {
      most = worth
      index = i
    }
  }
  return index
}

/** The option of this id, or the first. */
export function named(choice: Choice, id: string): number {
  return Math.max(
    0,
    choice.options.findIndex(option => option.id === id),
  )
}

/** The first unit that a question is about. */
export function subjectOf(battle: Battle, { about = [] }: Choice): Unit | undefined {
  const ref = about.find(one => one.startsWith('unit:'))
  return ref === undefined ? undefined : unitAt(battle, Number(ref.slice(5)))
}
