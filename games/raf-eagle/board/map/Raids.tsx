import { TipText, useMark, usePick, useTip } from '@tallyho/kit'
import { overlaps } from '@tallyho/kit/drawn/labels.ts'
import { packOf } from '../../pack/index.ts'
import { bombedTarget, cardOf, gruppe, has } from '../../rules/02-terms.ts'
import type { Campaign, Raid } from '../../state.ts'
import { clockName, gruppen } from '../../text/names.ts'
import { arrowTo } from './arrows.ts'
import type { Layout } from './layout.ts'
import { type Point, type Rect, townNames } from './projection.ts'

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
  const taken: Rect[] = [...layout.covered, ...(layout.sparse ? [] : townNames(size))]
  const drawn = plan.flatMap((raid, index): Drawn[] => {
    const to = layout.targets.get(bombedTarget(campaign, raid).id)
    if (!to) return []
    const width = size * (raid.major ? 0.75 : 0.5)
    const arrow = arrowTo(cardOf(campaign, raid).luftflotte, to, width, radius * 1.5)
    const plate = hourPlace(arrow.along, size, taken, sheet)
    taken.push(plate)
    return [{ campaign, raid, index, path: arrow.path, plate, size }]
  })
  return (
    <>
      {drawn.map(one => (
        <RaidArrow key={one.raid.card} {...one} />
      ))}
      {drawn.map(one => (
        <Hour key={one.raid.card} {...one} />
      ))}
    </>
  )
}

interface Drawn {
  readonly campaign: Campaign
  readonly raid: Raid
  readonly index: number
  readonly path: string
  readonly plate: Rect
  readonly size: number
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
  [3.4, 0],
  [-3.4, 0],
  [3.4, -1.6],
  [-3.4, -1.6],
  [0, 3.9],
  [0, -2.6],
] as const

/** The first place on the arrow, else beside it, where it covers nothing. */
function hourPlace(along: (share: number) => Point, size: number, taken: readonly Rect[], sheet: Rect): Rect {
  let first: Rect | undefined
  for (const [across, down] of ASIDE)
    for (const share of SHARES) {
      const { x, y } = along(share)
      const place = plateAt({ x: x + across * size, y: y + down * size }, size)
      if (!isInside(place, sheet)) continue
      if (!taken.some(other => overlaps(place, other))) return place
      first ??= place
    }
  return first ?? plateAt(along(0.5), size)
}

function isInside({ x, y, width, height }: Rect, sheet: Rect): boolean {
  return (
    x >= sheet.x && y >= sheet.y && x + width <= sheet.x + sheet.width && y + height <= sheet.y + sheet.height
  )
}

function plateAt({ x, y }: Point, size: number): Rect {
  return { x: x - size * 1.15, y: y - size * 0.6, width: size * 2.3, height: size * 1.2 }
}

const hourOf = ({ segment }: Raid): string => (segment === undefined ? '' : clockName(segment))

function RaidArrow({ campaign, raid, index, path }: Drawn) {
  const target = bombedTarget(campaign, raid).id
  const decoy = has(campaign, raid, 'decoy')
  const count = Object.keys(campaign.gruppen).filter(id => gruppe(campaign, id).raid === index).length
  const said = `${raid.major ? 'Major' : 'Minor'} raid on ${target} at ${hourOf(raid)}`
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
  return (
    <g
      className={`eagle-map-raid eagle-map-raid-${stateOf(campaign, raid, index)}${decoy ? ' eagle-map-raid-decoy' : ''}`}
      {...pick}
      {...tip}
    >
      <path className="eagle-map-raid-arrow" d={path} />
    </g>
  )
}

function stateOf({ flight }: Campaign, { done }: Raid, index: number): 'done' | 'flying' | 'planned' {
  return done ? 'done' : flight?.raid === index ? 'flying' : 'planned'
}

/** Over all arrows: no hour is crossed by another raid. */
function Hour({ campaign, raid, index, plate, size }: Drawn) {
  const hour = hourOf(raid)
  const mark = useMark(`raid:${index}`)
  if (!hour) return undefined
  return (
    <g
      className={`eagle-map-raid eagle-map-raid-${stateOf(campaign, raid, index)} eagle-map-hour`}
      data-mark={mark}
    >
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
    </g>
  )
}
