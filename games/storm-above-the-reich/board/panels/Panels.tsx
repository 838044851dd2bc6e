import type { Pause, Ref } from '@tallyho/engine'
import { Displays, fetched, useLooked } from '@tallyho/kit'
import { useState } from 'react'
import { STATIONS } from '../../pack/types.ts'
import type { Campaign } from '../../state.ts'
import { STATION_NAMES } from '../../text/names.ts'
import { CampaignPanel } from '../campaign/CampaignPanel.tsx'
import { moverOf } from '../question.ts'
import { StationTable } from '../tips.tsx'

const Cups = fetched(async () => (await import('./Cups.tsx')).Cups)
const FighterCard = fetched(async () => (await import('./FighterCard.tsx')).FighterCard)
const FlightList = fetched(async () => (await import('../roster/FlightList.tsx')).FlightList)
const Key = fetched(async () => (await import('./Key.tsx')).Key)
const OffMap = fetched(async () => (await import('../campaign/OffMap.tsx')).OffMap)
const SituationCard = fetched(async () => (await import('../campaign/SituationCard.tsx')).SituationCard)

type Tab = 'fighters' | 'mission' | 'escort' | 'season' | 'key'

interface PanelsProps {
  readonly campaign: Campaign
  readonly pause: Pause | undefined
  readonly lit: ReadonlySet<Ref>
}

/** A strip of tabs below the air: the fighters, the mission, the escort's tables, the season, a key. What is opened slides over it. */
export function Panels({ campaign, pause, lit }: PanelsProps) {
  const [tab, setTab] = useState<Tab>()
  return (
    <Displays<Tab>
      open={tab}
      onOpen={setTab}
      lit={lit}
      tabs={[
        { id: 'fighters', title: 'Flight', draw: () => <Flight campaign={campaign} pause={pause} /> },
        {
          id: 'mission',
          title: 'Mission',
          draw: () => (
            <div className="sr-display-page">
              <SituationCard campaign={campaign} />
              <OffMap campaign={campaign} />
              <Cups campaign={campaign} />
            </div>
          ),
        },
        { id: 'escort', title: 'Escort', draw: () => <EscortTables campaign={campaign} /> },
        { id: 'season', title: 'Season', draw: () => <CampaignPanel campaign={campaign} /> },
        { id: 'key', title: 'Key', draw: () => <Key /> },
      ]}
    />
  )
}

/** The fighter in question, and all of them. */
function Flight({ campaign, pause }: Omit<PanelsProps, 'lit'>) {
  const selected = useLooked(looks => looks.selected)
  const fighter = moverOf(campaign, pause) ?? campaign.mission?.fighters[selected ?? -1]
  return (
    <div className="sr-display-page">
      {fighter && <FighterCard campaign={campaign} fighter={fighter} />}
      <FlightList campaign={campaign} />
    </div>
  )
}

/** What each station's die may say. */
function EscortTables({ campaign }: { readonly campaign: Campaign }) {
  return (
    <>
      <p>
        Once in every Escort Phase a die is rolled for each station that holds a marker; one of its markers
        acts.
      </p>
      <div className="sr-display-page">
        {STATIONS.map(station => (
          <section key={station}>
            <h4>{STATION_NAMES[station]}</h4>
            <StationTable campaign={campaign} station={station} />
          </section>
        ))}
      </div>
    </>
  )
}
