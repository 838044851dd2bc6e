import { usePlace, useTip } from '@tallyho/kit'
import { memo, useMemo } from 'react'
import type { ElementPlan } from '../../pack/formation.ts'
import { missionOf } from '../../rules/05-map/table.ts'
import { COHESION } from '../../rules/19-lethal-level.ts'
import type { Campaign, Mission } from '../../state.ts'
import { COHESION_NAMES } from '../../text/names.ts'
import { useNow } from '../now.ts'
import { ElementTip } from '../tips.tsx'
import { type ElementLabel, labelsOf } from './labels.ts'
import { outlineOf } from './outline.ts'
import type { Plan } from './places.ts'

type State = Mission['elements'][number]

/** The elements of the formation: outlined, hatched by their cohesion. */
export const Elements = memo(function Elements({
  campaign,
  plan,
}: {
  readonly campaign: Campaign
  readonly plan: Plan
}) {
  const { elements } = missionOf(campaign)
  return plan.formation.elements.map(element => (
    <ElementArea key={element.no} plan={plan} element={element} state={elements[element.no]} />
  ))
})

interface AreaProps {
  readonly plan: Plan
  readonly element: ElementPlan
  readonly state: State | undefined
}

const ElementArea = memo(function ElementArea({ plan, element, state }: AreaProps) {
  const cohesion = state?.cohesion ?? 'good'
  const place = usePlace(`element:${element.no}`, `Element ${element.name}, ${COHESION_NAMES[cohesion]}`)
  const path = useMemo(() => outlineOf(plan, element.spaces, 2), [plan, element])
  return (
    <g className={`sr-element sr-element-${cohesion}`} {...place}>
      <path className="sr-element-area" d={path} />
      <path className="sr-element-halo" d={path} />
      <path className="sr-element-line" d={path} />
    </g>
  )
})

/** Their names with what has become of them, over the bombers. */
export const ElementNames = memo(function ElementNames({
  campaign,
  plan,
}: {
  readonly campaign: Campaign
  readonly plan: Plan
}) {
  const labels = useMemo(() => labelsOf(plan), [plan])
  const { elements } = missionOf(campaign)
  return plan.formation.elements.map(element => {
    const label = labels.get(element.no)
    const state = elements[element.no]
    return (
      label &&
      state && (
        <ElementName
          key={element.no}
          no={element.no}
          name={element.name}
          label={label}
          print={plan.sheet.print}
          state={state}
        />
      )
    )
  })
})

const ElementName = memo(function ElementName({
  no,
  name,
  label: { x, y, anchor },
  print,
  state,
}: {
  readonly no: number
  readonly name: string
  readonly label: ElementLabel
  readonly print: number
  readonly state: State
}) {
  const now = useNow()
  const tip = useTip(() => <ElementTip campaign={now()} element={no} />)
  const by = COHESION[state.cohesion]
  const flags = [
    state.rotte && 'Rotte',
    state.position && 'Position',
    state.schwarm > 0 && `Schwarm ${state.schwarm}`,
  ]
  return (
    <g
      className={`sr-element-label sr-label-${state.cohesion}`}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
      textAnchor={anchor}
      {...tip}
    >
      <text className="sr-element-name" y={-print * 0.14} fontSize={print * 1.06}>
        {name}
      </text>
      <text className="sr-element-state" y={print * 0.98} fontSize={print}>
        {COHESION_NAMES[state.cohesion]}
        {by < 0 && ` −${-by}`}
      </text>
      <Flags names={flags.filter(flag => typeof flag === 'string')} anchor={anchor} print={print} />
    </g>
  )
})

/** SR-ADV-01 What its attackers have earned: Rotte, Position, Schwarm with what is left of it. */
function Flags({
  names,
  anchor,
  print,
}: {
  readonly names: readonly string[]
  readonly anchor: ElementLabel['anchor']
  readonly print: number
}) {
  const wide = print * 5
  const from = anchor === 'start' ? 0 : anchor === 'end' ? -wide : -wide / 2
  return names.map((name, i) => (
    <g
      key={name}
      className="sr-advantage"
      transform={`translate(${from} ${print * 1.4 + i * (print + 7)})`}
      textAnchor="middle"
    >
      <path d={`M0 0H${wide - 6}L${wide} ${print * 0.62}L${wide - 6} ${print * 1.24}H0Z`} />
      <text x={wide / 2 - 2} y={print * 0.98} fontSize={print}>
        {name}
      </text>
    </g>
  ))
}
