import { type Choice, counted, idIn } from '@tallyho/engine'
import { altitudeOf, distance, isAhead, isBehind, nameOf } from '../rules/01-words/geometry.ts'
import { isFighter, unitAt } from '../rules/01-words/units.ts'
import { isInTheSun, weatherAt } from '../rules/04-sky.ts'
import { canReach, canTally, hasTally } from '../rules/07-tallies/tallies.ts'
import { dieForTally, tallyModifiers } from '../rules/07-tallies/tally-phase.ts'
import type { DriftOption } from '../rules/10-air-combat/dogfight-movement.ts'
import type { Battle, Facing, Square, Unit } from '../state.ts'
import { oddsAfterDrift } from './attacks.ts'
import { joined, levels } from './chances.ts'
import { dangerAt } from './danger.ts'
import { unitName } from './names.ts'

/** What a square is good for that a unit, or a dogfight, may come to. */

export function nearest(units: readonly Unit[], to: Square): Unit | undefined {
  return units.toSorted((a, b) => distance(a.square, to) - distance(b.square, to))[0]
}

/** How far it is from the flag and from the nearest enemy, or from whom the unit is after, and whether it would face him. */
export function leadsTo(battle: Battle, square: Square, facing?: Facing): string | undefined {
  const { flight } = battle
  if (!flight) return undefined
  const { conduct } = flight
  const { no, tally, side } = unitAt(battle, flight.unit)
  if (conduct.kind === 'toward') {
    const enemies = battle.units.filter(unit => unit.side !== side && unit.at === 'map' && !unit.broken)
    const enemy = nearest(enemies, square)
    // WL-10.0.a Only a tally leads to an attack.
    const stands =
      enemy?.square === square && enemy.no !== tally
        ? `in the square of ${unitName(battle, enemy.no)}, but has not sighted it: will not attack`
        : enemy && standsTo(battle, square, enemy, facing)
    return joined(toFlag(square, conduct.goal), stands, dangerAt(battle, no, square), loses(battle, square))
  }
  const prey = tally === undefined ? undefined : unitAt(battle, tally)
  return conduct.kind === 'free' && prey?.at === 'map'
    ? joined(standsTo(battle, square, prey, facing), dangerAt(battle, no, square), loses(battle, square))
    : dangerAt(battle, no, square) || undefined
}

/** `loses 2 levels`: height that the unit on its move would give away. */
export function loses({ flight, units }: Battle, square: Square): string | false {
  const unit = flight && units[flight.unit]
  const lost = unit ? altitudeOf(unit.square) - altitudeOf(square) : 0
  return lost > 0 && `loses ${counted(lost, 'level')}`
}

function toFlag(square: Square, goal: Square): string {
  const away = distance(square, goal)
  return away === 0 ? 'at its flag' : `${counted(away, 'square')} from its flag at ${nameOf(goal)}`
}

/** WL-4.6.2.a `5 squares from Bf 109E-4 A, 2 levels above it, before the Sun, facing it`. */
export function standsTo(battle: Battle, square: Square, enemy: Unit, facing?: Facing): string {
  const sun = isInTheSun(battle, enemy.square, square) && 'before the Sun'
  const far = `${counted(distance(square, enemy.square), 'square')} from ${unitName(battle, enemy.no)}`
  const parts = [far, levels(square, enemy.square), sun, facing !== undefined && faces(square, facing, enemy)]
  return parts.filter(Boolean).join(', ')
}

/** WL-7.2.1.c What lies behind it is hard to see. */
function faces(square: Square, facing: Facing, enemy: Unit): string | false {
  if (isAhead(square, facing, enemy.square)) return 'facing it'
  return isBehind(square, facing, enemy.square) && 'facing away from it'
}

/** WL-7.2.1.c Enemies whom a fighter could look for if it did not face away from them. */
export function unseenBehind(battle: Battle, unit: Unit): readonly Unit[] {
  if (unit.at !== 'map' || hasTally(unit) || unit.deeds.rolledTally || !canTally(battle, unit)) return []
  const near = battle.units.filter(enemy => enemy.side !== unit.side && canReach(battle, unit, enemy))
  const needs = (enemy: Unit, without?: string) =>
    dieForTally(
      distance(unit.square, enemy.square),
      tallyModifiers(battle, unit, enemy).filter(({ id }) => id !== without),
    )
  return near.every(enemy => needs(enemy) > 6) ? near.filter(enemy => needs(enemy, 'behind') <= 6) : []
}

/** The question where a dogfight drifts. */
export type Drift = Pick<Choice, 'seat' | 'about'> & { readonly options: readonly DriftOption[] }

const membersOf = (battle: Battle, { about = [] }: Drift): readonly Unit[] =>
  about.map(ref => unitAt(battle, Number(idIn(ref))))

/** WL-10.8.2.b Next turn's shots, where they are the same wherever it drifts. */
export function oddsAnywhere(battle: Battle, drift: Drift): string | undefined {
  const odds = new Set(drift.options.map(({ square }) => oddsIn(battle, drift, square)))
  return odds.size === 1 ? [...odds][0] : undefined
}

function oddsIn(battle: Battle, drift: Drift, square: Square): string {
  const members = membersOf(battle, drift)
  const own = members.find(({ side }) => side === drift.seat) ?? members[0]
  return own ? oddsAfterDrift(battle, own.no, square) : ''
}

/** WL-10.8.1.b WL-4.7.b What tells a square from the others: shots, cloud, and who is near enough to join. */
export function driftsTo(battle: Battle, drift: Drift, square: Square): string {
  const members = membersOf(battle, drift)
  const others = battle.units.filter(
    unit => unit.at === 'map' && !unit.broken && isFighter(unit) && !members.includes(unit),
  )
  const near = (own: boolean) => {
    const unit = nearest(
      others.filter(({ side }) => (side === drift.seat) === own),
      square,
    )
    if (!unit) return undefined
    const [away, name] = [distance(square, unit.square), `${own ? 'your ' : ''}${unitName(battle, unit.no)}`]
    return away === 0 ? `${name} is there` : `${counted(away, 'square')} from ${name}`
  }
  const apart = joined(near(true), near(false), weatherAt(battle, square) > 0 && 'in cloud')
  const odds = oddsIn(battle, drift, square)
  return oddsAnywhere(battle, drift) === undefined ? joined(odds, apart) : apart || odds
}
