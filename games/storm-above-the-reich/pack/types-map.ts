import type { Sourced } from '@tallyho/engine'

/** The formation maps: the bombers, the spaces among them and the boxes around them. */

export type MapId = '5' | '6' | '7' | '8'
export const MAP_IDS: readonly MapId[] = ['5', '6', '7', '8']

/** Nose (12 o'clock), Flank 2-4 (`right`), Tail, Flank 8-10 (`left`). */
export const POSITIONS = ['nose', 'right', 'tail', 'left'] as const
export type Position = (typeof POSITIONS)[number]

export const ALTITUDES = ['high', 'level', 'low'] as const
export type Altitude = (typeof ALTITUDES)[number]

/** The climbing and the diving side of a position, each with a Return and an Evasive Return Box. */
export const HANDS = ['high', 'low'] as const
export type Hand = (typeof HANDS)[number]

export type PositionBox = `${Position}/${Altitude}`
/** Flanks have no Level Approach Box (SR-Q-03). */
export type ApproachBox = `${Position}/approach/${Hand}` | `${'nose' | 'tail'}/approach/level`
export type ReturnBox = `${Position}/return/${Hand}`
export type EvasiveBox = `${Position}/evasive/${Hand}`
export type BoxId = PositionBox | ApproachBox | ReturnBox | EvasiveBox | 'dogfight' | 'high-bombing'

export const STATIONS = ['above-trailing', 'forward', 'below-trailing'] as const
export type Station = (typeof STATIONS)[number]

export interface FormationMap extends Sourced {
  readonly id: MapId
  readonly name: string
  readonly spaces: readonly SpaceSpec[]
  readonly bombers: readonly BomberSpec[]
  readonly elements: readonly ElementSpec[]
  readonly links: readonly Link[]
  readonly highBombing: boolean
  readonly rockets: boolean
  /** SR-MAP-17 One straight step of pass-through, by the position a fighter attacks from. */
  readonly straight: Readonly<Record<Position, Vector>>
}

export type Vector = readonly [a: number, b: number]

/** SR-Q-50 A cell: `a` counts toward the bombers' 1:30, `b` toward their 10:30. Its id is `a.b`. */
export interface SpaceSpec extends Sourced {
  readonly id: string
  readonly a: number
  readonly b: number
  readonly level: number
  readonly notes: readonly LevelNote[]
}

/** SR-MAP-16 A printed note that changes the Lethal Level. */
export type LevelNote =
  | { readonly when: Altitude; readonly by: number }
  /** A whole position is anchored if any of its boxes is. */
  | { readonly anchored: Position; readonly by: number }

/** SR-Q-50 A bomber on the intersection (p, q). */
export interface BomberSpec {
  readonly id: string
  readonly p: number
  readonly q: number
}

export interface ElementSpec extends Sourced {
  readonly id: string
  readonly name: string
  /** Space ids. */
  readonly spaces: readonly string[]
  /** SR-K-MAP-20 Bomber ids: data, not geometry. */
  readonly bombers: readonly string[]
  /** SR-BLA-11 The blast diagram for its shape, and the cell that the diagram is laid on. */
  readonly diagram: string
  readonly centre: Vector
}

/** SR-MAP-07 One move: along an arrow, or by a printed note. */
export interface Link {
  readonly from: PositionBox | 'high-bombing'
  readonly to: PositionBox | ApproachBox | 'high-bombing'
  readonly by: 'arrow' | 'note'
  readonly tp: number
  /** SR-Q-39 Boxes that the move passes through. */
  readonly through: readonly PositionBox[]
}
