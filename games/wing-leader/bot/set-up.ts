import { best, named } from '@tallyho/engine'
import { altitudeOf, columnOf, distance } from '../rules/01-words/geometry.ts'
import {
  enemyOf,
  isBomber,
  isEscort,
  isInterceptor,
  lineOf,
  modelOf,
  unitAt,
} from '../rules/01-words/units.ts'
import type { Battle, Unit } from '../state.ts'
import { bestMeeting, wayOut } from './forecast.ts'
import { type Answer, type ChapterDecisions, subjectOf } from './subject.ts'
import { loadWorth } from './targets.ts'

/** Set-up: what units carry, who flies them, where they begin, and where interceptors are sent. */

/** Rockets and pods are for bombers: they cost speed and turn, which matters where the bombers have escorts. */
const armament: Answer<'forces.armament'> = (battle, choice) => {
  const unit = subjectOf(battle, choice)
  if (!unit) return 0
  const enemies = battle.units.filter(({ side }) => side !== unit.side)
  const bombers = enemies.filter(isBomber).length
  const fighters = enemies.length - bombers
  return best(choice, ({ armament }) => {
    switch (armament) {
      case 'rockets':
        return bombers - 0.5 * fighters
      case 'gun-pods':
        return isBomber(unit) ? 0 : 0.5 * (bombers - 2 * fighters) - 1
      case 'at-pods':
        return loadWorth(battle, unit, armament)
      case 'tanks':
      case 'nothing':
        return 0
      default:
        return loadWorth(battle, unit, armament)
    }
  })
}

/** How much a unit will have to do with enemy aircraft, and how well it can. */
function fightingValue(battle: Battle, unit: Unit): number {
  const { speed, turn, firepower = 0, vp } = modelOf(battle, unit)
  const size = unit.size === 'squadron' ? 2 : 0
  if (isBomber(unit)) return size + vp
  const early = 'turn' in lineOf(battle, unit).start ? 0 : 2
  const first = isInterceptor(unit) ? 1 : isEscort(unit) ? 0.5 : 1
  return size + early + first + ((speed[8] ?? 0) + (turn[8] ?? 0)) / 4 + firepower / 2
}

const giveToBest: Answer<'forces.veteran'> = (battle, choice) =>
  best(choice, ({ unit }) => {
    const own = unitAt(battle, unit)
    return fightingValue(battle, own) + (own.leader ? 1 : 0)
  })

const giveToWorst: Answer<'forces.green'> = (battle, choice) =>
  best(choice, ({ unit }) => -fightingValue(battle, unitAt(battle, unit)))

/** Bombers as far on their way as may be, escorts with them, hunters high and forward. */
const place: Answer<'placement.square'> = (battle, choice) => {
  const unit = subjectOf(battle, choice)
  if (!unit) return 0
  const way = wayOut(battle, unit)
  if (isEscort(unit)) return best(choice, ({ square }) => stationWorth(battle, unit, square))
  if (isBomber(unit))
    return best(choice, ({ square }) => {
      let friends = 0
      for (const other of battle.units)
        if (other.side === unit.side && other.at !== 'waiting' && other.square === square && isBomber(other))
          friends += 1
      return columnOf(square) * way - (friends > 1 ? 5 : 0)
    })
  return best(choice, ({ square }) => altitudeOf(square) + 0.4 * columnOf(square) * way)
}

/** Above the bombers and close: every square between costs a reaction. */
export function stationWorth(battle: Battle, unit: Unit, square: number): number {
  let worth = Number.NEGATIVE_INFINITY
  for (const bomber of battle.units) {
    if (bomber.side !== unit.side || bomber.at !== 'map' || !isBomber(bomber)) continue
    const away = distance(bomber.square, square)
    const above = altitudeOf(square) - altitudeOf(bomber.square)
    worth = Math.max(worth, -away * 2 + (above >= 0 && above <= 1 ? 1 : 0))
  }
  let company = 0
  for (const other of battle.units)
    if (other !== unit && other.side === unit.side && other.at === 'map' && isEscort(other))
      if (other.square === square) company += 1
  return worth - 2 * company
}

const vector: Answer<'vector.square'> = (battle, choice) => {
  const unit = subjectOf(battle, choice)
  const meeting = unit && bestMeeting(battle, unit)
  if (!unit) return 0
  // Nobody to be seen yet: where enemies will come from, half-way.
  const goal = meeting?.square ?? defaultSquare(battle, unit)
  return best(choice, ({ square }) => -distance(square, goal) - (square === goal ? 0 : 0.5))
}

function defaultSquare(battle: Battle, unit: Unit): number {
  const way = wayOut(battle, unit)
  return Math.max(0, Math.min(519, unit.square + way * 4 * 20))
}

/** The opponent shifts a Vector to where it does least harm: far off, and low. */
const shift: Answer<'vector.shift'> = (battle, choice) => {
  const unit = subjectOf(battle, choice)
  const meeting = unit && bestMeeting(battle, unit)
  if (!meeting) return 0
  return best(choice, ({ square }) => distance(square, meeting.square) - 0.1 * altitudeOf(square))
}

/** A new Vector for whoever has none, or one that leads astray. */
const control: Answer<'vector.control'> = (battle, choice) =>
  best(choice, ({ unit: no }) => {
    if (no === undefined) return 0
    const unit = unitAt(battle, no)
    const meeting = bestMeeting(battle, unit)
    if (!meeting) return -1
    return unit.vector === undefined ? meeting.worth : distance(unit.vector, meeting.square) - 1
  })

const enter: Answer<'entry.square'> = (battle, choice) => {
  const unit = subjectOf(battle, choice)
  if (!unit || isBomber(unit)) return 0
  // At the height of the enemy, or a little above.
  const prey = battle.units.filter(({ side, at }) => side === enemyOf(unit.side) && at === 'map')
  const quarry = prey.find(isBomber) ?? prey[0]
  const height = quarry === undefined ? 9 : altitudeOf(quarry.square) + 1
  return best(choice, ({ square }) => -Math.abs(altitudeOf(square) - height))
}

const takeOff: Answer<'entry.take-off'> = (battle, choice) =>
  best(choice, ({ unit }) => fightingValue(battle, unitAt(battle, unit)))

export const setUp = {
  'forces.armament': armament,
  'forces.leader': giveToBest,
  'forces.experte': giveToBest,
  'forces.veteran': giveToBest,
  'forces.green': giveToWorst,
  'placement.square': place,
  'entry.square': enter,
  'entry.take-off': takeOff,
  'entry.facing': (battle, choice) => {
    const unit = subjectOf(battle, choice)
    return unit ? named(choice, lineOf(battle, unit).facing) : 0
  },
  'vector.square': vector,
  'vector.shift': shift,
  'vector.control': control,
} satisfies ChapterDecisions
