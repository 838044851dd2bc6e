import type { Logged, Pause, Ref } from '@tallyho/engine'
import { type Eye, isWithin, type Seen, type ViewBox } from '@tallyho/kit'
import { squareNamed } from '../rules/01-words/geometry.ts'
import { scenarioOf } from '../rules/01-words/units.ts'
import type { Battle, Square, UnitNo } from '../state.ts'
import { listedPlaces } from './asked/foremost.ts'
import { isUneventful } from './cut.ts'
import { enemiesOf, frayOf, spreadOf } from './foes.ts'
import { boxOf, gridOf } from './pieces/layout.ts'
import { BOX, CELL, GROUND_LINE, LEFT_MARGIN, RIGHT_EDGE, SUN_AT } from './sky/places.ts'

/** Where the eye goes: to the fight, else to what happens or is asked about. */

/** Pixels that a unit takes up: a counter can be pointed at, and no longer be read unless it is printed larger. */
const FARTHEST = 41 / CELL
/** There it is read as it is; what is drawn over the sky is as large on the screen from any nearer. */
export const PLAIN = 46 / CELL
/** Nearer where all is seen even so. */
const AFAR = [41, 46, 50, 54, 60, 68].map(px => px / CELL)
/** So near the fray is seen where there is room for it, whoever else flies far away; once it is not, only where it can be seen nearer still. */
const CLOSE = 50 / CELL
const CLOSER = 54 / CELL
/** By a thumb always from as far: the sky does not grow and shrink from question to question. */
const BY_THUMB = [FARTHEST]

/** How much larger a counter is printed, seen from so far off. */
export const printAt = (unit: number): number => Math.max(1, PLAIN / Math.max(unit, FARTHEST))

/** In a fight those who share a square lie apart, each with so many pixels of his own: as many as there is room for, so that it is seen who fights. */
const APART = [54, 60, 80, 95, 110, 130, 150]
/** So many squares are seen around it: where it is, and who may join in from next to it. */
const VICINITY = 0.6
const MANY = 100
const FEW = 3
/** So many squares are answers that are listed. */
const LISTED = 8
/** So many squares are seen around. */
const AROUND = 1.5

/** Units that a note tells of. */
function toldIn(note: Logged | undefined): readonly UnitNo[] {
  const found = new Set<UnitNo>()
  const read = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) read(one)
    else if (typeof value === 'object' && value !== null) {
      const unit: unknown = Reflect.get(value, 'unit')
      if (typeof unit === 'number' && 'model' in value) found.add(unit)
      for (const one of Object.values(value)) if (typeof one === 'object') read(one)
    }
  }
  read(note?.facts)
  return [...found]
}

/** Of whom is told: while two fight both of them, whoever rolls. */
export function toldOf({ fight }: Battle, note: Logged | undefined): readonly UnitNo[] {
  const told = toldIn(note)
  const isDuel = note?.what === 'combat-roll' || note?.what === 'air-attack'
  return isDuel && fight ? [...told, fight.attacker, fight.defender].filter(no => no !== undefined) : told
}

/** Who fights, while it is asked how. */
export function askedOf({ fight }: Battle, pause: Pause): readonly UnitNo[] {
  if (!fight || pause.kind === 'together') return []
  return [fight.attacker, fight.defender].filter(no => no !== undefined)
}

/** Squares that what is told, asked or lit lies in, those first that matter most. */
function heartOf(
  battle: Battle,
  pause: Pause | undefined,
  note: Logged | undefined,
  lights: ReadonlySet<Ref>,
): readonly Square[] {
  if (!pause)
    return squaresOf(
      battle,
      toldIn(note).map(no => `unit:${no}`),
    )
  if (pause.kind === 'together') return []
  const asked = squaresOf(battle, pause.about ?? [])
  const listed = listedPlaces(battle, pause).flatMap(name => (name === undefined ? [] : [squareNamed(name)]))
  // Of many squares those that the answers name.
  if (listed.length > 0) return [...asked, ...listed]
  const offered = pause.kind === 'choice' ? pause.options.flatMap(({ on }) => on ?? []) : []
  const lit = squaresOf(battle, lights.size > 0 && lights.size <= FEW ? [...lights] : offered)
  // Where all of the sky is lit it is enough to see whom it is about.
  return lit.length > MANY && asked.length > 0 ? asked : [...asked, ...lit]
}

