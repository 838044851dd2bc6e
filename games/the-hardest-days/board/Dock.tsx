import type { Logged } from '@tallyho/engine'
import { Tabs } from '@tallyho/kit'
import { useState } from 'react'
import type { Day, RaidNumber } from '../state.ts'
import { Cups } from './Cups.tsx'
import type { LastEvent } from './EventChit.tsx'
import { Losses } from './Losses.tsx'
import { Luftwaffe } from './Luftwaffe.tsx'
import { RaidCard } from './RaidCard.tsx'
import { RaidDisplay } from './RaidDisplay.tsx'
import { ToteBoard } from './ToteBoard.tsx'

type Tab = 'raids' | 'tote' | 'luftwaffe' | 'losses' | 'cups'

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
    <Tabs
      className="dock"
      label="Displays"
      open={open ? tab : undefined}
      onOpen={choose}
      beside={
        <button type="button" className="dock-fold" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Fold' : 'Unfold'}
        </button>
      }
      tabs={[
        {
          id: 'raids',
          title: 'Raid displays',
          count: day.raids.length,
          draw: () => <RaidDisplays day={day} notes={notes} active={active} />,
        },
        {
          id: 'tote',
          title: 'Tote board',
          count: day.squadrons.filter(({ place: { at } }) => at === 'landing' || at === 'rearm').length,
          draw: () => <ToteBoard day={day} />,
        },
        { id: 'luftwaffe', title: 'Luftwaffe', draw: () => <Luftwaffe day={day} /> },
        {
          id: 'losses',
          title: 'In flight and losses',
          count: [...day.squadrons, ...day.groups].filter(
            ({ place: { at } }) => at === 'light' || at === 'heavy',
          ).length,
          draw: () => <Losses day={day} />,
        },
        { id: 'cups', title: 'Cups', draw: () => <Cups day={day} last={last} /> },
      ]}
    />
  )
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
