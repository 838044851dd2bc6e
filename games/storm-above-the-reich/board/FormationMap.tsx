import type { Pause, Ref } from '@tallyho/engine'
import { PanZoom, useLooked } from '@tallyho/kit'
import { useMemo } from 'react'
import { isBox } from '../rules/05-map/boxes.ts'
import { formation, missionOf } from '../rules/05-map/table.ts'
import { canMove, movesOf } from '../rules/07-move/move.ts'
import type { Campaign } from '../state.ts'
import { Boxes } from './boxes/Boxes.tsx'
import { BOX } from './boxes/layout.ts'
import { Stations } from './boxes/Stations.tsx'
import { Ways } from './boxes/Ways.tsx'
import { OnTheTable } from './events/OnTheTable.tsx'
import { seasonAt } from './log/season.ts'
import { incoming, moverOf, waysOf } from './question.ts'
import { Attackers } from './sky/Attackers.tsx'
import { Bombers } from './sky/Bombers.tsx'
import { Elements } from './sky/Elements.tsx'
import { Markers, Targets } from './sky/Markers.tsx'
import { SkyBase } from './sky/SkyBase.tsx'
import { Spaces } from './sky/Spaces.tsx'

/** The ways that the answers lead, or that are open to a fighter under the pointer. */
function WaysLayer({ campaign, pause }: Omit<MapProps, 'lit'>) {
  const over = useLooked(looks => looks.over)
  const mover = moverOf(campaign, pause)
  const asked = waysOf(pause, mover && isBox(mover.at) ? mover.at : undefined)
  if (asked.length > 0) return <Ways ways={asked} />
  const looked = over === undefined ? undefined : missionOf(campaign).fighters[over]
  if (pause?.kind !== 'choice' || pause.ask !== 'move.next' || !looked || !canMove(looked)) return undefined
  const from = looked.at
  const open = movesOf(campaign, [looked])
  return (
    isBox(from) && <Ways ways={open.flatMap(({ to, tp }) => (to === undefined ? [] : [{ from, to, tp }]))} />
  )
}

/** Whole elements are chosen: what lies in them lets clicks through. */
function isElementLit(lit: ReadonlySet<Ref>): boolean {
  for (const ref of lit) if (ref.startsWith('element:')) return true
  return false
}

interface MapProps {
  readonly campaign: Campaign
  readonly pause: Pause | undefined
  readonly lit: ReadonlySet<Ref>
}

/** The combat box from above, nose up, with the boxes round it and everything that flies. */
export function FormationMap({ campaign, pause, lit }: MapProps) {
  const plan = formation(campaign)
  const mission = missionOf(campaign)
  const coming = useMemo(() => incoming(moverOf(campaign, pause)), [campaign, pause])
  return (
    <div className="room-map sr-window">
      <PanZoom
        box={BOX}
        label="The formation from above"
        base={<SkyBase formation={plan} theatre={seasonAt(campaign, campaign.season).theatre} />}
      >
        <defs>
          <pattern
            id="sr-hatch"
            width="8"
            height="8"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <path className="sr-hatch-line" d="M0 0V8" />
          </pattern>
          <pattern id="sr-hatch-loose" width="9" height="9" patternUnits="userSpaceOnUse">
            <path className="sr-hatch-loose" d="M0 4.500H9" />
          </pattern>
          <pattern id="sr-hatch-kaputt" width="9" height="9" patternUnits="userSpaceOnUse">
            <path className="sr-hatch-kaputt" d="M0 4.500H9M4.500 0V9" />
          </pattern>
        </defs>
        <g className={isElementLit(lit) ? 'sr-pieces sr-choose-element' : 'sr-pieces'}>
          <rect className="sr-pieces-frame" width={BOX.width} height={BOX.height} />
          <Elements campaign={campaign} />
          <Spaces campaign={campaign} mover={coming} />
          <Targets campaign={campaign} fighters={mission.fighters} />
          <Bombers campaign={campaign} />
          <Attackers campaign={campaign} />
          <Markers campaign={campaign} />
          <Stations campaign={campaign} />
          <Boxes campaign={campaign} />
          <WaysLayer campaign={campaign} pause={pause} />
        </g>
      </PanZoom>
      <OnTheTable campaign={campaign} pause={pause} />
    </div>
  )
}
