import type { Option } from '@tallyho/engine'
import type { BoxId } from '../../pack/types.ts'
import type { EscortMarker } from '../../state.ts'

/** Answers that are given again and again, made once each. */

export interface BoxOption extends Option {
  readonly box: BoxId
}

const TO: Partial<Record<BoxId, BoxOption>> = {}

/** To a box. */
export function toBox(box: BoxId): BoxOption {
  TO[box] ??= Object.freeze({ id: `to/${box}`, on: [`box:${box}`], box })
  return TO[box]
}

const GROUPS: Partial<Record<BoxId, BoxOption>> = {}

/** All who can, out of one box. */
export function groupIn(box: BoxId): BoxOption {
  GROUPS[box] ??= Object.freeze({ id: `group/${box}`, on: [`box:${box}`], box })
  return GROUPS[box]
}

export interface EscortOption extends Option {
  readonly escort: number
}

const ESCORTS: EscortOption[] = []

export function escortOption({ no }: EscortMarker): EscortOption {
  ESCORTS[no] ??= Object.freeze({ id: `escort/${no}`, on: [`escort:${no}`], escort: no })
  return ESCORTS[no]
}
