import type { Fault } from '@tallyho/engine'
import { checker } from '@tallyho/forms'
import { aircraftFaults } from './check-aircraft.ts'
import { scenarioFaults } from './check-scenario.ts'
import { surfaceFaults } from './check-surface.ts'
import { tableFaults } from './check-tables.ts'
import { compile } from './components.ts'
import { packSchema, scenarioFileSchema } from './schema.ts'
import { standard } from './standard.ts'

const checkWhole = checker(
  packSchema,
  [
    pack => tableFaults(pack.tables),
    pack => aircraftFaults(pack.aircraft),
    pack => surfaceFaults(pack.surface),
    pack => scenarioFaults(compile(pack)),
  ],
  standard,
)

const checkScenarios = checker(
  scenarioFileSchema,
  [file => scenarioFaults(compile({ ...standard, ...file }))],
  standard,
)

/** Every mistake in a pack or a scenario file, with its place; empty if it can be played with. */
export function checkPack(data: unknown): readonly Fault[] {
  return isScenarioFile(data) ? checkScenarios(data) : checkWhole(data)
}

/** A file that brings neither aircraft nor tables nor surface units is flown with those of the game. */
function isScenarioFile(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false
  return !('tables' in data || 'aircraft' in data || 'surface' in data)
}
