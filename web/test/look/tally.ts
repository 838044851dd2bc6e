import { COUNTS, type Count, type Finding } from './judge.ts'

/** How many of each count there are. What is not named is none. */
export type Tally = Readonly<Partial<Record<Count, number>>>

/** One line of the table: a game on one screen. */
export interface Row {
  readonly game: string
  readonly size: string
  readonly questions: number
  /** The smallest text that could be read, in px. */
  readonly smallest: number
  readonly tally: Tally
  readonly findings: readonly Finding[]
}

/** What is told of old boards until they are redrawn, by plan, game and size. It may only go down. */
export type Allowances = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Tally>>>>>>

const ALL = Object.keys(COUNTS) as readonly Count[]

/** Each thing once: as it was told first, or where it was smallest. */
export function distinct(findings: readonly Finding[]): Finding[] {
  const byKey = new Map<string, Finding>()
  for (const finding of findings) {
    const key = `${finding.count} ${finding.key}`
    const known = byKey.get(key)
    if (!known || (finding.px ?? 0) < (known.px ?? 0)) byKey.set(key, finding)
  }
  return [...byKey.values()]
}

/** Counts of things that are all different. */
export function tallyOf(findings: readonly Finding[]): Tally {
  const tally: Partial<Record<Count, number>> = {}
  for (const { count } of findings) tally[count] = (tally[count] ?? 0) + 1
  return tally
}

/** Where a row has more than is allowed of it. */
export function troubles(row: Row, allowed: Tally): string[] {
  return compared(row, allowed, (found, may) => found > may)
}

/** Where it has less: the allowance can be lowered. */
export function lowerable(row: Row, allowed: Tally): string[] {
  return compared(row, allowed, (found, may) => found < may)
}

function compared(row: Row, allowed: Tally, differs: (found: number, may: number) => boolean): string[] {
  return ALL.flatMap(count => {
    const [found, may] = [row.tally[count] ?? 0, allowed[count] ?? 0]
    return differs(found, may) ? [`${row.game} ${row.size}: ${COUNTS[count]}: ${found}, allowed ${may}`] : []
  })
}

/** The allowances with everything lowered that was found lower; nothing is ever raised. */
export function lowered(allowances: Allowances, plan: string, rows: readonly Row[]): Allowances {
  const games = structuredClone(allowances[plan] ?? {}) as Record<string, Record<string, Tally>>
  for (const { game, size, tally } of rows) {
    const allowed = games[game]?.[size]
    if (!games[game] || !allowed) continue
    games[game][size] = Object.fromEntries(
      ALL.map(count => [count, Math.min(allowed[count] ?? 0, tally[count] ?? 0)] as const).filter(
        ([, figure]) => figure > 0,
      ),
    )
  }
  return { ...allowances, [plan]: games }
}

/** The rows as lines of text, each figure with what is allowed if anything is. */
export function tableOf(rows: readonly Row[], allowedOf: (row: Row) => Tally): string[] {
  const cells = [
    ['game', 'size', 'asked', 'px', ...ALL],
    ...rows.map(row => {
      const allowed = allowedOf(row)
      const figure = (count: Count) =>
        `${row.tally[count] ?? 0}${allowed[count] === undefined ? '' : `/${allowed[count]}`}`
      return [row.game, row.size, String(row.questions), String(row.smallest), ...ALL.map(figure)]
    }),
  ]
  const widths = cells[0]?.map((_, column) => Math.max(...cells.map(line => line[column]?.length ?? 0))) ?? []
  return cells.map(line =>
    line
      .map((cell, column) =>
        column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  )
}
