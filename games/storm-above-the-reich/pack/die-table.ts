import type { DieTable } from './types.ts'

/** A column as it is printed: `die(['1', '7'], ['2-8', '6'], ['9-10', '5'])`. */
export function die<T>(...rows: readonly (readonly [range: string, is: T])[]): DieTable<T> {
  return rows.map(([range, is]) => ({ to: topOf(range), is }))
}

/** `5-8` and `8` both end at 8. */
export function topOf(range: string): number {
  return Number(range.slice(range.indexOf('-') + 1))
}
