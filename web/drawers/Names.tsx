import { type FormEvent, useId, useState } from 'react'
import { useApp } from '../app/context.ts'
import type { OpenGame } from '../table/useGame.ts'
import './names.css'

/** The people of a game, to be called by other names: everything that was and will be told of them bears these. */
export function Names({ game }: { readonly game: OpenGame }) {
  const { board, session, nameAnew } = game
  const { tell } = useApp()
  const [busy, setBusy] = useState(false)
  const people = board.people?.(session.match.state) ?? []
  if (!nameAnew || people.length === 0) return undefined
  const take = (now: string, anew: string) => {
    setBusy(true)
    nameAnew(now, anew)
      .then(
        () =>
          tell(anew.trim() === '' ? `${now} has his first name again.` : `${now} is ${anew} from now on.`),
        error => tell(error instanceof Error ? error.message : String(error)),
      )
      .finally(() => setBusy(false))
  }
  return (
    <details className="names" data-testid="names">
      <summary>Name the pilots</summary>
      <p className="quiet">
        The whole story is told with the names you give. An empty line gives a man his first name back.
      </p>
      <ul>
        {people.map((name, i) => (
          <li key={name}>
            <NameLine name={name} no={i + 1} busy={busy} others={people} onTake={take} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function NameLine(props: {
  readonly name: string
  readonly no: number
  readonly busy: boolean
  readonly others: readonly string[]
  onTake(now: string, anew: string): void
}) {
  const { name, no, busy, others, onTake } = props
  const id = useId()
  const [text, setText] = useState(name)
  const anew = text.trim()
  const isTaken = anew !== name && others.includes(anew)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy && !isTaken && anew !== name) onTake(name, anew)
  }
  return (
    <form onSubmit={submit}>
      <label htmlFor={id}>{no}</label>
      <input
        id={id}
        value={text}
        maxLength={30}
        aria-label={`A name for ${name}`}
        autoComplete="off"
        onChange={event => setText(event.target.value)}
        onKeyDown={event => event.stopPropagation()}
      />
      <button type="submit" disabled={busy || isTaken || anew === name}>
        {isTaken ? 'Taken' : 'Name him so'}
      </button>
    </form>
  )
}
