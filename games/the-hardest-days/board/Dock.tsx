import type { Logged } from '@tallyho/engine'
import { rove } from '@tallyho/kit'
import { useState } from 'react'
import type { Day, RaidNumber } from '../state.ts'
import { Cups } from './Cups.tsx'
import type { LastEvent } from './EventChit.tsx'
import { Losses } from './Losses.tsx'
import { Luftwaffe } from './Luftwaffe.tsx'
import { RaidCard } from './RaidCard.tsx'
import { RaidDisplay } from './RaidDisplay.tsx'
import { ToteBoard } from './ToteBoard.tsx'

const TABS = [
  ['raids', 'Raid displays'],
  ['tote', 'Tote board'],
  ['luftwaffe', 'Luftwaffe'],
  ['losses', 'In flight and losses'],
  ['cups', 'Cups'],
] as const
type Tab = (typeof TABS)[number][0]

interface DockProps {
  readonly day: Day
  readonly notes: readonly Logged[]
  readonly active: RaidNumber | undefined
  readonly last: LastEvent | undefined
}

/** The displays that the paper game lays beside the map, one tab each. */
export function Dock({ day, notes, active, last }: DockProps) {
  const [tab, setTab] = useState<Tab>('raids')
  const [open, setOpen] = useState(true)
  const [shownFor, setShownFor] = useState(active)
  // A raid that comes into question brings its display to the front by itself.
  if (active !== shownFor) {
    setShownFor(active)
    if (active !== undefined) {
      setTab('raids')
      setOpen(true)
    }
  }
  const choose = (next: Tab) => {
    setOpen(next !== tab || !open)
    setTab(next)
  }
  return (
    <section className="dock" aria-label="Displays">
      <div className="dock-tabs">
        <div role="tablist">
          {TABS.map(([id, title]) => (
            <button
              key={id}
              type="button"
              role="tab"
              aria-selected={tab === id && open}
              aria-controls="dock-panel"
              onClick={() => choose(id)}
            >
              {title}
              <Badge day={day} tab={id} />
            </button>
          ))}
        </div>
        <button type="button" className="dock-fold" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Fold' : 'Unfold'}
        </button>
      </div>
      {open && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the pieces in it are gone through by keys
        <div id="dock-panel" className="dock-panel" role="tabpanel" tabIndex={0} onKeyDown={rove}>
          {tab === 'raids' && <RaidDisplays day={day} notes={notes} active={active} />}
          {tab === 'tote' && <ToteBoard day={day} />}
          {tab === 'luftwaffe' && <Luftwaffe day={day} />}
          {tab === 'losses' && <Losses day={day} />}
          {tab === 'cups' && <Cups day={day} last={last} />}
        </div>
      )}
    </section>
  )
}

/** How much there is to see behind a tab. */
function Badge({ day, tab }: { readonly day: Day; readonly tab: Tab }) {
  const count = {
    raids: () => day.raids.length,
    tote: () => day.squadrons.filter(({ place }) => place.at === 'landing' || place.at === 'rearm').length,
    luftwaffe: () => 0,
    losses: () =>
      [...day.squadrons, ...day.groups].filter(({ place: { at } }) => at === 'light' || at === 'heavy')
        .length,
    cups: () => 0,
  }[tab]()
  return count > 0 && <span className="dock-badge">{count}</span>
}

/** The raid in question, or one that the player opened, laid out; the others as cards beside it or in one row. */
function RaidDisplays({ day, notes, active }: Omit<DockProps, 'last'>) {
  const [chosen, setChosen] = useState(active)
  const [shownFor, setShownFor] = useState(active)
  if (active !== shownFor) {
    setShownFor(active)
    setChosen(active)
  }
  if (day.raids.length === 0) return <p className="displays-none">No raid is plotted.</p>
  const open = day.raids.find(({ number }) => number === chosen)
  return (
    <div className={open ? 'displays displays-open' : 'displays'}>
      {open && <RaidDisplay day={day} raid={open} notes={notes} onShut={() => setChosen(undefined)} />}
      <div className="display-cards">
        {day.raids
          .filter(raid => raid !== open)
          .map(raid => (
            <RaidCard key={raid.number} day={day} raid={raid} onOpen={() => setChosen(raid.number)} />
          ))}
      </div>
    </div>
  )
}
