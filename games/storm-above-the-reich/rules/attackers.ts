import type { Option } from '@tallyho/engine'
import type { Campaign, Fighter, FighterNo, Mission } from '../state.ts'
import { fighterName } from './table.ts'

/** The fighters of a wave. */

export interface FighterOption extends Option {
  readonly fighter: FighterNo
}

/** Made once for each number. */
const KNOWN: FighterOption[] = []

export function fighterOption({ no }: Fighter): FighterOption {
  KNOWN[no] ??= Object.freeze({ id: `fighter/${no}`, on: [`fighter:${no}`], fighter: no })
  return KNOWN[no]
}

export function isInSpace({ at }: Fighter): boolean {
  return at === 'space'
}

export function attackersOf({ fighters }: Mission): Fighter[] {
  return fighters.filter(isInSpace)
}

/** How a note names a fighter. */
export function who(campaign: Campaign, fighter: Fighter) {
  return { fighter: fighter.no, name: fighterName(campaign, fighter) }
}
