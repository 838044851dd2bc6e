import type { Fact, Facts } from '@tallyho/engine'

/** Facts of a note as the types they are written with. A note of another shape shows blanks instead of failing. */

export const textOf = (facts: Facts, key: string): string => {
  const fact = facts[key]
  return typeof fact === 'string' || typeof fact === 'number' ? String(fact) : ''
}

export const numberOf = (facts: Facts, key: string): number => {
  const fact = facts[key]
  return typeof fact === 'number' ? fact : Number.NaN
}

export const listOf = (facts: Facts, key: string): readonly Fact[] => {
  const fact = facts[key]
  return Array.isArray(fact) ? fact : []
}

export interface Change {
  readonly why: string
  readonly by: number
}

const isRecord = (fact: Fact): fact is Facts => typeof fact === 'object' && !Array.isArray(fact)

/** Itemised modifiers. */
export const changesOf = (facts: Facts, key = 'modifiers'): readonly Change[] =>
  listOf(facts, key)
    .filter(isRecord)
    .map(item => ({ why: textOf(item, 'why') || textOf(item, 'group'), by: numberOf(item, 'by') }))
