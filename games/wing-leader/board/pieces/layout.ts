import type { Ref } from '@tallyho/engine'
import type { Edge, Side } from '../../pack/types.ts'
import { unitAt } from '../../rules/01-words/units.ts'
import type { Battle, Square, Unit, UnitNo } from '../../state.ts'
import { CELL, centreOf, LEFT_MARGIN, RIGHT_EDGE, type Spot } from '../sky/places.ts'

/**
 * Where counters lie on the sky: each inside its own square. Several in a square are a stack of strips, none over another, or counters
 * side by side as soon as the square is large enough on the screen; where there is room around it the stack is fanned out (`fans.ts`).
 */

/** A counter alone in its square, in parts of its own size. */
const ALONE = 0.9
/** A plaque is so wide, in its own units; on the screen it grows no wider than this, in pixels. */
const PLAQUE = 42
const WIDEST = 84
/** Those who fight may be larger, and leave room for what they have lost below them. */
const FIGHTER = { widest: 140, alone: 0.84 }
/** While two sides fight, those who only look on are so much smaller than they. */
const ONLOOKER = 0.75
/** Counters smaller than this are strips of a stack rather than side by side, in pixels. */
const LEAST = 38

/** All units of one square, or of one place at the edge of the map. */
export interface Group {
  readonly key: string
  readonly square: Square
  /** Beside the square, waiting to enter. */
  readonly edge: Edge | undefined
  /** Dogfights in it. */
  readonly dogfights: readonly number[]
  /** Those who are not aside are in a dogfight. */
  readonly whirls: boolean
  readonly units: readonly UnitNo[]
  readonly at: Spot
  /** In strips: the lens has their counters. */
  readonly heaped: boolean
  /** The rings and trays that it is fanned out into. */
  readonly fans?: readonly Fan[]
  /** How much of the square, from its top, those take up who are in a dogfight; whoever is not lies below. */
  readonly ring: number
}

/** One of those that a square is fanned out into: a ring of those who fight, a tray of the others. */
export interface Fan {
  readonly at: Spot
  readonly units: readonly UnitNo[]
  /** Where each of them lies. */
  readonly spots: readonly Spot[]
  /** Half of what it takes up. */
  readonly wide: number
  readonly high: number
  readonly isRing: boolean
}

export interface Place extends Spot {
  /** The middle of its square, with which it moves. */
  readonly home: Spot
  readonly scale: number
  /** What it takes up of a stack; undefined for a counter of its own. */
  readonly strip: Strip | undefined
  /** It shares the square of a fight, and has no part in it. */
  readonly aside: boolean
}

export interface Strip {
  readonly wide: number
  readonly high: number
}

export interface Layout {
  readonly groups: readonly Group[]
  readonly spots: ReadonlyMap<UnitNo, Place>
  /** In which they are drawn. */
  readonly order: readonly UnitNo[]
}

/** Lays all units out, for a sky of which a unit takes up so many pixels. */
export function layOut(battle: Battle, unit = 1): Layout {
  const groups: Group[] = []
  const spots = new Map<UnitNo, Place>()
  const order: UnitNo[] = []
  const most = onlookers(battle, unit)
  for (const gathered of gather(battle)) {
    const seated = gathered.units.toSorted((a, b) => a - b)
    const outside = seated.filter(no => isAside(battle, unitAt(battle, no)))
    const fighting = seated.filter(no => !outside.includes(no))
    const ring = outside.length > 0 ? RING : 1
    const grid = gridFor(fighting.map(no => sideOf(battle, no)))
    const heaped = seated.length > 1 && (CELL * ring * unit) / grid < LEAST
    const at = homeOf(gathered.square, gathered.edge)
    const looksOn = gathered.square !== battle.fight?.square
    const scale = looksOn
      ? Math.min(ALONE / grid, WIDEST / (PLAQUE * unit), most)
      : Math.min((grid > 1 ? FIGHTER.alone : ALONE) / grid, FIGHTER.widest / (PLAQUE * unit))
    const put = (no: UnitNo, { x, y }: Spot, size: number, strip?: Strip) =>
      spots.set(no, {
        x: at.x + x,
        y: at.y + y,
        home: at,
        scale: size,
        strip,
        aside: !looksOn && outside.includes(no),
      })
    if (heaped) {
      const { places, strip } = stack(seated.length)
      for (const [i, place] of places.entries()) put(seated[i] as UnitNo, place, 1, strip)
    } else {
      const up = ((1 - ring) * CELL) / 2
      const inRing = spread(
        fighting.map(no => sideOf(battle, no)),
        grid,
      )
      for (const [i, { x, y }] of inRing.entries())
        put(fighting[i] as UnitNo, { x: x * ring, y: y * ring - up }, scale * ring)
      for (const [i, place] of below(outside.length).entries())
        put(outside[i] as UnitNo, place, Math.min(scale * ring * ONLOOKER, ALONE * (1 - RING)))
    }
    order.push(...seated)
    const whirls = (heaped ? seated : fighting).some(no => unitAt(battle, no).dogfight !== undefined)
    groups.push({ ...gathered, units: seated, at, heaped, whirls, ring: heaped ? 1 : ring })
  }
  return { groups, spots, order }
}

/** So much of a square, from its top, the ring of a dogfight takes up where others share it. */
const RING = 0.72

/** WL-10.8.1.b Who shares the square of a dogfight without being in it: it has sighted nobody, has not moved yet, or has broken. */
export function isOutside({ units }: Battle, { at, square, dogfight }: Unit): boolean {
  if (at !== 'map' || dogfight !== undefined) return false
  return units.some(other => other.at === 'map' && other.square === square && other.dogfight !== undefined)
}

