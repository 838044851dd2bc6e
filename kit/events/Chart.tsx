import { createContext, type ReactNode, useContext, useState } from 'react'

export interface ChartProps {
  readonly title?: ReactNode
  /** Corner cell: what the rows and columns are. */
  readonly corner?: ReactNode
  readonly columns: readonly ReactNode[]
  readonly rows: readonly { readonly name: ReactNode; readonly cells: readonly ReactNode[] }[]
  readonly litRow?: number | undefined
  readonly litColumn?: number | undefined
}

/** A table with more rows than this is cut to the one that was hit and its neighbours. */
const LONG = 5

/** Whether charts lie on a card, where there is little room. */
export const OnCard = createContext(false)

/**
 * A table as a paper chart. On a card a long one is cut to the row that was hit and one on either side, and shown whole on
 * demand.
 */
export function Chart(props: ChartProps) {
  const { rows, litRow } = props
  const isCut = useContext(OnCard) && rows.length > LONG
  const [whole, setWhole] = useState(false)
  if (!isCut || litRow === undefined || litRow < 0) return <Sheet {...props} />
  const from = Math.max(0, Math.min(litRow - 1, rows.length - 3))
  return (
    <div className="look-up">
      {whole ? (
        <Sheet {...props} />
      ) : (
        <Sheet {...props} rows={rows.slice(from, from + 3)} litRow={litRow - from} />
      )}
      <button type="button" className="look-up-whole" aria-expanded={whole} onClick={() => setWhole(!whole)}>
        {whole ? 'Only this row' : `Whole table (${rows.length} rows)`}
      </button>
    </div>
  )
}

/** With row and column lit. Where the two cross is the result. */
function Sheet({ title, corner, columns, rows, litRow, litColumn }: ChartProps) {
  const lit = (row: number | undefined, column: number | undefined): string | undefined => {
    const inRow = row !== undefined && row === litRow
    const inColumn = column !== undefined && column === litColumn
    if (inRow && (inColumn || litColumn === undefined)) return 'chart-hit'
    return inRow || inColumn ? 'chart-lit' : undefined
  }
  return (
    <table className="chart">
      {title && <caption>{title}</caption>}
      <thead>
        <tr>
          <th scope="col" className="chart-corner">
            {corner}
          </th>
          {columns.map((column, c) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a chart does not change
            <th scope="col" key={c} className={c === litColumn ? 'chart-lit' : undefined}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }, r) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a chart does not change
          <tr key={r} aria-current={r === litRow ? 'true' : undefined}>
            <th scope="row" className={r === litRow ? 'chart-lit' : undefined}>
              {name}
            </th>
            {cells.map((cell, c) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a chart does not change
              <td key={c} className={lit(r, c)}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What each face of a die means, the one that came up lit. */
export function FaceChart(props: {
  readonly name: string
  readonly die?: number | undefined
  readonly sides?: 6 | 10
  say(face: number): ReactNode
}) {
  const faces = Array.from({ length: props.sides ?? 6 }, (_, i) => i + 1)
  return (
    <Chart
      corner="die"
      columns={faces}
      rows={[{ name: props.name, cells: faces.map(face => props.say(face)) }]}
      {...(props.die !== undefined && { litRow: 0, litColumn: props.die - 1 })}
    />
  )
}
