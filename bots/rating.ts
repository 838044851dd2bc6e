import { type Interval, TWO_SIDED } from './statistics.ts'

/** What two players made of games against each other; a draw is half a win for each. */
export interface Meeting {
  readonly a: string
  readonly b: string
  readonly wins: number
  readonly games: number
}

/** Points of Elo for a factor of e in the odds. */
const SCALE = 400 / Math.LN10
const ROUNDS = 200
/** A drawn game with everybody is added, or who never lost would be infinitely strong. */
const PRIOR = 1

/**
 * Elo by maximum likelihood (Bradley and Terry), as points above `zero`. The interval comes from how sharply the
 * likelihood falls off at its top.
 */
export function ratings(meetings: readonly Meeting[], zero: string): ReadonlyMap<string, Interval> {
  const names = [...new Set(meetings.flatMap(({ a, b }) => [a, b]))]
  const others = names.filter(name => name !== zero)
  const strength = new Map(names.map(name => [name, 0]))
  const of = (name: string) => strength.get(name) ?? 0
  for (let round = 0; round < ROUNDS; round++)
    for (const name of others) {
      let [slope, bend] = [0, 0]
      for (const { a, b, wins, games } of meetings) {
        if (a !== name && b !== name) continue
        const won = (a === name ? wins : games - wins) + PRIOR / 2
        const expected = chanceOf(of(name) - of(a === name ? b : a))
        slope += won - (games + PRIOR) * expected
        bend += (games + PRIOR) * expected * (1 - expected)
      }
      strength.set(name, of(name) + slope / bend)
    }
  return new Map(
    names.map(name => {
      const value = SCALE * of(name)
      const off = name === zero ? 0 : TWO_SIDED * SCALE * errorOf(name, others, meetings, of)
      return [name, { value, low: value - off, high: value + off }]
    }),
  )
}

function chanceOf(difference: number): number {
  return 1 / (1 + Math.exp(-difference))
}

/** Standard error of one strength: from the inverse of the information that the games hold about all of them. */
function errorOf(
  name: string,
  others: readonly string[],
  meetings: readonly Meeting[],
  of: (name: string) => number,
): number {
  const information = others.map(row =>
    others.map(column =>
      meetings.reduce((sum, { a, b, games }) => {
        const share = chanceOf(of(a) - of(b))
        const weight = (games + PRIOR) * share * (1 - share)
        if (row === column) return sum + (a === row || b === row ? weight : 0)
        return sum - ((a === row && b === column) || (a === column && b === row) ? weight : 0)
      }, 0),
    ),
  )
  const at = others.indexOf(name)
  return Math.sqrt(
    solve(
      information,
      others.map((_, i) => (i === at ? 1 : 0)),
    )[at] ?? 0,
  )
}

/** Gauss and Jordan, for a handful of players. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0])
  rows.forEach((row, i) => {
    const pivot = row[i] ?? 1
    for (let k = 0; k < row.length; k++) row[k] = (row[k] ?? 0) / pivot
    rows.forEach((other, j) => {
      const factor = other[i] ?? 0
      if (i !== j) for (let k = 0; k < row.length; k++) other[k] = (other[k] ?? 0) - factor * (row[k] ?? 0)
    })
  })
  return rows.map(row => row.at(-1) ?? 0)
}
