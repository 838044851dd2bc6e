import type { Logged, Pause, Words } from '@tallyho/engine'
import { Tabs, useLooked } from '@tallyho/kit'
import { useState } from 'react'
import { STATIONS } from '../../pack/types.ts'
import type { Campaign } from '../../state.ts'
import { STATION_NAMES } from '../../text/names.ts'
import { CampaignPanel } from '../campaign/CampaignPanel.tsx'
import { OffMap } from '../campaign/OffMap.tsx'
import { SituationCard } from '../campaign/SituationCard.tsx'
import { EventPanel } from '../events/index.tsx'
import { markersOf } from '../events/OnTheTable.tsx'
import { moverOf } from '../question.ts'
import { FlightList } from '../roster/FlightList.tsx'
import { StationTable } from '../tips.tsx'
import { Cups } from './Cups.tsx'
import { FighterCard } from './FighterCard.tsx'

type Tab = 'now' | 'fighters' | 'mission' | 'escort' | 'season'

/** Questions in the middle of a fight: what has happened in it says how to answer them. */
const OF_A_FIGHT = /^(burst|hit|quick|fire|event|damage|collision|combat)\./

function tabFor(pause: Pause | undefined): Tab {
  if (markersOf(pause).length > 0) return 'now'
  return pause?.kind === 'choice' && OF_A_FIGHT.test(pause.ask) ? 'now' : 'fighters'
}

interface PanelsProps {
  readonly campaign: Campaign
  readonly pause: Pause | undefined
  readonly notes: readonly Logged[]
  readonly words: Words<Campaign>
  onRule(id: string): void
}

/** Beside the map: the fighter in question, all fighters, the mission, the escort's tables, the season. */
export function Panels({ campaign, pause, notes, words, onRule }: PanelsProps) {
  const asked = tabFor(pause)
  const [tab, setTab] = useState<Tab>(asked)
  const [shownFor, setShownFor] = useState(asked)
  // A fight comes to the front by itself, and goes when it is over; markers to choose from lie nowhere else.
  if (asked !== shownFor) {
    setShownFor(asked)
    if (tab === shownFor || markersOf(pause).length > 0) setTab(asked)
  }
  const selected = useLooked(looks => looks.selected)
  const fighter = moverOf(campaign, pause) ?? campaign.mission?.fighters[selected ?? -1]
  return (
    <Tabs
      className="sr-panels"
      label="Displays"
      events={tab === 'now' ? 'shown' : 'beside'}
      open={tab}
      onOpen={setTab}
      tabs={[
        {
          id: 'now',
          title: 'Action',
          draw: () => (
            <EventPanel campaign={campaign} pause={pause} notes={notes} words={words} onRule={onRule} />
          ),
        },
        {
          id: 'fighters',
          title: 'Flight',
          draw: () => (
            <>
              {fighter && <FighterCard campaign={campaign} fighter={fighter} />}
              <FlightList campaign={campaign} />
            </>
          ),
        },
        {
          id: 'mission',
          title: 'Mission',
          draw: () => (
            <>
              <SituationCard campaign={campaign} />
              <OffMap campaign={campaign} />
              <Cups campaign={campaign} />
            </>
          ),
        },
        { id: 'escort', title: 'Escort', draw: () => <EscortTables campaign={campaign} /> },
        { id: 'season', title: 'Season', draw: () => <CampaignPanel campaign={campaign} /> },
      ]}
    />
  )
}

/** What each station's die may say. */
function EscortTables({ campaign }: { readonly campaign: Campaign }) {
  return (
    <div className="sr-escort-tables">
      <p>
        Once in every Escort Phase a die is rolled for each station that holds a marker; one of its markers
        acts.
      </p>
      {STATIONS.map(station => (
        <section key={station}>
          <h4>{STATION_NAMES[station]}</h4>
          <StationTable campaign={campaign} station={station} />
        </section>
      ))}
    </div>
  )
}
