import type { BoardModule } from '@tallyho/kit/board.ts'
import { useEffect, useState } from 'react'
import { LOBBY_HASH, rulesHash } from '../app/route.ts'
import { loadBoard } from '../boards.ts'
import { catalogued } from '../lobby/catalogue.ts'
import { Message } from '../table/TablePage.tsx'
import { Rules } from './Rules.tsx'

/** The rules of a game on a page of their own: a link to one rule leads here. */
export function RulesPage({ game, id }: { readonly game: string; readonly id: string | undefined }) {
  const [board, setBoard] = useState<BoardModule<unknown>>()
  const [trouble, setTrouble] = useState<string>()
  const [at, setAt] = useState(() => (id === undefined ? undefined : { id }))

  useEffect(() => {
    loadBoard(game).then(setBoard, error => setTrouble(error.message))
  }, [game])

  if (trouble) return <Message title="These rules are not here" words={trouble} />
  if (!board) return <Message title="Opening the rules" />
  return (
    <main className="rules-page" data-testid="rules-page">
      <header className="row">
        <h1>{catalogued(game).title}: the rules</h1>
        <span className="spacer" />
        <a className="button" href={LOBBY_HASH}>
          To the lobby
        </a>
      </header>
      <Rules
        game={game}
        board={board}
        at={at}
        onRule={rule => {
          history.replaceState(undefined, '', rulesHash(game, rule))
          setAt({ id: rule })
        }}
      />
    </main>
  )
}
