import { checker } from '@tallyho/forms'
import { counterFaults } from './check-counters.ts'
import { mapFaults } from './check-map.ts'
import { tableFaults } from './check-tables.ts'
import { packForm } from './schema.ts'
import { standard } from './standard.ts'

/** Every mistake in a pack, with its place and what was expected there; empty if it can be played with. */
export const checkPack = checker(
  packForm,
  [pack => [...mapFaults(pack), ...counterFaults(pack), ...tableFaults(pack)]],
  standard,
)
