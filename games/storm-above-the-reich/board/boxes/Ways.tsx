import type { BoxId } from '../../pack/types.ts'
import type { Way } from '../question.ts'
import { middleOf, rectOf } from './layout.ts'

/** The ways open to the fighter being moved, each with what it costs. */
export function Ways({ ways }: { readonly ways: readonly Way[] }) {
  return (
    <g className="sr-ways">
      {ways.map(way => (
        <Lead key={way.to} way={way} />
      ))}
    </g>
  )
}

/** A longer way is shown by its end alone: no line lies over the bombers. */
const NEAR = 240

/** A bow that bends away from the formation, so that it does not cross the bombers. */
function Lead({ way: { from, to, tp } }: { readonly way: Way }) {
  const [a, b] = [middleOf(rectOf(from)), middleOf(rectOf(to))]
  const { x, y } = tagSpot(to)
  const bend = 0.16
  const [mx, my] = [(a.x + b.x) / 2, (a.y + b.y) / 2]
  const [dx, dy] = [mx - 500, my - 500]
  const bow = `M${a.x} ${a.y}Q${mx + dx * bend} ${my + dy * bend} ${b.x} ${b.y}`
  return (
    <>
      {Math.hypot(b.x - a.x, b.y - a.y) < NEAR && <path className="sr-lead" d={bow} />}
      <g className={tp > 0 ? 'sr-price sr-price-paid' : 'sr-price'} transform={`translate(${x} ${y})`}>
        <rect x="-22" y="-10" width="44" height="20" rx="10" />
        <text y="5" textAnchor="middle">
          {tp > 0 ? `${tp} TP` : 'free'}
        </text>
      </g>
    </>
  )
}

/** The price stands on the lower edge of the box. */
function tagSpot(to: BoxId): { x: number; y: number } {
  const { x, y, width, height } = rectOf(to)
  return { x: x + width / 2, y: y + height - 11 }
}
