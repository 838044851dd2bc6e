import { sameBut, usePick, useTip } from '@tallyho/kit'
import { memo } from 'react'
import { missionOf } from '../../rules/05-map/table.ts'
import type { Bomber, Campaign, PlaceNo } from '../../state.ts'
import { useNow } from '../now.ts'
import { Aircraft, Ghost } from '../pieces/Aircraft.tsx'
import { BomberTip, damageOf } from '../tips.tsx'
import { Fire, Holes, Smoke } from './Damage.tsx'
import { nameSpot, type Plan, type Spot } from './places.ts'

/** Behind the bombers: condensation trails, and the smoke of those that are hit. */
export const Wakes = memo(function Wakes({
  campaign,
  plan,
}: {
  readonly campaign: Campaign
  readonly plan: Plan
}) {
  const { bombers, contrails } = missionOf(campaign)
  const flying = plan.formation.places.filter(({ no }) => bombers[no] && !bombers[no].gone)
  return (
    <g className="sr-wakes">
      {contrails &&
        flying.map(place => {
          const { x, y } = plan.place(place)
          return <path key={place.no} className="sr-trails" d={trails(x, y, plan.span, plan.along)} />
        })}
      {flying.map(place => {
        const damage = damageOf(campaign, bombers[place.no]?.damage ?? [])
        return (
          damage > 0 && (
            <Smoke key={place.no} at={plan.place(place)} span={plan.span} damage={damage} no={place.no} />
          )
        )
      })}
    </g>
  )
})

/** Four, one behind each engine. */
function trails(x: number, y: number, span: number, along: number): string {
  const wide = span * 0.026
  return [-25, -12.5, 12.5, 25]
    .map(dx => {
      const [at, from] = [x + (dx * span) / 100, y + span * 0.09]
      return `M${(at - wide / 2).toFixed(1)} ${from.toFixed(1)}h${wide.toFixed(1)}l${wide.toFixed(1)} ${(along * 1.5).toFixed(0)}h${(-3 * wide).toFixed(1)}Z`
    })
    .join('')
}

/** The B-24s from above, with what has been done to them. */
export const Bombers = memo(function Bombers({
  campaign,
  plan,
  still = false,
}: {
  readonly campaign: Campaign
  readonly plan: Plan
  /** Seen from farther off: they do not fly there, the view is another. */
  readonly still?: boolean
}) {
  const { bombers } = missionOf(campaign)
  return plan.formation.places.map(place => {
    const bomber = bombers[place.no]
    const spot = plan.place(place)
    return (
      bomber && (
        <BomberPiece
          key={place.no}
          campaign={campaign}
          place={place.no}
          bomber={bomber}
          x={spot.x}
          y={spot.y}
          span={plan.span}
          print={plan.sheet.print}
          still={still}
        />
      )
    )
  })
})

interface PieceProps extends Spot {
  readonly campaign: Campaign
  readonly place: PlaceNo
  readonly bomber: Bomber
  readonly span: number
  readonly print: number
  readonly still: boolean
}

function bomberLabel(bomber: Bomber, damage: number): string {
  if (bomber.gone) return `B-24\u00a0${bomber.id}, ${bomber.gone}`
  return `B-24\u00a0${bomber.id}${damage > 0 ? `, damage ${damage} of 10` : bomber.damage.length > 0 ? ', struck' : ''}`
}

const BomberPiece = memo(function BomberPiece(props: PieceProps) {
  const { campaign, place, bomber, x, y, span, print, still } = props
  const damage = damageOf(campaign, bomber.damage)
  const pick = usePick(`bomber:${place}`, bomberLabel(bomber, damage))
  const now = useNow()
  const tip = useTip(() => <BomberTip campaign={now()} place={place} />)
  const [wide, high] = [Math.max(span, 42), Math.max(span * 0.64, 40)]
  return (
    <g
      className={`sr-bomber${bomber.gone ? ` sr-bomber-${bomber.gone}` : ''}`}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
      data-piece={still ? undefined : `bomber:${bomber.id}`}
      {...pick}
      {...tip}
    >
      <ellipse className="sr-bomber-ring" rx={wide * 0.5} ry={high * 0.5} />
      <path className="sr-aim" d={brackets(wide * 0.5, high * 0.56)} />
      {bomber.gone ? (
        <Gone bomber={bomber} span={span} print={print} />
      ) : (
        <>
          <Aircraft type="b24" size={span} shadow={0.14} />
          <Holes damage={damage} span={span} no={place} />
          <Fire damage={damage} span={span} no={place} />
        </>
      )}
    </g>
  )
}, sameBut('campaign'))

