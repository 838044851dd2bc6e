import type { Option, Procedure } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import type { ProximityFace, ReturnBox } from '../../pack/types.ts'
import { type Campaign, type Fighter, type SpaceNo, STAFFEL } from '../../state.ts'
import { choose, d10, note } from '../../vocabulary.ts'
import { offerQuick } from '../02-pilots/skills.ts'
import { drawMarker, putBack } from '../05-map/cups.ts'
import { meets, type Needs } from '../05-map/dice.ts'
import { exitMap } from '../05-map/exits.ts'
import type { FighterOption } from '../05-map/options.ts'
import { fightersOf, nameElement } from '../05-map/overlap.ts'
import { fightersSharing, formation, missionOf, spaceNo, whoOf } from '../05-map/table.ts'
import { sufferProximityHit } from '../20-burst/hits.ts'
import { breakAway } from '../22-break-away.ts'
import { collide } from './crash.ts'
import { drawFor, leaveMarker } from './proximity.ts'

/** Collision Checks: many fighters, and bombers, in little room. */

/** An answer to `collision.return` and, with an exit, to `collision.escape`. */
export interface EscapeOption extends Option {
  readonly to: ReturnBox | 'exit'
}

const HIGH: EscapeOption = { id: 'to/tail/return/high', on: ['box:tail/return/high'], to: 'tail/return/high' }
const LOW: EscapeOption = { id: 'to/tail/return/low', on: ['box:tail/return/low'], to: 'tail/return/low' }
const EXIT: EscapeOption = { id: 'exit', to: 'exit' }
const RETURNS: readonly EscapeOption[] = [HIGH, LOW]
const PAID_OR_EXIT: readonly EscapeOption[] = [HIGH, LOW, EXIT]
const ONLY_EXIT: readonly EscapeOption[] = [EXIT]

/**
 * SR-COL-01 In Engage: one check for each space with two or more fighters, at whatever altitudes. The player takes the
 * spaces in any order, and names the fighter before the draw (SR-Q-13).
 */
export function* checkSpaces(campaign: Campaign): Procedure {
  const checked = new Set<SpaceNo>()
  for (;;) {
    const options = crowded(campaign, checked)
    if (options.length === 0) return
    const { fighter: no } = yield* choose(STAFFEL, 'collision.next', options)
    const fighter = missionOf(campaign).fighters[no]
    if (fighter === undefined) return
    checked.add(fighter.space)
    yield* checkCollision(campaign, fighter)
  }
}

/** SR-COL-03 The fighters that share a space not yet checked; boxes never count. */
function crowded(campaign: Campaign, checked: ReadonlySet<SpaceNo>): FighterOption[] {
  const { fighters } = missionOf(campaign)
  const options: FighterOption[] = []
  for (const { no, at, space } of fighters)
    if (at === 'space' && !checked.has(space) && fightersSharing(missionOf(campaign), space).length > 1)
      options.push({ id: `fighter/${no}`, on: [`fighter:${no}`, `space:${space}`], rolls: true, fighter: no })
  return options
}

/**
 * SR-COL-02 SR-COL-04 One check on one fighter, whether or not its bomber is still there. SR-COL-19 SR-COL-22 False if the
 * fighter has left its space: nothing more is done by it or to it there.
 */
export function* checkCollision(campaign: Campaign, fighter: Fighter): Procedure<boolean> {
  const marker = yield* drawFor(campaign, fighter)
  if (marker === undefined) return true
  const face = packOf(campaign).proximity(marker)
  const { mode, space } = fighter
  note('SR-COL-04', 'collision.check', {
    ...whoOf(campaign, fighter),
    marker,
    face: face.face,
    mode,
    space: spaceNo(formation(campaign), space).id,
  })
  // SR-PIL-14 In Engage; the results of a card are not parted.
  yield* offerQuick(campaign, fighter, 'collision')
  yield* apply(campaign, fighter, marker, face)
  return fighter.at === 'space'
}

function* apply(campaign: Campaign, fighter: Fighter, marker: string, face: ProximityFace): Procedure {
  const { mode, space } = fighter
  // SR-COL-07 The second marker stays whatever it says and whatever the mode.
  if (face.face === 'clear-twice') {
    const second = yield* drawMarker(campaign, 'proximity', [`fighter:${fighter.no}`])
    if (second !== undefined) yield* leaveMarker(campaign, second, space)
  }
  if (face.face === 'escape') yield* breakOff(campaign, fighter, marker, face.tp)
  // SR-COL-05 SR-COL-09
  if (mode === 'evasive') return putBack(campaign, marker)
  switch (face.face) {
    case 'veer':
      return yield* veer(campaign, fighter, marker)
    case 'hit':
      // SR-COL-11
      return yield* sufferProximityHit(campaign, fighter, marker)
    case 'impact':
      yield* impact(campaign, fighter, face.number)
  }
  // SR-COL-06 SR-COL-09 SR-COL-12
  yield* leaveMarker(campaign, marker, space)
}

/** SR-COL-08 Out of the formation: to the Tail for TP, or out of the mission. */
function* breakOff(campaign: Campaign, fighter: Fighter, marker: string, tp: number): Procedure {
  const mission = missionOf(campaign)
  const options = mission.tp >= tp ? PAID_OR_EXIT : ONLY_EXIT
  const about = [`fighter:${fighter.no}`, `marker:${marker}`]
  const { to } = yield* choose(STAFFEL, 'collision.escape', options, about)
  const who = whoOf(campaign, fighter)
  if (to === 'exit') {
    note('SR-COL-08', 'collision.exits', who)
    // SR-COL-18 With a Hit marker it recovers there.
    return yield* exitMap(campaign, fighter, 'SR-COL-08')
  }
  mission.tp -= tp
  note('SR-COL-08', 'collision.escapes', { ...who, tp, left: mission.tp, to })
  yield* breakAway(campaign, fighter, to)
}

/** SR-COL-10 A Hit where the element is crowded; else everybody in the space breaks away. */
function* veer(campaign: Campaign, fighter: Fighter, marker: string): Procedure {
  const { space } = fighter
  const count = yield* crowdOf(campaign, fighter)
  const die = yield* d10('collision.veer', [`fighter:${fighter.no}`], count)
  const needs: Needs = { below: count }
  const hit = meets(needs, die)
  note('SR-COL-10', 'collision.veer', {
    ...whoOf(campaign, fighter),
    die,
    needs,
    fighters: count,
    hit,
  })
  if (hit) return yield* sufferProximityHit(campaign, fighter, marker)
  for (const one of fightersSharing(missionOf(campaign), space)) {
    const { to } = yield* choose(STAFFEL, 'collision.return', RETURNS, [`fighter:${one.no}`])
    if (to !== 'exit') yield* breakAway(campaign, one, to)
  }
  yield* leaveMarker(campaign, marker, space)
}

/** Fighters in the element; outside all elements there is none to count them in, so nobody is hit. */
function* crowdOf(campaign: Campaign, fighter: Fighter): Procedure<number> {
  const element = yield* nameElement(campaign, fighter, 'veer')
  if (element === undefined) return 0
  return (yield* fightersOf(campaign, element, 'veer', fighter)).length
}

/** SR-COL-12 */
function* impact(campaign: Campaign, fighter: Fighter, number: number): Procedure {
  const die = yield* d10('collision.impact', [`fighter:${fighter.no}`], number)
  const needs: Needs = { below: number }
  const collides = meets(needs, die)
  note('SR-COL-12', 'collision.impact', {
    ...whoOf(campaign, fighter),
    die,
    number,
    needs,
    collides,
  })
  if (collides) yield* collide(campaign, fighter)
}
