import type { FlakGuns } from '../../../pack/types.ts'

const NAMES = [
  ['H', 'heavy flak'],
  ['L', 'light flak'],
  ['S', 'small arms'],
] as const

/** The heaviest guns of a place, in words: what else there is its explanation tells. */
export function flakName(flak: readonly FlakGuns[]): string {
  return NAMES.find(([type]) => flak.some(guns => guns.type === type))?.[1] ?? ''
}

/** `H2`, `L1 S0`: types and strengths; an arrow for guns that cannot point high. */
export function flakText(flak: readonly FlakGuns[]): string {
  return flak.map(({ type, strength, lowAngle }) => `${type}${strength}${lowAngle ? '↓' : ''}`).join(' ')
}
