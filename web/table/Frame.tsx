import { TipHost } from '@tallyho/kit'
import type { ReactNode } from 'react'
import './table.css'
import './column.css'
import './cards.css'

/** The table: a bar above, the board, the column beside it, and a drawer between the two when one is open. */
export function Frame(props: {
  /** Answers given so far. */
  readonly answers: number
  readonly bar: ReactNode
  readonly board: ReactNode
  readonly over?: ReactNode
  readonly drawer?: ReactNode
  readonly column: ReactNode
}) {
  return (
    <TipHost>
      <div
        className={props.drawer ? 'tabletop tabletop-drawer' : 'tabletop'}
        data-testid="table"
        data-answers={props.answers}
      >
        <header className="bar">{props.bar}</header>
        <main className="board-room" aria-label="The board" data-walk="board">
          {props.board}
          {props.over}
        </main>
        {props.drawer}
        <aside className="column">{props.column}</aside>
      </div>
    </TipHost>
  )
}
