import type { Choice, Option } from '@tallyho/engine'
import type { Campaign, Fighter } from '../state.ts'

/** How the player answers one kind of question: the index of the option he takes. */
export type Decision = (campaign: Campaign, choice: Choice) => number

/** The option of the highest value; the first of equals. */
export function best<O extends Option>({ options }: Choice, value: (option: O) => number): number {
  let index = 0
  let most = Number.NEGATIVE_INFINITY
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
export function named({ options }: Choice, id: string): number {
  for (let i = 0; i < options.length; i++) if (options[i]?.id === id) return i
  return 0
}

export function always(id: string): Decision {
  return (_, choice) => named(choice, id)
}

/** The first fighter that a question is about. */
export function subjectOf({ mission }: Campaign, { about = [] }: Choice): Fighter | undefined {
  for (const ref of about) if (ref.startsWith('fighter:')) return mission?.fighters[Number(ref.slice(8))]
  return undefined
}
