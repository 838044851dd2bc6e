import { type Choice, counted, firstOf } from '@tallyho/engine'
import { meetingsOf } from '../../bot/forecast.ts'
import { altitudeOf, distance, nameOf, squareNamed } from '../../rules/01-words/geometry.ts'
import { isBomber, isEscort, isFighter, unitAt } from '../../rules/01-words/units.ts'
import type { PlaceOption } from '../../rules/05-set-up/placement.ts'
import type { Battle, Square } from '../../state.ts'
import { unitName } from '../names.ts'
import { feetText } from '../sky/places.ts'
import { attacksIn } from './attack.ts'
import { flightsIn, moverOf } from './question.ts'

const MOST = 6

/** Of all squares to which a fighter may be sent, those where it meets somebody, and those where friends are sent. */
export function foremost(battle: Battle, choice: Choice): readonly { id: string; why: string }[] {
  const { ask, options, about } = choice
  const no = firstOf('unit', about)
  if (ask === 'move.step') return hunts(battle, choice)
  if (ask === 'placement.square') return stations(battle, choice)
  if (ask === 'vector.shift') return shifts(battle, choice)
  if (ask !== 'vector.square' || no === undefined) return []
  const unit = unitAt(battle, Number(no))
  const found = new Map<Square, string>()
  const add = (square: Square, why: string) => found.set(square, found.get(square) ?? why)
  for (const { square, turns, enemy } of meetingsOf(battle, unit))
    add(square, `above ${unitName(battle, enemy)}, in ${counted(turns, 'turn')}`)
  for (const friend of battle.units)
    if (friend.side === unit.side && friend !== unit && friend.at === 'map' && friend.vector !== undefined)
      add(friend.vector, `with ${unitName(battle, friend)}`)
  add(unit.square, 'circles where it is')
  const offered = new Set(options.map(({ id }) => id))
  return [...found]
    .map(([square, why]) => ({ id: `vector/${nameOf(square)}`, why }))
    .filter(({ id }) => offered.has(id))
    .slice(0, MOST)
}

/** Where escorts begin with those whom they guard, and other fighters as high as they may. */
function stations(battle: Battle, { options, about }: Choice): readonly { id: string; why: string }[] {
  const no = firstOf('unit', about)
  const unit = no === undefined ? undefined : unitAt(battle, Number(no))
  if (!unit || !isFighter(unit)) return []
  // Which options a question has is known by its key.
  const places = options as readonly PlaceOption[]
  const charges = battle.units.filter(one => one.side === unit.side && one.at === 'map' && isBomber(one))
  if (isEscort(unit) && charges.length > 0)
    return places
      .flatMap(({ id, square }) => {
        const [charge] = charges.toSorted((a, b) => distance(a.square, square) - distance(b.square, square))
        if (!charge) return []
        const away = distance(charge.square, square)
        const why =
          away === 0
            ? `with ${unitName(battle, charge)}`
            : `${counted(away, 'square')} from ${unitName(battle, charge)}, ${levels(square, charge.square)}`
        return [{ id, why, away, height: altitudeOf(square) }]
      })
      .toSorted((a, b) => a.away - b.away || b.height - a.height)
      .slice(0, MOST)
  const height = Math.max(...places.map(({ square }) => altitudeOf(square)))
  return places
    .filter(({ square }) => altitudeOf(square) === height)
    .slice(0, NEAREST)
    .map(({ id }) => ({ id, why: `as high as it may begin, ${feetText(height)}` }))
}

/** Of all squares that lie closest to the prey so many are listed. */
const NEAREST = 3

/** Attacks before all else; where the prey is out of reach the squares nearest to it, the highest first. */
function hunts(battle: Battle, choice: Choice): readonly { id: string; why: string }[] {
  const attacks = attacksIn(battle, choice)
  if (attacks.length > 0) return attacks.map(({ id, words }) => ({ id, why: words }))
  const unit = moverOf(battle, choice)
  const prey = unit?.tally === undefined ? undefined : unitAt(battle, unit.tally)
  if (prey?.at !== 'map' || prey.square === unit?.square) return []
  const away = (square: Square) => distance(square, prey.square)
  return flightsIn(battle, choice)
    .filter(({ passes }) => !passes)
    .toSorted((a, b) => away(a.square) - away(b.square) || altitudeOf(b.square) - altitudeOf(a.square))
    .slice(0, NEAREST)
    .map(({ square }) => ({
      id: `fly/${nameOf(square)}`,
      why: `${counted(away(square), 'square')} from ${unitName(battle, prey)}, ${levels(square, prey.square)}`,
    }))
}

function levels(square: Square, below: Square): string {
  const up = altitudeOf(square) - altitudeOf(below)
  if (up === 0) return 'at its height'
  return `${Math.abs(up)} ${up > 0 ? 'above' : 'below'} it`
}

/** How many of the squares to which a flag can be shifted are listed. */
const SHIFTS = 4

/** Of all squares to which an enemy's flag may be moved, those that lead him farthest from one's own. */
function shifts(battle: Battle, { seat, options }: Choice): readonly { id: string; why: string }[] {
  const own = battle.units.filter(({ side, at }) => side === seat && at === 'map').map(unit => unit.square)
  const found = options.flatMap(({ id }) => {
    const name = /^vector\/(\w+)$/.exec(id)?.[1]
    if (name === undefined || own.length === 0) return []
    const square = squareNamed(name)
    const away = Math.min(...own.map(one => distance(one, square)))
    return [{ id, away, height: altitudeOf(square) }]
  })
  return found
    .toSorted((a, b) => b.away - a.away || a.height - b.height)
    .slice(0, SHIFTS)
    .map(({ id, away }) => ({ id, why: `${counted(away, 'square')} from your nearest unit` }))
}
