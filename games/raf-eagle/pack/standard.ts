import { dayEvents } from './day-events.ts'
import { gruppen } from './gruppen.ts'
import { raidEvents } from './raid-events.ts'
import { sectors } from './sectors.ts'
import { sources } from './sources.ts'
import { squadrons } from './squadrons.ts'
import { strategies } from './strategies.ts'
import { tables } from './tables.ts'
import { targetCards } from './target-cards.ts'
import { targets } from './targets.ts'
import type { Pack } from './types.ts'

/** The pack that comes with the game. */
export const standard: Pack = {
  id: 'standard',
  game: 'raf-eagle',
  title: 'RAF: Eagle, standard pack',
  sectors,
  targets,
  squadrons,
  gruppen,
  targetCards,
  raidEvents,
  dayEvents,
  strategies,
  tables,
  sources,
}
