import { type BoardProps, Displays, Room, useAbout } from '@tallyho/kit'
import '@tallyho/kit/theme.css'
import '@tallyho/kit/kit.css'
import '@tallyho/kit/paper.css'
import { type ReactNode, useState } from 'react'
import type { Campaign } from '../state.ts'
import './board.css'
import { CampaignPage } from './campaign/CampaignPage.tsx'
import { Charts } from './charts/Charts.tsx'
import { Desk } from './desk/Desk.tsx'
import { PlanningProvider, usePlanning } from './desk/planning.ts'
import { CampaignHeader } from './header/Header.tsx'
import { type Scene, sceneOf } from './now.ts'
import './pieces/pieces.css'
import { DayStrip } from './raid/DayStrip.tsx'
import { RaidScene } from './raid/RaidScene.tsx'
import { ToteBoard } from './raid/ToteBoard.tsx'

/** What the tabs lay over the scene. */
type Display = Scene | 'clock' | 'tote' | 'charts'

const SCENES = { desk: Desk, raid: RaidScene, campaign: CampaignPage } as const

/** The headquarters: a header line, the scene that the game is at, and a strip of tabs that lay others over it. */
export function Board(table: BoardProps<Campaign>) {
  // While a plan is made the desk lights more than the question does.
  const { planning, board: props } = usePlanning(table)
  const { state: campaign, pause, lit, notes } = props
  const now = sceneOf(campaign, pause)
  const [open, setOpen] = useState<Display>()
  const [shownFor, setShownFor] = useState(now)
  // The game goes on elsewhere: what was opened to be looked at is folded away.
  if (now !== shownFor) {
    setShownFor(now)
    setOpen(undefined)
  }
  const about = useAbout(pause)
  const Here = SCENES[now]
  const tab = (id: Scene, title: string) => {
    const Page = SCENES[id]
    return { id, title, draw: () => <Page {...props} /> }
  }
  const tabs: readonly { readonly id: Display; readonly title: string; draw(): ReactNode }[] = [
    tab('desk', 'Planning desk'),
    tab('raid', 'The raid'),
    tab('campaign', 'The war so far'),
    { id: 'clock', title: 'The day', draw: () => <DayStrip campaign={campaign} /> },
    { id: 'tote', title: 'Tote Board', draw: () => <ToteBoard campaign={campaign} /> },
    { id: 'charts', title: 'Charts', draw: () => <Charts campaign={campaign} notes={notes} /> },
  ]
  return (
    <PlanningProvider value={planning}>
      <Room board={props} about={about} className="eagle-room">
        <CampaignHeader {...props} />
        <main className="eagle-scene" data-scene={now}>
          <Here {...props} />
        </main>
        <Displays<Display>
          tabs={tabs.filter(({ id }) => id !== now)}
          open={open}
          onOpen={setOpen}
          lit={lit}
        />
      </Room>
    </PlanningProvider>
  )
}
