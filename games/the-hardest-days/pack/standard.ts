import { eventChits, regionChits, sizeChits } from './chits.ts'
import { groups } from './groups.ts'
import { spaces, targets, tracks } from './map.ts'
import { scenarios } from './scenarios.ts'
import { squadrons } from './squadrons.ts'
import * as tables from './tables.ts'
import type { Pack } from './types.ts'

/** The pack that comes with the game. */
export const standard: Pack = {
  id: 'standard',
  game: 'the-hardest-days',
  title: 'The Hardest Days, standard pack',
  spaces,
  targets,
  tracks,
  squadrons,
  groups,
  regionChits,
  sizeChits,
  eventChits,
  scenarios,
  crossing: tables.crossing,
  detection: tables.detection,
  force: tables.force,
  targetChart: tables.targetChart,
  combatResults: tables.combatResults,
  combatDamage: tables.combatDamage,
  bombDamage: tables.bombDamage,
  placement: tables.placement,
}
