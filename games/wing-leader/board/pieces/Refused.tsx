import type { Pause } from '@tallyho/engine'
import type { ViewBox } from '@tallyho/kit'
import { nameOf } from '../../rules/01-words/geometry.ts'
import type { Battle, Square } from '../../state.ts'
import { whyNot } from '../asked/manners.ts'
import { CELL, centreOf } from '../sky/places.ts'
import { Plate, wrapped } from './Plate.tsx'

/** A square that was clicked and cannot be chosen says why. */
export function Refused(props: {
  readonly battle: Battle
  readonly pause: Pause | undefined
  readonly square: Square
  readonly ink: number
  readonly seen: ViewBox
}) {
  const { battle, pause, square, ink, seen } = props
  const reason = pause?.kind === 'choice' ? whyNot(battle, pause, `square:${nameOf(square)}`) : undefined
  if (reason === undefined) return undefined
  const { x, y } = centreOf(square)
  const half = CELL / 2 - 1
  return (
    <g className="wl-refused">
      <rect x={x - half} y={y - half} width={2 * half} height={2 * half} rx="4" />
      <path d={`M${x - 10} ${y - 10}l20 20m0 -20l-20 20`} />
      <Plate at={{ x, y }} lines={wrapped(reason)} ink={ink} seen={seen} />
    </g>
  )
}
