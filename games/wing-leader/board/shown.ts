import type { Edge } from '../pack/types.ts'
import { nameOf } from '../rules/01-words/geometry.ts'
import { forceOf, isFighter, modelOf } from '../rules/01-words/units.ts'
import type { Battle, Square, Unit } from '../state.ts'
import { letterOf, MISSION_NAMES, unitName, WHEREABOUTS } from './names.ts'
import type { Badge, FaceProps } from './pieces/UnitFace.tsx'
import { shapeKeyOf } from './silhouettes.ts'

/** Units as the board shows them: plain values, so that what has not changed is not drawn again. */

export function faceOf(battle: Battle, unit: Unit): FaceProps {
  const model = modelOf(battle, unit)
  return {
    side: unit.side,
    // Who flies it, not who built it: friend and foe are told apart by colour.
    nation: forceOf(battle, unit.side).nation,
    letter: letterOf(unit.id),
    silhouette: shapeKeyOf(model.silhouette),
    size: unit.size,
    facing: unit.facing,
    alerted: isFighter(unit) ? unit.alerted : undefined,
    broken: unit.broken,
    disrupted: unit.disruptions > 0,
    losses: unit.losses,
    badge: badgeOf(unit),
  }
}

/** The one marker that matters most; the tooltip and the wing display tell them all. */
function badgeOf(unit: Unit): Badge | undefined {
  if (unit.slow) return 'slow'
  if (unit.lufbery) return 'lufbery'
  return unit.marker ?? (unit.circling ? 'circling' : undefined)
}

const COURSES = [
  'right',
  'up and right',
  'up',
  'up and left',
  'left',
  'down and left',
  'down',
  'down and right',
]

/** A unit for the ear: `Bf 109G-6 A, raider's squadron, sweep, at G13 heading right, climb`. */
export function unitLabel(battle: Battle, unit: Unit): string {
  const where =
    unit.at === 'map' ? `at ${nameOf(unit.square)} heading ${COURSES[unit.facing]}` : WHEREABOUTS[unit.at]
  const state = [
    unit.marker,
    unit.slow && 'slow',
    unit.lufbery && 'in a Lufbery',
    unit.circling && 'circling',
    unit.dogfight !== undefined && `in dogfight ${unit.dogfight}`,
    unit.broken ? 'broken' : unit.disruptions > 0 && 'disrupted',
    unit.losses > 0 && `${unit.losses} lost`,
  ].filter(Boolean)
  return [
    unitName(battle, unit),
    `${unit.side}'s ${unit.size}`,
    MISSION_NAMES[unit.mission].toLowerCase(),
    where,
    ...state,
  ].join(', ')
}

/** Units that lie in one square, or beside it at the edge of the map. */
export interface Pile {
  readonly square: Square
  /** Beside the square, waiting to enter. */
  readonly edge: Edge | undefined
  readonly units: readonly Unit[]
}

export function pilesOf(battle: Battle): readonly Pile[] {
  const piles = new Map<string, { square: Square; edge: Edge | undefined; units: Unit[] }>()
  for (const unit of battle.units) {
    if (unit.at !== 'map' && unit.at !== 'edge') continue
    const edge = unit.at === 'edge' ? edgeBeside(unit.square) : undefined
    const key = `${edge ?? ''}${unit.square}`
    const pile = piles.get(key)
    if (pile) pile.units.push(unit)
    else piles.set(key, { square: unit.square, edge, units: [unit] })
  }
  return [...piles.values()]
}

function edgeBeside(square: Square): Edge {
  return square < 260 ? 'left' : 'right'
}
