import { AERIAL_COMBAT } from './aerial-combat.ts'
import { BLAST } from './blast.ts'
import { ATTACK_CARDS, FIRE_CARDS } from './cards/index.ts'
import { ESCORTS } from './escorts.ts'
import { FATE } from './fate.ts'
import { MAPS } from './maps/index.ts'
import { MARKERS } from './markers.ts'
import { OPERATIONS } from './operations.ts'
import { ROSTER } from './roster.ts'
import { SEASONS } from './seasons.ts'
import { SITUATIONS } from './situations/index.ts'
import { MISSION, TRAINING } from './training.ts'
import type { Pack } from './types.ts'

/** The pack that comes with the game. */
export const standard: Pack = {
  game: 'storm-above-the-reich',
  id: 'standard',
  title: 'Storm Above the Reich',
  version: '1',
  maps: MAPS,
  seasons: SEASONS,
  situations: SITUATIONS,
  operations: OPERATIONS,
  escorts: ESCORTS,
  combat: AERIAL_COMBAT,
  fate: FATE,
  blast: BLAST,
  markers: MARKERS,
  attackCards: ATTACK_CARDS,
  fireCards: FIRE_CARDS,
  roster: ROSTER,
  training: TRAINING,
  ...(MISSION && { mission: MISSION }),
}
