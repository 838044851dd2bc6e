import { type Choice, counted, firstOf, idIn, type Pause } from '@tallyho/engine'
import type { Foremost } from '@tallyho/kit'
import { altitudeOf, columnOf, distance, nameOf, squareNamed } from '../../rules/01-words/geometry.ts'
import { isBomber, isEscort, isFighter, unitAt } from '../../rules/01-words/units.ts'
import type { PlaceOption } from '../../rules/05-set-up/placement.ts'
import { CIRCLE, type MoveOption, STOP } from '../../rules/08-movement/move-options.ts'
import { POINT } from '../../rules/08-movement/points.ts'
import { circlesAfter } from '../../rules/08-movement/reach.ts'
import type { DriftOption } from '../../rules/10-air-combat/dogfight-movement.ts'
import type { Battle, Facing, Square, Unit } from '../../state.ts'
import { joined } from '../../text/chances.ts'
import { dangerAt } from '../../text/danger.ts'
import { signed } from '../../text/names.ts'
import { loses, nearest, oddsAnywhere, standsTo } from '../../text/ways.ts'
import { unitName } from '../names.ts'
import { feetText } from '../sky/places.ts'
import { attacksIn } from './attack.ts'
import { flags } from './meetings.ts'
import { flightsIn, moverOf, roundsIn } from './question.ts'
import { ALL_LOOK, inTurn, looks } from './tallies.ts'

const MOST = 6

/** To circle where it is until the move is over, as one answer. */
export const STAY = 'stay'

/** Reckoned once for each question: the list, the sky and the eye ask for it. */
const KNOWN = new WeakMap<Choice, Wanted>()

/** The few answers that are wanted most; of no more than can be listed all, so that the sky shows the key of each. */
export function foremost(battle: Battle, choice: Choice): Wanted {
  const known = KNOWN.get(choice) ?? reckon(battle, choice)
  KNOWN.set(choice, known)
  return known
}

function reckon(battle: Battle, choice: Choice): Wanted {
  const wanted = wantedOf(battle, choice)
  const all = answersOn(battle, choice)
  const known = new Set(wanted.map(({ id }) => id))
  // Of very many squares the one that it is in.
  const others = all.length > MANY ? all.filter(id => id === STAY || id === CIRCLE.id) : all
  return [...wanted, ...others.filter(id => !known.has(id)).map(id => ({ id, why: '' }))]
}

/** Of a question about squares every answer that has a key: to attack first, then what ends a move, then what is decided on from. */
function answersOn(battle: Battle, choice: Choice): readonly string[] {
  const usual = choice.options.filter(({ rare, ends }) => !rare && !ends)
  if (!usual.some(({ on = [] }) => on.some(ref => ref.startsWith('square:')))) return []
  const [attack] = attacksIn(battle, choice)
  const far = flightsIn(battle, choice).filter(({ square }) => square !== attack?.path.square)
  const rounds = roundsIn(battle, choice).length > 0
  const whole = (half: boolean) => [
    ...usual.flatMap(option => (goesOn(battle, option as MoveOption) === half ? option.id : [])),
    ...far.flatMap(({ square, passes = false }) => (passes === half ? `fly/${nameOf(square)}` : [])),
  ]
  const ids = [...whole(false), ...(rounds ? [STAY] : []), ...whole(true)]
  return ids.toSorted((a, b) => Number(b === STOP.id) - Number(a === STOP.id))
}

/** A step, or a circle, after which another can follow is no end of a move. */
function goesOn({ flight }: Battle, move: MoveOption): boolean {
  const cost = move.act === 'circle' ? POINT : move.act === 'step' ? move.cost : Number.POSITIVE_INFINITY
  return cost <= (flight?.left ?? 0) - POINT
}

/** Of all squares to which a fighter may be sent, those where it meets somebody, and those where friends are sent. */
function wantedOf(battle: Battle, choice: Choice): Wanted {
  const { ask, options, about } = choice
  const no = firstOf('unit', about)
  if (ask === 'move.step') return hunts(battle, choice)
  if (ask === 'placement.square') return stations(battle, choice)
  if (ask === 'tally.action') {
    const each = inTurn(battle, choice)
    return looks(battle, choice).length > 1 ? [{ id: ALL_LOOK, why: '' }, ...each] : each
  }
  if (ask === 'vector.shift') return shifts(battle, choice)
  if (ask === 'dogfight.move') return drifts(battle, choice)
  return ask === 'vector.square' && no !== undefined ? flags(battle, unitAt(battle, Number(no)), options) : []
}

