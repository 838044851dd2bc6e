import type { Result, Words } from '@tallyho/engine'

export function print(line = ''): void {
  process.stdout.write(`${line}\n`)
}

export function printJson(data: unknown): void {
  print(JSON.stringify(data, undefined, 2))
}

/** Columns of equal width: the first to the left, all others to the right. */
export function printTable(rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => (row[column] ?? '').length)))
  for (const row of rows)
    print(
      row
        .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
}

export function printResult<S>(words: Words<S>, { level, score, figures }: Result): void {
  print(`${words.level(level)}. Score ${score}.`)
  for (const [figure, value] of Object.entries(figures)) print(`  ${words.figure(figure)}: ${value}`)
}

/** At most two digits after the point, none where there is nothing behind it. */
export function round(value: number): string {
  return String(Math.round(value * 100) / 100)
}
