import {
  ALTITUDES,
  type Altitude,
  type ApproachBox,
  type BoxId,
  type EvasiveBox,
  type Hand,
  POSITIONS,
  type Position,
  type PositionBox,
  type ReturnBox,
  type Station,
} from '../../pack/types.ts'

/** SR-MAP-01 The boxes of the four positions around the formation, and what their names say. */

export type BoxKind = 'position' | 'approach' | 'return' | 'evasive' | 'dogfight' | 'high-bombing'

export interface Box {
  readonly id: BoxId
  readonly kind: BoxKind
  /** None for the Dogfight and High Bombing Boxes. */
  readonly position: Position | undefined
  readonly altitude: Altitude | undefined
  /** SR-Q-57 Low, Level, High, High Bombing; 0 where there is no relative altitude. */
  readonly rank: number
}

const RANKS: Readonly<Record<Altitude, number>> = { low: 1, level: 2, high: 3 }

/** SR-K-MAP-12 Every box of a map; High Bombing is on Maps 6 to 8 only. */
export const BOXES: readonly Box[] = [
  ...POSITIONS.flatMap(position => [
    // SR-MAP-02
    ...ALTITUDES.map(altitude => boxOf('position', `${position}/${altitude}`, position, altitude)),
    ...approachesOf(position).map(id =>
      boxOf('approach', id, position, id.slice(id.lastIndexOf('/') + 1) as Altitude),
    ),
    // SR-MAP-04
    ...(['high', 'low'] as const).flatMap(hand => [
      boxOf('return', `${position}/return/${hand}`, position, hand),
      boxOf('evasive', `${position}/evasive/${hand}`, position, hand),
    ]),
  ]),
  // SR-MAP-05 SR-MAP-06
  { id: 'dogfight', kind: 'dogfight', position: undefined, altitude: undefined, rank: 0 },
  { id: 'high-bombing', kind: 'high-bombing', position: undefined, altitude: undefined, rank: 4 },
]

/** SR-MAP-03 */
export function approachesOf(position: Position): readonly ApproachBox[] {
  const flank: ApproachBox[] = [`${position}/approach/high`, `${position}/approach/low`]
  return position === 'nose' || position === 'tail' ? [...flank, `${position}/approach/level`] : flank
}

const BY_ID: Readonly<Record<string, Box>> = Object.fromEntries(BOXES.map(box => [box.id, box]))

/** Undefined for a station, or for a place that is no box. */
export function boxCalled(id: string): Box | undefined {
  return BY_ID[id]
}

export function box(id: BoxId): Box {
  return BY_ID[id] as Box
}

export function isBox(id: string): id is BoxId {
  return BY_ID[id] !== undefined
}

export function isApproach(id: string): id is ApproachBox {
  return BY_ID[id]?.kind === 'approach'
}

export function isPositionBox(id: string): id is PositionBox {
  return BY_ID[id]?.kind === 'position'
}

export function isReturnOrEvasive(id: string): id is ReturnBox | EvasiveBox {
  const kind = BY_ID[id]?.kind
  return kind === 'return' || kind === 'evasive'
}

/** SR-Q-57 Stations and boxes without a relative altitude have rank 0. */
export function rankOf(id: BoxId | Station): number {
  return BY_ID[id]?.rank ?? 0
}

/** SR-BRK-04 */
export function returnBox(position: Position, hand: Hand, evasive: boolean): ReturnBox | EvasiveBox {
  return evasive ? `${position}/evasive/${hand}` : `${position}/return/${hand}`
}

function boxOf(kind: BoxKind, id: BoxId, position: Position, altitude: Altitude): Box {
  const ranked = kind === 'position' || kind === 'approach'
  return { id, kind, position, altitude, rank: ranked ? RANKS[altitude] : 0 }
}