function squaresOf(battle: Battle, refs: readonly Ref[]): readonly Square[] {
  return refs.flatMap(ref => {
    const [kind, name = ''] = ref.split(':')
    if (kind === 'square' || kind === 'corner') return [squareNamed(name)]
    if (kind === 'surface') return [battle.surface[Number(name)]?.square ?? []].flat()
    if (kind === 'balloon') return [battle.balloons[Number(name)]?.square ?? []].flat()
    const unit = kind === 'unit' ? battle.units[Number(name)] : undefined
    return unit && (unit.at === 'map' || unit.at === 'edge') ? [unit.square] : []
  })
}

export function eyeOf(
  battle: Battle,
  pause: Pause | undefined,
  note: Logged | undefined,
  narrow: boolean,
  lights: ReadonlySet<Ref>,
  /** As far as it is known yet. */
  seen: Seen | undefined,
): Eye {
  const heart = heartOf(battle, pause, note, lights)
  const must = [...heart, ...enemiesOf(battle, pause, heart).related]
  const isIdle = must.length === 0 || (!pause && note && isUneventful(note))
  return {
    ...goalOf(heart, battle, pause, note, narrow, lights, seen),
    must: isIdle ? undefined : around(must, 0),
  }
}

/** Where it goes, for what it shows first. */
function goalOf(
  heart: readonly Square[],
  ...[battle, pause, note, narrow, lights, seen]: Parameters<typeof eyeOf>
): Eye {
  const { fight } = battle
  if (fight && heart.every(square => square === fight.square)) {
    const at = around([fight.square], narrow ? SNUG : VICINITY)
    const abreast = Math.max(2, gridOf(battle, fight.square))
    return { all: at, heart: at, units: APART.map(px => (px * abreast) / CELL) }
  }
  // Who is given his places, one after the other, has all of them before him: the sky stands still under his hand.
  if (seen && isPlacing(pause, note)) {
    const still = stays(heart, around(heart, SNUG), [], seen)
    if (still) return still
  }
  const flying = battle.units.flatMap(({ at, square }) => (at === 'map' || at === 'edge' ? [square] : []))
  if (heart.length + flying.length === 0) return { all: BOX, heart: BOX, units: BY_THUMB }
  const { related, others } = enemiesOf(battle, pause, heart)
  const close = [...related, ...others.slice(0, related.length > 0 ? 0 : 1)]
  const reach = pause ? reachOf(battle, lights) : []
  if (narrow) {
    const near = BY_THUMB
    // What is asked about and each answer that is listed, then the enemy; of many squares the enemy first.
    const first = heart.length > LISTED ? heart.slice(0, 1) : heart
    const wanted = fitting([...first, ...close, ...heart, ...reach, ...others])
    const both = around(heart.length > 0 ? wanted : fitting(flying), SNUG)
    return stays(wanted, both, near, seen) ?? { all: both, heart: both, units: near }
  }
  // Where it may fly is seen whole, with everybody if there is room for them, else with all who fight, else with whom it hunts or flees.
  const fray = [...heart, ...reach, ...frayOf(battle), ...close]
  const isClose =
    seen !== undefined &&
    fray.length > 0 &&
    fits(around(fray, SNUG), seen.unit < CLOSE * 0.99 ? CLOSER : CLOSE, seen)
  const near = isClose ? AFAR.filter(unit => unit >= CLOSE) : AFAR
  const [least] = near as [number]
  const wished = [
    [...heart, ...reach, ...flying],
    fray,
    [...heart, ...reach, ...close],
    [...heart, ...flying],
  ]
  const isRoom = (some: readonly Square[]) =>
    seen !== undefined && some.length > 0 && fits(around(some, SNUG), least, seen)
  // Where not everybody can be seen, as many as there is room for.
  const first = wished.find(isRoom)
  const whole = first && asManyAs([...first, ...spreadOf(battle), ...flying], isRoom)
  const squares = whole ?? [...heart, ...flying]
  const all = framed(battle, squares, Math.max(PLAIN, least), seen)
  const still = stays(squares, all, near, seen)
  if (still) return still
  // For somebody who only flies on the eye stays where it is.
  if (seen && !pause && note && isUneventful(note)) return { all, heart: middleOf(seen), units: near }
  const shown = whole ?? [...heart, ...close]
  return { all, heart: heart.length > 0 ? around(shown, SNUG) : all, units: near }
}

/** Counters, flags and barrages are laid one after the other: what is asked then, and what is told between. */
const PLACING = /^(placement|entry|vector|flak)[.]/
const PLACED: readonly string[] = ['placed', 'vector', 'height-error', 'vector-shifted', 'barrage']

