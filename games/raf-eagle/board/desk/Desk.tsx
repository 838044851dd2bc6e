import { kindOf, type Ref } from '@tallyho/engine'
import { type BoardProps, rove } from '@tallyho/kit'
import { useMemo, useState } from 'react'
import type { Campaign } from '../../state.ts'
import { raidsOfLastDay, raidsToday } from '../campaign/history.ts'
import { EnglandMap } from '../map/EnglandMap.tsx'
import { isSkyKnown } from '../now.ts'
import './desk.css'
import './tray.css'
import './track.css'
import './raids.css'
import './raids-sizes.css'
import './expected.css'
import { handOf } from './plan.ts'
import { useDeskPlan } from './planning.ts'
import { Track } from './Track.tsx'
import { Tray } from './Tray.tsx'

const PAGES = {
  cards: 'Cards',
  raids: 'Raids',
  lf3: 'Luftflotte 3',
  lf2: 'Luftflotte 2',
  map: 'Map',
} as const
type Page = keyof typeof PAGES

/** The planning desk: airbases to both sides of the map, the day's track below. Where there is less room, page by page. */
export function Desk(props: BoardProps<Campaign>) {
  const { held, sheet } = useDeskPlan()
  const [first] = held
  const kind = first && kindOf(first)
  const [turned, turn] = useState<{ readonly to: Page; readonly holding: Ref | undefined }>()
  // A card that is taken up goes on the track; whoever turns the page with it in hand wants to look elsewhere first.
  const goesOnTrack = kind !== undefined && kind !== 'gruppe' && turned?.holding !== first
  const { state, lit, onRule, notes, pause } = props
  // In a lesson nothing is laid freely, and yet a target is asked for.
  const asksTarget = pause?.kind === 'choice' && pause.ask === 'plan-raid'
  const page = goesOnTrack ? 'raids' : (turned?.to ?? (asksTarget ? 'cards' : 'raids'))
  const flown = useMemo(() => raidsToday(state, notes), [state, notes])
  const before = useMemo(() => raidsOfLastDay(state, notes), [state, notes])
  const isKnown = isSkyKnown(state, props)
  // What is picked up changes nothing on the map but its lights.
  const map = useMemo(
    () => <EnglandMap campaign={{ ...state, hand: [...handOf(state, sheet)] }} isSkyKnown={isKnown} />,
    [state, sheet, isKnown],
  )
  return (
    <section
      className="eagle-desk"
      // Pieces go there by the player's own hand: a line behind them would lie over what he reads.
      data-trails="none"
      data-page={page}
      data-held={kind}
      aria-label="Planning desk"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the pieces on it are gone through by keys
      tabIndex={0}
      onKeyDown={rove}
    >
      <nav className="eagle-pages" aria-label="Pages of the desk">
        {(Object.keys(PAGES) as Page[]).map(id => (
          <button
            key={id}
            type="button"
            data-page={id}
            aria-pressed={id === page}
            onClick={() => turn({ to: id, holding: first })}
          >
            {PAGES[id]}
            {id === 'raids' && held.length > 0 && <small>{held.length} in hand</small>}
          </button>
        ))}
      </nav>
      <Tray state={state} lit={lit} luftflotte={3} />
      <div className="eagle-sheet">{map}</div>
      <Tray state={state} lit={lit} luftflotte={2} />
      <Track state={state} lit={lit} onRule={onRule} flown={flown} before={before} />
    </section>
  )
}
