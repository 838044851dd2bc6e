import type { Fighter, Mission } from '../../state.ts'

/** The fighters of a wave. */

export function isInSpace({ at }: Fighter): boolean {
  return at === 'space'
}

export function attackersOf({ fighters }: Mission): Fighter[] {
  return fighters.filter(isInSpace)
}
