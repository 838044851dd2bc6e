import { type Logged, type Pause, type Ref, refTo } from '@tallyho/engine'
import { Displays } from '@tallyho/kit'
import { useState } from 'react'
import type { Day, Raid } from '../../state.ts'
import type { LastEvent } from '../header/EventChit.tsx'
import { RaidDisplay } from '../raid/RaidDisplay.tsx'
import { type Panel, panelFor } from '../views.ts'
import { Cups } from './Cups.tsx'
import { Key } from './Key.tsx'
import { Losses } from './Losses.tsx'
import { Luftwaffe } from './Luftwaffe.tsx'
import { ToteBoard } from './ToteBoard.tsx'

interface DisplaysProps {
  readonly day: Day
  readonly pause: Pause | undefined
  readonly notes: readonly Logged[]
  /** Without what the dice that fall will tell. */
  readonly told: readonly Logged[]
  readonly lit: ReadonlySet<Ref>
  readonly last: LastEvent | undefined
}

/** The displays of the raids, and what else lies beside the map. */
export function DayDisplays({ day, pause, notes, told, lit, last }: DisplaysProps) {
  const wanted = panelFor(day, pause, notes)
  const [open, setOpen] = useState(wanted)
  // Whoever shut it has it back with the next question that is about it.
  const question = wanted && pause?.kind === 'choice' ? pause : undefined
  const [shownFor, setShownFor] = useState({ wanted, question })
  // What is asked about or told of comes over the map by itself, and goes when that is over.
  if (wanted !== shownFor.wanted || question !== shownFor.question) {
    setShownFor({ wanted, question })
    if (wanted !== shownFor.wanted || question) setOpen(wanted)
  }
  return (
    <Displays<Panel>
      open={open}
      onOpen={setOpen}
      lit={lit}
      about={aboutOf(open)}
      tabs={[
        ...day.raids.map(raid =>
          raidTab(day, raid, told, `raid-${raid.number}` === wanted ? lit : undefined),
        ),
        {
          id: 'tote',
          title: 'Squadrons',
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
        { id: 'key', title: 'Key', draw: () => <Key /> },
      ]}
    />
  )
}

/** The raid that a display lays out. */
const aboutOf = (open: Panel | undefined): Ref | undefined =>
  open?.startsWith('raid-') ? refTo('raid', open.slice('raid-'.length)) : undefined

/** The display of one raid; where it goes stands on the map, and there is room for all tabs on a phone. */
function raidTab(day: Day, raid: Raid, notes: readonly Logged[], lit: ReadonlySet<Ref> = new Set()) {
  // THD-11.1.3.d Who may yet go in is still on the map, which the display covers on a phone.
  const able = day.squadrons.filter(
    ({ id, place }) => place.at === 'airborne' && lit.has(refTo('squadron', id)),
  )

  return {
    id: `raid-${raid.number}` as const,
    title: `Raid ${raid.number}`,
    draw: () => <RaidDisplay day={day} raid={raid} notes={notes} able={able} />,
  }
}
