import { type Choice, counted, firstOf, type Pause } from '@tallyho/engine'
import { meetingsOf } from '../../bot/forecast.ts'
import { altitudeOf, columnOf, distance, nameOf, squareNamed } from '../../rules/01-words/geometry.ts'
import { isBomber, isEscort, isFighter, unitAt } from '../../rules/01-words/units.ts'
import type { PlaceOption } from '../../rules/05-set-up/placement.ts'
import type { MoveOption } from '../../rules/08-movement/move-options.ts'
import type { Battle, Square } from '../../state.ts'
import { levels } from '../../text/chances.ts'
import { leadsTo, nearest } from '../../text/ways.ts'
import { unitName } from '../names.ts'
import { feetText } from '../sky/places.ts'
import { attacksIn } from './attack.ts'
import { flightsIn, moverOf } from './question.ts'
import { ALL_LOOK, inTurn, looks } from './tallies.ts'

const MOST = 6

/** Of all squares to which a fighter may be sent, those where it meets somebody, and those where friends are sent. */
export function foremost(battle: Battle, choice: Choice): readonly { id: string; why: string }[] {
  const { ask, options, about } = choice
  const no = firstOf('unit', about)
  if (ask === 'move.step') return hunts(battle, choice)
  if (ask === 'placement.square') return stations(battle, choice)
  if (ask === 'tally.action') {
    const ids = inTurn(battle, choice)
    return (looks(battle, choice).length > 1 ? [ALL_LOOK, ...ids] : ids).map(id => ({ id, why: '' }))
  }
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
  const enemies = battle.units.filter(one => one.side !== unit.side && one.at === 'map')
  return places
    .filter(({ square }) => altitudeOf(square) === height)
    .slice(0, NEAREST)
    .map(({ id, square }) => {
      const enemy = nearest(enemies, square)
      const off = enemy ? `, ${counted(distance(square, enemy.square), 'square')} from the enemy` : ''
      return { id, why: `${feetText(height)}, as high as it may begin${off}` }
    })
}

/** So many placements as good as each other are listed. */
const NEAREST = 3

/** Fewer answers than this are all listed. */
const MANY = 12

type Wanted = readonly { readonly id: string; readonly why: string }[]

/** Attacks before all else; of very many squares the one nearest to the prey, the highest, and the one farthest from the enemy. */
function hunts(battle: Battle, choice: Choice): Wanted {
  const attacks = attacksIn(battle, choice).map(({ id, words }) => ({ id, why: words }))
  const unit = moverOf(battle, choice)
  const places = placesOf(battle, choice)
  const { conduct } = battle.flight ?? {}
  if (conduct?.kind === 'toward') return [...attacks, ...nearestTo(battle, conduct.goal, places)]
  if (!unit || places.length < MANY) return attacks
  const enemies = battle.units.filter(({ side, at }) => side !== unit.side && at === 'map')
  const prey = unit.tally === undefined ? nearest(enemies, unit.square) : unitAt(battle, unit.tally)
  if (prey?.at !== 'map') return attacks
  const free = places.filter(({ square }) => square !== prey.square)
  const away = (square: Square) => distance(square, prey.square)
  const safe = (square: Square) => Math.min(...enemies.map(enemy => distance(square, enemy.square)))
  const name = unitName(battle, prey)
  const [closest] = free.toSorted(
    (a, b) => away(a.square) - away(b.square) || altitudeOf(b.square) - altitudeOf(a.square),
  )
  const [highest] = free.toSorted(
    (a, b) => altitudeOf(b.square) - altitudeOf(a.square) || away(a.square) - away(b.square),
  )
  const [farthest] = free.toSorted(
    (a, b) => safe(b.square) - safe(a.square) || altitudeOf(b.square) - altitudeOf(a.square),
  )
  const told = (way: string, square: Square) =>
    `${way}: ${counted(away(square), 'square')} from ${name}, ${levels(square, prey.square)}`
  const found = new Map(attacks.map(({ id, why }) => [id, why]))
  const add = (place: Place | undefined, why: (square: Square) => string) => {
    if (place && !found.has(place.id)) found.set(place.id, why(place.square))
  }
  add(closest, square => told('close in', square))
  add(highest, square => told('climb', square))
  add(farthest, square => `keep off: ${counted(safe(square), 'square')} from the nearest enemy`)
  return [...found].map(([id, why]) => ({ id, why }))
}

/** WL-9.2.5 On its way to a flag all squares that come as near are wanted, the one straight toward it first. */
function nearestTo(battle: Battle, goal: Square, places: readonly Place[]): Wanted {
  const away = Math.min(...places.map(({ square }) => distance(square, goal)))
  return places
    .filter(({ square }) => distance(square, goal) === away)
    .toSorted((a, b) => aside(a.square, goal) - aside(b.square, goal))
    .slice(0, MOST)
    .map(({ id, square }) => ({ id, why: leadsTo(battle, square) ?? '' }))
}

/** Of squares as near to a flag the one straight toward it has fewest columns and levels to go. */
const aside = (square: Square, goal: Square): number =>
  Math.abs(columnOf(square) - columnOf(goal)) + Math.abs(altitudeOf(square) - altitudeOf(goal))

interface Place {
  readonly id: string
  readonly square: Square
}

/** Every square where the move may end, with the answer that leads there. */
function placesOf(battle: Battle, choice: Choice): readonly Place[] {
  const [attack] = attacksIn(battle, choice)
  const far = flightsIn(battle, choice).filter(
    ({ square, passes }) => !passes && square !== attack?.path.square,
  )
  // Which options a question has is known by its key.
  const steps = (choice.options as readonly MoveOption[]).flatMap(option =>
    option.act === 'step' && option.square !== undefined && !option.leavesWing
      ? [{ id: option.id, square: option.square }]
      : [],
  )
  return [...steps, ...far.map(({ square }) => ({ id: `fly/${nameOf(square)}`, square }))]
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

/** Where each of the foremost answers leads, in their order; undefined for one that leads nowhere. */
export function listedPlaces(battle: Battle, pause: Pause | undefined): readonly (string | undefined)[] {
  if (pause?.kind !== 'choice' || pause.ask.startsWith('tally.')) return []
  return foremost(battle, pause).map(({ id }) => {
    const on = pause.options.find(option => option.id === id)?.on ?? []
    return on.find(ref => ref.startsWith('square:'))?.slice('square:'.length) ?? /\/([A-Z]\d+)/.exec(id)?.[1]
  })
}
