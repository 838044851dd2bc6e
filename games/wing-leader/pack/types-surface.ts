import type { Sourced } from '@tallyho/engine'

/** Surface units. */

export const SHIPS = ['SS', 'DD', 'CL', 'CA', 'CV', 'CVL', 'CVE', 'BC', 'BB', 'Aux', 'PG'] as const
export const LAND_TARGETS = [
  'airfield',
  'bridge',
  'factory',
  'town',
  'port',
  'tank',
  'truck',
  'train',
  'radar',
  'bunker',
  'flak',
  'troops',
] as const
export type SurfaceKind = (typeof SHIPS)[number] | (typeof LAND_TARGETS)[number]

export interface FlakGuns {
  /** Small arms, light, heavy. */
  readonly type: 'S' | 'L' | 'H'
  readonly strength: 0 | 1 | 2
  /** Fire channels; small arms have none. */
  readonly channels: number
  /** Low-angle naval guns (14.2.8). */
  readonly lowAngle?: true
}

/** `dd-1`. */
export type SurfaceTypeId = string

export interface SurfaceType extends Sourced {
  readonly id: SurfaceTypeId
  readonly name: string
  readonly kind: SurfaceKind
  readonly defence: number
  readonly armoured?: true
  readonly damage: number
  readonly hard?: true
  readonly flak: readonly FlakGuns[]
  readonly vp: number
}
