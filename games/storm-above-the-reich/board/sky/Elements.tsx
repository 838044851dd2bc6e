import { usePlace, useTip } from '@tallyho/kit'
import { memo } from 'react'
import type { ElementPlan } from '../../pack/formation.ts'
import { formation, missionOf } from '../../rules/05-map/table.ts'
import type { Campaign, Mission } from '../../state.ts'
import { COHESION_NAMES } from '../../text/names.ts'
import { useNow } from '../now.ts'
import { ElementTip } from '../tips.tsx'
import { outlineOf } from './outline.ts'
import { type Plan, planOf } from './places.ts'

/** The elements of the formation: outlined, tinted by their cohesion, with their advantages. */
export const Elements = memo(function Elements({ campaign }: { readonly campaign: Campaign }) {
  const plan = planOf(formation(campaign))
  return plan.formation.elements.map(element => (
    <ElementArea
      key={element.no}
      plan={plan}
      element={element}
      state={missionOf(campaign).elements[element.no]}
    />
  ))
})

interface AreaProps {
  readonly plan: Plan
  readonly element: ElementPlan
  readonly state: Mission['elements'][number] | undefined
}

const ElementArea = memo(function ElementArea({ plan, element, state }: AreaProps) {
  const cohesion = state?.cohesion ?? 'good'
  const place = usePlace(`element:${element.no}`, `Element ${element.name}, ${COHESION_NAMES[cohesion]}`)
  const now = useNow()
  const tip = useTip(() => <ElementTip campaign={now()} element={element.no} />)
  const path = outlineOf(plan, element.spaces, 3.5)
  return (
    <g className={`sr-element sr-element-${cohesion}`} {...place}>
      <path className="sr-element-area" d={path} />
      {cohesion !== 'good' && <path className="sr-element-hatch" d={path} />}
      <path className="sr-element-line" d={path} />
      <g {...tip}>
        <ElementName
          plan={plan}
          element={element}
          state={cohesion === 'good' ? '' : COHESION_NAMES[cohesion]}
        />
      </g>
      {state && (state.rotte || state.position || state.schwarm > 0) && (
        <Advantages plan={plan} element={element} {...state} />
      )}
    </g>
  )
})

/** Spaces along one side of an element, as a spot in the middle of that side and a little inside. */
function sideOf(plan: Plan, element: ElementPlan, side: 'a' | 'b', inside: number): { x: number; y: number } {
  const spaces = element.spaces.flatMap(no => plan.formation.spaces[no] ?? [])
  const most = Math.max(...spaces.map(space => space[side]))
  const row = spaces.filter(space => space[side] === most)
  const spots = row.map(space => plan.space(space))
  const x = spots.reduce((sum, spot) => sum + spot.x, 0) / spots.length
  const y = spots.reduce((sum, spot) => sum + spot.y, 0) / spots.length
  const [dx, dy] = [plan.across / 2 - inside, plan.along / 2 - inside]
  return { x: x + (side === 'a' ? dx : -dx), y: y - dy }
}

const slope = ({ across, along }: Plan): number => (Math.atan2(along, across) * 180) / Math.PI

/** Other cells lie beyond the border that looks to 10:30. */
function hasNeighbour({ formation }: Plan, { spaces }: ElementPlan): boolean {
  const own = spaces.flatMap(no => formation.spaces[no] ?? [])
  const most = Math.max(...own.map(({ b }) => b))
  return own.some(({ a, b }) => b === most && formation.spaceAt(a, b + 1) !== undefined)
}

/** Along the border that looks to 10:30: outside it, or inside where others lie beyond. */
function ElementName({
  plan,
  element,
  state,
}: {
  readonly plan: Plan
  readonly element: ElementPlan
  readonly state: string
}) {
  const { x, y } = sideOf(plan, element, 'b', hasNeighbour(plan, element) ? 9 : -5)
  return (
    <text
      className="sr-element-name"
      fontSize={Math.min(Math.max(plan.unit * 0.3, 10.5), 13)}
      transform={`translate(${x} ${y}) rotate(${-slope(plan)})`}
      textAnchor="middle"
    >
      {element.name}
      {state && <tspan className="sr-element-state"> · {state}</tspan>}
    </text>
  )
}

/** Flags on the border that looks to 1:30: Rotte, Position, Schwarm with what is left of it. */
function Advantages({
  plan,
  element,
  rotte,
  position,
  schwarm,
}: {
  readonly plan: Plan
  readonly element: ElementPlan
  readonly rotte: boolean
  readonly position: boolean
  readonly schwarm: number
}) {
  const { x, y } = sideOf(plan, element, 'a', -4)
  const flags = [rotte && 'Rotte', position && 'Position', schwarm > 0 && `Schwarm ${schwarm}`].filter(
    flag => typeof flag === 'string',
  )
  const width = 52
  return (
    <g className="sr-advantages" transform={`translate(${x} ${y}) rotate(${slope(plan)})`}>
      {flags.map((flag, i) => (
        <g key={flag} transform={`translate(${(i - (flags.length - 1) / 2) * (width + 4)} -2)`}>
          <path d={`M${-width / 2} -7H${width / 2 - 5}L${width / 2} 0L${width / 2 - 5} 7H${-width / 2}Z`} />
          <text y="3.500" x="-2" textAnchor="middle">
            {flag}
          </text>
        </g>
      ))}
    </g>
  )
}
