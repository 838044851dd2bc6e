import { type Fault, pathOf } from '@tallyho/engine'
import { checker } from '@tallyho/forms'
import { checkCards, checkMarkers } from './check-cards.ts'
import { checkChapters, checkLayouts, checkPilots } from './check-chapters.ts'
import type { Add } from './check-die.ts'
import { checkScenarios } from './check-scenarios.ts'
import { checkTables } from './check-tables.ts'
import { packForm } from './schema.ts'
import { standard } from './standard.ts'
import type { Pack } from './types.ts'

const CHECKS: readonly ((pack: Pack, add: Add) => void)[] = [
  checkCards,
  checkMarkers,
  checkTables,
  checkLayouts,
  checkChapters,
  checkScenarios,
  checkPilots,
]

/** Every mistake in a pack, with its place and what was expected there; empty if it can be played with. */
export const checkPack = checker(
  packForm,
  CHECKS.map(check => pack => {
    const faults: Fault[] = []
    check(pack, (path, message) => faults.push({ path: pathOf(path), message }))
    return faults
  }),
  standard,
)
