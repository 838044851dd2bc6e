import type { BoardModule } from '@tallyho/kit'
import { packOf } from '../pack/index.ts'
import { airborneIn, LAST_SEGMENT, overEngland } from '../rules/02-terms/terms.ts'
import type { Day, Raid } from '../state.ts'
import type { Asks, Notes } from '../vocabulary.ts'
import { whyNot } from './why-not.ts'

/** How the questions of the day are asked at the table. */
export const MANNERS: BoardModule<Day, Notes, Asks>['manners'] = {
  moves: {
    'patrol-squadron': ['patrol-box'],
    'move-squadron': ['move-box'],
    'hunt-section': ['set-aside', 'pair'],
    'set-aside': ['set-aside', 'pair'],
    'bomber-section': ['attack', 'escort-attack'],
  },
  routine: ['join-attempt', 'shift', 'hunt-section', 'bomber-section'],
  whyNot,
  /** The last raids of the day are on their way home, and nobody is near enough to meet them. */
  decided: day =>
    day.segment === LAST_SEGMENT &&
    day.raids.length > 0 &&
    day.raids.every(raid => raid.recovering && !canBeMet(day, raid)),
}

/** A squadron in the air over the raid, or one move away. */
function canBeMet(day: Day, raid: Raid): boolean {
  const space = overEngland(raid)
  return [space, ...packOf(day).neighbours(space)].some(near => airborneIn(day, near).length > 0)
}
