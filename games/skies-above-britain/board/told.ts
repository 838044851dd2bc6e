import type { Logged, Ref } from '@tallyho/engine'
import { isSection } from '../rules/01-general/formations.ts'
import type { Campaign } from '../state.ts'
import type { Unit } from '../vocabulary/terms.ts'

/** What the facts of a note call the things that they name. */
const KINDS: Readonly<Record<string, string>> = {
  fighter: 'fighter',
  fighters: 'fighter',
  by: 'fighter',
  unit: 'unit',
  units: 'unit',
  section: 'unit',
  sections: 'unit',
  german: 'german',
  bomber: 'bomber',
  bombers: 'bomber',
  tile: 'tile',
  station: 'station',
  stations: 'station',
  formation: 'formation',
  schwarm: 'schwarm',
  pilot: 'pilot',
}

/** What a note speaks of, to be lit where it lies. */
export function refsIn({ patrol }: Campaign, { facts }: Pick<Logged, 'facts'>): ReadonlySet<Ref> {
  const refs = new Set<Ref>()
  for (const [name, fact] of Object.entries(facts)) {
    const kind = KINDS[name]
    if (!kind) continue
    for (const id of Array.isArray(fact) ? fact : [fact]) {
      if (typeof id !== 'string' && typeof id !== 'number') continue
      refs.add(`${kind}:${id}`)
      if (
        kind === 'unit' &&
        !isSection(String(id) as Unit) &&
        patrol?.fighters[id as keyof typeof patrol.fighters]
      )
        refs.add(`fighter:${id}`)
    }
  }
  return refs
}
