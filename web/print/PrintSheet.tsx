import type { Logged } from '@tallyho/engine'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFetched } from '../app/useFetched.ts'
import { scenarioIn } from '../seats.ts'
import type { OpenGame } from '../table/useGame.ts'
import './print.css'

interface Printed {
  readonly game: OpenGame
  /** The table and its log as far as they have been shown. */
  readonly state: unknown
  readonly notes: readonly Logged[]
}

/** What comes out of the printer instead of the table: its books, and the whole log. Drawn as the page is printed, however that was asked for. */
export function PrintSheet(props: Printed) {
  const { value: Books } = useFetched(props.game.board.sheet)
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    const draw = (now: boolean) => () => flushSync(() => setPrinting(now))
    const [begin, end] = [draw(true), draw(false)]
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  if (!printing) return undefined
  return (
    <article className="print-sheet" data-testid="print-sheet">
      <Head {...props} />
      {Books && <Books state={props.state} />}
      <Lines {...props} />
    </article>
  )
}

function Head({ game: { module, stored, session } }: Printed) {
  const scenario = scenarioIn(module, stored.record.setup)
  const { result } = session.shown
  return (
    <header>
      <h1>{module.game.title}</h1>
      <p>
        {scenario?.title ?? stored.scenario}, begun {new Date(stored.created).toLocaleDateString()}
        {result && `. ${module.words.level(result.level)}`}
      </p>
    </header>
  )
}

function Lines({ game: { module }, notes }: Printed) {
  return (
    <section>
      <h2>The log</h2>
      <ol>
        {notes.map((note, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line never changes its place in the log
          <li key={i}>
            {module.words.note(note)} <small>{note.rule.replace(/^[A-Z]+-/, '')}</small>
          </li>
        ))}
      </ol>
    </section>
  )
}
