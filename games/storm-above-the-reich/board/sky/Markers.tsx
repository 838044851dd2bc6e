import { TipText, useTip } from '@tallyho/kit'
import { memo } from 'react'
import { packOf } from '../../pack/index.ts'
import { formation, missionOf } from '../../rules/05-map/table.ts'
import type { Campaign, Fighter, SpaceNo } from '../../state.ts'
import { planOf } from './places.ts'

const PROXIMITY_WORDS = {
  clear: 'No Collision',
  'clear-twice': 'No Collision ×2',
  escape: 'Escape',
  veer: 'Veer',
  hit: 'Hit',
  impact: 'Impact?',
} as const

/** Proximity and Detonation markers, and the targets of the fighters in the formation. */
export const Markers = memo(function Markers({ campaign }: { readonly campaign: Campaign }) {
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
        <Detonation key={i} campaign={campaign} space={space} nth={nth(space)} />
      ))}
      {proximity.map(({ marker, space }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: markers of one kind are alike
        <Proximity key={i} campaign={campaign} marker={marker} space={space} nth={nth(space)} />
      ))}
    </>
  )
})

const named = (name: string) => ({ role: 'img', 'aria-label': name }) as const

function spotOf(campaign: Campaign, space: SpaceNo, nth: number): string {
  const plan = planOf(formation(campaign))
  const found = plan.formation.spaces[space]
  const { x, y } = found ? plan.space(found) : { x: 0, y: 0 }
  const by = plan.unit * (0.44 - 0.2 * nth)
  return `translate(${x + plan.unit * 0.44 - (nth * plan.unit) / 5} ${y + by + (nth * plan.unit) / 5})`
}

function Proximity({
  campaign,
  marker,
  space,
  nth,
}: {
  readonly campaign: Campaign
  readonly marker: string
  readonly space: SpaceNo
  readonly nth: number
}) {
  const { face } = packOf(campaign).proximity(marker)
  const name = `Proximity marker: ${PROXIMITY_WORDS[face]}`
  const tip = useTip(() => (
    <TipText title={name}>
      <p>It makes the element likelier to lose its cohesion.</p>
    </TipText>
  ))
  return (
    <g className="sr-proximity" {...named(name)} transform={spotOf(campaign, space, nth)} {...tip}>
      <path d="M0 -10L10 7H-10Z" />
      <text y="4.500" textAnchor="middle">
        !
      </text>
    </g>
  )
}

function Detonation({
  campaign,
  space,
  nth,
}: {
  readonly campaign: Campaign
  readonly space: SpaceNo
  readonly nth: number
}) {
  const tip = useTip(() => (
    <TipText title="Detonation">
      <p>A rocket or bomb went off here: its element loses cohesion in the Cohesion Phase.</p>
    </TipText>
  ))
  return (
    <g className="sr-detonation" {...named('Detonation')} transform={spotOf(campaign, space, nth)} {...tip}>
      <path d="M0 -12L3 -4L11 -7L6 0L12 6L4 5L1 12L-3 5L-11 7L-6 0L-11 -6L-3 -5Z" />
    </g>
  )
}

/** A line from each fighter in the formation to the bomber it attacks. */
export const Targets = memo(function Targets({
  campaign,
  fighters,
}: {
  readonly campaign: Campaign
  readonly fighters: readonly Fighter[]
}) {
  const plan = planOf(formation(campaign))
  const aims = fighters.flatMap(fighter => {
    const from = fighter.at === 'space' ? plan.formation.spaces[fighter.space] : undefined
    const to = plan.formation.places[fighter.target]
    return from && to ? [{ no: fighter.no, from: plan.space(from), to: plan.place(to), place: to.no }] : []
  })
  const marked = [...new Map(aims.map(({ place, to }) => [place, to]))]
  const r = plan.unit * 0.3
  return (
    <g className="sr-targets">
      {aims.map(({ no, from, to }) => (
        <path key={no} className="sr-aim" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      ))}
      {marked.map(([place, { x, y }]) => (
        <path
          key={place}
          className="sr-cross"
          transform={`translate(${x} ${y})`}
          d={`M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0M${-r * 1.4} 0H${-r * 0.6}M${r * 1.4} 0H${r * 0.6}M0 ${-r * 1.4}V${-r * 0.6}M0 ${r * 1.4}V${r * 0.6}`}
        />
      ))}
    </g>
  )
})
