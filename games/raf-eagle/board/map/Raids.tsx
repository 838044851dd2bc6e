import { TipText, usePick, useTip } from '@tallyho/kit'
import { overlaps } from '@tallyho/kit/labels.ts'
import { packOf } from '../../pack/index.ts'
import { bombedTarget, cardOf, gruppe, has } from '../../rules/02-terms.ts'
import type { Campaign, Raid } from '../../state.ts'
import { clockName, gruppen } from '../../text/names.ts'
import { arrowTo } from './arrows.ts'
import type { Layout } from './layout.ts'
import type { Point, Rect } from './projection.ts'

/** The day's raids as arrows to what they bomb, each with its hour; those that are over are faint. */
export function Raids(props: {
  readonly campaign: Campaign
  readonly plan: readonly Raid[]
  readonly layout: Layout
  /** The hours stay on it. */
  readonly sheet: Rect
}) {
  const { campaign, plan, layout, sheet } = props
  const { size, radius } = layout
  const taken: Rect[] = [...layout.covered]
  return plan.map((raid, i) => {
    const to = layout.targets.get(bombedTarget(campaign, raid).id)
    if (!to) return undefined
    const arrow = arrowTo(
      cardOf(campaign, raid).luftflotte,
      to,
      size * (raid.major ? 0.75 : 0.5),
      radius * 1.5,
    )
    const plate = hourPlace(arrow.along, size, taken, sheet)
    taken.push(plate)
    return (
      <RaidArrow
        key={raid.card}
        campaign={campaign}
        raid={raid}
        index={i}
        path={arrow.path}
        plate={plate}
        size={size}
      />
    )
  })
}

/** From the middle outwards. */
const SHARES = [
  0.4, 0.45, 0.35, 0.5, 0.3, 0.55, 0.25, 0.6, 0.2, 0.65, 0.15, 0.7, 0.1, 0.75, 0.05, 0.8,
] as const

/** Beside the arrow, in sizes of the print: on it, below and above, to both sides, farther off. */
const ASIDE = [
  [0, 0],
  [0, 1.3],
  [0, -1.3],
  [1.9, 0.7],
  [-1.9, 0.7],
  [0, 2.6],
  [2.6, 2],
  [-2.6, 2],
] as const

/** The first place on the arrow, else beside it, where it covers nothing. */
function hourPlace(along: (share: number) => Point, size: number, taken: readonly Rect[], sheet: Rect): Rect {
  const places = ASIDE.flatMap(([across, down]) =>
    SHARES.map(share => {
      const { x, y } = along(share)
      return plateAt({ x: x + across * size, y: y + down * size }, size)
    }),
  )
  const inside = places.filter(place => isInside(place, sheet))
  const free = inside.find(place => !taken.some(other => overlaps(place, other)))
  return free ?? inside[0] ?? plateAt(along(0.5), size)
}

function isInside({ x, y, width, height }: Rect, sheet: Rect): boolean {
  return (
    x >= sheet.x && y >= sheet.y && x + width <= sheet.x + sheet.width && y + height <= sheet.y + sheet.height
  )
}

function plateAt({ x, y }: Point, size: number): Rect {
  return { x: x - size * 1.15, y: y - size * 0.6, width: size * 2.3, height: size * 1.2 }
}

function RaidArrow(props: {
  readonly campaign: Campaign
  readonly raid: Raid
  readonly index: number
  readonly path: string
  readonly plate: Rect
  readonly size: number
}) {
  const { campaign, raid, index, path, plate, size } = props
  const target = bombedTarget(campaign, raid).id
  const hour = raid.segment === undefined ? '' : clockName(raid.segment)
  const decoy = has(campaign, raid, 'decoy')
  const count = Object.keys(campaign.gruppen).filter(id => gruppe(campaign, id).raid === index).length
  const flying = campaign.flight?.raid === index
  const said = `${raid.major ? 'Major' : 'Minor'} raid on ${target} at ${hour}`
  const pick = usePick(`raid:${index}`, said)
  const tip = useTip(() => (
    <TipText title={said}>
      <p>{decoy ? 'A decoy: nobody flies.' : `${gruppen(count)}.`}</p>
      {raid.strategies.length > 0 && (
        <p>{raid.strategies.map(card => packOf(campaign).strategy.get(card)?.strategy).join(', ')}</p>
      )}
      {raid.done && <p>Flown.</p>}
    </TipText>
  ))
  const state = raid.done ? 'done' : flying ? 'flying' : 'planned'
  return (
    <g
      className={`eagle-map-raid eagle-map-raid-${state}${decoy ? ' eagle-map-raid-decoy' : ''}`}
      {...pick}
      {...tip}
    >
      <path className="eagle-map-raid-arrow" d={path} />
      {hour && (
        <>
          <rect className="eagle-map-raid-plate" rx="3" {...plate} />
          <text
            className="eagle-map-raid-hour"
            x={plate.x + plate.width / 2}
            y={plate.y + size * 0.92}
            fontSize={size}
            textAnchor="middle"
          >
            {hour}
          </text>
        </>
      )}
    </g>
  )
}
