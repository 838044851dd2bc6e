import type { Pause } from '@tallyho/engine'
import { fetched, Tabs } from '@tallyho/kit'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Campaign } from '../../state.ts'
import { RosterPage } from '../roster/RosterPage.tsx'
import { CampaignPanel } from './CampaignPanel.tsx'
import { Debriefing } from './Debriefing.tsx'
import { History } from './History.tsx'
import './campaign.css'
import { Page } from './Page.tsx'

type Tab = 'roster' | 'mission' | 'log' | 'diary' | 'season'

const MissionSheet = fetched(async () => (await import('./MissionSheet.tsx')).MissionSheet)
const StaffelLog = fetched(async () => (await import('../log/StaffelLog.tsx')).StaffelLog)
const StaffelDiary = lazy(() => import('../chronicle/StaffelDiary.tsx'))

/** Questions that are answered over the roster; all others before take-off are about the mission. */
const OF_THE_ROSTER = /^(muster|quarters|pilot|hospital)\./

export function isBeforeTakeOff({ mission }: Campaign): boolean {
  return mission === undefined || mission.turn === 0
}

/** On the ground: the staffel's book, the mission as it is laid out, the log; the season beside them. */
export function Quarters({
  campaign,
  pause,
}: {
  readonly campaign: Campaign
  readonly pause: Pause | undefined
}) {
  const asked = tabFor(campaign, pause)
  const [tab, setTab] = useState<Tab>(asked)
  const [shownFor, setShownFor] = useState(asked)
  // What the question is about comes to the front by itself.
  if (asked !== shownFor) {
    setShownFor(asked)
    setTab(asked)
  }
  return (
    <div className="sr-quarters">
      <aside>
        <SeasonPage campaign={campaign} />
      </aside>
      <Tabs
        label="On the ground"
        open={tab}
        onOpen={setTab}
        tabs={[
          {
            id: 'roster',
            title: 'Pilot Roster',
            draw: () => page(<RosterPage campaign={campaign} reading={asked !== 'roster'} />),
          },
          { id: 'mission', title: 'Next mission', draw: () => page(<MissionSheet campaign={campaign} />) },
          { id: 'log', title: 'Staffel Log', draw: () => page(<StaffelLog campaign={campaign} />) },
          ...(campaign.length === 'training' ? [] : [diaryTab(campaign)]),
          // Where there is room for it, it lies open on the page beside these.
          { id: 'season', title: 'Season', draw: () => page(<SeasonPage campaign={campaign} />) },
        ]}
      />
    </div>
  )
}

const page = (content: ReactNode) => <Page>{content}</Page>

/** Fetched when it is opened. */
function diaryTab(campaign: Campaign) {
  const draw = () => (
    <Suspense>
      <StaffelDiary campaign={campaign} />
    </Suspense>
  )
  return { id: 'diary' as const, title: 'Diary', draw: () => page(draw()) }
}

/** How the season stands, what the last mission cost, and what the times were like. */
function SeasonPage({ campaign }: { readonly campaign: Campaign }) {
  return (
    <>
      <CampaignPanel campaign={campaign} />
      <Debriefing campaign={campaign} />
      <History campaign={campaign} />
    </>
  )
}

function tabFor({ mission }: Campaign, pause: Pause | undefined): Tab {
  const key = pause?.kind === 'choice' ? pause.ask : pause?.kind === 'chance' ? pause.what : ''
  if (key === '') return mission === undefined ? 'roster' : 'mission'
  return OF_THE_ROSTER.test(key) ? 'roster' : 'mission'
}
