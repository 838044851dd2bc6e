import type { Sourced } from '@tallyho/engine'
import type { Altitude } from './types-map.ts'

export type AttackDeck = 'nose' | 'tail' | 'oblique'

/**
 * Six cells in the printed order of the columns, Lethal Level 5 to 0, parted by spaces. A cell is `-` or a run of:
 * D Damage, H Hit, 1-3 Pass Through, C Collision, R Riding the Tail, N No Ammo, J Jam. `DH2` reads Damage, Hit, Pass 2.
 */
export type CardLine = string

export interface AttackCard extends Sourced {
  readonly id: string
  readonly deck: AttackDeck
  /** Oblique cards have no Level row. */
  readonly rows: Readonly<
    Partial<Record<Altitude, { readonly determined: CardLine; readonly evasive: CardLine }>>
  >
}

export const EVENTS = [
  'achtung',
  'bounced',
  'confused',
  'debris',
  'fall-away',
  'friendly-fire',
  'hard-roll',
  'into-the-sun',
  'power-bleed',
  'slow-climb',
  'strafe',
] as const
export type EventId = (typeof EVENTS)[number]

export interface FireCard extends Sourced {
  readonly id: string
  readonly event: EventId
  /** Hits by Lethal Level 0 to 5. */
  readonly determined: readonly number[]
  readonly evasive: readonly number[]
  /** SR-CF-07 Added to the Lethal Level of a fighter with this maneuver. */
  readonly climb: number
  readonly climbRoll: number
}
