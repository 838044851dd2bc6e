import type { Logged, Ref } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import type { Campaign } from '../state.ts'

/** What a note speaks of: every unit and target that it names, to be lit where they are. */
export function refsIn(campaign: Campaign, { facts }: Pick<Logged, 'facts'>): ReadonlySet<Ref> {
  const refs = new Set<Ref>()
  const look = (fact: unknown): void => {
    if (typeof fact === 'object' && fact !== null) for (const part of Object.values(fact)) look(part)
    if (typeof fact !== 'string') return
    if (campaign.gruppen[fact]) refs.add(`gruppe:${fact}`)
    else if (campaign.squadrons[fact]) refs.add(`squadron:${fact}`)
    else if (packOf(campaign).target.has(fact)) refs.add(`target:${fact}`)
  }
  look(facts)
  return refs
}
