import { die } from '@tallyho/engine'
import { CAMPAIGNS, PATROLS } from './campaigns.ts'
import { CARDS } from './cards/index.ts'
import { CHAPTERS } from './chapters.ts'
import { LAYOUTS } from './layouts.ts'
import { MARKERS } from './markers.ts'
import { PILOTS } from './pilots.ts'
import { BOMBER_SCHOOL, DOGFIGHT_SCHOOL, INTERCEPT_SCHOOL } from './school.ts'
import { SOURCES, TABLES } from './tables.ts'
import type { Pack } from './types.ts'

/** The pack that comes with the game. */
export const standard: Pack = {
  id: 'standard',
  game: 'skies-above-britain',
  title: 'Skies Above Britain',
  cards: CARDS,
  markers: MARKERS,
  tables: TABLES,
  sources: SOURCES,
  layouts: LAYOUTS,
  chapters: CHAPTERS,
  scenarios: [...DOGFIGHT_SCHOOL, ...BOMBER_SCHOOL, ...INTERCEPT_SCHOOL, ...PATROLS, ...CAMPAIGNS],
  pilots: PILOTS,
  optionals: {
    events: die(
      ['1-5', 'nothing' as const],
      ['6-7', 'bad-weather' as const],
      ['8', 'rest-day' as const],
      ['9', 'decoration' as const],
      ['10-11', 'new-men' as const],
      ['12', 'big-wing' as const],
    ),
    // SAB-CMP-08 Patrols that a replacement has flown with another squadron.
    graduated: die(
      ['1-5', { patrols: 0 }],
      ['6-8', { patrols: 1 }],
      ['9-10', { patrols: 2 }],
      ['11', { patrols: 4 }],
      ['12', { patrols: 5 }],
    ),
    source: 'designed',
    ref: 'SAB-CMP-08, the text of the optional rules being lost',
  },
}
