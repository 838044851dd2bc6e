import { TipText, useTip } from '@tallyho/kit'
import { memo } from 'react'
import { packOf } from '../../pack/index.ts'
import { missionOf } from '../../rules/05-map/table.ts'
import type { Campaign, SpaceNo } from '../../state.ts'
import type { Plan } from './places.ts'

const PROXIMITY_WORDS = {
  clear: 'No Collision',
  'clear-twice': 'No Collision ×2',
  escape: 'Escape',
  veer: 'Veer',
  hit: 'Hit',
  impact: 'Impact?',
} as const

interface MarkersProps {
  readonly campaign: Campaign
  readonly plan: Plan
}

/** Proximity and Detonation markers. */
export const Markers = memo(function Markers({ campaign, plan }: MarkersProps) {
  const { proximity, detonations } = missionOf(campaign)
  const seen = new Map<SpaceNo, number>()
  const nth = (space: SpaceNo): number => {
    const count = seen.get(space) ?? 0
    seen.set(space, count + 1)
    return count
  }
  return (
    <>
      {detonations.map((space, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one space may hold several
        <Detonation key={i} at={spotOf(plan, space, nth(space))} />
      ))}
      {proximity.map(({ marker, space }, i) => (
        <Proximity
          // biome-ignore lint/suspicious/noArrayIndexKey: markers of one kind are alike
          key={i}
          campaign={campaign}
          marker={marker}
          at={spotOf(plan, space, nth(space))}
          print={plan.sheet.print}
        />
      ))}
    </>
  )
})

const named = (name: string) => ({ role: 'img', 'aria-label': name }) as const

function spotOf(plan: Plan, space: SpaceNo, nth: number): string {
  const found = plan.formation.spaces[space]
  const { x, y } = found ? plan.space(found) : { x: 0, y: 0 }
  const [dx, dy] = [plan.across * (0.46 - 0.16 * nth), plan.along * (0.36 + 0.16 * nth)]
  return `translate(${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)})`
}

function Proximity({
  campaign,
  marker,
  at,
  print,
}: {
  readonly campaign: Campaign
  readonly marker: string
  readonly at: string
  readonly print: number
}) {
  const { face } = packOf(campaign).proximity(marker)
  const name = `Proximity marker: ${PROXIMITY_WORDS[face]}`
  const tip = useTip(() => (
    <TipText title={name}>
      <p>It makes the element likelier to lose its cohesion.</p>
    </TipText>
  ))
  return (
    <g className="sr-proximity" {...named(name)} transform={at} {...tip}>
      <path d="M0 -11L11 8H-11Z" />
      <text y="5.500" fontSize={print} textAnchor="middle">
        !
      </text>
    </g>
  )
}

function Detonation({ at }: { readonly at: string }) {
  const tip = useTip(() => (
    <TipText title="Detonation">
      <p>A rocket or bomb went off here: its element loses cohesion in the Cohesion Phase.</p>
    </TipText>
  ))
  return (
    <g className="sr-detonation" {...named('Detonation')} transform={at} {...tip}>
      <circle r="15" fill="url(#sr-smoke-puff)" />
      <path d="M0 -12L3 -4L11 -7L6 0L12 6L4 5L1 12L-3 5L-11 7L-6 0L-11 -6L-3 -5Z" />
    </g>
  )
}
