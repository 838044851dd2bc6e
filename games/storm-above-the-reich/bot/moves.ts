import { best, named } from '@tallyho/engine'
import type { BoxId, PositionBox } from '../pack/types.ts'
import { box, boxCalled, isApproach, isPositionBox } from '../rules/05-map/boxes.ts'
import { fighterNo, formation, isHit, missionOf } from '../rules/05-map/table.ts'
import type { MoveOption } from '../rules/07-move/move.ts'
import type { Campaign, Fighter, Mission } from '../state.ts'
import { dangerAnywhere, dangerIn, isEscorted } from './danger.ts'
import { type Answer, type Answers, subjectOf } from './judge.ts'
import { attacksFrom, bestProspect, prospect } from './prospect.ts'

/** Entry, moves and returns: where a fighter waits for its next attack, and when it goes home. */

/** What a Tactical Point could buy later. */
const A_POINT = 0.05
/** Attacks after the next are not quite as good as the best there is now. */
const LATER = 0.6
/** To wait is to be seen once more. */
const A_TURN = 0.02

/** Fighters that stay behind the formation and fire from there. */
export function isSniper(campaign: Campaign, { kind, cannon, ammo }: Fighter): boolean {
  return kind === 'ju88' && cannon && ammo !== 'none' && !missionOf(campaign).anchored.includes('tail/level')
}

/** Rockets are still to be fired, and there is a place to fire them from. */
export function hasRockets(campaign: Campaign, { rockets }: Fighter): boolean {
  return (
    rockets === 'loaded' &&
    formation(campaign).map.rockets &&
    !missionOf(campaign).anchored.includes('tail/level')
  )
}

function wantsTail(campaign: Campaign, fighter: Fighter): boolean {
  return isSniper(campaign, fighter) || hasRockets(campaign, fighter)
}

/** What a fighter may still bring, if its next attack comes in a turn. */
function futureOf(campaign: Campaign, fighter: Fighter, next: number, turn: number): number {
  const attacks = attacksFrom(missionOf(campaign), turn)
  if (attacks === 0) return 0
  return next + LATER * (attacks - 1) * bestProspect(campaign, fighter)
}

/** A Position Box in which a fighter would be, to attack from in a turn. */
function boxWorth(campaign: Campaign, fighter: Fighter, id: PositionBox, turn: number): number {
  const { position = 'nose', altitude = 'level' } = box(id)
  const next = prospect(campaign, fighter, position, altitude)
  const future = futureOf(campaign, fighter, next, turn)
  return future - dangerIn(campaign, fighter, id, future)
}

const entry: Answer<'entry.to'> = (campaign, choice) => {
  const mission = missionOf(campaign)
  const fighter = subjectOf(campaign, choice)
  if (fighter === undefined) return 0
  if (isWorthWaiting(mission)) {
    const delay = named(choice, 'delay')
    if (delay > 0) return delay
  }
  return best(choice, ({ to, way }) => {
    if (to === undefined) return way === 'delay' ? -50 : -99
    const tail = wantsTail(campaign, fighter) && to === 'tail/low' ? 5 : 0
    return boxWorth(campaign, fighter, to, mission.turn + 1) + tail
  })
}

/** An escort that soon turns back is waited for, if time is left afterwards. */
function isWorthWaiting({ escort, type, turn, limit, tp }: Mission): boolean {
  if (escort.turn === undefined || type === 'outbound' || escort.status !== 'present') return false
  const wait = escort.turn - turn
  return wait > 0 && wait <= 2 && wait <= tp && limit - escort.turn >= 4
}

const contrails: Answer<'entry.contrails'> = (campaign, choice) => {
  const mission = missionOf(campaign)
  const tail = mission.fighters.filter(fighter => wantsTail(campaign, fighter)).length
  return named(choice, isEscorted(mission) || 2 * tail >= mission.fighters.length ? 'contrails' : 'low')
}

/** One after the other, until nobody wants to go anywhere. */
const nextMover: Answer<'move.next'> = (campaign, { options }) => {
  for (let i = 0; i < options.length; i++) {
    const fighter = options[i]?.fighter
    if (fighter !== undefined && wantsToMove(campaign, fighterNo(missionOf(campaign), fighter))) return i
  }
  return options.length - 1
}

/** Whether any move, or going home, is better than to stay. */
function wantsToMove(campaign: Campaign, fighter: Fighter): boolean {
  const { at } = fighter
  if (!isPositionBox(at)) return true
  const stay = moveWorth(campaign, fighter, 'stay', undefined, 0)
  if (moveWorth(campaign, fighter, 'exit', undefined, 0) > stay) return true
  const mission = missionOf(campaign)
  for (const { to, tp } of formation(campaign).linksFrom(at))
    if (tp <= mission.tp && to !== 'high-bombing' && !mission.anchored.some(box => box === to))
      if (moveWorth(campaign, fighter, 'move', to, tp) > stay) return true
  return false
}

const move: Answer<'move.to'> = (campaign, choice) => {
  const fighter = subjectOf(campaign, choice)
  if (fighter === undefined) return named(choice, 'stay')
  return best(choice, ({ way, to, tp }) => moveWorth(campaign, fighter, way, to, tp))
}

function moveWorth(
  campaign: Campaign,
  fighter: Fighter,
  way: MoveOption['way'],
  to: BoxId | undefined,
  tp: number,
): number {
  const { turn } = missionOf(campaign)
  if (way === 'exit') return 0
  const id = way === 'stay' ? fighter.at : to
  if (id === undefined || id === 'high-bombing') return -1
  if (wantsTail(campaign, fighter)) {
    if (id === 'tail/level') return 5 - A_POINT * tp
    if (id === 'tail/low' || id === 'tail/high') return 4 - A_POINT * tp
  }
  if (isPositionBox(id)) return boxWorth(campaign, fighter, id, turn + 1) - A_POINT * tp - A_TURN
  if (!isApproach(id)) return -1
  const { position = 'nose', altitude = 'level' } = box(id)
  const next = prospect(campaign, fighter, position, altitude)
  // Nothing ventured where nothing is to be gained.
  if (next <= 0) return -1
  const future = futureOf(campaign, fighter, next, turn)
  return future - dangerIn(campaign, fighter, id, future) - A_POINT * tp
}

/** Home, if there is nothing more to do here, or too little for the danger. */
export function isDone(campaign: Campaign, fighter: Fighter, turns: number): boolean {
  const mission = missionOf(campaign)
  const { turn, limit } = mission
  if (turn + turns > limit) return true
  if (fighter.ammo === 'none' || mission.bombers.every(({ gone }) => gone !== undefined)) return true
  if (wantsTail(campaign, fighter) || isHit(fighter)) return false
  return bestProspect(campaign, fighter) <= turns * dangerAnywhere(campaign, fighter)
}

const comeBack: Answer<'return.to'> = (campaign, choice) => {
  const fighter = subjectOf(campaign, choice)
  if (fighter === undefined) return 0
  const turns = boxCalled(fighter.at)?.kind === 'evasive' ? 2 : 1
  return named(choice, isDone(campaign, fighter, turns) ? 'exit' : (choice.options[0]?.id ?? 'exit'))
}

export const moves = {
  'entry.contrails': contrails,
  'entry.next': () => 0,
  'entry.to': entry,
  'move.next': nextMover,
  'move.to': move,
  'return.to': comeBack,
} satisfies Answers
