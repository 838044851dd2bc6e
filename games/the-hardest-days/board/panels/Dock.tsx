import type { Logged, Pause, Ref } from '@tallyho/engine'
import { Tabs } from '@tallyho/kit'
import { useRef, useState } from 'react'
import type { Day, Raid } from '../../state.ts'
import type { LastEvent } from '../header/EventChit.tsx'
import { trackName } from '../pieces/names.ts'
import { shownRaid } from '../pieces/shown.ts'
import { RaidDisplay } from '../raid/RaidDisplay.tsx'
import { type Panel, panelFor } from '../views.ts'
import { Cups } from './Cups.tsx'
import { Losses } from './Losses.tsx'
import { Luftwaffe } from './Luftwaffe.tsx'
import { ToteBoard } from './ToteBoard.tsx'
import { useFreeSide } from './useFreeSide.ts'

interface DockProps {
  readonly day: Day
  readonly pause: Pause | undefined
  readonly notes: readonly Logged[]
  readonly lit: ReadonlySet<Ref>
  readonly last: LastEvent | undefined
}

/** The displays that the paper game lays beside the map: a row of tabs below it, and what they open lies over it. */
export function Dock({ day, pause, notes, lit, last }: DockProps) {
  const wanted = panelFor(day, pause, notes)
  const [open, setOpen] = useState(wanted)
  const [shownFor, setShownFor] = useState(wanted)
  const [byHand, setByHand] = useState<Pause>()
  const dock = useRef<HTMLDivElement>(null)
  // What is asked about or told of comes over the map by itself, and goes when that is over.
  if (wanted !== shownFor) {
    setShownFor(wanted)
    setOpen(wanted)
  }
  const side = useFreeSide(dock, {
    open,
    lit,
    pause,
    insists: byHand === pause,
    shut: () => setOpen(undefined),
  })
  const choose = (panel: Panel | undefined) => {
    setOpen(panel === open ? undefined : panel)
    setByHand(pause)
  }
  return (
    <div ref={dock} className="dock" data-side={side}>
      <Tabs<Panel>
        label="Displays"
        open={open}
        onOpen={choose}
        beside={
          open && (
            <button type="button" className="dock-shut" onClick={() => choose(undefined)}>
              Shut
            </button>
          )
        }
        tabs={[
          ...day.raids.map(raid => raidTab(day, raid, notes)),
          {
            id: 'tote',
            title: 'Tote',
            count: day.squadrons.filter(({ place: { at } }) => at === 'landing' || at === 'rearm').length,
            draw: () => <ToteBoard day={day} />,
          },
          { id: 'luftwaffe', title: 'Luftwaffe', draw: () => <Luftwaffe day={day} /> },
          {
            id: 'losses',
            title: 'Losses',
            count: [...day.squadrons, ...day.groups].filter(
              ({ place: { at } }) => at === 'light' || at === 'heavy',
            ).length,
            draw: () => <Losses day={day} />,
          },
          { id: 'cups', title: 'Cups', draw: () => <Cups day={day} last={last} /> },
        ]}
      />
    </div>
  )
}

/** The display of one raid, by what is known of where it goes. */
function raidTab(day: Day, raid: Raid, notes: readonly Logged[]) {
  const { number, target } = shownRaid(day, raid)
  return {
    id: `raid-${raid.number}` as const,
    title: `Raid ${number} ${target ? `→ ${target}` : `· ${trackName(raid.track)}`}`,
    draw: () => <RaidDisplay day={day} raid={raid} notes={notes} />,
  }
}
