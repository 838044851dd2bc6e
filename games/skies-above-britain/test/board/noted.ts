import type { Choice, Logged, Option } from '@tallyho/engine'
import { SQUADRON } from '../../state.ts'
import type { Notes } from '../../vocabulary.ts'

export function noted<K extends keyof Notes>(what: K, facts: Notes[K]): Logged {
  return { rule: 'SAB-DOG-17', what, facts: facts as Logged['facts'], at: 0 }
}

export function asks(ask: string, about: readonly string[], options: readonly Option[]): Choice {
  return { kind: 'choice', seat: SQUADRON, ask, about, options }
}

export const ROUND = noted('dogfight-round', { units: ['red'], round: 1 })
export const card = (german: number, more: Partial<Notes['dogfight-card']> = {}) =>
  noted('dogfight-card', {
    unit: 'red',
    german,
    attitude: 'head-on',
    card: 'x-damage',
    row: 'section',
    column: '109',
    icons: ['damage'],
    struck: [],
    ...more,
  })
