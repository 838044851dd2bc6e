import type { GruppeId } from '../../pack/types.ts'
import { gruppe, gruppeSpec } from '../../rules/02-terms.ts'
import type { Campaign } from '../../state.ts'

/** Gruppen in heaps of those that have the same key, in the order of the first of each. */
export function heapsBy(
  gruppen: readonly GruppeId[],
  keyOf: (id: GruppeId) => string,
): ReadonlyMap<string, readonly GruppeId[]> {
  const heaps = new Map<string, GruppeId[]>()
  for (const id of gruppen) heaps.set(keyOf(id), [...(heaps.get(keyOf(id)) ?? []), id])
  return heaps
}

/** What they fly, and whether with bombs. */
export const flownType =
  (campaign: Campaign) =>
  (id: GruppeId): string =>
    `${gruppeSpec(campaign, id).type} ${gruppe(campaign, id).jabo ?? ''}`
