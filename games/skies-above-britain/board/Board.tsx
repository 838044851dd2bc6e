import { type BoardProps, Displays, fetchAll, fetched, Room, useAbout, useHeld } from '@tallyho/kit'
import '@tallyho/kit/theme.css'
import '@tallyho/kit/kit.css'
import '@tallyho/kit/paper.css'
import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { Campaign } from '../state.ts'
import './board.css'
import { PlanningProvider, useLineUp } from './book/useLineUp.ts'
import { Ground } from './ground/Ground.tsx'
import { PatrolHeader } from './header/Header.tsx'
import { MapScene } from './map/MapScene.tsx'
import { NowContext } from './now.ts'
import { AircraftPaint } from './pieces/Aircraft.tsx'
import { Copied } from './pieces/copied.ts'
import './pieces/pieces.css'
import { type Scene, sceneOf } from './scene.ts'
import { refsIn } from './told.ts'

const DogfightScene = fetched(async () => (await import('./dogfight/DogfightScene.tsx')).DogfightScene)
const BombersScene = fetched(async () => (await import('./bombers/BombersScene.tsx')).BombersScene)
const BookScene = fetched(async () => (await import('./book/BookScene.tsx')).BookScene)
const TrackScene = fetched(async () => (await import('./track/TrackScene.tsx')).TrackScene)
const HomeScene = fetched(async () => (await import('./home/HomeScene.tsx')).HomeScene)
const SquadronPanel = fetched(async () => (await import('./book/SquadronPanel.tsx')).SquadronPanel)
const CircleScene = fetched(async () => (await import('./circle/CircleScene.tsx')).CircleScene)

const SCENES: Readonly<Record<Scene, ComponentType<BoardProps<Campaign>>>> = {
  book: BookScene,
  track: TrackScene,
  map: MapScene,
  dogfight: DogfightScene,
  circle: CircleScene,
  bombers: BombersScene,
  home: HomeScene,
}

type Panel = Scene | 'squadron'

/** Scenes that can be looked up while another one is played. */
const LOOKED_UP: readonly (readonly [Scene, string])[] = [
  ['track', 'Raid Track'],
  ['map', 'Interception Map'],
  ['bombers', 'The bombers'],
  ['book', 'Squadron book'],
]

/** The squadron leader's view: a line of how it stands, the scene that is played, and tabs that lay others over it. */
export function Board(table: BoardProps<Campaign>) {
  // Who flies is laid out on one sheet: until it is whole, the room is lit by that.
  const { planning, board: props } = useLineUp(table)
  const { state: campaign, pause, lit, notes } = props
  const scene = sceneOf(campaign, pause, notes)
  const [open, setOpen] = useState<Panel>()
  const [shownFor, setShownFor] = useState(scene)
  // The game goes on elsewhere: what was opened to be looked at is folded away.
  if (scene !== shownFor) {
    setShownFor(scene)
    setOpen(undefined)
  }
  // Ways across the last scene lead nowhere on the next.
  useLayoutEffect(() => {
    if (scene) for (const way of document.querySelectorAll('.room-trails > *')) way.remove()
  }, [scene])
  useEffect(() => void fetchAll().catch(() => undefined), [])
  const asked = useAbout(pause)
  // While the film plays, what it tells of is lit where it lies.
  const last = notes.at(-1)
  const told = useMemo(() => (last && !pause ? refsIn(campaign, last) : undefined), [campaign, last, pause])
  const now = useHeld(campaign)
  const Here = SCENES[scene]
  const ground = <Ground visibility={campaign.patrol?.visibility ?? 'clear'} sun={campaign.patrol?.sun} />
  const pages: readonly { readonly id: Panel; readonly title: string; draw(): ReactNode }[] = [
    ...(campaign.patrol
      ? [{ id: 'squadron' as const, title: 'In the air', draw: () => <SquadronPanel {...props} /> }]
      : []),
    ...LOOKED_UP.filter(([id]) => id !== scene && isThere(campaign, id)).map(([id, title]) => {
      const Page = SCENES[id]
      const draw = () => (
        <div className="room-scene">
          {ground}
          <Page {...props} />
        </div>
      )
      return { id, title, draw }
    }),
  ]
  const tabs = pages.map(({ draw, ...tab }) => ({
    ...tab,
    draw: () => <Copied value={true}>{draw()}</Copied>,
  }))
  return (
    <NowContext value={now}>
      <PlanningProvider value={planning}>
        <AircraftPaint />
        <Room board={props} about={told ?? asked} className="room-scenes sab-room">
          <PatrolHeader {...props} />
          <main className="room-scene sab-scene" data-scene={scene}>
            {ground}
            <Here {...props} />
          </main>
          <Displays<Panel> tabs={tabs} open={open} onOpen={setOpen} lit={lit} />
        </Room>
      </PlanningProvider>
    </NowContext>
  )
}

/** A page about nothing is not offered. */
function isThere({ patrol }: Campaign, scene: Scene): boolean {
  if (scene === 'track') return patrol?.track !== undefined
  if (scene === 'map') return patrol?.formations.some(({ at }) => at) === true
  if (scene === 'bombers') return patrol?.raid !== undefined
  return true
}
