import type { BoardModule } from '@tallyho/kit'
import { boxOf, LAST_SEGMENT, levelFrom, overEngland } from '../rules/02-terms/terms.ts'
import { boxesFor, canMove } from '../rules/10-squadron-movement.ts'
import type { Day, Raid } from '../state.ts'
import type { Asks, Notes } from '../vocabulary.ts'
import { together } from './together.ts'
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
  far: together,
  whyNot,
  /** The last raids of the day are on their way home, and nobody is near enough to meet them. */
  decided: day =>
    day.segment === LAST_SEGMENT &&
    day.raids.length > 0 &&
    day.raids.every(raid => raid.recovering && !canBeMet(day, raid)),
}

/** A squadron where the raid is, or one move away, at a level from which it finds it. THD-11.1.2.d Two levels off is out of reach. */
function canBeMet(day: Day, raid: Raid): boolean {
  const over = overEngland(raid)
  const { altitude } = raid
  const levels = [levelFrom(altitude, -1), altitude, levelFrom(altitude, 1)]
  const boxes = day.squadrons
    .filter(canMove)
    .flatMap(squadron => [boxOf(squadron), ...boxesFor(day, squadron).map(({ id }) => id)])
  return levels.some(level => level !== undefined && boxes.includes(`${over}/${level}`))
}
