import type { FlakGuns } from '../../pack/types.ts'

/** `H2`, `L1 S0`: types and strengths; an arrow for guns that cannot point high. */
export function flakText(flak: readonly FlakGuns[]): string {
  return flak.map(({ type, strength, lowAngle }) => `${type}${strength}${lowAngle ? '↓' : ''}`).join(' ')
}
