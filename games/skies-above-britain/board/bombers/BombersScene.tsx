import { firstOf, type Ref } from '@tallyho/engine'
import { type BoardProps, useSize } from '@tallyho/kit'
import { type PointerEvent, useMemo, useRef, useState } from 'react'
import type { Campaign } from '../../state.ts'
import { Struck, struckSince } from '../pieces/Struck.tsx'
import './bombers.css'
import { Fighters } from './Fighters.tsx'
import { Bombers, Ketten } from './Formation.tsx'
import { planOf } from './place.ts'
import { RoundRibbon } from './RoundRibbon.tsx'
import { placed, taken } from './shown.ts'
import { Gaps, Lone, Tiles } from './Tiles.tsx'
import { firedIn, Tracers } from './Tracers.tsx'
import { WayPaths, WayPlates } from './Ways.tsx'
import { askedFighter, askedOf, isOneSided, waysTo } from './ways.ts'

const DESK = { width: 1056, height: 740 } as const

/** SAB-BMB-14 Among the bombers, from above: the formation flies up the page, our fighters come at it from all sides. */
export function BombersScene(props: BoardProps<Campaign>) {
  const { state: campaign, pause, notes, hovered, reach } = props
  const frame = useRef<HTMLElement>(null)
  const { width, height } = useSize(frame, DESK)
  const { patrol } = campaign
  const tiles = patrol?.straggler ? undefined : patrol?.raid?.tiles
  const plan = useMemo(() => planOf({ width, height }, tiles ?? ALONE), [width, height, tiles])
  const scene = useMemo(() => (campaign.patrol ? placed(campaign, plan) : undefined), [campaign, plan])
  const [over, setOver] = useState<Ref>()
  const asked = askedOf(pause)
  const looked = asked && (firstOf('bomber', [...hovered]) ?? bomberIn(reach))
  const ways = useMemo(
    () => (asked && looked ? waysTo(campaign, asked, looked) : []),
    [campaign, asked, looked],
  )
  if (!patrol || !scene) return <section className="sab-among" aria-label="Among the bombers" />
  const from = scene.fighters.find(({ id }) => id === askedFighter(asked))?.slot.plane
  const to = scene.at.get(looked ?? '')
  const strong = new Set<Ref>([...hovered].filter(ref => ref.startsWith('approach:')))
  const about = pause?.kind === 'choice' && !asked ? (pause.about ?? []) : []
  const wanted = new Set<Ref>([...hovered, ...about, ...(over ? [over] : [])])
  const fired = firedIn(notes)
  const isPicked = looked !== undefined && hovered.has(`bomber:${looked}`)
  const clearOf = [
    ...taken(plan, scene),
    ...scene.fighters.map(({ slot }) => ({
      ...slot,
      ...(slot.named ? plan.fighter.named : plan.fighter.bare),
    })),
  ]
  const way = from && to && { plan, ways, from, to, strong }
  return (
    <section
      className="sab-among"
      data-small={plan.small}
      aria-label="Among the bombers"
      ref={frame}
      onPointerOver={event => setOver(pieceAt(event))}
    >
      <svg className="sab-am-air" width={width} height={height} aria-hidden="true">
        <Tiles plan={plan} tiles={scene.tiles} />
        <Gaps campaign={campaign} plan={plan} tiles={scene.tiles} />
        <Tracers placed={scene} notes={notes} wanted={wanted} />
      </svg>
      <Bombers campaign={campaign} plan={plan} at={scene.at} />
      <Ketten campaign={campaign} plan={plan} tiles={scene.tiles} />
      <Lone plan={plan} placed={scene} />
      <Fighters campaign={campaign} fighters={scene.fighters} fired={fired} />
      {way && (
        <>
          <svg className="sab-am-air" width={width} height={height} aria-hidden="true">
            <defs>
              <marker
                id="sab-am-arrow"
                viewBox="0 0 10 10"
                refX="8"
                refY="5"
                markerWidth="5"
                markerHeight="5"
                orient="auto"
              >
                <path d="M0 0L10 5L0 10Z" />
              </marker>
            </defs>
            <WayPaths {...way} />
          </svg>
          {isPicked && asked && !isOneSided(asked) && <WayPlates {...way} clearOf={clearOf} />}
        </>
      )}
      <Struck campaign={campaign} ids={struckSince(notes, 'bomber-round')} />
      <RoundRibbon campaign={campaign} pause={pause} notes={notes} here={scene.fighters.length} />
    </section>
  )
}

/** SAB-VEC-17 The place of a bomber that flies by itself. */
const ALONE = [{ x: 0, y: 0, isolated: false }] as const

/** The bomber that the pointer rests on: the ways to it are in reach. */
function bomberIn(reach: ReadonlySet<Ref>): string | undefined {
  return firstOf('approach', [...reach])?.split('/')[0]
}

function pieceAt({ target }: PointerEvent): Ref | undefined {
  return (target as Element).closest<HTMLElement>('[data-piece]')?.dataset.piece
}
