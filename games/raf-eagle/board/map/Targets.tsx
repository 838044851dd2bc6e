import { capital } from '@tallyho/engine'
import { isSame, TipText, usePick, useTip } from '@tallyho/kit'
import type { Label } from '@tallyho/kit/drawn/labels.ts'
import { memo } from 'react'
import { packOf } from '../../pack/index.ts'
import type { Luftflotte, TargetId, TargetSpec } from '../../pack/types.ts'
import { cardOf } from '../../rules/02-terms.ts'
import { BLIND, netsDown } from '../../rules/06-raid/detection.ts'
import type { Campaign, DamageMarker } from '../../state.ts'
import { damageMeans } from '../../text/charts.ts'
import { typeName } from '../../text/names.ts'
import { TargetSymbol } from '../pieces/TargetSymbol.tsx'
import { arrowTo } from './arrows.ts'
import { type Layout, nameOf } from './layout.ts'

/** RE-2.1.b Targets with what bombs have left of them; or, under all else, the dots of those that have no name there. */
export function Targets(props: {
  readonly campaign: Campaign
  readonly layout: Layout
  readonly told?: ReadonlyMap<TargetId, string>
  readonly dots?: boolean
}) {
  const { campaign, layout, told, dots = false } = props
  const { only } = layout
  const targets = packOf(campaign).pack.targets.filter(({ id }) =>
    dots ? layout.dots.has(id) : only.has(id),
  )
  // RE-10.21.d
  const allBlind = netsDown(campaign).length >= BLIND
  const inHand = campaign.hand.map(card => cardOf(campaign, { card }))
  return targets.map(spec => {
    const place = layout.targets.get(spec.id)
    const name = told ? told.get(spec.id) : nameOf(campaign.pack, spec.id)
    return (
      place && (
        <Target
          key={spec.id}
          spec={spec}
          x={place.x}
          y={place.y}
          name={name}
          label={name === undefined ? undefined : layout.labels.get(spec.id)}
          size={layout.size}
          radius={layout.radius}
          damage={campaign.damage[spec.id]}
          blind={spec.type === 'radar' && (allBlind || campaign.damage[spec.id] !== undefined)}
          quiet={dots}
          luftflotte={inHand.find(({ target }) => target === spec.id)?.luftflotte}
        />
      )
    )
  })
}

interface TargetProps {
  readonly spec: TargetSpec
  readonly x: number
  readonly y: number
  readonly name: string | undefined
  readonly label: Label | undefined
  readonly size: number
  readonly radius: number
  readonly damage: DamageMarker | undefined
  readonly blind: boolean
  /** Only where it is. */
  readonly quiet: boolean
  /** Whose card in hand aims at it. */
  readonly luftflotte: Luftflotte | undefined
}

const Target = memo(function Target(props: TargetProps) {
  const { spec, x, y, name, label, size, radius, damage, blind, quiet, luftflotte } = props
  const pick = usePick(`target:${spec.id}`, targetLabel(spec, damage, blind))
  const tip = useTip(() => <TargetTip {...props} />)
  // A card that is held or under the pointer shows where it goes, and the way there.
  const way = luftflotte !== undefined && pick['data-mark'] === 'hovered' && (
    <path className="eagle-map-way" d={arrowTo(luftflotte, { x, y }, size * 0.6, radius * 1.5).path} />
  )
  if (quiet)
    return (
      <g className="eagle-map-dot" {...pick} {...tip}>
        <circle className="eagle-map-ring" cx={x} cy={y} r={radius * 0.8} />
        <circle cx={x} cy={y} r={radius * 0.35} />
      </g>
    )
  return (
    <g className="eagle-map-target" data-damage={damage} {...pick} {...tip}>
      {way}
      <g transform={`translate(${x} ${y}) scale(${radius / 8.5})`}>
        <circle className="eagle-map-ring" r="11" />
        <TargetSymbol type={spec.type} />
        {damage && <Flame heavy={damage === 'heavy'} />}
        {blind && <path className="eagle-map-blind" d="M-8 -8L8 8M8 -8L-8 8" />}
      </g>
      {label?.leader && <path className="eagle-map-leader" d={label.leader} />}
      {label && (
        <text className="eagle-map-name" x={label.x} y={label.y} fontSize={size} textAnchor={label.anchor}>
          {name}
        </text>
      )}
    </g>
  )
}, isSame)

/** Fire over a target: small for a day, tall with smoke until it is put right. */
function Flame({ heavy }: { readonly heavy: boolean }) {
  return (
    <g className="eagle-flame" transform={heavy ? 'translate(5 -7)' : 'translate(5 -6) scale(.72)'}>
      {heavy && <path className="eagle-map-smoke" d="M0 -6C-5 -11 3 -14 -1 -20C8 -16 3 -11 7 -6Z" />}
      <path
        className="eagle-map-fire"
        d="M0 4C-5 4 -6 -1 -3 -4C-2 -6 -2 -8 -1 -10C2 -8 2 -6 3 -4C4 -5 4 -6 4 -7C7 -3 6 4 0 4Z"
      />
    </g>
  )
}

function targetLabel(
  { id, type, sector }: TargetSpec,
  damage: DamageMarker | undefined,
  blind: boolean,
): string {
  const state = damage ? `, ${damage} damage` : ''
  return `${id}, ${typeName(type)}, ${sector}${state}${blind ? ', blind' : ''}`
}

function TargetTip({ spec, damage, blind }: TargetProps) {
  const { id, type, sector, net, commands } = spec
  return (
    <TipText title={id}>
      <p>
        {typeName(type)} in {sector === 'London' ? sector : `sector ${sector}`}
        {net !== undefined && `, radar net ${net}`}
        {commands !== undefined && `, of ${commands === 'all' ? 'Fighter Command' : `${commands} Group`}`}
      </p>
      {damage && <p>{capital(damageMeans(type, damage))}.</p>}
      {blind && !damage && <p>Blind: three nets are down, and the chain sees nothing.</p>}
    </TipText>
  )
}
