import type { Abilities, AircraftClass, Bombsight, Figures, ModelId, Nation, Variant } from '../types.ts'

/** What is known of an aircraft before it is rated: figures, gear, and a word on its story. */
export interface Sheet {
  readonly id: ModelId
  readonly name: string
  readonly nation: Nation
  readonly class: AircraftClass
  readonly date: string
  readonly silhouette: string
  readonly figures: Figures
  readonly bombsight?: Bombsight
  readonly gear?: Abilities
  readonly background: string
  readonly variants?: readonly VariantSheet[]
}

/** Gear of a variant is added to that of its card. */
export interface VariantSheet extends Pick<Variant, 'id' | 'name' | 'date' | 'class' | 'bombsight'> {
  readonly figures?: Partial<Figures>
  readonly gear?: Abilities
}

/** Where figures come from. */
export const SIMULATED = 'IL-2 Great Battles specifications (dead-reckon/kneeboard)'
export const TESTED = 'test reports of 1940 (spitfireperformance.com, wwiiaircraftperformance.org)'
export const PUBLISHED = 'published figures, unverified'
/** Speed, climb, circles, ceiling and guns are of the simulated set, but for what is named. */
export const simulated = (besides: string) => `${SIMULATED}; ${besides}: ${PUBLISHED}`