/** Where escorts begin with those whom they guard, and other fighters as high as they may. */
function stations(battle: Battle, { options, about }: Choice): Wanted {
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
        const height = altitudeOf(square)
        const why = `${away === 0 ? 'with' : 'beside'} ${unitName(battle, charge)}`
        const figures = [
          { of: 'from them', is: counted(away, 'square') },
          { of: 'above them', is: signed(height - altitudeOf(charge.square)) },
        ]
        return [{ id, why, figures, away, height }]
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
      const figures = [
        { of: 'height', is: feetText(height) },
        { of: 'to enemy', is: enemy ? counted(distance(square, enemy.square), 'square') : '–' },
      ]
      return { id, why: 'its highest', figures }
    })
}

/** So many placements as good as each other are listed. */
const NEAREST = 3

/** Fewer answers than this are all listed. */
const MANY = 12

type Wanted = readonly Foremost[]

/** Attacks before all else; of very many squares the nearest above the prey, or the highest if that is a climb, and the nearest to it if that is nearer. */
function hunts(battle: Battle, choice: Choice): Wanted {
  const attacks = attacksIn(battle, choice).map(({ id, so, figures }) => ({ id, why: so, figures }))
  const unit = moverOf(battle, choice)
  const places = placesOf(battle, choice)
  const { conduct } = battle.flight ?? {}
  if (unit && conduct?.kind === 'toward') return [...attacks, ...nearestTo(unit.square, conduct.goal, places)]
  if (!unit || places.length < MANY) return attacks
  const enemies = battle.units.filter(({ side, at }) => side !== unit.side && at === 'map')
  const prey = unit.tally === undefined ? nearest(enemies, unit.square) : unitAt(battle, unit.tally)
  if (prey?.at !== 'map') return attacks
  const free = places.filter(({ square }) => square !== prey.square)
  const away = (square: Square) => distance(square, prey.square)
  const byDistance = free.toSorted(
    (a, b) => away(a.square) - away(b.square) || altitudeOf(b.square) - altitudeOf(a.square),
  )
  const byHeight = free.toSorted(
    (a, b) => altitudeOf(b.square) - altitudeOf(a.square) || away(a.square) - away(b.square),
  )
  const overPrey = byDistance.filter(({ square }) => altitudeOf(square) > altitudeOf(prey.square))
  const above = overPrey.find(({ square }) => altitudeOf(square) >= altitudeOf(unit.square)) ?? overPrey[0]
  const told = (way: string, { square, facing }: Place) =>
    joined(
      `${way}: ${standsTo(battle, square, prey, facing)}`,
      dangerAt(battle, unit.no, square),
      loses(battle, square),
    )
  const found: Foremost[] = [...attacks]
  const add = (place: Place | undefined, way: string) => {
    if (place && found.every(({ id }) => id !== place.id)) found.push({ id: place.id, why: told(way, place) })
  }
  if (above) add(above, 'get above')
  else if (isHigher(byHeight[0], unit)) add(byHeight[0], 'climb')
  const [near] = byDistance
  if (near && away(near.square) < away(unit.square)) add(near, 'close in')
  return found
}

const isHigher = (place: Place | undefined, { square }: Unit) =>
  place !== undefined && altitudeOf(place.square) > altitudeOf(square)

/** Down so far a dive pays on the way to a flag. */
const DEEP = 3
/** So many ways to a flag are listed. */
const WAYS = 3

