import { noted, type Option, type Procedure, type Step } from '@tallyho/engine'
import type { BoxId, Link } from '../../pack/types.ts'
import { type Campaign, type Fighter, type FighterNo, type Mission, STAFFEL } from '../../state.ts'
import { choose, note } from '../../vocabulary.ts'
import { boxCalled } from '../05-map/boxes.ts'
import { exitMap, putAt } from '../05-map/exits.ts'
import { fighterOption, groupIn } from '../05-map/options.ts'
import { fighterNo, formation, isHit, missionOf, whoOf } from '../05-map/table.ts'
import { isAnyOnMap, onward } from '../06-turn.ts'
import { passOver } from '../09-escort/escort-arrival.ts'
import { enter, waitingToEnter } from './entry.ts'

/** Move Phase: once around the formation. */

/** One entry or one move; then the step begins anew, until nobody is left or the player is done. */
export function* movePhase(campaign: Campaign): Procedure<Step> {
  const mission = missionOf(campaign)
  const waiting = waitingToEnter(mission)
  if (waiting.length > 0) {
    yield* enter(campaign, waiting)
    return 'move'
  }
  if (!isAnyOnMap(mission) && mission.fighters.some(({ at }) => at === 'reserve')) {
    // SR-MOV-14 All are delayed: the mission has not begun yet
    passOver(mission)
    return 'turn'
  }
  const able = mission.fighters.filter(canMove)
  const next = yield* choose(STAFFEL, 'move.next', moversOf(able))
  if (next === DONE) return onward(campaign, 'return')
  const { fighter: one, box: from } = next
  const fighters = one === undefined ? able.filter(({ at }) => at === from) : [fighterNo(mission, one)]
  const { way, to, tp } = yield* choose(STAFFEL, 'move.to', movesOf(campaign, fighters), next.on)
  // SR-MOV-05 Paid on the spot
  mission.tp -= tp
  for (const fighter of fighters) {
    fighter.moved = true
    if (way === 'exit') yield* exitMap(campaign, fighter)
    else if (to !== undefined) moveTo(campaign, fighter, to, fighter === fighters[0] ? tp : 0)
  }
  return onward(campaign, 'move')
}

function moveTo(campaign: Campaign, fighter: Fighter, to: BoxId, tp: number): void {
  const from = fighter.at as BoxId
  putAt(fighter, to)
  fighter.movedFrom = from
  if (noted()) note('SR-MOV-04', 'move.moved', { ...whoOf(campaign, fighter), from, to, tp })
}

/** An answer to `move.next`. */
export interface MoverOption extends Option {
  readonly fighter?: FighterNo
  /** All who can move out of it. */
  readonly box?: BoxId
}

const DONE: MoverOption = { id: 'done', ends: true, rolls: true }

/** Each fighter by itself, and all of a box together if there are several. SR-MOV-04 Nobody has to move. */
function moversOf(able: readonly Fighter[]): MoverOption[] {
  const options: MoverOption[] = able.map(fighterOption)
  for (const [i, { at }] of able.entries()) if (isFirstOfSeveral(able, i)) options.push(groupIn(at as BoxId))
  options.push(DONE)
  return options
}

/** The first of those in its box, and not the only one. */
function isFirstOfSeveral(fighters: readonly Fighter[], i: number): boolean {
  const at = fighters[i]?.at
  let there = 0
  for (const [j, other] of fighters.entries())
    if (other.at === at) {
      if (j < i) return false
      there += 1
    }
  return there > 1
}

/** SR-MOV-01 SR-MOV-03 SR-ACB-19 Out of Position Boxes and High Bombing only; SR-MOV-02 not with a Hit marker. */
export function canMove(fighter: Fighter): boolean {
  const kind = boxCalled(fighter.at)?.kind
  return (kind === 'position' || kind === 'high-bombing') && !fighter.moved && !isHit(fighter)
}

/** An answer to `move.to`. */
export interface MoveOption extends Option {
  readonly way: 'move' | 'exit' | 'stay'
  readonly to?: BoxId
  readonly tp: number
}

const EXIT: MoveOption = { id: 'exit', way: 'exit', tp: 0 }
const STAY: MoveOption = { id: 'stay', way: 'stay', tp: 0, ends: true }

/** By box and cost, made once each. */
const MOVES: Partial<Record<BoxId, MoveOption[]>> = {}

function moveOption(to: BoxId, tp: number): MoveOption {
  MOVES[to] ??= []
  const moves = MOVES[to]
  moves[tp] ??= Object.freeze({ id: `to/${to}`, on: [`box:${to}`], way: 'move', to, tp })
  return moves[tp]
}

/** SR-MOV-04 SR-MAP-07 Along one arrow or one note; SR-MOV-15 or out of the mission. All the fighters start in one box. */
export function movesOf(campaign: Campaign, fighters: readonly Fighter[]): MoveOption[] {
  const mission = missionOf(campaign)
  const from = (fighters[0] as Fighter).at as BoxId
  const moves: MoveOption[] = []
  for (const link of formation(campaign).linksFrom(from)) {
    const { to } = link
    if (isBarred(mission, link)) continue
    // SR-MOV-16 SR-MAP-06
    if (to === 'high-bombing' && !fighters.every(({ cable }) => cable)) continue
    const tp = isPaid(mission, from, to) ? 0 : link.tp
    if (tp <= mission.tp) moves.push(moveOption(to, tp))
  }
  moves.push(EXIT, STAY)
  return moves
}

/**
 * SR-MOV-09 SR-SIT-05 SR-Q-39 No way into an anchored box, nor through one; SR-Q-40 an Approach Box cannot be anchored.
 * SR-MOV-10 Escorts bar nobody.
 */
export function isBarred({ anchored }: Mission, { to, through }: Link): boolean {
  for (const box of anchored) if (box === to || through.includes(box)) return true
  return false
}

/** SR-MOV-06 SR-MOV-07 SR-MOV-17 The group that goes from one box to another pays once, in however many moves. */
function isPaid({ fighters }: Mission, from: BoxId, to: BoxId): boolean {
  for (const { movedFrom, at } of fighters) if (movedFrom === from && at === to) return true
  return false
}