/** While some of a square fight, the others stand aside: all who have no part in the combat, else who is in no dogfight there. */
function isAside(battle: Battle, unit: Unit): boolean {
  const { fight } = battle
  if (unit.at !== 'map' || fight?.square !== unit.square) return isOutside(battle, unit)
  return !fight.attackers.includes(unit.no) && !fight.defenders.includes(unit.no)
}

/** WL-10.8.1.b It stands beside a dogfight that it cannot join: it has sighted nobody. */
export const isBlind = (battle: Battle, unit: Unit): boolean =>
  isOutside(battle, unit) && !unit.broken && unit.tally === undefined

/** In a row under the ring. */
function below(units: number): readonly Spot[] {
  const pitch = Math.min(CELL / units, CELL * (1 - RING))
  return Array.from({ length: units }, (_, i) => ({
    x: (i - (units - 1) / 2) * pitch,
    y: (CELL * RING) / 2,
  }))
}

/** The largest that a counter beside a fight is drawn, where those who fight lie apart. */
function onlookers(battle: Battle, unit: number): number {
  if (!battle.fight) return ALONE
  const grid = gridOf(battle, battle.fight.square)
  return (CELL * unit) / grid < LEAST ? ALONE : (ALONE / grid) * ONLOOKER
}

const sideOf = (battle: Battle, no: UnitNo): Side => battle.units[no]?.side ?? 'raider'

type Gathered = Pick<Group, 'key' | 'square' | 'edge' | 'dogfights' | 'units'>

function gather(battle: Battle): readonly Gathered[] {
  const found = new Map<string, Gathered & { dogfights: number[]; units: UnitNo[] }>()
  for (const { at, no, square, dogfight } of battle.units) {
    if (at !== 'map' && at !== 'edge') continue
    const edge = at === 'edge' ? (square < 260 ? 'left' : 'right') : undefined
    const key = `${edge ?? ''}${square}`
    const group = found.get(key) ?? { key, square, edge, dogfights: [], units: [] }
    found.set(key, group)
    group.units.push(no)
    if (dogfight !== undefined && !group.dogfights.includes(dogfight)) group.dogfights.push(dogfight)
  }
  return [...found.values()]
}

function homeOf(square: Square, edge: Edge | undefined): Spot {
  const { x, y } = centreOf(square)
  if (edge === undefined) return { x, y }
  return { x: edge === 'left' ? LEFT_MARGIN - CELL / 2 - 4 : RIGHT_EDGE + CELL / 2 + 4, y }
}

/** How many rows and columns those of a square take who fight, or all of them, lying apart. */
export function gridOf(battle: Battle, square: Square): number {
  const here = battle.units.filter(
    unit => unit.at === 'map' && unit.square === square && !isAside(battle, unit),
  )
  return gridFor(here.map(({ side }) => side))
}

/** How many rows and columns it takes: the sides face each other, the raider on the left. */
function gridFor(sides: readonly Side[]): number {
  const [raiders, defenders] = [count(sides, 'raider'), count(sides, 'defender')]
  let best = sides.length
  for (let rows = 1; rows <= sides.length; rows++)
    best = Math.min(best, Math.max(rows, columns(raiders, rows) + columns(defenders, rows)))
  return best
}

const count = (sides: readonly Side[], side: Side) => sides.filter(one => one === side).length
const columns = (units: number, rows: number) => Math.ceil(units / rows)

/** Where each lies about the middle of the square, side by side. */
function spread(sides: readonly Side[], grid: number): readonly Spot[] {
  const pitch = CELL / grid
  const slot = (i: number) => (i - (grid - 1) / 2) * pitch
  const mixed = new Set(sides).size > 1
  const seen: Record<Side, number> = { raider: 0, defender: 0 }
  return sides.map(side => {
    const i = seen[side]
    seen[side] += 1
    const all = count(sides, side)
    const column = Math.floor(i / grid)
    const inColumn = Math.min(grid, all - column * grid)
    const across = mixed || all > grid ? (side === 'raider' ? column : grid - 1 - column) : (grid - 1) / 2
    return { x: slot(across), y: ((i % grid) - (inColumn - 1) / 2) * pitch }
  })
}

/** So many strips are read one below the other. */
const ROWS = 3
const GAP = 1

/** A square of strips: in as many columns as it takes. */
function stack(units: number): { readonly places: readonly Spot[]; readonly strip: Strip } {
  const columns = Math.ceil(units / ROWS)
  const rows = Math.ceil(units / columns)
  const [wide, high] = [CELL / columns, CELL / rows]
  const places = Array.from({ length: units }, (_, i) => ({
    x: (Math.floor(i / rows) - (columns - 1) / 2) * wide,
    y: ((i % rows) - (rows - 1) / 2) * high,
  }))
  return { places, strip: { wide: wide - GAP, high: high - GAP } }
}

/** What a square takes up of the drawing. */
export function boxOf(square: Square): { x: number; y: number; width: number; height: number } {
  const { x, y } = centreOf(square)
  return { x: x - CELL / 2, y: y - CELL / 2, width: CELL, height: CELL }
}

/** Whether a question, or the pointer, is about somebody in a stack. */
export function isAsked({ units }: Group, ...marks: readonly ReadonlySet<Ref>[]): boolean {
  return units.some(no => marks.some(set => set.has(`unit:${no}`)))
}
