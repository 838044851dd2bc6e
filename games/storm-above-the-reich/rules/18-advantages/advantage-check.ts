import { noted, type Procedure } from '@tallyho/engine'
import type { Formation } from '../../pack/index.ts'
import {
  type Campaign,
  type Element,
  type ElementNo,
  type Fighter,
  type Mission,
  type Mode,
  STAFFEL,
} from '../../state.ts'
import { choose, note } from '../../vocabulary.ts'
import { canChangeMode, offerQuick } from '../02-pilots/skills.ts'
import { elementOption } from '../05-map/options.ts'
import { at, elementName, formation, missionOf, spaceNo } from '../05-map/table.ts'
import { positionOf } from '../16-engage/maneuvers.ts'
import { attackersOf } from '../20-burst/attackers.ts'
import type { Advantage } from './advantages.ts'

/** SR-ADV-01 The advantage check at the end of Engage. */

/** SR-ADV-09 */
const SCHWARM_DAMAGE = 2
const SCHWARM = 4

/** A fighter as it counts: in one element, in one mode. What might be is another list of these, never a change on the board. */
interface Attacker {
  readonly fighter: Fighter
  readonly element: ElementNo | undefined
  readonly mode: Mode
}

type Wave = readonly Attacker[]

/** What the player may still settle for one fighter of the wave. */
interface Point {
  readonly no: number
  readonly ways: readonly Partial<Attacker>[]
}

interface Field {
  readonly mission: Mission
  readonly plan: Formation
}

export function* checkAdvantages(campaign: Campaign): Procedure {
  const mission = missionOf(campaign)
  // SR-COL-22 Whoever has left its space does not count
  const fighters = attackersOf(mission)
  // No advantage is earned alone
  if (fighters.length < 2) return
  const plan = formation(campaign)
  const field = { mission, plan }
  let wave: Wave = fighters.map(fighter => ({
    fighter,
    element: spaceNo(plan, fighter.space).elements[0],
    mode: fighter.mode,
  }))
  const overlaps = overlapsIn(plan, wave)
  wave = yield* stiffen(campaign, field, wave, overlaps)
  wave = yield* nameElements(campaign, field, wave, overlaps)
  award(campaign, gainsOf(field, wave))
}

const ROTTE = 1
const POSITION = 2
const FOUR = 4

/** SR-ADV-02 SR-Q-18 Each type once in an element; one that is used up may be earned anew. */
function award(campaign: Campaign, gains: readonly number[]): void {
  for (const [no, element] of missionOf(campaign).elements.entries()) {
    const gained = at(gains, no)
    if (gained === 0) continue
    const advantages: Advantage[] = []
    if (gained & ROTTE) advantages.push('rotte')
    if (gained & POSITION) advantages.push('position')
    if (gained & FOUR) advantages.push('schwarm')
    for (const advantage of advantages)
      if (advantage === 'schwarm') element.schwarm = SCHWARM_DAMAGE
      else element[advantage] = true
    if (noted()) note('SR-ADV-01', 'advantage.earned', { element: elementName(campaign, no), advantages })
  }
}

/** What every element gains. */
function gainsOf(field: Field, wave: Wave): number[] {
  return field.mission.elements.map((element, no) => gainOf(field, wave, no, element))
}

function gainOf(field: Field, wave: Wave, no: ElementNo, { rotte, position, schwarm }: Element): number {
  const there = wave.filter(({ element }) => element === no)
  let gain = 0
  for (const [i, one] of there.entries()) {
    for (const other of there.slice(0, i)) {
      if (!rotte && isRotte(one, other)) gain |= ROTTE
      if (!position && isFromElsewhere(one.fighter, other.fighter)) gain |= POSITION
    }
    if (schwarm === 0 && isSchwarm(field, there, one)) gain |= FOUR
  }
  return gain
}

/** SR-ADV-04 One Approach Box is one altitude. */
function isRotte(one: Attacker, other: Attacker): boolean {
  return one.fighter.space === other.fighter.space && isAlongside(one, other)
}

/** SR-Q-01 One type is one name. */
function isAlongside(one: Attacker, other: Attacker): boolean {
  return (
    one.mode === 'determined' &&
    other.mode === 'determined' &&
    one.fighter.kind === other.fighter.kind &&
    one.fighter.approach === other.fighter.approach
  )
}

