import { useState } from 'react'
import { useApp } from '../app/context.ts'
import { gameHash, LOBBY_HASH } from '../app/route.ts'
import { download, fileName, gameFile } from '../exchange/files.ts'
import type { WholeGame } from '../store/game-row.ts'
import { addMatch } from './session/add-game.ts'
import type { Reopened } from './session/reopen.ts'
import { ToldGame } from './ToldGame.tsx'
import './told.css'

/** A game that these rules do not carry where it stood. It lies on the shelf as it was; it goes on in a copy. */
export function Strayed({ whole, reopened }: { readonly whole: WholeGame; readonly reopened: Reopened }) {
  const { shelf, tell } = useApp()
  const { stored, record } = whole
  const { match, module, trouble } = reopened
  const finished = stored.outcome !== undefined
  const [telling, setTelling] = useState(finished)
  const goOn = async () => {
    const name = `${stored.name}, after ${match.base?.at ?? match.journal.length} answers`
    const plan = { ...stored, name, pack: record.pack }
    location.hash = gameHash(await addMatch(shelf, match, module.words, plan))
  }
  return (
    <main className="told-page" data-testid="strayed">
      <h1>{stored.name}</h1>
      <p className="banner" role="alert">
        {finished
          ? 'The rules have changed since this game was played, and would not lead to its end any more. Here it is as it was told.'
          : `${trouble} The game itself stays on the shelf as it is: nothing of it is lost.`}
      </p>
      <p className="row">
        {!finished && (
          <button
            type="button"
            data-testid="go-on"
            onClick={() => goOn().catch(error => tell(String(error.message)))}
          >
            Go on in a copy
          </button>
        )}
        {!telling && (
          <button type="button" data-testid="look" onClick={() => setTelling(true)}>
            Look at it as it was told
          </button>
        )}
        <button
          type="button"
          data-testid="export"
          onClick={() => download(fileName(stored.name), gameFile(record, stored.name))}
        >
          Export
        </button>
        <a className="button" href={LOBBY_HASH}>
          Back to the lobby
        </a>
      </p>
      {telling && <ToldGame whole={whole} title={module.game.title} />}
    </main>
  )
}
