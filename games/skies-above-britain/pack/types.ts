import type { Data } from '@tallyho/forms'
import type { packForm } from './schema.ts'

export * from './names.ts'

/** The components of the game as data. A player who owns the boxed game can type in his own. */

export type Pack = Data<typeof packForm>
export type TailedCard = Pack['cards']['tailed']['hurricane'][number]
export type HeadOnCard = Pack['cards']['headOn']['hurricane'][number]
export type AdvantageCard = Pack['cards']['raf'][number]
export type BomberCard = Pack['cards']['medium'][number]
export type ReactionCard = Pack['cards']['reaction'][number]
export type HitMarker = Pack['markers']['hits'][number]
export type DamageMarker = Pack['markers']['damage'][number]
export type DamageSide = DamageMarker['hurricane']
export type VectorMarker = Pack['markers']['inbound'][number]
export type Tables = Pack['tables']
/** A space of the Raid Track. */
export type Space = Tables['track']['turn']
export type Layout = Pack['layouts'][number]
export type Chapter = Pack['chapters'][number]
export type ScenarioSpec = Pack['scenarios'][number]
export type DogfightScenario = Extract<ScenarioSpec, { readonly kind: 'dogfight' }>
export type BomberScenario = Extract<ScenarioSpec, { readonly kind: 'bombers' }>
export type InterceptScenario = Extract<ScenarioSpec, { readonly kind: 'intercept' }>
export type PatrolScenario = Extract<ScenarioSpec, { readonly kind: 'patrol' }>
export type CampaignScenario = Extract<ScenarioSpec, { readonly kind: 'campaign' }>
