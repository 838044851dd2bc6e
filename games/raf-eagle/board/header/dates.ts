import type { DayNumber } from '../../pack/types.ts'
import { dateName } from '../../text/names.ts'

/** 11 August 1940 was a Sunday. */
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** `Sunday, 18 August`. */
export function dayName(day: DayNumber): string {
  return `${WEEKDAYS[day % 7]}, ${dateName(day)}`
}
