import { usePick } from '@tallyho/kit'
import { memo } from 'react'
import type { Space } from '../../pack/formation.ts'
import { missionOf } from '../../rules/05-map/table.ts'
import type { Campaign, Fighter } from '../../state.ts'
import type { Rect } from '../docks/sheet.ts'
import { Pile } from '../pieces/Pieces.tsx'
import type { Plan } from './places.ts'

/** The fighters among the bombers, space by space. */
export const Attackers = memo(function Attackers({
  campaign,
  plan,
}: {
  readonly campaign: Campaign
  readonly plan: Plan
}) {
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

/** Where fighters in a space stand: side by side, in two rows from three on. */
export function roomFor(plan: Plan, space: Space, count: number): Rect {
  const { x, y } = plan.space(space)
  const { width, height } = plan.sheet.piece
  const across = Math.min(count, 2)
  const rows = Math.ceil(count / 2)
  return {
    x: x - (across * width) / 2,
    y: y - (rows * height) / 2,
    width: across * width,
    height: rows * height,
  }
}

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
  return (
    <g {...{ onClick }}>
      <Pile
        campaign={campaign}
        sheet={plan.sheet}
        room={roomFor(plan, space, fighters.length)}
        fighters={fighters}
      />
    </g>
  )
}
