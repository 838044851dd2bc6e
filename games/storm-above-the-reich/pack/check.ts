import { capped, type Fault, plainFaults, schemaFault } from '@tallyho/engine'
import * as v from 'valibot'
import { checkCards, checkMarkers, checkRoster } from './check-cards.ts'
import { checkMaps } from './check-map.ts'
import { checkBlast, checkSituations } from './check-situation.ts'
import { checkEscorts, checkFate, checkOperations, checkSeasons } from './check-tables.ts'
import { packSchema } from './schema.ts'
import type { Pack } from './types.ts'

/** Ten times the standard pack. */
const MOST_VALUES = 150_000

/** Every mistake in a pack, with its place; empty if it can be played with. */
export function checkPack(data: unknown): readonly Fault[] {
  const unfit = plainFaults(data, MOST_VALUES)
  if (unfit.length > 0) return capped(unfit)
  const parsed = v.safeParse(packSchema, data)
  if (!parsed.success) return capped(parsed.issues.map(schemaFault))
  // The form has been read; what follows is whether it makes sense.
  const pack = data as Pack
  const faults: Fault[] = []
  for (const check of CHECKS) check(pack, faults)
  return capped(faults)
}

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