/** SR-ADV-05 Another position and another altitude, whatever their mode and type. */
function isFromElsewhere(one: Fighter, other: Fighter): boolean {
  return one.altitude !== other.altitude && positionOf(one) !== positionOf(other)
}

/** SR-ADV-06 SR-Q-27 At least four alongside the first, joined by spaces that share an edge or a corner. */
function isSchwarm({ plan }: Field, there: Wave, leader: Attacker): boolean {
  if (there.length < SCHWARM) return false
  // SR-ADV-07
  const position = positionOf(leader.fighter)
  if (position !== 'nose' && position !== 'tail') return false
  const mates = there.filter(one => one.fighter.ammo !== 'none' && isAlongside(leader, one))
  if (mates.length < SCHWARM || !mates.includes(leader)) return false
  const joined = [leader]
  for (const one of joined) {
    const { near } = spaceNo(plan, one.fighter.space)
    for (const mate of mates)
      if (
        !joined.includes(mate) &&
        (mate.fighter.space === one.fighter.space || near.includes(mate.fighter.space))
      )
        joined.push(mate)
  }
  return joined.length >= SCHWARM
}

/** SR-MAP-14 SR-Q-44 Fighters in spaces of two elements. */
function overlapsIn(plan: Formation, wave: Wave): Point[] {
  const points: Point[] = []
  for (const [no, { fighter }] of wave.entries()) {
    const { elements } = spaceNo(plan, fighter.space)
    if (elements.length > 1) points.push({ no, ways: elements.map(element => ({ element })) })
  }
  return points
}

/** SR-PIL-14 Evasive pilots who are Quick may turn Determined, if that can earn something: alone, or with those still to be asked. */
function* stiffen(campaign: Campaign, field: Field, wave: Wave, overlaps: readonly Point[]): Procedure<Wave> {
  const quick: Point[] = []
  for (const [no, { fighter, mode }] of wave.entries())
    if (mode === 'evasive' && canChangeMode(campaign, fighter)) quick.push({ no, ways: MODES })
  let now = wave
  for (const [i, point] of quick.entries()) {
    if (!isDifferent(field, now, point, [...quick.slice(i + 1), ...overlaps])) continue
    const { fighter } = at(now, point.no)
    yield* offerQuick(campaign, fighter, 'advantage')
    now = settled(now, point.no, { mode: fighter.mode })
  }
  return now
}

const MODES: readonly Partial<Attacker>[] = [{ mode: 'evasive' }, { mode: 'determined' }]

/** SR-Q-55 Each counts in one of its two elements. Asked only if it can make a difference to what is earned. */
function* nameElements(
  campaign: Campaign,
  field: Field,
  wave: Wave,
  overlaps: readonly Point[],
): Procedure<Wave> {
  let now = wave
  for (const [i, point] of overlaps.entries()) {
    if (!isDifferent(field, now, point, overlaps.slice(i + 1))) continue
    const { no, space } = at(now, point.no).fighter
    const options = spaceNo(field.plan, space).elements.map(element => elementOption(campaign, element))
    const { element } = yield* choose(STAFFEL, 'element.advantage', options, [`fighter:${no}`])
    now = settled(now, point.no, { element })
  }
  return now
}

/** Whether a point alters the gains, in some way that those still open may be settled. */
function isDifferent(field: Field, wave: Wave, { no, ways }: Point, open: readonly Point[]): boolean {
  return waysOf(wave, open).some(one => {
    const [first, ...others] = ways.map(way => String(gainsOf(field, settled(one, no, way))))
    return others.some(gains => gains !== first)
  })
}

/** The wave in every way that these points may be settled. */
function waysOf(wave: Wave, [point, ...rest]: readonly Point[]): readonly Wave[] {
  if (point === undefined) return [wave]
  return point.ways.flatMap(way => waysOf(settled(wave, point.no, way), rest))
}

function settled(wave: Wave, no: number, way: Partial<Attacker>): Wave {
  return wave.map((one, i) => (i === no ? { ...one, ...way } : one))
}
