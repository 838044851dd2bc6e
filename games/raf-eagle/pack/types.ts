import type { Data } from '@tallyho/forms'
import type { CombatResult, DamageBox } from './names.ts'
import type { packForm } from './schema.ts'

export * from './names.ts'

/** The components of the game as data. A player who owns the boxed game can type in his own. */

export type Pack = Data<typeof packForm>
export type SectorSpec = Pack['sectors'][number]
export type TargetSpec = Pack['targets'][number]
export type Place = SectorSpec['at']
export type SquadronSpec = Pack['squadrons'][number]
/** A value of the full and of the reduced side. */
export type Sides = SquadronSpec['rating']
export type GruppeSpec = Pack['gruppen'][number]
export type TargetCard = Pack['targetCards'][number]
/** Squadrons that a sector may send for a warning: none, late, sufficient, early. */
export type Eligible = TargetCard['chart'][number]['send']
export type RaidEventCard = Pack['raidEvents'][number]
export type ApproachEvent = NonNullable<RaidEventCard['approach']>
export type TargetEvent = NonNullable<RaidEventCard['target']>
/** One of these suffices (RE-CP.A1.a). */
export type AltitudeCondition = Extract<ApproachEvent, { readonly if: unknown }>['if'][number]
export type DayCard = Pack['dayEvents'][number]
export type DayEvent = DayCard['event']
/** A row of a card that changes priorities: from this date or VP total on, up to the next row. */
export type PriorityRow = Extract<DayEvent, { readonly rows: unknown }>['rows'][number]
export type Priorities = Exclude<PriorityRow['to'], 'free'>
export type StrategyCard = Pack['strategies'][number]
export type Tables = Pack['tables']
export type CombatTable = Tables['combat']
/** One die line of a row of the Combat Results Table: for letters A, B, C. */
export type CombatLine = CombatTable['lines'][number][number]
export type ThreeResults = CombatLine['german']
/** RE-9.2 A cell of the Combat Damage Chart: where to, and on which side. */
export type DamageCell = NonNullable<Tables['damage']['german'][DamageBox]>['full'][CombatResult]
export type RendezvousSituation = Tables['rendezvous']['check'][number]
/** Value by number: the first entry whose `upTo` is not exceeded; the last holds for all beyond. */
export type Steps<T> = readonly { readonly upTo: number; readonly is: T }[]