const isPlacing = (pause: Pause | undefined, note: Logged | undefined): boolean =>
  pause
    ? pause.kind === 'choice' && PLACING.test(pause.ask)
    : note !== undefined && PLACED.includes(note.what)

/** Squares that are offered, where they are not all of the sky. */
function reachOf(battle: Battle, lights: ReadonlySet<Ref>): readonly Square[] {
  const squares = squaresOf(
    battle,
    [...lights].filter(ref => ref.startsWith('square:')),
  )
  return squares.length > MANY ? [] : squares
}

const fits = ({ width, height }: ViewBox, unit: number, seen: Seen): boolean =>
  width * unit <= seen.width * seen.unit && height * unit <= seen.height * seen.unit

/** All of them, and with them the Sun and the ground, where there is room to see them so as they are. */
function framed(battle: Battle, squares: readonly Square[], unit: number, seen: Seen | undefined): ViewBox {
  const wide = around(squares)
  if (!seen) return wide
  const all = fits(wide, unit, seen) ? wide : around(squares, SNUG)
  const { sun } = scenarioOf(battle).sky
  const sunlit = sun ? joint(all, { ...SUN_AT[sun], width: 0, height: 0 }) : all
  const grounded = (box: ViewBox) => ({ ...box, height: BOX.height - box.y })
  return [grounded(sunlit), sunlit, grounded(all)].find(box => fits(box, unit, seen)) ?? all
}

function joint(a: ViewBox, b: ViewBox): ViewBox {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)]
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  }
}

/** So much nearer it could be seen, and the eye still rests. */
const NEARER = 1.3

/** All that matters is in sight already, as near as it may well be: nothing moves under the pointer. */
function stays(
  squares: readonly Square[],
  all: ViewBox,
  near: readonly number[],
  seen: Seen | undefined,
): Eye | undefined {
  const [least = 0] = near
  const most = near.at(-1) ?? Number.POSITIVE_INFINITY
  if (!seen || squares.length === 0 || seen.unit > most * 1.01 || seen.unit < least * 0.99) return undefined
  const best = near.findLast(unit => fits(all, unit, seen)) ?? 0
  const box = around(squares, SNUG)
  const here = middleOf(seen)
  return isWithin(box, seen) && best < seen.unit * NEARER
    ? { all: here, heart: here, units: [seen.unit] }
    : undefined
}

/** So many squares are seen around where there is little room. */
const SNUG = 0.2

/** So many squares a phone shows at least, drawn as small as they may be. */
const ROOM = { width: 8.8, height: 5.6 }

/** In a small window: of these squares, the first of them most wanted, as many as there is room for. */
function fitting(squares: readonly Square[]): readonly Square[] {
  const fits = (some: readonly Square[]) => {
    const box = around(some, SNUG)
    return box.width <= ROOM.width * CELL && box.height <= ROOM.height * CELL
  }
  return asManyAs(squares, some => some.length === 1 || fits(some))
}

/** Of these squares, one after the other, those for which there is still room. */
function asManyAs(
  squares: readonly Square[],
  isRoom: (some: readonly Square[]) => boolean,
): readonly Square[] {
  const found: Square[] = []
  for (const square of squares) if (isRoom([...found, square])) found.push(square)
  return found
}

const middleOf = ({ x, y, width, height }: ViewBox): ViewBox => ({
  x: x + width / 2,
  y: y + height / 2,
  width: 0,
  height: 0,
})

/** The box round some squares, and some more of the sky. */
function around(squares: readonly Square[], by = AROUND): ViewBox {
  const boxes = squares.map(boxOf)
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))]
  const right = Math.max(...boxes.map(({ x }) => x)) + CELL
  const low = Math.max(...boxes.map(({ y }) => y)) + CELL
  // What stands on the ground stands below altitude 0.
  const foot = low >= GROUND_LINE ? BOX.height : low
  const more = by * CELL
  // Beside the outermost columns units wait to come in.
  const x = left === LEFT_MARGIN ? BOX.x : Math.max(BOX.x, left - more)
  const y = Math.max(BOX.y, top - more)
  const end = BOX.x + BOX.width
  return {
    x,
    y,
    width: (right === RIGHT_EDGE ? end : Math.min(end, right + more)) - x,
    height: Math.min(BOX.y + BOX.height, foot + more) - y,
  }
}
