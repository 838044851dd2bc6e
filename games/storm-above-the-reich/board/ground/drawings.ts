import { pixelsOf } from '@tallyho/kit'
import type { Season } from '../../pack/types.ts'
import { country, HIGH, WIDE } from './country.ts'

/** The country of a theatre, painted. Fetched when it is to be painted: a table opens without. */
export function painted(theatre: Season['theatre']): Promise<HTMLCanvasElement> {
  return pixelsOf(country(theatre), WIDE, HIGH)
}
