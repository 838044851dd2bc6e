import { counted, type Match, sharedRecordOf } from '@tallyho/engine'
import { useState, useSyncExternalStore } from 'react'
import { useApp } from '../app/context.ts'
import { canFillScreen, fillScreen, useFillsScreen } from '../app/full-screen.ts'
import { reportHash } from '../app/route.ts'
import { download, fileName, gameFile } from '../exchange/files.ts'
import { linkOf } from '../exchange/link.ts'
import { scenarioIn, seatWords } from '../seats.ts'
import { MACHINES } from '../table/session/shown.ts'
import type { OpenGame } from '../table/useGame.ts'
import { Drawer } from './Drawer.tsx'
import { Names } from './Names.tsx'

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
  const fills = useFillsScreen()
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
        <dd>{practice ? `yes; went back over dice ${counted(rewinds, 'time')}` : 'no'}</dd>
      </dl>
      <label className="check">
        <input
          type="checkbox"
          checked={session.ownDice}
          onChange={event => session.setOwnDice(event.target.checked)}
        />
        Own dice: I roll and draw at my table and enter the results
      </label>
      <Levels game={game} />
      <StandingOrders game={game} />
      <Names game={game} />
      <ShareGame game={{ stored, match: session.match, record: game.record }} />
      <p className="row">
        <button type="button" data-testid="print" onClick={() => print()}>
          Print the log{game.board.sheet && ' and the book'}
        </button>
        {canFillScreen() && (
          <button type="button" data-testid="full-screen" aria-keyshortcuts="F" onClick={fillScreen}>
            {fills ? 'Leave full screen' : 'Full screen'} <kbd>F</kbd>
          </button>
        )}
      </p>
      {shown.over && (
        <p>
          <a className="button" href={reportHash(stored.id)}>
            Report
          </a>
        </p>
      )}
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

/** How well the machine plays in each seat of its own, to be changed at any time. */
function Levels({ game: { session, module, stored } }: { readonly game: OpenGame }) {
  const scenario = scenarioIn(module, stored.record.setup)
  const seats = module.game.seats.filter(seat => (session.seating[seat] ?? 'person') !== 'person')
  if (stored.outcome) return undefined
  return seats.map(seat => (
    <p key={seat} className="row">
      <label htmlFor={`level-${seat}`}>The machine plays {seatWords(module, scenario, seat)} as</label>
      <select
        id={`level-${seat}`}
        value={session.seating[seat]}
        onChange={event => {
          const level = MACHINES.find(one => one === event.target.value)
          if (level) session.setLevel(seat, level)
        }}
      >
        {MACHINES.map(level => (
          <option key={level} value={level}>
            {level === 'machine' ? 'a regular' : level === 'ace' ? 'an ace' : `a ${level}`}
          </option>
        ))}
      </select>
    </p>
  ))
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
export function ShareGame({
  game,
}: {
  readonly game: Pick<OpenGame, 'stored' | 'record'> & { readonly match: Match<unknown> }
}) {
  const { tell } = useApp()
  const { match, stored } = game
  const [link, setLink] = useState('')
  const share = async () => {
    const { pack } = game.record()
    const record = { ...sharedRecordOf(match), ...(pack !== undefined && { pack }) }
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
