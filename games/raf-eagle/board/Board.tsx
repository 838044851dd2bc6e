import { type BoardProps, Displays, Room, useAbout } from '@tallyho/kit'
import '@tallyho/kit/theme.css'
import '@tallyho/kit/kit.css'
import '@tallyho/kit/paper.css'
import { useState } from 'react'
import type { Campaign } from '../state.ts'
import './board.css'
import { CampaignPage } from './campaign/CampaignPage.tsx'
import { Desk } from './desk/Desk.tsx'
import { CampaignHeader } from './header/Header.tsx'
import { type Panel, panelFor, sceneOf } from './now.ts'
import './pieces/pieces.css'
import { RaidScene } from './raid/RaidScene.tsx'
import { ToteBoard } from './tote/ToteBoard.tsx'

const PAGES = { desk: Desk, raid: RaidScene, campaign: CampaignPage, tote: ToteBoard } as const

const TITLES: readonly (readonly [Panel, string])[] = [
  ['desk', 'Planning desk'],
  ['raid', 'The raid'],
  ['tote', 'Tote Board and losses'],
  ['campaign', 'The war so far'],
]

/** The headquarters: a header line, the scene that the game is at, and a strip of tabs that lay others over it. */
export function Board(props: BoardProps<Campaign>) {
  const { state: campaign, pause, lit } = props
  const scene = sceneOf(campaign)
  const wanted = panelFor(campaign, lit)
  const now = `${scene} ${wanted}`
  const [open, setOpen] = useState<Panel | undefined>(wanted)
  const [shownFor, setShownFor] = useState(now)
  // The game goes on elsewhere: what was opened to be looked at is folded away, and what is asked about comes up.
  if (now !== shownFor) {
    setShownFor(now)
    setOpen(wanted)
  }
  const about = useAbout(pause)
  const Here = PAGES[scene]
  const tabs = TITLES.filter(([id]) => id !== scene).map(([id, title]) => {
    const Page = PAGES[id]
    return { id, title, draw: () => <Page {...props} /> }
  })
  return (
    <Room board={props} about={about} className="eagle-room">
      <CampaignHeader {...props} />
      <main className="eagle-scene" data-scene={scene}>
        <Here {...props} />
      </main>
      <Displays<Panel> tabs={tabs} open={open} onOpen={setOpen} lit={lit} />
    </Room>
  )
}
