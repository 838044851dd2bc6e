import { useEffect, useState } from 'react'
import { LOBBY_HASH, rulesHash } from '../app/route.ts'
import { loadBoard } from '../boards.ts'
import { catalogued } from '../lobby/catalogue.tsx'
import { Message } from '../table/TablePage.tsx'
import { RuleText } from './Companion.tsx'
import { findRule, parseRules, type RuleChapter } from './parse.ts'

/** The rules of a game on a page of their own: a link to one rule leads here. */
export function RulesPage({ game, id }: { readonly game: string; readonly id: string | undefined }) {
  const [chapters, setChapters] = useState<readonly RuleChapter[]>()
  const [trouble, setTrouble] = useState<string>()
  const [at, setAt] = useState(() => (id === undefined ? undefined : { id }))

  useEffect(() => {
    loadBoard(game).then(
      board => setChapters(parseRules(board.rules)),
      error => setTrouble(error.message),
    )
  }, [game])

  if (trouble) return <Message title="These rules are not here" words={trouble} />
  if (!chapters) return <Message title="Opening the rules" />
  return (
    <main className="rules-page" data-testid="rules-page">
      <header className="row">
        <h1>{catalogued(game).title}: the rules</h1>
        <span className="spacer" />
        <a className="button" href={LOBBY_HASH}>
          To the lobby
        </a>
      </header>
      <RuleText
        game={game}
        chapters={chapters}
        at={at}
        isRule={rule => findRule(chapters, rule) !== undefined}
        onRule={rule => {
          history.replaceState(undefined, '', rulesHash(game, rule))
          setAt({ id: rule })
        }}
      />
    </main>
  )
}
