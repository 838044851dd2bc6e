import type { Fact, Facts } from '@tallyho/engine'
import type { SumLine } from '@tallyho/kit'
import { modifierName } from './words.ts'

/** Facts of a note as the types they are written with. A note of another shape shows blanks instead of failing. */

const isRecord = (fact: Fact): fact is Facts =>
  typeof fact === 'object' && fact !== undefined && !Array.isArray(fact)

export const text = (facts: Facts, key: string): string => {
  const fact = facts[key]
  return typeof fact === 'string' || typeof fact === 'number' ? String(fact) : ''
}

export const figure = (facts: Facts, key: string): number => {
  const fact = facts[key]
  return typeof fact === 'number' ? fact : 0
}

export const record = (facts: Facts, key: string): Facts => {
  const fact = facts[key]
  return isRecord(fact) ? fact : {}
}

export const list = (facts: Facts, key: string): readonly Fact[] => {
  const fact = facts[key]
  return Array.isArray(fact) ? fact : []
}

export const records = (facts: Facts, key: string): readonly Facts[] => list(facts, key).filter(isRecord)

export const dice = (facts: Facts): readonly number[] =>
  list(facts, 'dice').filter((face): face is number => typeof face === 'number')

/** Itemised modifiers as lines of a sum. */
export const modifierLines = (facts: Facts, key = 'modifiers'): SumLine[] =>
  records(facts, key).map(item => ({ what: modifierName(text(item, 'id')), by: figure(item, 'by') }))
