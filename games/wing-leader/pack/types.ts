import type { AircraftCard } from './types-aircraft.ts'
import type { ScenarioSpec } from './types-scenario.ts'
import type { SurfaceType } from './types-surface.ts'
import type { Tables } from './types-tables.ts'

export type { Source } from '@tallyho/engine'
export * from './types-aircraft.ts'
export * from './types-scenario.ts'
export * from './types-surface.ts'
export * from './types-tables.ts'

/** The components of the game as data. A player who owns the boxed game can type in his own. */
export interface Pack {
  readonly game: 'wing-leader'
  readonly id: string
  readonly title: string
  readonly version: string
  readonly tables: Tables
  readonly aircraft: readonly AircraftCard[]
  readonly surface: readonly SurfaceType[]
  readonly scenarios: readonly ScenarioSpec[]
}

/** A player's own scenarios, flown with the aircraft and tables of the standard pack. */
export interface ScenarioFile {
  readonly game: 'wing-leader'
  readonly id: string
  readonly title: string
  readonly version: string
  readonly scenarios: readonly ScenarioSpec[]
}
