import { counted, signed } from '@tallyho/engine'
import type { Weather } from '../pack/types.ts'
import { pointsMeant, tenths, WEATHER_NAMES } from './names.ts'

/** What stands at the planning desk. */

/** What the staff expects of a target card, before anybody is sent there. */
export interface Promised {
  /** After losses, for the Luftwaffe. */
  readonly points: number
  readonly bombers: number
  readonly fighters: number
}

/** `worth about +1.4 points after losses with 5 bomber and 10 fighter Gruppen`. */
export const promiseTold = ({ points, bombers, fighters }: Promised) =>
  `worth about ${pointsMeant(points)} after losses with ${bombers} bomber and ${counted(fighters, 'fighter Gruppe', 'fighter Gruppen')}`

/** `+0.4 for clear skies`, why a raid is worth more or less than in the morning; nothing where that hardly shows. */
export const skyTold = (weather: Weather, gain: number) =>
  tenths(gain) === 0 ? '' : `${signed(tenths(gain))} for ${WEATHER_NAMES[weather]}`
