import { sharedRecordOf } from '@tallyho/engine'
import { useState, useSyncExternalStore } from 'react'
import { useApp } from '../app/context.ts'
import { download, fileName, gameFile } from '../exchange/files.ts'
import { linkOf } from '../exchange/link.ts'
import type { OpenGame } from '../table/useGame.ts'
import { Drawer } from './Drawer.tsx'

/** Export, link, replay, own dice: what concerns this one game. */
export function ThisGame({
  game,
  onReplay,
  onClose,
}: {
  readonly game: OpenGame
  onReplay(): void
  onClose(): void
}) {
  const { session, stored, module } = game
  const shown = useSyncExternalStore(session.subscribe, session.snapshot)
  const { setup, practice, rewinds } = game.record()
  const options = module.game.optionalRules.filter(({ id, default: on }) => setup.options[id] ?? on)
  const mayReplay = shown.over || practice
  return (
    <Drawer title="This game" testid="this-game" onClose={onClose}>
      <dl className="facts">
        <dt>Name</dt>
        <dd>{stored.name}</dd>
        <dt>Begun</dt>
        <dd>{new Date(stored.created).toLocaleString()}</dd>
        <dt>Component pack</dt>
        <dd>{setup.pack}</dd>
        <dt>Optional rules</dt>
        <dd>{options.map(({ title }) => title).join(', ') || 'none'}</dd>
        <dt>Practice</dt>
        <dd>{practice ? `yes; went back over dice ${rewinds} times` : 'no'}</dd>
      </dl>
      <label className="check">
        <input
          type="checkbox"
          checked={session.ownDice}
          onChange={event => session.setOwnDice(event.target.checked)}
        />
        Own dice: I roll and draw at my table and enter the results
      </label>
      <StandingOrders game={game} />
      <ShareGame game={game} />
      <p>
        <button type="button" data-testid="open-replay" disabled={!mayReplay} onClick={onReplay}>
          Step through the game
        </button>
      </p>
      {!mayReplay && (
        <p className="quiet">Possible once the game is over, or at any time in a practice game.</p>
      )}
    </Drawer>
  )
}

/** Questions that are no longer asked; each can be taken back. */
function StandingOrders({ game: { session } }: { readonly game: OpenGame }) {
  const orders = Object.entries(session.orders)
  if (orders.length === 0) return undefined
  return (
    <section data-testid="orders">
      <h3>Always so in this game</h3>
      <ul>
        {orders.map(([ask, { said }]) => (
          <li key={ask}>
            {said}{' '}
            <button type="button" onClick={() => session.dropOrder(ask)}>
              Ask me again
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Takes a game elsewhere: as a file, or as a link that holds the whole replay. */
export function ShareGame({ game }: { readonly game: OpenGame }) {
  const { tell } = useApp()
  const { session, stored } = game
  const [link, setLink] = useState('')
  const share = async () => {
    const { pack } = game.record()
    const record = { ...sharedRecordOf(session.match), ...(pack !== undefined && { pack }) }
    const address = await linkOf(record, location.href)
    setLink(address)
    await navigator.clipboard?.writeText(address)
    tell('The link to this replay is on the clipboard.')
  }
  return (
    <>
      <p className="row">
        <button
          type="button"
          data-testid="export"
          onClick={() => download(fileName(stored.name), gameFile(game.record(), stored.name))}
        >
          Export as a file
        </button>
        <button
          type="button"
          data-testid="share"
          onClick={() =>
            share().catch(error =>
              tell(error instanceof DOMException ? 'Copy the link by hand.' : error.message),
            )
          }
        >
          Share the replay as a link
        </button>
      </p>
      {link && (
        <textarea
          className="link"
          readOnly
          rows={3}
          aria-label="Link to this replay"
          data-testid="share-link"
          value={link}
          onFocus={event => event.target.select()}
        />
      )}
    </>
  )
}