/** WL-9.2.5 On its way to a flag squares that come as near are wanted: first who keeps his height, then who flies straight toward it. */
function nearestTo(from: Square, goal: Square, places: readonly Place[]): Wanted {
  const level = places.filter(({ dives }) => !dives)
  const isDeep = altitudeOf(from) - altitudeOf(goal) >= DEEP
  const open = isDeep || level.length === 0 ? places : level
  const away = Math.min(...open.map(({ square }) => distance(square, goal)))
  const lost = (square: Square) => Math.max(0, altitudeOf(from) - altitudeOf(square))
  return open
    .filter(({ square }) => distance(square, goal) === away)
    .toSorted((a, b) => lost(a.square) - lost(b.square) || aside(a.square, goal) - aside(b.square, goal))
    .slice(0, WAYS)
    .map(({ id }) => ({ id, why: '' }))
}

/** Of squares as near to a flag the one straight toward it has fewest columns and levels to go. */
const aside = (square: Square, goal: Square): number =>
  Math.abs(columnOf(square) - columnOf(goal)) + Math.abs(altitudeOf(square) - altitudeOf(goal))

interface Place {
  readonly id: string
  readonly square: Square
  readonly facing: Facing | undefined
  /** A dive alone leads there. */
  readonly dives?: true | undefined
}

/** Every square where the move may end, with the answer that leads there. */
function placesOf(battle: Battle, choice: Choice): readonly Place[] {
  const [attack] = attacksIn(battle, choice)
  const far = flightsIn(battle, choice).filter(
    ({ square, passes }) => !passes && square !== attack?.path.square,
  )
  const { flight } = battle
  // Which options a question has is known by its key.
  const steps = (choice.options as readonly MoveOption[]).flatMap(option =>
    option.act === 'step' &&
    option.square !== undefined &&
    !option.leavesWing &&
    (!goesOn(battle, option) || far.length === 0)
      ? [{ id: option.id, square: option.square, facing: option.facing }]
      : [],
  )
  return [
    ...steps,
    ...far.map(path => ({
      id: `fly/${nameOf(path.square)}`,
      square: path.square,
      facing: flight && circlesAfter(flight, path) ? undefined : path.facings.at(-1),
      dives: path.bonus,
    })),
  ]
}

/** WL-10.8.2.c Where a dogfight fares alike everywhere: to stay, toward a friend who may join, away from an enemy who may. */
function drifts(battle: Battle, { seat, about, options: all }: Choice): Wanted {
  // Which options a question has is known by its key.
  const options = all as readonly DriftOption[]
  const drift = { seat, about, options }
  if (options.length <= WAYS || oddsAnywhere(battle, drift) === undefined) return []
  const members = (about ?? []).map(ref => Number(idIn(ref)))
  const others = battle.units.filter(({ no, at, broken }) => at === 'map' && !broken && !members.includes(no))
  const from = (own: boolean, square: Square) =>
    Math.min(
      ...others.filter(({ side }) => (side === seat) === own).map(unit => distance(unit.square, square)),
    )
  const [toFriend] = options.toSorted((a, b) => from(true, a.square) - from(true, b.square))
  const [fromEnemy] = options.toSorted((a, b) => from(false, b.square) - from(false, a.square))
  const wanted = [options.find(({ stays }) => stays), toFriend, fromEnemy]
  return [...new Set(wanted)].flatMap(one => (one ? [{ id: one.id, why: '' }] : []))
}

/** How many of the squares to which a flag can be shifted are listed. */
const SHIFTS = 4

/** Of all squares to which an enemy's flag may be moved, those that lead him farthest from one's own. */
function shifts(battle: Battle, { seat, options }: Choice): Wanted {
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
    .map(({ id, away }) => ({ id, why: '', figures: [{ of: 'from you', is: counted(away, 'square') }] }))
}

/** Where each of the foremost answers leads, in their order; undefined for one that leads nowhere. */
export function listedPlaces(battle: Battle, pause: Pause | undefined): readonly (string | undefined)[] {
  if (pause?.kind !== 'choice' || pause.ask.startsWith('tally.')) return []
  const mover = moverOf(battle, pause)
  return foremost(battle, pause).map(({ id }) => {
    if (id === STAY || id === CIRCLE.id || id === STOP.id) return mover && nameOf(mover.square)
    const on = pause.options.find(option => option.id === id)?.on ?? []
    return on.find(ref => ref.startsWith('square:'))?.slice('square:'.length) ?? /\/([A-Z]\d+)/.exec(id)?.[1]
  })
}
