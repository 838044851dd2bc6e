import type { Result } from '@tallyho/engine'

/** One figure over many games. */
export interface Spread {
  readonly mean: number
  readonly sd: number
  readonly min: number
  readonly q05: number
  readonly q25: number
  readonly median: number
  readonly q75: number
  readonly q95: number
  readonly max: number
}

export interface Statistics {
  readonly games: number
  /** How often each level of victory came up. */
  readonly levels: Readonly<Record<string, number>>
  readonly score: Spread
  readonly figures: Readonly<Record<string, Spread>>
}

export function statisticsOf(results: readonly Result[]): Statistics {
  const levels: Record<string, number> = {}
  for (const { level } of results) levels[level] = (levels[level] ?? 0) + 1
  const names = new Set(results.flatMap(({ figures }) => Object.keys(figures)))
  const figures: Record<string, Spread> = {}
  for (const name of [...names].sort())
    figures[name] = spreadOf(results.map(result => result.figures[name] ?? 0))
  return {
    games: results.length,
    levels: sorted(levels),
    score: spreadOf(results.map(({ score }) => score)),
    figures,
  }
}

/** A figure and how far it may be off: it lies between `low` and `high` in 95 of 100 such measurements. */
export interface Interval {
  readonly value: number
  readonly low: number
  readonly high: number
}

/** Standard errors on each side of a value that leave out one in twenty. */
export const TWO_SIDED = 1.96

/** The mean of values. */
export function meanOf(values: readonly number[]): Interval {
  const { mean, sd } = spreadOf(values)
  const off = (TWO_SIDED * sd) / Math.sqrt(values.length)
  return { value: mean, low: mean - off, high: mean + off }
}

/** A share of so many, after Wilson: right for few and for rare ones too. */
export function shareOf(count: number, of: number): Interval {
  const square = TWO_SIDED ** 2
  const share = count / of
  const middle = (share + square / (2 * of)) / (1 + square / of)
  const off = (TWO_SIDED * Math.sqrt((share * (1 - share)) / of + square / (4 * of ** 2))) / (1 + square / of)
  return { value: share, low: Math.max(0, middle - off), high: Math.min(1, middle + off) }
}

export function spreadOf(values: readonly number[]): Spread {
  const ordered = [...values].sort((a, b) => a - b)
  const mean = ordered.reduce((sum, value) => sum + value, 0) / ordered.length
  const squares = ordered.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  const q = (part: number) => quantile(ordered, part)
  return {
    mean,
    sd: ordered.length > 1 ? Math.sqrt(squares / (ordered.length - 1)) : 0,
    min: q(0),
    q05: q(0.05),
    q25: q(0.25),
    median: q(0.5),
    q75: q(0.75),
    q95: q(0.95),
    max: q(1),
  }
}

/** The value that this part of all values do not exceed; between two values, in proportion. */
function quantile(ordered: readonly number[], part: number): number {
  const place = part * (ordered.length - 1)
  const below = ordered[Math.floor(place)] ?? Number.NaN
  const above = ordered[Math.ceil(place)] ?? Number.NaN
  return below + (above - below) * (place % 1)
}

function sorted(counts: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(counts).sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)))
}
