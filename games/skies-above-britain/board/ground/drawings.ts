import { pixelsOf } from '@tallyho/kit'
import type { Visibility } from '../../pack/types.ts'
import { clouds } from './clouds.ts'
import { country, HIGH, WIDE } from './country.ts'

/** The county, or the clouds of a weather over it, painted. Fetched when it is to be painted: a table opens without. */
export function painted(what: Visibility | 'country'): Promise<HTMLCanvasElement> {
  return pixelsOf(what === 'country' ? country() : clouds(what), WIDE, HIGH)
}
