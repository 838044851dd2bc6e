import { memo } from 'react'
import { diamond, type Plan } from './places.ts'

/** The cells of the formation as they are printed: they never change. */
export const CellLines = memo(function CellLines({ plan }: { readonly plan: Plan }) {
  return (
    <g className="sr-cells">
      {plan.formation.spaces.map(space => (
        <path
          key={space.no}
          className={space.elements.length > 1 ? 'sr-cell sr-cell-overlap' : 'sr-cell'}
          d={diamond(plan, plan.space(space), 0)}
        />
      ))}
    </g>
  )
})
