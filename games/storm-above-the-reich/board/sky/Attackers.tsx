import { usePick } from '@tallyho/kit'
import { memo } from 'react'
import type { Space } from '../../pack/formation.ts'
import { formation, missionOf } from '../../rules/05-map/table.ts'
import { spaceLevel } from '../../rules/19-lethal-level.ts'
import type { Campaign, Fighter } from '../../state.ts'
import { Pile } from '../pieces/Pieces.tsx'
import { levelFor } from '../tips.tsx'
import { type Plan, planOf } from './places.ts'

/** The fighters among the bombers, space by space. */
export const Attackers = memo(function Attackers({ campaign }: { readonly campaign: Campaign }) {
  const plan = planOf(formation(campaign))
  const inside = missionOf(campaign).fighters.filter(({ at }) => at === 'space')
  return plan.formation.spaces.map(space => {
    const fighters = inside.filter(fighter => fighter.space === space.no)
    return (
      fighters.length > 0 && (
        <Wave key={space.no} campaign={campaign} plan={plan} space={space} fighters={fighters} />
      )
    )
  })
})

/** Those in one space; a click on one that cannot be picked goes to the space. */
function Wave({
  campaign,
  plan,
  space,
  fighters,
}: {
  readonly campaign: Campaign
  readonly plan: Plan
  readonly space: Space
  readonly fighters: readonly Fighter[]
}) {
  const { onClick } = usePick(`space:${space.no}`, '')
  const { x, y } = plan.space(space)
  const { unit } = plan
  const half = unit * (fighters.length === 1 ? 0.7 : 0.85)
  const [only] = fighters
  const level = fighters.length === 1 && only ? levelFor(campaign, only) : spaceLevel(campaign, space.no)
  return (
    <g {...{ onClick }}>
      <Pile
        campaign={campaign}
        room={{ x: x - half, y: y - half, width: 2 * half, height: 2 * half }}
        fighters={fighters}
        largest={Math.min(unit * 1.15, 46)}
      />
      <g className="sr-level-disc" transform={`translate(${x - unit * 0.44} ${y - unit * 0.44})`}>
        <circle r={unit * 0.17} />
        <text y={unit * 0.09} fontSize={unit * 0.26} textAnchor="middle">
          {level.level}
        </text>
      </g>
    </g>
  )
}
