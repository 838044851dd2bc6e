import { TipHost } from '@tallyho/kit'
import { type ReactNode, useState } from 'react'
import type { Film } from './film/useFilm.ts'
import { useRegions } from './prompt/regions.ts'
import './stage.css'
import './prompt/prompt.css'
import './prompt/thoughts.css'
import './prompt/stakes.css'
import './prompt/answers.css'
import './prompt/figures.css'
import './prompt/stands.css'
import './prompt/advice.css'
import './sequence.css'
import './column.css'
import './cards.css'
import './pages.css'
import './cards-sizes.css'

/** The stage: a bar above, the board, the column beside it or, on a phone, a sheet below. The board never changes its size. */
export function Stage(props: {
  /** Answers given so far. */
  readonly answers: number
  /** Answers of a move that is half made. */
  readonly half?: number
  readonly film: Film<unknown>
  readonly bar: ReactNode
  /** Below the bar: where the player is in a lesson. */
  readonly strip?: ReactNode
  readonly board: ReactNode
  /** Over the board: the result. */
  readonly over?: ReactNode
  /** Slides over the board and leaves the question free. */
  readonly drawer?: ReactNode
  readonly column: ReactNode
}) {
  const { film } = props
  const [pulled, setPulled] = useState(false)
  // Where something happens the board is seen again: a sheet that was pulled up over it goes down.
  const isStill = film.at === 'rest'
  const [wasStill, setWasStill] = useState(isStill)
  if (isStill !== wasStill) {
    setWasStill(isStill)
    if (!isStill) setPulled(false)
  }
  useRegions()
  return (
    <TipHost>
      <div
        className="stage"
        data-testid="table"
        data-answers={props.answers}
        data-half={props.half}
        data-film={film.at}
        data-frame={film.number}
        data-strip={props.strip ? '' : undefined}
        data-result={props.over ? '' : undefined}
      >
        <header className="bar" data-region="bar">
          {props.bar}
        </header>
        {props.strip}
        <main className="board-room" aria-label="The board" data-walk="board" data-region="board">
          {props.board}
          {props.over}
        </main>
        <aside className="column" data-region="question" data-pulled={pulled || undefined}>
          <button
            type="button"
            className="sheet-handle"
            aria-expanded={pulled}
            data-testid="pull"
            onClick={() => setPulled(!pulled)}
          >
            {pulled ? 'Less ▾' : 'All ▴'}
          </button>
          {props.column}
        </aside>
        {props.drawer}
      </div>
    </TipHost>
  )
}
