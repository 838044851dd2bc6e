import { fetched, useLooked } from '@tallyho/kit'
import { memo } from 'react'
import { unitAt } from '../../rules/01-words/units.ts'
import type { Battle, UnitNo } from '../../state.ts'
import { faceOf, unitLabel } from '../shown.ts'
import type { Layout } from './layout.ts'
import { type FaceProps, UnitFace } from './UnitFace.tsx'
import { useUnit } from './useUnit.tsx'

const StripFace = fetched(async () => (await import('./StripFace.tsx')).StripFace)

/** Every unit that flies, each one element wherever it goes. */
export function Units(props: {
  readonly battle: Battle
  readonly layout: Layout
  /** Of whom is told just now. */
  readonly told: ReadonlySet<UnitNo>
}) {
  const { battle, layout, told } = props
  return layout.order.map(no => {
    const spot = layout.spots.get(no)
    if (!spot) return undefined
    const unit = unitAt(battle, no)
    const { name, ...face } = faceOf(battle, unit)
    return (
      <UnitPiece
        key={no}
        no={no}
        x={spot.home.x}
        y={spot.home.y}
        right={spot.x - spot.home.x}
        down={spot.y - spot.home.y}
        scale={spot.scale}
        told={told.has(no)}
        wide={spot.strip?.wide}
        high={spot.strip?.high}
        aside={spot.aside}
        label={unitLabel(battle, unit)}
        name={name}
        {...face}
      />
    )
  })
}

interface PieceProps extends FaceProps {
  readonly no: UnitNo
  /** Its square, and how far it lies from the middle of that. */
  readonly x: number
  readonly y: number
  readonly right: number
  readonly down: number
  readonly scale: number
  readonly told: boolean
  /** Of its strip, where it lies in a stack. */
  readonly wide: number | undefined
  readonly high: number | undefined
  readonly aside: boolean
  readonly label: string
}

/** One counter that can be picked, looked at and explained. */
const UnitPiece = memo(function UnitPiece({
  no,
  x,
  y,
  right,
  down,
  scale,
  told,
  wide,
  high,
  aside,
  label,
  ...face
}: PieceProps) {
  const handlers = useUnit(no, label)
  const selected = useLooked(looks => looks.selected === no)
  return (
    <g
      className={selected ? 'wl-unit wl-unit-selected' : 'wl-unit'}
      transform={`translate(${x} ${y})`}
      data-piece={`unit:${no}`}
      data-told={told || undefined}
      data-aside={aside || undefined}
      {...handlers}
    >
      <g className="wl-size" style={{ transform: `translate(${right}px, ${down}px) scale(${scale})` }}>
        {wide === undefined || high === undefined ? (
          <>
            <UnitFace {...face} />
            <path className="wl-asked" d="M-23 -14V-22H-14M14 -22H23V-14M23 14V22H14M-14 22H-23V14" />
          </>
        ) : (
          <StripFace {...face} wide={wide} high={high} />
        )}
      </g>
    </g>
  )
})
