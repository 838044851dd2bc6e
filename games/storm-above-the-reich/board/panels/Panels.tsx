import type { Pause } from '@tallyho/engine'
import { Tabs, useLooked } from '@tallyho/kit'
import { type ReactNode, useState } from 'react'
import { STATIONS } from '../../pack/types.ts'
import type { Campaign } from '../../state.ts'
import { STATION_NAMES } from '../../text/names.ts'
import { CampaignPanel } from '../campaign/CampaignPanel.tsx'
import { OffMap } from '../campaign/OffMap.tsx'
import { SituationCard } from '../campaign/SituationCard.tsx'
import { moverOf } from '../question.ts'
import { FlightList } from '../roster/FlightList.tsx'
import { StationTable } from '../tips.tsx'
import { Cups } from './Cups.tsx'
import { FighterCard } from './FighterCard.tsx'

type Tab = 'fighters' | 'mission' | 'escort' | 'season'

/** Beside the map: the fighter in question and all the others, the mission, the escort's tables, the season. */
export function Panels({
  campaign,
  pause,
  beside,
}: {
  readonly campaign: Campaign
  readonly pause: Pause | undefined
  /** A button to shut them. */
  readonly beside: ReactNode
}) {
  const [tab, setTab] = useState<Tab>('fighters')
  const selected = useLooked(looks => looks.selected)
  const fighter = moverOf(campaign, pause) ?? campaign.mission?.fighters[selected ?? -1]
  return (
    <Tabs
      className="sr-panels"
      label="Displays"
      open={tab}
      onOpen={setTab}
      beside={beside}
      tabs={[
        {
          id: 'fighters',
          title: 'Flight',
          draw: () => (
            <>
              <div className="sr-fighter-slot">
                {fighter && <FighterCard campaign={campaign} fighter={fighter} />}
              </div>
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
