import type { Formation } from '../../pack/index.ts'
import type { FlakWindow, Position } from '../../pack/types.ts'
import { POSITION_NAMES } from '../../text/names.ts'
import { boundsOf, Thumb } from './Thumb.tsx'

/** SR-FLK-02 One flak window: which bombers it strikes, and from which sides approaching fighters are struck. */
export function FlakPicture({
  plan,
  window: { bombers, hits },
  die,
  width = 210,
}: {
  readonly plan: Formation
  readonly window: FlakWindow
  readonly die: number
  readonly width?: number
}) {
  const { left, top, width: wide, height } = boundsOf(plan)
  const at: Readonly<Record<Position, readonly [number, number]>> = {
    nose: [left + wide / 2, top + 0.5],
    right: [left + wide - 0.5, top + height / 2],
    tail: [left + wide / 2, top + height - 0.5],
    left: [left + 0.5, top + height / 2],
  }
  const label = `Flak window ${die}: ${bombers.length > 0 ? `damages ${bombers.join(', ')}` : 'no bomber damaged'}; ${
    hits.length > 0 ? `strikes ${hits.map(one => POSITION_NAMES[one]).join(', ')}` : 'no fighter struck'
  }`
  return (
    <Thumb
      plan={plan}
      label={label}
      width={width}
      bombers={Object.fromEntries(bombers.map(id => [id, 'sr-thumb-struck']))}
    >
      {hits.map(position => (
        <g
          key={position}
          className="sr-thumb-burst"
          transform={`translate(${at[position][0]} ${at[position][1]})`}
        >
          <path d="M0-.55.16-.16.55 0 .16.16 0 .55-.16.16-.55 0-.16-.16Z" />
        </g>
      ))}
    </Thumb>
  )
}