/** The names of all; or, once more over the fighters, of those that somebody is beside: whoever attacks a bomber leaves its name to be read. */
export const BomberNames = memo(function BomberNames({
  campaign,
  plan,
  beside = false,
}: {
  readonly campaign: Campaign
  readonly plan: Plan
  readonly beside?: boolean
}) {
  const { bombers, fighters } = missionOf(campaign)
  const taken = fighters.flatMap(({ at, space }) => {
    const found = at === 'space' ? plan.formation.spaces[space] : undefined
    return found ? [plan.space(found)] : []
  })
  const isBeside = ({ x, y }: Spot) =>
    taken.some(one => Math.abs(one.x - x) < plan.across * 1.5 && Math.abs(one.y - y) < plan.along * 1.5)
  return (
    <g className="sr-bomber-names">
      {plan.formation.places.map(place => {
        const bomber = bombers[place.no]
        const { x, y } = plan.place(place)
        return (
          bomber &&
          !bomber.gone &&
          (!beside || isBeside({ x, y })) && (
            <g key={place.no} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
              <Tag
                id={bomber.id}
                damage={bomber.damage.length > 0 ? damageOf(campaign, bomber.damage) : undefined}
                span={plan.span}
                print={plan.sheet.print}
                name={nameSpot(plan, { x, y })}
              />
            </g>
          )
        )
      })}
    </g>
  )
})

/** Four corners round whoever is aimed at. */
function brackets(a: number, b: number): string {
  const t = Math.min(a, b) * 0.36
  return `M${-a} ${-b + t}V${-b}H${-a + t}M${a - t} ${-b}H${a}V${-b + t}M${a} ${b - t}V${b}H${a - t}M${-a + t} ${b}H${-a}V${b - t}`
}

/** Its name, and on the other side how much damage it has. */
function Tag({
  id,
  damage,
  span,
  print,
  name,
}: {
  readonly id: string
  readonly damage: number | undefined
  readonly span: number
  readonly print: number
  readonly name: ReturnType<typeof nameSpot>
}) {
  const { x, y, width: wide, height: high } = name
  const beside = -Math.sign(x) * (span * 0.12 + print * 0.72)
  return (
    <>
      <rect className="sr-tag" x={x - wide / 2} y={y - high / 2} width={wide} height={high} rx="2" />
      <text className="sr-bomber-id" x={x} y={y + print * 0.36} fontSize={print}>
        {id}
      </text>
      {damage !== undefined && (
        <g className="sr-damage" transform={`translate(${beside.toFixed(1)} ${y.toFixed(1)})`}>
          <path
            transform={`scale(${print / 15})`}
            d="M0 -13L3.800 -8.600L9.400 -9.400L8.600 -3.800L13 0L8.600 3.800L9.400 9.400L3.800 8.600L0 13L-3.800 8.600L-9.400 9.400L-8.600 3.800L-13 0L-8.600 -3.800L-9.400 -9.400L-3.800 -8.600Z"
          />
          <text y={print * 0.36} fontSize={print}>
            {damage}
          </text>
        </g>
      )}
    </>
  )
}

/** Where it flew; what is left of it hangs in the air. */
function Gone({
  bomber: { id, gone },
  span,
  print,
}: {
  readonly bomber: Bomber
  readonly span: number
  readonly print: number
}) {
  const words = `${id} ${gone === 'fallen' ? 'fell out' : 'lost'}`
  const wide = words.length * print * 0.47 + 8
  return (
    <>
      <Ghost type="b24" size={span} />
      <rect className="sr-tag" x={-wide / 2} y={-print * 0.66} width={wide} height={print * 1.32} rx="2" />
      <text className="sr-bomber-id" y={print * 0.36} fontSize={print}>
        {words}
      </text>
    </>
  )
}
