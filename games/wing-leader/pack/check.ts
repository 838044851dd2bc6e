import { capped, type Fault, plainFaults, schemaFault } from '@tallyho/engine'
import * as v from 'valibot'
import { aircraftFaults } from './check-aircraft.ts'
import { scenarioFaults } from './check-scenario.ts'
import { surfaceFaults } from './check-surface.ts'
import { tableFaults } from './check-tables.ts'
import { compile } from './components.ts'
import { packSchema, scenarioFileSchema } from './schema.ts'
import { standard } from './standard.ts'
import type { Pack, ScenarioFile } from './types.ts'

/** The standard pack has some 15,000 values, eight deep. */
const MOST_VALUES = 150_000

/** Every mistake in a pack or a scenario file, with its place; empty if it can be played with. */
export function checkPack(data: unknown): readonly Fault[] {
  const unfit = plainFaults(data, MOST_VALUES)
  if (unfit.length > 0) return capped(unfit)
  const isFile = isScenarioFile(data)
  const parsed = v.safeParse(isFile ? scenarioFileSchema : packSchema, data)
  if (!parsed.success) return capped(parsed.issues.map(schemaFault))
  // The form has been read; what follows is whether it makes sense.
  if (isFile) return capped(scenarioFaults(compile({ ...standard, ...(data as ScenarioFile) })))
  const pack = data as Pack
  const faults = [
    ...tableFaults(pack.tables),
    ...aircraftFaults(pack.aircraft),
    ...surfaceFaults(pack.surface),
  ]
  return capped([...faults, ...scenarioFaults(compile(pack))])
}

/** A file that brings neither aircraft nor tables nor surface units is flown with those of the game. */
function isScenarioFile(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false
  return !('tables' in data || 'aircraft' in data || 'surface' in data)
}
