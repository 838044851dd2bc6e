import type { Choice, Option } from '@tallyho/engine'
import type { BoardModule } from '@tallyho/kit'
import type { SquadronId } from '../pack/types.ts'
import type { StackOption } from '../rules/02-terms/choices.ts'
import { boxOf, LAST_SEGMENT, levelFrom, overEngland, squadronOf } from '../rules/02-terms/terms.ts'
import { boxesFor, canMove, type MoveBoxOption } from '../rules/10-squadron-movement.ts'
import type { Day, Raid, Squadron } from '../state.ts'
import { bestChance, coverFrom, isTooLate, meetingsAt, rankOf } from '../text/meetings.ts'
import { words } from '../text.ts'
import type { Asks, Notes } from '../vocabulary.ts'
import { advice, staffed } from './advice.ts'
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
  // Who does not yet know whom to send up has the patrols laid out, and changes what he likes.
  staff: ['patrol-squadron', 'patrol-box'],
  staffed,
  far: together,
  first: isOfUse,
  foremost,
  whyNot,
  advice,
  /** The last raids of the day are on their way home, and nobody is near enough to meet them. */
  decided: day =>
    day.segment === LAST_SEGMENT &&
    day.raids.length > 0 &&
    day.raids.every(raid => raid.recovering && !canBeMet(day, raid)),
}

/** Places where a raid comes by stand before the others. */
function isOfUse(ask: string, option: Option, day: Day): boolean {
  if (ask !== 'move-box') return false
  const { space, box } = option as MoveBoxOption
  return box !== 'SCRAMBLE' && meetingsAt(day, space, box).length > 0
}

/** So many squadrons are listed, where there are more than can be read. */
const MOST = 9

/**
 * Those who can meet a raid soonest, and those whose patrol covers most, each with the reason; who comes too late is behind them. Of
 * squadrons that lie together and can do the same one row is listed: each by itself is taken on the map.
 */
function foremost(day: Day, choice: Choice): readonly { readonly id: string; readonly why: string }[] {
  const rank = RANKS[choice.ask]
  if (!rank) return []
  return (choice.options as readonly StackOption[])
    .flatMap(({ id, squadron, squadrons = [] }, i) => {
      const first = squadron ?? squadrons[0]
      const by = first === undefined ? undefined : rank(day, squadronOf(day, first))
      const said = words.said?.(day, choice, i)
      const why = typeof said === 'object' && 'so' in said ? said.so : ''
      return by === undefined || (squadron && isInStack(day, choice, squadron)) ? [] : [{ id, why, by }]
    })
    .toSorted((a, b) => a.by - b.by)
    .slice(0, MOST)
    .map(({ id, why }) => ({ id, why }))
}

/** It is offered with others of its kind in the same box. */
function isInStack(day: Day, { options }: Choice, id: SquadronId): boolean {
  const face = ({ type, reduced }: Squadron) => `${type} ${reduced}`
  const own = squadronOf(day, id)
  return (options as readonly StackOption[]).some(
    ({ squadrons = [] }) =>
      squadrons.includes(id) &&
      squadrons.some(other => other !== id && face(squadronOf(day, other)) === face(own)),
  )
}

const reachOf = (day: Day, squadron: Squadron): number | undefined => {
  const chance = bestChance(day, squadron)
  return chance && !isTooLate(chance) ? rankOf(chance) : undefined
}

/** A whole squadron goes before a reduced one that is not a face of the die better placed. */
const HALF_A_FACE = 1 / 12

const coverOf = (day: Day, { home, reduced }: Squadron): number | undefined => {
  const ways = coverFrom(day, home).reduce((sum, cover) => sum + cover.chances / cover.of, 0)
  return ways > 0 ? (reduced ? HALF_A_FACE : 0) - ways : undefined
}

const RANKS: Readonly<Record<string, typeof reachOf | undefined>> = {
  'move-squadron': reachOf,
  'patrol-squadron': coverOf,
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
