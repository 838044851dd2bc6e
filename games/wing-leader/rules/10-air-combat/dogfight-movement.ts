import type { Option, Procedure } from '@tallyho/engine'
import type { Side } from '../../pack/types.ts'
import type { Battle, Leg, Square, Unit } from '../../state.ts'
import { choose, d6, note } from '../../vocabulary.ts'
import { altitudeOf, FACINGS, nameOf, neighbour, rise } from '../01-words/geometry.ts'
import { named } from '../01-words/units.ts'
import { sufferBarrage } from '../14-surface/barrage.ts'
import { membersOf, tendDogfights } from './dogfights.ts'

/** Moving a dogfight (10.8.2). WL-8.4.2.a Its members move in no other way. */

export interface DriftOption extends Option {
  readonly square: Square
  readonly stays: boolean
}

const RAIDER_UP_TO = 3

export function moverFor(die: number): Side {
  return die <= RAIDER_UP_TO ? 'raider' : 'defender'
}

/** WL-10.8.2.a WL-6.1.3.a The die says who moves the whole stack. */
export function* moveDogfight(battle: Battle, dogfight: number): Procedure {
  const members = membersOf(battle, dogfight)
  const from = (members[0] as Unit).square
  const about = members.map(({ no }) => `unit:${no}`)
  const die = yield* d6('dogfight.mover', about)
  const side = moverFor(die)
  const units = members.map(named)
  // Told before anybody chooses: who is asked knows why.
  note('WL-10.8.2.a', 'dogfight-mover', {
    units,
    square: nameOf(from),
    dice: [die],
    modifiers: [],
    total: die,
    side,
    raiderUpTo: RAIDER_UP_TO,
  })
  const { square } = yield* choose(side, 'dogfight.move', driftsFrom(from), about)
  const leg: Leg = square === from ? { square, how: 'circled' } : { square, how: 'entered', from }
  for (const unit of members) drift(unit, leg)
  note('WL-10.8.2.c', 'dogfight-moved', { units, side, from: nameOf(from), to: nameOf(square) })
  // WL-14.2.3.d Flak looks for each of them.
  for (const unit of members) if (unit.at === 'map') yield* sufferBarrage(battle, unit)
  yield* tendDogfights(battle)
}

/** WL-10.8.2.c WL-10.8.2.d Where it is, or next to it, no higher and on the map. */
function driftsFrom(from: Square): DriftOption[] {
  const options: DriftOption[] = [{ id: 'stay', on: [`square:${nameOf(from)}`], square: from, stays: true }]
  for (const facing of FACINGS) {
    const square = rise(facing) > 0 ? undefined : neighbour(from, facing)
    if (square === undefined) continue
    const name = nameOf(square)
    options.push({ id: `to/${name}`, on: [`square:${name}`], square, stays: false })
  }
  return options
}

/** WL-10.8.2.b WL-8.5.c WL-Q-68 A Dive marker if it lost height; any old marker goes. */
function drift(unit: Unit, leg: Leg): void {
  unit.marker = altitudeOf(leg.square) < altitudeOf(unit.square) ? 'dive' : undefined
  unit.square = leg.square
  unit.deeds.track.push(leg)
}
