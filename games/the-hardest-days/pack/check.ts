import { capped, type Fault, plainFaults, schemaFault } from '@tallyho/engine'
import * as v from 'valibot'
import { counterFaults } from './check-counters.ts'
import { mapFaults } from './check-map.ts'
import { tableFaults } from './check-tables.ts'
import { packSchema } from './schema.ts'
import type { Pack } from './types.ts'

/** The standard pack has some 8,000 values, six deep. */
const MOST_VALUES = 60_000

/** Every mistake in a pack, with its place and what was expected there; empty if it can be played with. */
export function checkPack(data: unknown): Fault[] {
  const unfit = plainFaults(data, MOST_VALUES)
  if (unfit.length > 0) return capped(unfit)
  const parsed = v.safeParse(packSchema, data)
  if (!parsed.success) return capped(parsed.issues.map(schemaFault))
  const pack: Pack = parsed.output
  return capped([...mapFaults(pack), ...counterFaults(pack), ...tableFaults(pack)])
}
