import { idIn, kindOf, type Ref } from '@tallyho/engine'
import { type BoardProps, rove } from '@tallyho/kit'
import { useMemo, useState } from 'react'
import type { Luftflotte } from '../../pack/types.ts'
import { gruppeSpec } from '../../rules/02-terms.ts'
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
  // Once a card is laid its raid wants Gruppen, and the page of the cards is turned to anew.
  if (goesOnTrack && turned) turn(undefined)
  // In a lesson nothing is laid freely, and yet a target is asked for.
  const asksTarget = pause?.kind === 'choice' && pause.ask === 'plan-raid' && state.plan.length === 0
  const page = goesOnTrack ? 'raids' : (turned?.to ?? (asksTarget ? 'cards' : 'raids'))
  // Where one tray lies open at a time it is the one that Gruppen are taken from just now.
  const tray = page === 'lf2' || page === 'lf3' ? page : `lf${luftflotteOf(state, lit)}`
  const flown = useMemo(() => raidsToday(state, notes), [state, notes])
  const before = useMemo(() => raidsOfLastDay(state, notes), [state, notes])
  const isKnown = isSkyKnown(state, props)
  // RE-5.1.c Cards that are not used lie there until the plan stands: 1st and 2nd of a target keep their names.
  const laid = useMemo(() => ({ ...state, hand: [...handOf(state, sheet)] }), [state, sheet])
  // What is picked up changes nothing on the map but its lights.
  const map = useMemo(() => <EnglandMap campaign={laid} isSkyKnown={isKnown} />, [laid, isKnown])
  return (
    <section
      className="eagle-desk"
      // Pieces go there by the player's own hand: a line behind them would lie over what he reads.
      data-trails="none"
      data-page={page}
      data-tray={tray}
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
      <Track state={laid} lit={lit} onRule={onRule} flown={flown} before={before} />
    </section>
  )
}

/** The third where none of the second can be sent. */
function luftflotteOf(campaign: Campaign, lit: ReadonlySet<Ref>): Luftflotte {
  const can = [...lit].filter(ref => kindOf(ref) === 'gruppe').map(ref => gruppeSpec(campaign, idIn(ref)))
  return can.length > 0 && can.every(({ luftflotte }) => luftflotte === 3) ? 3 : 2
}
