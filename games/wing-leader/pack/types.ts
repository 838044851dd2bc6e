import type { Data } from '@tallyho/forms'
import type { packSchema, scenarioFileSchema } from './schema.ts'
import type { ratings } from './schema-aircraft.ts'

export type { Source } from '@tallyho/engine'
export * from './names.ts'

/** The components of the game as data. A player who owns the boxed game can type in his own. */
export type Pack = Data<typeof packSchema>
/** A player's own scenarios, flown with the aircraft and tables of the standard pack. */
export type ScenarioFile = Data<typeof scenarioFileSchema>

export type AircraftCard = Pack['aircraft'][number]
export type Variant = NonNullable<AircraftCard['variants']>[number]
export type Ratings = Data<typeof ratings>
export type Band = Ratings['bands'][number]
export type BombBand = Ratings['bombs'][number]
export type Abilities = Ratings['abilities']
export type Figures = AircraftCard['figures']

export type SurfaceType = Pack['surface'][number]
export type FlakGuns = SurfaceType['flak'][number]

export type Tables = Pack['tables']
export type FlakTable = Tables['flak']
export type FlakResult = FlakTable['rows'][number]['direct']

export type ScenarioSpec = Pack['scenarios'][number]
export type Force = ScenarioSpec['raider']
export type UnitLine = Force['units'][number]
export type Start = UnitLine['start']
export type SurfaceSpec = ScenarioSpec['surface'][number]
export type Sky = ScenarioSpec['sky']
export type Victory = ScenarioSpec['victory']
