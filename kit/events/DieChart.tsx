import type { DieTable } from '@tallyho/engine'
import type { ReactNode } from 'react'
import { Chart } from './Chart.tsx'

/** Rows of a die table as they are printed: `1–3`, `4`, `5–10`. */
export function rangesOf(table: DieTable<unknown>, from = 1): string[] {
  let low = from
  return table.map(({ to }) => {
    const range = low >= to ? String(to) : `${low}–${to}`
    low = to + 1
    return range
  })
}

/** The row that a die falls into. */
export function rowOf(table: DieTable<unknown>, die: number): number {
  const row = table.findIndex(({ to }) => die <= to)
  return row < 0 ? table.length - 1 : row
}

/** A table read with a die: results side by side, or one below another, the one that came up lit. */
export function DieChart<T>({
  title,
  table,
  say,
  die,
  name = '',
  from = 1,
  tall = false,
}: {
  readonly title?: ReactNode
  readonly table: DieTable<T>
  say(is: T): ReactNode
  readonly die?: number | undefined
  readonly name?: ReactNode
  readonly from?: number
  /** Where there is no room for long results side by side. */
  readonly tall?: boolean
}) {
  const ranges = rangesOf(table, from)
  const lit = die === undefined ? undefined : rowOf(table, die)
  if (tall)
    return (
      <Chart
        title={title}
        corner="die"
        columns={[name]}
        rows={table.map(({ is }, i) => ({ name: ranges[i], cells: [say(is)] }))}
        litRow={lit}
      />
    )
  return (
    <Chart
      title={title}
      corner="die"
      columns={ranges}
      rows={[{ name, cells: table.map(({ is }) => say(is)) }]}
      {...(lit === undefined ? {} : { litRow: 0, litColumn: lit })}
    />
  )
}
