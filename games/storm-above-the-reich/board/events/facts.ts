import { type Fact, type Facts, plain } from '@tallyho/engine'
import type { SumLine } from '@tallyho/kit'
import { modifierName } from './modifiers.ts'

/** Facts of a note as the types they are written with. A note of another shape shows blanks instead of failing. */

const isRecord = (fact: Fact): fact is Facts =>
  typeof fact === 'object' && fact !== undefined && fact !== null && !Array.isArray(fact)

export const text = (facts: Facts, key: string): string => {
  const fact = facts[key]
  return typeof fact === 'string' || typeof fact === 'number' ? String(fact) : ''
}

/** Undefined where the note says nothing of it. */
export const figure = (facts: Facts, key: string): number | undefined => {
  const fact = facts[key]
  return typeof fact === 'number' ? fact : undefined
}

export const isTrue = (facts: Facts, key: string): boolean => facts[key] === true

export const record = (facts: Facts, key: string): Facts => {
  const fact = facts[key]
  return isRecord(fact) ? fact : {}
}

export const list = (facts: Facts, key: string): readonly Fact[] => {
  const fact = facts[key]
  return Array.isArray(fact) ? fact : []
}

export const records = (facts: Facts, key: string): readonly Facts[] => list(facts, key).filter(isRecord)

export const texts = (facts: Facts, key: string): readonly string[] =>
  list(facts, key).filter((fact): fact is string => typeof fact === 'string')

/** Itemised modifiers `[{ id, by }]` as lines of a sum. */
export const sumLines = (facts: Facts, key = 'modifiers'): SumLine[] =>
  records(facts, key).map(item => ({ what: modifierName(text(item, 'id')), by: figure(item, 'by') ?? 0 }))

/** A name for a key of a note, or the key as plainly as can be. */
export const nameIn = (names: Readonly<Record<string, string>>, key: string | undefined): string =>
  key === undefined ? '' : (names[key] ?? plain(key))
