import { listed } from '@tallyho/engine'
import type { NamedUnit } from '../rules/01-words/units.ts'
import type { Notes } from '../vocabulary.ts'
import { MOVEMENT } from './08-movement.ts'
import { unitIn } from './names.ts'

type Flown = Notes['moved']

const HOW: Readonly<Record<'on' | 'climb' | 'dive' | 'stay', readonly [one: string, many: string]>> = {
  on: ['flies on', 'fly on'],
  climb: ['climbs', 'climb'],
  dive: ['dives', 'dive'],
  stay: ['circles', 'circle'],
}

function howOf({ from, to, marker }: Flown): keyof typeof HOW {
  if (from === to) return 'stay'
  if (marker === 'dive') return 'dive'
  return marker === undefined ? 'on' : 'climb'
}

/** `Spitfire IA A and Spitfire IA B fly on; Spitfire IA C dives.` One alone in the words of the log. */
export function flightsTold(moved: readonly Flown[]): string | undefined {
  const [only, more] = moved
  if (!only) return undefined
  if (!more) return MOVEMENT.notes.moved(only)
  const ways = new Map<keyof typeof HOW, NamedUnit[]>()
  for (const one of moved) ways.set(howOf(one), [...(ways.get(howOf(one)) ?? []), one])
  const told = [...ways].map(
    ([how, units]) => `${listed(units.map(unitIn))} ${HOW[how][units.length > 1 ? 1 : 0]}`,
  )
  return `${told.join('; ')}.`
}
