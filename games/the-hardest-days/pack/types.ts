import type { Data } from '@tallyho/forms'
import type { CombatResult, DamageRow, Letter } from './names.ts'
import type { packForm } from './schema.ts'

export * from './names.ts'

/** The components of the game as data. A player who owns the boxed game can type in his own. */

export type Pack = Data<typeof packForm>
export type SpaceSpec = Pack['spaces'][number]
export type TargetSpec = Pack['targets'][number]
export type TrackSpec = Pack['tracks'][number]
export type SquadronSpec = Pack['squadrons'][number]
export type Faces = SquadronSpec['combat']
export type GroupSpec = Pack['groups'][number]
export type SizeChitSpec = Pack['sizeChits'][number]
export type EventChitSpec = Pack['eventChits'][number]
export type ScenarioSpec = Pack['scenarios'][number]
export type ForceEntry = NonNullable<Pack['force']['rows'][string]>[number][number]
export type HuntPlacement = Pack['placement']['hunt'][number]
export type Evade = NonNullable<HuntPlacement['evade']>['when']
/** One side of an event chit. */
export interface EventSide<E> {
  readonly event: E
  readonly letter?: Letter
}
/** What a combat result does to a unit (12.3.4). */
export type Damage = Pack['combatDamage']['rows'][DamageRow]['full'][CombatResult]
