import type { Logged, Pause, Ref } from '@tallyho/engine'
import { fetched, PanZoom, type Size, useLooked, useSize } from '@tallyho/kit'
import { useMemo, useRef } from 'react'
import type { BoxId } from '../pack/types.ts'
import { seasonAt } from '../rules/01-campaign/season.ts'
import { box, isBox } from '../rules/05-map/boxes.ts'
import { formation, missionOf } from '../rules/05-map/table.ts'
import { canMove, movesOf } from '../rules/07-move/move.ts'
import type { Campaign } from '../state.ts'
import { useDecided } from './decided.ts'
import { Corners } from './docks/Corners.tsx'
import { Docks, FlankNames } from './docks/Docks.tsx'
import { type Layout, layOut } from './docks/layout.ts'
import { Prices } from './docks/Prices.tsx'
import { sheetOf } from './docks/sheet.ts'
import { Ground } from './ground/Ground.tsx'
import { incoming, isNext, moverOf, waysOf } from './question.ts'
import { Attackers } from './sky/Attackers.tsx'
import { BomberNames, Bombers, Wakes } from './sky/Bombers.tsx'
import { CellLines } from './sky/CellLines.tsx'
import { ElementNames, Elements } from './sky/Elements.tsx'
import { Falls } from './sky/Falls.tsx'
import { Fight } from './sky/Fight.tsx'
import { Passes, Wanted } from './sky/Flight.tsx'
import { Markers } from './sky/Markers.tsx'
import { Overview, overviewOf } from './sky/Overview.tsx'
import { Patterns } from './sky/Patterns.tsx'
import { planOf } from './sky/places.ts'
import { Cells, Levels } from './sky/Spaces.tsx'

const OnTheTable = fetched(async () => (await import('./events/OnTheTable.tsx')).OnTheTable)

const DESK: Size = { width: 1056, height: 778 }

/** The boxes that the answers lead to, or that are open to a fighter under the pointer, with what they cost. */
function PriceLayer({
  campaign,
  pause,
  layout,
}: {
  readonly campaign: Campaign
  readonly pause: Pause | undefined
  readonly layout: Layout
}) {
  const over = useLooked(looks => looks.over)
  const mover = moverOf(campaign, pause)
  const asked = waysOf(pause, mover && isBox(mover.at) ? mover.at : undefined)
  if (asked.length > 0) return <Prices ways={asked} layout={layout} />
  const looked = over === undefined ? undefined : missionOf(campaign).fighters[over]
  if (pause?.kind !== 'choice' || pause.ask !== 'move.next' || !looked || !canMove(looked)) return undefined
  const from = looked.at
  const open = movesOf(campaign, [looked])
  const ways = open.flatMap(({ to, tp }) => (to === undefined || !isBox(from) ? [] : [{ from, to, tp }]))
  return <Prices ways={ways} layout={layout} />
}

/** Whole elements are chosen: what lies in them lets clicks through. */
function isElementLit(lit: ReadonlySet<Ref>): boolean {
  for (const ref of lit) if (ref.startsWith('element:')) return true
  return false
}

/** The boxes among some things, the same text for the same boxes. */
function boxesIn(...refs: readonly ReadonlySet<Ref>[]): string {
  const found = refs.flatMap(set => [...set].filter(ref => ref.startsWith('box:')).map(ref => ref.slice(4)))
  return [...new Set(found)].sort().join()
}

interface MapProps {
  readonly campaign: Campaign
  readonly pause: Pause | undefined
  readonly notes: readonly Logged[]
  readonly lit: ReadonlySet<Ref>
  readonly hovered: ReadonlySet<Ref>
  readonly reach: ReadonlySet<Ref>
}

/** The combat box from above, nose up, with the boxes at the edges of the sheet and everything that flies. */
export function FormationMap({ campaign, pause, notes, lit, hovered, reach }: MapProps) {
  const frame = useRef<HTMLDivElement>(null)
  const size = useSize(frame, DESK)
  const plane = formation(campaign)
  const mission = missionOf(campaign)
  const decided = useDecided()
  const sheet = useMemo(() => sheetOf(size), [size])
  const plan = useMemo(() => planOf(plane, sheet), [plane, sheet])
  const opened = boxesIn(lit, reach)
  const layout = useMemo(() => {
    const open = new Set<string>(opened.split(','))
    return layOut(sheet, mission, plane.map.highBombing, (id: BoxId) => open.has(id))
  }, [sheet, mission, plane, opened])
  const asked = moverOf(campaign, pause)?.no ?? decided.aims
  const coming = useMemo(() => incoming(moverOf(campaign, pause)), [campaign, pause])
  const overview = useMemo(
    () => overviewOf(size, pause?.kind === 'choice' ? pause.ask : undefined, plane),
    [size, pause, plane],
  )
  const { width, height } = overview?.sheet ?? sheet
  const all = { x: 0, y: 0, width, height }
  return (
    <div className="room-map sr-window" ref={frame} data-small={size.width < 560 || undefined}>
      <PanZoom
        key={overview ? 'whole' : 'map'}
        box={all}
        label="The formation from above"
        least={1}
        picture={
          <Ground
            size={overview?.sheet ?? sheet}
            theatre={seasonAt(campaign, campaign.season).theatre}
            sun={mission.sun && box(mission.sun).position}
          />
        }
        base={<CellLines plan={overview ?? plan} />}
      >
        <Patterns />
        <g className={isElementLit(lit) ? 'sr-pieces sr-choose-element' : 'sr-pieces'}>
          <rect className="sr-pieces-frame" {...all} />
          {overview ? (
            <Overview campaign={campaign} plan={overview} mover={coming} pause={pause} />
          ) : (
            <>
              <Elements campaign={campaign} plan={plan} />
              <Cells plan={plan} />
              <Wakes campaign={campaign} plan={plan} />
              {pause?.kind !== 'choice' && <Falls campaign={campaign} plan={plan} notes={notes} />}
              <Passes campaign={campaign} plan={plan} layout={layout} decided={decided} asked={asked} />
              <Bombers campaign={campaign} plan={plan} />
              <BomberNames campaign={campaign} plan={plan} />
              <ElementNames campaign={campaign} plan={plan} />
              <Markers campaign={campaign} plan={plan} />
              <Wanted campaign={campaign} plan={plan} layout={layout} pause={pause} hovered={hovered} />
              <Corners campaign={campaign} layout={layout} />
              <FlankNames layout={layout} />
              <Docks campaign={campaign} layout={layout} />
              <Levels campaign={campaign} plan={plan} layout={layout} mover={coming} />
              <Attackers campaign={campaign} plan={plan} />
              <BomberNames campaign={campaign} plan={plan} beside />
              {!isNext(pause) && <Fight campaign={campaign} plan={plan} layout={layout} notes={notes} />}
              <PriceLayer campaign={campaign} pause={pause} layout={layout} />
            </>
          )}
        </g>
      </PanZoom>
      <OnTheTable campaign={campaign} pause={pause} />
    </div>
  )
}
