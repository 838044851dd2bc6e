import type { Option } from '@tallyho/engine'
import type { BoardModule } from '@tallyho/kit'
import type { StackOption } from '../rules/02-terms/choices.ts'
import { boxOf, LAST_SEGMENT, levelFrom, overEngland, squadronOf } from '../rules/02-terms/terms.ts'
import { boxesFor, canMove, type MoveBoxOption } from '../rules/10-squadron-movement.ts'
import type { Day, Raid } from '../state.ts'
import { bestMeeting, meetingsAt, regionNear } from '../text/meetings.ts'
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
  first: isOfUse,
  whyNot,
  /** The last raids of the day are on their way home, and nobody is near enough to meet them. */
  decided: day =>
    day.segment === LAST_SEGMENT &&
    day.raids.length > 0 &&
    day.raids.every(raid => raid.recovering && !canBeMet(day, raid)),
}

/** Those who can meet a raid stand before the others, and so do the places where one comes by. */
function isOfUse(ask: string, option: Option, day: Day): boolean {
  if (ask === 'move-box' || ask === 'move-squadron') {
    const { space, box, squadron, squadrons } = option as MoveBoxOption & StackOption
    if (ask === 'move-box') return box !== 'SCRAMBLE' && meetingsAt(day, space, box).length > 0
    return [squadron, ...(squadrons ?? [])].some(
      id => id !== undefined && bestMeeting(day, squadronOf(day, id)) !== undefined,
    )
  }
  if (ask !== 'patrol-squadron') return false
  const { squadron, squadrons = [] } = option as StackOption
  const id = squadron ?? squadrons[0]
  return id !== undefined && regionNear(day, squadronOf(day, id).home) !== undefined
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
