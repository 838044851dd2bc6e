import { memo } from 'react'
import type { Formation } from '../../pack/formation.ts'
import { POSITIONS, type Position } from '../../pack/types.ts'
import { approachesOf } from '../../rules/05-map/boxes.ts'
import { BoxBase } from '../boxes/BoxBase.tsx'
import { BOX, HEADINGS, middleOf, type Rect, rectOf } from '../boxes/layout.ts'
import { Landscape } from './Landscape.tsx'
import { Legend } from './Legend.tsx'
import { diamond, planOf } from './places.ts'

/** The printed map: the country far below, the cells of the formation, the boxes round it. */
export const SkyBase = memo(function SkyBase({
  formation,
  theatre,
}: {
  readonly formation: Formation
  readonly theatre: 'mediterranean' | 'reich'
}) {
  const plan = planOf(formation)
  return (
    <>
      <Landscape theatre={theatre} />
      <g className="sr-cells">
        {formation.spaces.map(space => (
          <path
            key={space.no}
            className={space.elements.length > 1 ? 'sr-cell sr-cell-overlap' : 'sr-cell'}
            d={diamond(plan, plan.space(space), 0)}
          />
        ))}
      </g>
      <Legend formation={formation} />
      <BoxBase formation={formation} />
      {POSITIONS.flatMap(position =>
        approachesOf(position).map(id => <WayIn key={id} rect={rectOf(id)} position={position} />),
      )}
      <rect className="sr-frame" x="1" y="1" width={BOX.width - 2} height={BOX.height - 2} rx="4" />
    </>
  )
})

/** From an Approach Box into the formation. */
function WayIn({ rect, position }: { readonly rect: Rect; readonly position: Position }) {
  const { x, y } = middleOf(rect)
  const [dx, dy] = [rect.width / 2 + 1, rect.height / 2 + 1]
  const at = {
    nose: `translate(${x} ${y + dy})`,
    tail: `translate(${x} ${y - dy})`,
    left: `translate(${x + dx} ${y})`,
    right: `translate(${x - dx} ${y})`,
  }[position]
  return <path className="sr-way-in" d="M-16 0H16L0 -13Z" transform={`${at} rotate(${HEADINGS[position]})`} />
}
