import type { ReactNode } from 'react'
import type { Verdict } from '../../mind/words.ts'
import { type Item, type ItemRow, MOST_CELLS } from '../session/items.ts'

/** The row that an answer stands in, and what tells it from the others there. */
export interface CellName {
  readonly row: string
  readonly title: string
}

export function Rows(props: {
  readonly rows: readonly ItemRow[]
  /** In threes, each row behind its name. */
  readonly isBeside: boolean
  /** What answers do to the figures of the game: under their row, where there is room for words. */
  readonly worth: Verdict | undefined
  answer(item: Item, cell: CellName): ReactNode
}) {
  const { rows, isBeside, worth, answer } = props
  const columns = Math.min(MOST_CELLS, Math.max(...rows.map(({ cells }) => cells.length)))
  return rows.map(row => (
    <fieldset
      key={row.title}
      className={isBeside ? 'answer-row answer-row-beside' : 'answer-row'}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      <legend>{row.title}</legend>
      {row.cells.map(({ title, item }) => answer(item, { row: row.title, title }))}
      {row.cells.map(({ title, item }) => {
        const words = worth?.beside.get(item.id)
        return (
          words && (
            <small key={`${item.id} worth`} className="worth">
              {title}: {words}
            </small>
          )
        )
      })}
    </fieldset>
  ))
}

/** The row stands above; it is read aloud with each answer. */
export function Cell({ row, title }: CellName) {
  return (
    <span>
      <span className="sr-only">{row}, </span>
      {title}
    </span>
  )
}
