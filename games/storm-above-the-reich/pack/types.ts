import type { Data } from '@tallyho/forms'
import type { packSchema } from './schema.ts'
import type { attackCard, fireCard, markers, roster } from './schema-cards.ts'
import type { mapSchema } from './schema-map.ts'
import type { situationSchema } from './schema-situation.ts'
import type { fate, mission, season } from './schema-tables.ts'

export * from './names.ts'

/** What lies in the box, as its form reads it. */

/** Everything. */
export type Pack = Data<typeof packSchema>

export type FormationMap = Data<typeof mapSchema>
export type SpaceSpec = FormationMap['spaces'][number]
export type BomberSpec = FormationMap['bombers'][number]
export type ElementSpec = FormationMap['elements'][number]
export type Link = FormationMap['links'][number]
/** SR-MAP-16 A printed note that changes the Lethal Level. */
export type LevelNote = SpaceSpec['notes'][number]
export type Vector = readonly [a: number, b: number]

/** A column of a table read with a die: each row holds up to and including `to`. */
export type { DieTable } from '@tallyho/engine'

/** SR-TRN-04 Or one mission by itself. */
export type Season = Data<typeof season> | Data<typeof mission>
export type MissionRow = Season['rows']['inbound']
export type EscortRoll = MissionRow['escort'][number]['is']
export type VictoryRow = Season['victory']
export type OperationsMenu = Season['menu']
/** What Operations Points buy: `count` for `cost`. */
export type Offer = NonNullable<OperationsMenu['attachments']['armor']>
export type Operations = Pack['operations']
export type SituationPage = Data<typeof situationSchema>
export type FlakWindow = NonNullable<SituationPage['flak']>[number]
export type EscortTables = Pack['escorts']
export type StationResult = EscortTables['stations']['forward'][number]['is']
export type AerialCombatTable = Pack['combat']
export type AerialRows = AerialCombatTable['rows']['fw190']['p-51']
export type FateTables = Data<typeof fate>
export type FateTable = FateTables['wing']
export type BlastTables = Pack['blast']
export type BlastDiagram = BlastTables['diagrams'][number]
export type TrainingMission = Pack['training']

export type AttackCard = Data<typeof attackCard>
export type FireCard = Data<typeof fireCard>
export type Markers = Data<typeof markers>
export type HitMarker = Markers['hits'][number]
export type DamageMarker = Markers['damage'][number]
export type ProximityMarker = Markers['proximity'][number]
/** What the front of a Proximity marker says. */
export type ProximityFace = ProximityMarker
export type RosterNames = Data<typeof roster>
