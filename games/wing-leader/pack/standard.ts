import type { Pack } from './types.ts'

/** The pack that comes with the game. */
export const standard: Pack = {
  game: 'wing-leader',
  id: 'standard',
  title: 'Wing Leader',
  version: '1',
  tables: {} as never,
  aircraft: [],
  surface: [],
  scenarios: [],
}
