/** A table that is read with a die, or with the sum of dice: a row holds up to its number, the last one for all beyond. */
export type DieTable<T> = readonly { readonly to: number; readonly is: T }[]

/** A column as it is printed: `die(['1', '7'], ['2-8', '6'], ['9-10', '5'])`. */
export function die<T>(...rows: readonly (readonly [range: string, is: T])[]): DieTable<T> {
  return rows.map(([range, is]) => ({ to: topOf(range), is }))
}

/** `5-8` and `8` both end at 8. */
export function topOf(range: string): number {
  return Number(range.slice(range.indexOf('-', 1) + 1))
}

/** What a table says for a die, or the sum of dice. */
export function read<T>(table: DieTable<T>, die: number): T {
  for (const row of table) if (die <= row.to) return row.is
  const last = table[table.length - 1]
  if (last === undefined) throw new Error('An empty table')
  return last.is
}
