import type { Option } from '@tallyho/engine'
import type { Fighter, FighterNo, Mission } from '../../state.ts'

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
