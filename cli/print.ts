import type { Interval } from '@tallyho/bots'
import { plainLine, type Result, type Words } from '@tallyho/engine'

/** One line. What it tells of files and names cannot make the terminal do anything. */
export function print(line = ''): void {
  process.stdout.write(`${plainLine(line)}\n`)
}

/** A text of several lines. */
export function printText(text: string): void {
  text.split('\n').forEach(print)
}

export function printJson(data: unknown): void {
  printText(JSON.stringify(data, undefined, 2))
}

/** What went wrong, beside what was asked for. */
export function complain(text: string): void {
  for (const line of text.split('\n')) process.stderr.write(`${plainLine(line)}\n`)
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

/** `3.1 ± 0.4`: half the width of the interval on each side. */
export function margin({ value, low, high }: Interval): string {
  return `${round(value)} ± ${round((high - low) / 2)}`
}

/** `42 (36–48) %`; nothing for what never came up. */
export function percent(share: Interval | undefined): string {
  if (!share) return '–'
  const hundred = (part: number) => String(Math.round(100 * part))
  return `${hundred(share.value)} (${hundred(share.low)}–${hundred(share.high)}) %`
}
