import { noted, type Option, type Procedure } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import type { Battle, Facing, Unit, UnitNo } from '../../state.ts'
import { choose, note } from '../../vocabulary.ts'
import { counting, type Modifier, rowAt, sumOf, twoDice } from '../01-words/dice.ts'
import { FACINGS, LEFT, RIGHT } from '../01-words/geometry.ts'
import { forceOf, isBomber, isEscort, isFighter, isFighterBomber, named } from '../01-words/units.ts'
import { weatherAt } from '../04-sky.ts'
import { loseTally } from '../07-tallies/tallies.ts'
import { changeMission } from '../09-command/escorts.ts'
import { leaveWing } from '../09-command/wings.ts'
import { goHome } from '../15-bombing/bombing-missions.ts'
import { leaveDogfight } from './dogfights.ts'

export type CohesionCause = 'air' | 'flak'

/** A roll to hold together, and the total that it took. */
export interface Held {
  readonly dice: readonly number[]
  readonly modifiers: readonly Modifier[]
  readonly total: number
  readonly needed?: number | undefined
}

/** WL-10.7.a One unit's check, whether it lost aircraft or not; what it rolled. WL-10.7.1.b A broken unit makes none. */
export function* checkCohesion(
  battle: Battle,
  unit: Unit,
  cause: CohesionCause,
  losses: number,
  bounced = false,
): Procedure<Held | undefined> {
  if (unit.at !== 'map' || unit.broken) return undefined
  const modifiers = cohesionModifiers(battle, unit, cause, losses, bounced)
  const { a, b, total: natural } = yield* twoDice('cohesion', [`unit:${unit.no}`], sumOf(modifiers))
  const total = natural + sumOf(modifiers)
  const column = columnFor(unit, cause)
  // WL-10.7.d
  const { rows } = packOf(battle).pack.tables.cohesion
  const disruptions = rowAt(rows, total)[column]
  const needed = rows.find(row => row[column] === 0)?.total
  const held: Held = { dice: [a, b], modifiers, total, needed }
  unit.disruptions += disruptions
  if (noted())
    note('WL-10.7.a', 'cohesion', {
      ...named(unit),
      ...held,
      cause,
      column,
      disruptions,
      inAll: unit.disruptions,
    })
  // WL-10.7.3.a WL-Q-62 Flak kills leaders as well.
  if (natural === 2 && losses > 0) loseLeader(battle, unit)
  if (unit.disruptions >= breakingPoint(unit)) yield* breakAndTurn(battle, unit)
  return held
}

/** WL-10.7.b A loaded fighter-bomber is a bomber. */
function columnFor(unit: Unit, cause: CohesionCause): 'fighter' | 'bomber' | 'flak' {
  if (cause === 'flak') return 'flak'
  return isBomber(unit) ? 'bomber' : 'fighter'
}

/** What a total of the dice, with all that is added, does to a unit: it holds, is shaken, or breaks. */
export type Hold = 'holds' | 'shaken' | 'breaks'

/** WL-10.7.d WL-10.7.e What each total of two dice does, 2 to 12, before they fall. */
export function holdsOf(battle: Battle, unit: Unit, cause: CohesionCause, added: number): readonly Hold[] {
  const { rows } = packOf(battle).pack.tables.cohesion
  const column = columnFor(unit, cause)
  return TOTALS.map(total => {
    const disruptions = rowAt(rows, total + added)[column]
    if (disruptions === 0) return 'holds'
    return unit.disruptions + disruptions >= breakingPoint(unit) ? 'breaks' : 'shaken'
  })
}

const TOTALS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** WL-10.7.e WL-1.1.i WL-EX-51 */
export function breakingPoint({ size }: Unit): number {
  return size === 'flight' ? 1 : 2
}

