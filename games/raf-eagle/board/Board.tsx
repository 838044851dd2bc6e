import { type BoardProps, Displays, fetched, Room, useAbout } from '@tallyho/kit'
import '@tallyho/kit/theme.css'
import '@tallyho/kit/kit.css'
import '@tallyho/kit/paper.css'
import { type ReactNode, useMemo, useState } from 'react'
import type { Campaign } from '../state.ts'
import './board.css'
import { CampaignPage } from './campaign/CampaignPage.tsx'
import { Desk } from './desk/Desk.tsx'
import { PlanningProvider, usePlanning } from './desk/planning.ts'
import { CampaignHeader } from './header/Header.tsx'
import { type Panel, panelFor, type Scene, sceneOf } from './now.ts'
import { Copied } from './pieces/counters.tsx'
import './pieces/pieces.css'
import { DayStrip } from './raid/DayStrip.tsx'
import { RaidScene } from './raid/RaidScene.tsx'
import { Sky, skyOf } from './raid/Sky.tsx'
import { refsIn } from './told.ts'

const Charts = fetched(async () => (await import('./charts/Charts.tsx')).Charts)
const ToteBoard = fetched(async () => (await import('./raid/ToteBoard.tsx')).ToteBoard)
const GermanLosses = fetched(async () => (await import('./campaign/GermanLosses.tsx')).GermanLosses)

const SCENES = { desk: Desk, raid: RaidScene, campaign: CampaignPage } as const

/** The headquarters: a header line, the scene that the game is at, and a strip of tabs that lay others over it. */
export function Board(table: BoardProps<Campaign>) {
  // While a plan is made the desk lights more than the question does.
  const { planning, board: props } = usePlanning(table)
  const { state: campaign, pause, lit, notes } = props
  const scene = sceneOf(campaign, pause)
  const wanted = panelFor(campaign, scene, lit)
  const now = `${scene} ${wanted}`
  const [open, setOpen] = useState<Panel | undefined>(wanted)
  const [shownFor, setShownFor] = useState(now)
  // The game goes on elsewhere: what was opened to be looked at is folded away, and what is asked about comes up.
  if (now !== shownFor) {
    setShownFor(now)
    setOpen(wanted)
  }
  const asked = useAbout(pause)
  // While the film plays, what it tells of is lit where it lies.
  const last = notes.at(-1)
  const told = useMemo(() => (last && !pause ? refsIn(campaign, last) : undefined), [campaign, last, pause])
  const about = told ?? asked
  const Here = SCENES[scene]
  const page = (id: Scene, title: string) => {
    const Page = SCENES[id]
    const draw = () => (
      <div className="room-scene">
        <Page {...props} />
      </div>
    )
    return { id, title, draw }
  }
  const pages: readonly { readonly id: Panel; readonly title: string; draw(): ReactNode }[] = [
    page('desk', 'Planning desk'),
    page('raid', 'The raid'),
    page('campaign', 'The war so far'),
    { id: 'clock', title: 'The day', draw: () => <DayStrip campaign={campaign} notes={notes} /> },
    { id: 'tote', title: 'Squadrons', draw: () => <ToteBoard campaign={campaign} /> },
    { id: 'losses', title: 'Losses', draw: () => <GermanLosses campaign={campaign} /> },
    { id: 'charts', title: 'Charts', draw: () => <Charts campaign={campaign} notes={notes} pause={pause} /> },
  ]
  const tabs = pages
    // Without a raid in the air its page would be that of the day.
    .filter(({ id }) => id !== scene && (id !== 'raid' || campaign.flight))
    .map(({ draw, ...tab }) => ({ ...tab, draw: () => <Copied value={true}>{draw()}</Copied> }))
  return (
    <PlanningProvider value={planning}>
      <Room board={props} about={about} className="room-scenes eagle-room">
        <CampaignHeader {...props} />
        <main className="room-scene eagle-scene" data-scene={scene}>
          <Sky weather={skyOf(campaign)} />
          <Here {...props} />
        </main>
        <Displays<Panel> tabs={tabs} open={open} onOpen={setOpen} lit={lit} />
      </Room>
    </PlanningProvider>
  )
}
