import { usePick, useTip } from '@tallyho/kit'
import { memo } from 'react'
import type { Space } from '../../pack/formation.ts'
import { missionOf } from '../../rules/05-map/table.ts'
import { spaceLevel } from '../../rules/19-lethal-level.ts'
import type { Campaign, Fighter, SpaceNo } from '../../state.ts'
import type { Layout } from '../docks/layout.ts'
import { useNow } from '../now.ts'
import { positionOf, sentence, spaceName } from '../shown.ts'
import { levelFor, SpaceTip } from '../tips.tsx'
import { diamond, nameSpot, numberSpot, type Plan, type Spot } from './places.ts'

/** The cells under the bombers: a click on one that can be chosen, wherever in it. */
export const Cells = memo(function Cells({ plan }: { readonly plan: Plan }) {
  return plan.formation.spaces.map(space => <CellArea key={space.no} plan={plan} space={space} />)
})

const CellArea = memo(function CellArea({ plan, space }: { readonly plan: Plan; readonly space: Space }) {
  const { 'data-mark': mark, onClick, onMouseEnter, onMouseLeave } = usePick(`space:${space.no}`, '')
  return (
    <path
      className="sr-cell-area"
      data-shows={mark}
      d={diamond(plan, plan.space(space), 2)}
      {...{ onClick, onMouseEnter, onMouseLeave }}
    />
  )
})

/** How dangerous each space is: a diamond where one can go, a plain number elsewhere. */
export const Levels = memo(function Levels({
  campaign,
  plan,
  layout,
  mover,
}: {
  readonly campaign: Campaign
  readonly plan: Plan
  /** None where no box lies over the formation. */
  readonly layout?: Layout
  /** The fighter in question: the levels shown are those it would meet. */
  readonly mover: Fighter | undefined
}) {
  const { fighters } = missionOf(campaign)
  const thoseIn = (no: SpaceNo) => fighters.filter(({ at, space }) => at === 'space' && space === no)
  const levelIn = (space: SpaceNo): number =>
    mover && mover.at !== 'space'
      ? levelFor(campaign, { ...mover, space }).level
      : spaceLevel(campaign, space).level
  return plan.formation.spaces.map(space => (
    <SpaceLevel
      key={space.no}
      {...spotOf(plan, layout, space, thoseIn(space.no))}
      space={space}
      // Where all of the formation is seen bombers are small: a large diamond would cover them.
      size={plan.sheet.print * (layout ? 1.3 : 1)}
      name={spaceName(campaign, space.no)}
      taken={layout !== undefined && thoseIn(space.no).length > 0}
      level={levelIn(space.no)}
    />
  ))
})

/** Beside the fighters in it; else clear of the bombers round it, and of a box that has grown over it, if it can be. */
function spotOf(
  plan: Plan,
  layout: Layout | undefined,
  space: Space,
  crowd: readonly Fighter[],
): Spot & { readonly under: boolean } {
  const { piece, print } = plan.sheet
  const middle = plan.space(space)
  const half = print * 1.45
  // Seen whole on a phone they are small.
  if (crowd.length > 0 && !layout) return { ...clearer(plan, middle), under: false }
  if (crowd.length > 0) {
    // Behind whoever comes in from a flank: his arrow and his bomber lie ahead of him.
    const side = crowd.some(one => positionOf(one) === 'right') ? 1 : -1
    const off = piece.width * (crowd.length > 1 ? 1 : 0.5) + half
    return { x: middle.x + side * off, y: middle.y - piece.height * 0.34, under: false }
  }
  const isOnBomber = ({ x, y }: Spot) =>
    plan.formation.places.some(place => {
      const at = plan.place(place)
      return (
        Math.abs(x - at.x) < plan.span * 0.5 + print / 2 && Math.abs(y - at.y) < plan.span * 0.36 + print / 2
      )
    })
  const isUnder = ({ x, y }: Spot) =>
    [...(layout?.docks.values() ?? [])].some(
      ({ rect }) =>
        x + half > rect.x &&
        x - half < rect.x + rect.width &&
        y + half > rect.y &&
        y - half < rect.y + rect.height,
    )
  const first = numberSpot(plan, space)
  const spots = [
    first,
    ...BESIDE.map(([dx, dy]) => ({ x: middle.x + dx * plan.across, y: middle.y + dy * plan.along })),
  ]
  const free = spots.find((spot, i) => !isUnder(spot) && (i === 0 || !isOnBomber(spot)))
  return { ...(free ?? first), under: free === undefined }
}

/** A fighter where all of the formation is seen on a phone. */
export const SMALL = 24

/** To the left of him or to the right: where bombers and their names are farther off, which stand away from the middle. */
function clearer(plan: Plan, { x, y }: Spot): Spot {
  const { print } = plan.sheet
  const taken = plan.formation.places.flatMap(place => {
    const at = plan.place(place)
    const name = nameSpot(plan, at)
    return [at, { x: at.x + name.x, y: at.y + name.y }]
  })
  const far = (spot: Spot) => Math.min(...taken.map(one => Math.hypot(one.x - spot.x, one.y - spot.y)))
  // Within his own cell: beside it stand the numbers of others.
  const off = SMALL / 2 + print * 0.5
  const [left, right] = [
    { x: x - off, y },
    { x: x + off, y },
  ]
  return far(right) > far(left) + 1 ? right : left
}

/** Elsewhere in a cell, in parts of its half width and height. */
const BESIDE = [
  [0, 0.5],
  [0, -0.5],
  [0.5, 0],
  [-0.5, 0],
] as const

interface LevelProps extends Spot {
  readonly space: Space
  readonly size: number
  /** A box has grown over all of it. */
  readonly under: boolean
  readonly name: string
  /** Fighters are in it: its number stands beside them on a diamond, for which a phone has no room. */
  readonly taken: boolean
  readonly level: number
}

const SpaceLevel = memo(function SpaceLevel(props: LevelProps) {
  const { space, size, name, taken, level, x, y, under } = props
  const pick = usePick(`space:${space.no}`, `${sentence(name)}, Lethal Level ${level}`)
  const now = useNow()
  const tip = useTip(() => <SpaceTip campaign={now()} space={space.no} />)
  const tone = level < space.level ? ' sr-level-less' : level > space.level ? ' sr-level-more' : ''
  return (
    <g
      className={`sr-level${tone}`}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
      data-taken={taken || undefined}
      data-under={under || undefined}
      {...pick}
      {...tip}
    >
      <path className="sr-level-badge" d={`M0 ${-size * 1.12}L${size} 0L0 ${size * 1.12}L${-size} 0Z`} />
      <text y={size * 0.36} fontSize={size}>
        {level}
      </text>
      {space.elements.length > 1 && <path className="sr-level-two" d={doubled(size)} />}
    </g>
  )
})

/** SR-MAP-14 Two small diamonds: the cell counts for two elements. */
const doubled = (size: number): string =>
  `M${size * 0.62} 0l3.500 -5l3.500 5l-3.500 5ZM${size * 0.62 + 4} 0l3.500 -5l3.500 5l-3.500 5Z`
