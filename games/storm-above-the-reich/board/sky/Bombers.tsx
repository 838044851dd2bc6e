import { sameBut, usePick, useTip } from '@tallyho/kit'
import { memo } from 'react'
import { formation, missionOf } from '../../rules/05-map/table.ts'
import type { Bomber, Campaign, PlaceNo } from '../../state.ts'
import { useNow } from '../now.ts'
import { SILHOUETTES } from '../silhouettes.ts'
import { BomberTip, damageOf } from '../tips.tsx'
import { planOf, type Spot } from './places.ts'

/** Wing span in half diagonals of a cell. */
const SPAN = 1.36

/** The B-24s from above, with what has been done to them. */
export const Bombers = memo(function Bombers({ campaign }: { readonly campaign: Campaign }) {
  const plan = planOf(formation(campaign))
  const { bombers, contrails } = missionOf(campaign)
  return plan.formation.places.map(place => {
    const bomber = bombers[place.no]
    return (
      bomber && (
        <BomberPiece
          key={place.no}
          campaign={campaign}
          place={place.no}
          bomber={bomber}
          spot={plan.place(place)}
          size={(plan.across * SPAN) / 100}
          contrails={contrails}
        />
      )
    )
  })
})

interface PieceProps {
  readonly campaign: Campaign
  readonly place: PlaceNo
  readonly bomber: Bomber
  readonly spot: Spot
  readonly size: number
  readonly contrails: boolean
}

function bomberLabel(bomber: Bomber, damage: number): string {
  if (bomber.gone) return `B-24 ${bomber.id}, ${bomber.gone}`
  return `B-24 ${bomber.id}${damage > 0 ? `, damage ${damage} of 10` : bomber.damage.length > 0 ? ', struck' : ''}`
}

const BomberPiece = memo(function BomberPiece({
  campaign,
  place,
  bomber,
  spot,
  size,
  contrails,
}: PieceProps) {
  const damage = damageOf(campaign, bomber.damage)
  const pick = usePick(`bomber:${place}`, bomberLabel(bomber, damage))
  const now = useNow()
  const tip = useTip(() => <BomberTip campaign={now()} place={place} />)
  return (
    <g
      className={`sr-bomber${bomber.gone ? ` sr-bomber-${bomber.gone}` : ''}`}
      transform={`translate(${spot.x} ${spot.y}) scale(${size})`}
      data-piece={`bomber:${bomber.id}`}
      {...pick}
      {...tip}
    >
      <circle className="sr-bomber-ring" r="54" />
      {contrails && !bomber.gone && (
        <path className="sr-trails" d="M-25 12V110M-13 14V125M13 14V125M25 12V110" />
      )}
      <Liberator gone={bomber.gone} hurt={damage} />
      <text
        className="sr-bomber-id"
        x={bomber.gone ? 0 : 25}
        y={bomber.gone ? 6 : 25}
        textAnchor={bomber.gone ? 'middle' : 'start'}
      >
        {bomber.id}
      </text>
      {!bomber.gone && bomber.damage.length > 0 && (
        <g className="sr-damage" transform="translate(-36 24)">
          <path d="M0 -17L5 -8L15 -12L11 -2L18 6L8 7L5 17L-2 10L-12 14L-10 4L-18 -3L-8 -7Z" />
          <text y="6.500" textAnchor="middle">
            {damage}
          </text>
        </g>
      )}
    </g>
  )
}, sameBut('campaign'))

/** One B-24. Smoke comes with the damage; a fallen one has turned away, a destroyed one is a burst with debris. */
const Liberator = memo(function Liberator({
  gone,
  hurt,
}: {
  readonly gone: Bomber['gone']
  readonly hurt: number
}) {
  if (gone === 'destroyed')
    return (
      <g className="sr-wreck">
        <path
          className="sr-burst"
          d="M0 -40L8 -16L30 -30L18 -8L42 0L19 9L30 32L7 18L0 42L-8 18L-30 30L-18 8L-42 0L-19 -9L-30 -31L-8 -16Z"
        />
        <path
          className="sr-debris"
          d="M-24 -12L-13 -19L-11 -9ZM14 14L25 11L20 22ZM-8 24L2 20L0 30ZM16 -24L22 -16L12 -14Z"
        />
      </g>
    )
  const fallen = gone === 'fallen'
  return (
    <g transform={fallen ? 'rotate(128) scale(0.720)' : undefined}>
      {(fallen || hurt >= 4) && (
        <path
          className="sr-smoke"
          d={
            hurt >= 7 || fallen
              ? 'M13 0C22 30 6 48 14 80S4 120 10 140M-25 0C-32 28 -18 46 -27 74S-20 104 -26 120'
              : 'M13 0C22 30 6 48 14 80S8 104 12 116'
          }
        />
      )}
      <path className="sr-bomber-shadow" d={SILHOUETTES.b24} transform="translate(5 7)" />
      <path className="sr-bomber-body" d={SILHOUETTES.b24} />
      <path
        className="sr-bomber-lines"
        d="M6 -2L47 0M-6 -2L-47 0M-5 -10H5M-5 8H5M30 -6V4M-30 -6V4M38 -4V3M-38 -4V3M4 24.500H15M-4 24.500H-15"
      />
      <path
        className="sr-bomber-glass"
        d="M-3 -27C-2 -29 2 -29 3 -27L2.500 -23H-2.500ZM-2.800 -17H2.800V-13H-2.800ZM-2 27H2V30H-2Z"
      />
      <circle className="sr-bomber-turret" cy="-8" r="2.600" />
      <path
        className="sr-bomber-star"
        d="M-37 -4.500L-36 -2L-33.500 -2L-35.500 -0.400L-34.800 2L-37 0.600L-39.200 2L-38.500 -0.400L-40.500 -2L-38 -2Z"
      />
      <path className="sr-bomber-props" d="M9 -16.500H17M-9 -16.500H-17M21 -14.500H29M-21 -14.500H-29" />
    </g>
  )
})
