import { AIRCRAFT } from './aircraft/index.ts'
import { SCENARIOS } from './scenarios/index.ts'
import { SURFACE } from './surface.ts'
import { TABLES } from './tables.ts'
import type { Pack } from './types.ts'

/** The pack that comes with the game. */
export const standard: Pack = {
  game: 'wing-leader',
  id: 'standard',
  title: 'Wing Leader',
  version: '1',
  tables: TABLES,
  aircraft: AIRCRAFT,
  surface: SURFACE,
  scenarios: SCENARIOS,
}