function cohesionModifiers(
  battle: Battle,
  unit: Unit,
  cause: CohesionCause,
  losses: number,
  bounced: boolean,
): Modifier[] {
  const table = packOf(battle).pack.tables.cohesion.modifiers
  // WL-10.7.c WL-Q-63
  const inTheAir = cause === 'air'
  // WL-10.7.2.b WL-10.7.2.c Ammo tells on fighters alone.
  const shortOf = inTheAir && usesAmmo(battle, unit) ? unit.ammo : 'full'
  return counting(
    unit.quality === 'veteran' && { id: 'veteran', by: table.veteran },
    unit.quality === 'green' && { id: 'green', by: table.green },
    (unit.experte || unit.leader) && { id: 'leader', by: table.leader },
    { id: 'losses', by: table.perLoss * losses },
    // WL-4.7.b
    inTheAir && { id: 'weather', by: -weatherAt(battle, unit.square) },
    shortOf === 'low' && { id: 'low-ammo', by: table.lowAmmo },
    shortOf === 'depleted' && { id: 'depleted-ammo', by: table.depletedAmmo },
    inTheAir && bounced && { id: 'bounced', by: table.bounced },
  )
}

/** WL-10.7.2.a Fighters and fighter-bombers, armed or not. */
export function usesAmmo(battle: Battle, unit: Unit): boolean {
  return isFighter(unit) || isFighterBomber(battle, unit)
}

/** WL-10.7.3.a WL-Q-37 A wing whose leader falls breaks up. */
function loseLeader(battle: Battle, unit: Unit): void {
  const { leader, experte } = unit
  if (!experte && !leader) return
  unit.leader = false
  unit.experte = false
  if (noted()) note('WL-10.7.3.a', 'leader-lost', { ...named(unit), leader, experte })
  if (leader) leaveWing(battle, unit)
}

/**
 * A unit breaks, by its cohesion or by its player's will. WL-10.7.1.b For good, and no worse than broken.
 * WL-10.7.1.g It is not available any more: no tally, no reaction.
 */
export function breakUnit(battle: Battle, unit: Unit): void {
  const { broken } = unit
  unit.broken = true
  // WL-10.7.1.d WL-10.7.1.e Bombers fly on, and so do fighter-bombers while they have their load.
  const turnsBack = isFighter(unit)
  if (turnsBack) {
    leaveDogfight(unit)
    unit.lufbery = false
  }
  if (!broken && noted()) note('WL-10.7.1.b', 'broken', { ...named(unit), bomber: isBomber(unit) })
  if (turnsBack) turnBack(battle, unit)
}

/** WL-10.7.1.c WL-10.7.1.f WL-10.7.1.h What a broken fighter gives up; it goes home. WL-7.2.2.d */
function turnBack(battle: Battle, unit: Unit): void {
  loseTally(battle, unit)
  leaveWing(battle, unit)
  unit.vector = undefined
  unit.formUp = undefined
  // WL-Q-15 It stays a fighter, but nobody's escort.
  if (isEscort(unit)) changeMission(battle, unit, 'sweep')
  unit.home ??= forceOf(battle, unit.side).edge
}

/** Breaks a unit and lets its player turn it, out of a dogfight any way, out of a Lufbery left or right. */
export function* breakAndTurn(battle: Battle, unit: Unit): Procedure {
  const { dogfight, lufbery, home } = unit
  breakUnit(battle, unit)
  if (isBomber(unit)) return
  // WL-9.2.6.c
  yield* goHome(battle, unit, home)
  // WL-10.8.1.c WL-13.4.3.i
  if (dogfight !== undefined) yield* faceAnew(unit, FACINGS)
  else if (lufbery) yield* faceAnew(unit, LEVEL)
}

const LEVEL: readonly Facing[] = [RIGHT, LEFT]

export interface TurnOption extends Option {
  readonly unit: UnitNo
  readonly facing: Facing
}

/** Turns a unit in place at no cost. */
export function* faceAnew(unit: Unit, facings: readonly Facing[]): Procedure {
  const options = facings.map(
    (facing): TurnOption => ({
      id: `${unit.id}/${facing}`,
      facing,
      unit: unit.no,
      on: [`facing:${facing}`],
    }),
  )
  unit.facing = (yield* choose(unit.side, 'combat.face', options, [`unit:${unit.no}`])).facing
  const rule = facings === LEVEL ? 'WL-13.4.3.i' : 'WL-10.8.1.c'
  if (noted()) note(rule, 'faces', { ...named(unit), facing: unit.facing })
}

/** WL-13.4.3.g WL-13.4.3.i Out of a Lufbery to the left or right. */
export function* leaveLufbery(unit: Unit): Procedure {
  unit.lufbery = false
  yield* faceAnew(unit, LEVEL)
}
