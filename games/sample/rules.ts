import { cupSize, noted, type Procedure, type Result } from '@tallyho/engine'
import { packOf, SIDES, type Side } from './pack/index.ts'
import {
  ALTITUDES,
  type Altitude,
  type Battle,
  enemyOf,
  isFlying,
  type Order,
  type Plane,
  roundOf,
} from './state.ts'
import { choose, chooseTogether, d6, draw, note } from './vocabulary.ts'

/** SMP-2.b Both seats name an ace in secret. */
export function* nameAces(battle: Battle): Procedure<'sky'> {
  if (!battle.withAces) return 'sky'
  const own = (seat: Side) =>
    battle.planes.filter(({ side }) => side === seat).map(({ id }) => ({ id, on: [`plane:${id}`] }))
  const aces = yield* chooseTogether(SIDES.map(seat => ({ seat, ask: 'ace', options: own(seat) })))
  SIDES.forEach((side, i) => {
    battle.ace[side] = (aces[i] as { id: string }).id
  })
  return 'sky'
}

/** SMP-3.a The chit says what the sky is like; the cup says how long the fuel lasts. */
export function* readSky(battle: Battle): Procedure<'altitude'> {
  battle.sky = yield* draw('sky', battle.cup)
  battle.drawn[battle.sky] += 1
  note('SMP-3.a', 'sky', { round: roundOf(battle), sky: battle.sky })
  return 'altitude'
}

const HEIGHTS = ALTITUDES.map(id => ({ id, on: [`altitude:${id}`] }))

/** SMP-4.a Both seats offer battle at an altitude, in secret. */
export function* offerBattle(battle: Battle): Procedure<'fire'> {
  const offers = yield* chooseTogether(SIDES.map(seat => ({ seat, ask: 'altitude', options: HEIGHTS })))
  SIDES.forEach((side, i) => {
    battle.altitude[side] = (offers[i] as { id: Altitude }).id
  })
  note('SMP-4.a', 'altitude', { ...battle.altitude })
  return 'fire'
}

/** SMP-4.b Each altitude beats the one below it, and low slips under high. */
const BEATS: Readonly<Record<Altitude, Altitude>> = { high: 'middle', middle: 'low', low: 'high' }

export function hasAdvantage({ altitude }: Battle, side: Side): boolean {
  return BEATS[altitude[side]] === altitude[enemyOf(side)]
}

/** SMP-5.a The side with the advantage, or else the two sides by turns. */
export function firstToFire(battle: Battle): Side {
  const turn = roundOf(battle) % 2 === 1 ? 'raf' : 'luftwaffe'
  return hasAdvantage(battle, enemyOf(turn)) ? enemyOf(turn) : turn
}

/** SMP-5.b Each plane fires at one enemy or breaks: all of one side, then all of the other. */
export function* openFire(battle: Battle): Procedure<'sky' | undefined> {
  const first = firstToFire(battle)
  for (const side of [first, enemyOf(first)])
    for (const plane of battle.planes) {
      if (plane.side !== side || !isFlying(battle, plane)) continue
      plane.breaking = false // SMP-5.d
      const targets = targetsOf(battle, enemyOf(side))
      if (targets.length === 0) continue
      const self = [`plane:${plane.id}`]
      targets.push({ id: 'break', on: self })
      const { target } = yield* choose(side, 'order', targets, self)
      if (target === undefined) plane.breaking = true
      else shoot(battle, plane, battle.planes[target] as Plane, yield* d6('shot'))
    }
  battle.over = isOver(battle)
  return battle.over ? undefined : 'sky'
}

function targetsOf(battle: Battle, side: Side): Order[] {
  const orders: Order[] = []
  for (let target = 0; target < battle.planes.length; target++) {
    const plane = battle.planes[target] as Plane
    if (plane.side === side && isFlying(battle, plane))
      orders.push({ id: plane.id, on: [`plane:${plane.id}`], target })
  }
  return orders
}

/** SMP-5.c Better from above, worse through cloud and at a plane that breaks (SMP-5.d). */
function shoot(battle: Battle, plane: Plane, target: Plane, die: number): void {
  const advantage = hasAdvantage(battle, plane.side) ? 1 : 0
  const cloud = battle.sky === 'cloud' ? -1 : 0
  const breaking = target.breaking ? -1 : 0
  const total = die + advantage + cloud + breaking
  const hit = total >= packOf(battle).toHit
  if (hit) target.hits += 1 // SMP-5.e
  if (!noted()) return
  const facts = { die, advantage, cloud, breaking, total, hit, down: !isFlying(battle, target) }
  note('SMP-5.c', 'shot', { plane: plane.id, target: target.id, ...facts })
}

/** SMP-6.a The fuel is out, or a side has no plane left. */
function isOver(battle: Battle): boolean {
  const isGone = (side: Side) => battle.planes.every(plane => plane.side !== side || !isFlying(battle, plane))
  return cupSize(battle.cup) === 0 || SIDES.some(isGone)
}

/** SMP-6.b One point for each enemy shot down, two more for the ace. */
export function pointsOf(battle: Battle, side: Side): number {
  const downed = battle.planes.filter(plane => plane.side !== side && !isFlying(battle, plane))
  return downed.length + (downed.some(({ id }) => id === battle.ace[enemyOf(side)]) ? 2 : 0)
}

/** SMP-6.b From the RAF's side. */
export function standing(battle: Battle): number {
  return pointsOf(battle, 'raf') - pointsOf(battle, 'luftwaffe')
}

/** SMP-6.c */
export function result(battle: Battle): Result | undefined {
  if (!battle.over) return undefined
  const raf = pointsOf(battle, 'raf')
  const luftwaffe = pointsOf(battle, 'luftwaffe')
  const winner = raf === luftwaffe ? undefined : raf > luftwaffe ? 'raf' : 'luftwaffe'
  return { level: winner ?? 'draw', winner, score: standing(battle), figures: figures(battle) }
}

export function figures(battle: Battle) {
  return { raf: pointsOf(battle, 'raf'), luftwaffe: pointsOf(battle, 'luftwaffe'), rounds: roundOf(battle) }
}
