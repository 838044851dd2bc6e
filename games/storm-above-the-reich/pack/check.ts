import type { Fault } from '@tallyho/engine'
import { checker } from '@tallyho/forms'
import { checkCards, checkMarkers, checkRoster } from './check-cards.ts'
import { checkMaps } from './check-map.ts'
import { checkBlast, checkSituations } from './check-situation.ts'
import { checkEscorts, checkFate, checkOperations, checkSeasons } from './check-tables.ts'
import { packSchema } from './schema.ts'
import { standard } from './standard.ts'
import type { Pack } from './types.ts'

const CHECKS: readonly ((pack: Pack, faults: Fault[]) => void)[] = [
  checkMaps,
  checkSeasons,
  checkSituations,
  checkOperations,
  checkEscorts,
  checkFate,
  checkBlast,
  checkMarkers,
  checkCards,
  checkRoster,
]

/** Every mistake in a pack, with its place; empty if it can be played with. */
export const checkPack = checker(
  packSchema,
  CHECKS.map(check => pack => {
    const faults: Fault[] = []
    check(pack, faults)
    return faults
  }),
  standard,
)
