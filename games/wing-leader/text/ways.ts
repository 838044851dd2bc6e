import { type Choice, counted, idIn, type SaidFigure } from '@tallyho/engine'
import { altitudeOf, distance, isAhead, isBehind, nameOf } from '../rules/01-words/geometry.ts'
import { isFighter, unitAt } from '../rules/01-words/units.ts'
import { isInTheSun, weatherAt } from '../rules/04-sky.ts'
import { canReach, canTally, hasTally } from '../rules/07-tallies/tallies.ts'
import { dieForTally, tallyModifiers } from '../rules/07-tallies/tally-phase.ts'
import type { DriftOption } from '../rules/10-air-combat/dogfight-movement.ts'
import type { Battle, Facing, Square, Unit } from '../state.ts'
import { chancesAfterDrift, oddsAfterDrift } from './attacks.ts'
import { type Figured, joined, levels, shots } from './chances.ts'
import { dangerAt } from './danger.ts'
import { course, points, unitName } from './names.ts'

/** What a square is good for that a unit, or a dogfight, may come to. */

export function nearest(units: readonly Unit[], to: Square): Unit | undefined {
  return units.toSorted((a, b) => distance(a.square, to) - distance(b.square, to))[0]
}

/** `Fly to G8, facing right`: the move ends there. WL-8.1.1.b Who circles faces as he likes afterwards. */
export const flyTo = (square: Square, facing: Facing | undefined, how = 'Fly'): string =>
  `${how} to ${nameOf(square)}${facing === undefined ? ' and circle' : `, facing ${course(facing)}`}`

/** The move goes on from there. */
export const firstTo = (square: Square): string => `First to ${nameOf(square)}, then decide again`

/** What it has then to go on with. */
export const leaves = (left: number): string | false => left > 0 && `${points(left)} MP left`

/** WL-8.1.1.b */
export const FACES = 'then faces any way you like'

/** How far it is from there to its flag or to whom the unit is after, and what it costs to go there. */
export function costsTo(battle: Battle, square: Square, cost: number): readonly SaidFigure[] {
  const { conduct, unit = -1 } = battle.flight ?? {}
  const { tally } = battle.units[unit] ?? {}
  const prey = tally === undefined ? undefined : unitAt(battle, tally)
  const far = (of: string, goal: Square) => [{ of, is: counted(distance(square, goal), 'square') }]
  return [
    ...(conduct?.kind === 'toward' ? far('to flag', conduct.goal) : []),
    ...(conduct?.kind === 'free' && prey?.at === 'map' ? far('to prey', prey.square) : []),
    { of: 'cost', is: `${points(cost)} MP` },
  ]
}

/** How it would stand to the nearest enemy, or to whom the unit is after, and who can come there. */
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
        ? `${unitName(battle, enemy.no)} is there, but not sighted: no attack`
        : enemy &&
          `${counted(distance(square, enemy.square), 'square')} off, ${standsTo(battle, square, enemy, facing)}`
    return joined(stands, dangerAt(battle, no, square), loses(battle, square))
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

/** WL-4.6.2.a `2 levels above Bf 109 A, before the Sun, facing it`. */
export function standsTo(battle: Battle, square: Square, enemy: Unit, facing?: Facing): string {
  const sun = isInTheSun(battle, enemy.square, square) && 'before the Sun'
  const height = levels(square, enemy.square, unitName(battle, enemy.no))
  return [height, sun, facing !== undefined && faces(square, facing, enemy)].filter(Boolean).join(', ')
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

/** WL-10.8.1.b WL-4.7.b What tells a square from the others: shots, or who is near enough to join; and cloud. */
export function driftsTo(battle: Battle, drift: Drift, square: Square): Figured {
  const members = membersOf(battle, drift)
  const others = battle.units.filter(
    unit => unit.at === 'map' && !unit.broken && isFighter(unit) && !members.includes(unit),
  )
  const near = (own: boolean) =>
    nearest(
      others.filter(({ side }) => (side === drift.seat) === own),
      square,
    )
  const [friend, enemy] = [near(true), near(false)]
  const isThere = (unit?: Unit) => unit?.square === square && `${unitName(battle, unit.no)} is there`
  const off = (of: string, unit?: Unit) => ({
    of,
    is: unit ? counted(distance(square, unit.square), 'square') : '–',
  })
  const own = members.find(({ side }) => side === drift.seat)
  return {
    so: joined(isThere(friend), isThere(enemy), weatherAt(battle, square) > 0 && 'in cloud'),
    figures:
      own && oddsAnywhere(battle, drift) === undefined
        ? shots(...(chancesAfterDrift(battle, own.no, square) ?? []))
        : [off('to friend', friend), off('to enemy', enemy)],
  }
}
