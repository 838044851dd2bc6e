import { Chart, namesUpTo, span } from '@tallyho/kit'
import type { CombatLine, CombatResult, CombatTable, Tables } from '../../pack/types.ts'
import { DEPLETED } from '../../text/meant.ts'
import { BOX, damageText, RESULT, rowName } from './labels.ts'

const SIDES = ['full', 'reduced'] as const
const RESULTS: readonly CombatResult[] = ['-', 'D', 'A', 'L', 'H']

/** RE-9.1.d The six lines of one row: three results for each side, by letter. */
export function CombatLines(props: {
  readonly title?: string
  readonly lines: readonly CombatLine[]
  readonly die?: number | undefined
}) {
  return (
    <table className="eagle-crt">
      {props.title && <caption>{props.title}</caption>}
      <thead>
        <tr>
          <th scope="col" rowSpan={2}>
            die
          </th>
          <th scope="colgroup" colSpan={3}>
            Gruppen
          </th>
          <th scope="colgroup" colSpan={3} className="eagle-crt-british">
            squadrons
          </th>
        </tr>
        <tr>
          {[0, 1, 2, 3, 4, 5].map(i => (
            <th scope="col" key={i} className={i === 3 ? 'eagle-crt-british' : undefined}>
              {'ABC'[i % 3]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {props.lines.map(({ german, british }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a chart does not change
          <tr key={i} aria-current={i + 1 === props.die ? 'true' : undefined}>
            <th scope="row">{i + 1}</th>
            {[...german, ...british].map((result, c) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a chart does not change
              <td key={c} className={c === 3 ? 'eagle-crt-british' : undefined}>
                {RESULT[result]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** RE-9.2.a RE-9.22.a What the results mean. */
export function ResultsKey() {
  return (
    <p className="eagle-chart-note">
      A, B and C are the letters on the counters. Home: out of the raid. Light, heavy: a light loss is one
      point for the other side, a heavy loss two. Who comes reduced is hit one step harder.
    </p>
  )
}

/** RE-9.1.b How many Gruppen each column is for, at a level of depletion. */
function gruppenOf({ columns }: CombatTable, level: number): readonly string[] {
  const header = columns[level] ?? []
  const count = Math.max(...header) + 1
  return Array.from({ length: count }, (_, column) => {
    const first = header.indexOf(column)
    return first < 0 ? '' : span(first + 1, header.lastIndexOf(column) + 1)
  })
}

/** RE-9.1.c The values that a column holds in each row. */
export function valuesOf(table: CombatTable, column: number): readonly string[] {
  return namesUpTo([...(table.rows[column] ?? []), undefined])
}

/** RE-9.1 The whole Combat Results Table. */
export function CombatResultsTable(props: {
  readonly table: CombatTable
  readonly depletion: 0 | 1 | 2
  readonly gruppen?: number | undefined
  readonly row?: number | undefined
  readonly die?: number | undefined
}) {
  const { table, depletion, gruppen, row, die } = props
  const headers = [0, 1, 2].map(level => gruppenOf(table, level))
  const ranges = table.rows.map((_, column) => valuesOf(table, column))
  return (
    <>
      <Chart
        title="Combat value, by Gruppen in the combat"
        corner={
          <>
            row
            {headers.map((_, level) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a chart does not change
              <small key={level} className="eagle-level" data-now={level === depletion}>
                Gruppen {DEPLETED[level]}
              </small>
            ))}
          </>
        }
        columns={ranges.map((_, column) => (
          <>
            &nbsp;
            {headers.map((header, level) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a chart does not change
              <small key={level} className="eagle-level" data-now={level === depletion}>
                {header[column] || '–'}
              </small>
            ))}
          </>
        ))}
        rows={table.lines.map((_, r) => ({ name: rowName(r), cells: ranges.map(values => values[r]) }))}
        litRow={row}
        litColumn={gruppen === undefined ? undefined : table.columns[depletion]?.[gruppen - 1]}
      />
      <ResultsKey />
      <div className="eagle-crt-rows">
        {table.lines.map((lines, r) => (
          <CombatLines
            key={rowName(r)}
            title={`Row ${rowName(r)}`}
            lines={lines}
            die={r === row ? die : undefined}
          />
        ))}
      </div>
    </>
  )
}

/** RE-9.2 What a result does to a unit, by box and side. */
export function DamageChart({ damage }: { readonly damage: Tables['damage'] }) {
  return (
    <>
      {(['german', 'british'] as const).map(side => (
        <Chart
          key={side}
          title={side === 'german' ? 'Gruppen' : 'Squadrons'}
          corner="box"
          columns={RESULTS.map(result => RESULT[result])}
          rows={(['hunt', 'bomber', 'escort'] as const).flatMap(box => {
            const rows = damage[side][box]
            if (!rows) return []
            return SIDES.map(facing => ({
              name: `${BOX[box]}, ${facing}`,
              cells: RESULTS.map(result => damageText(rows[facing][result])),
            }))
          })}
        />
      ))}
    </>
  )
}
