import {
  type Air,
  type At,
  type Flight,
  isNarrow,
  middleOf,
  ownFlight,
  spanOf,
  turned,
  type Way,
} from './air.ts'

/** Ways through the air of a dogfight, as they are drawn. */

/** SAB-MAN-03 The way of a man who leaves the others: out to his own side. */
export function outPath(size: Air, count: number, i: number): string {
  const { x, y } = ownFlight(size, count, i)
  const middle = middleOf(size)
  const far = Math.hypot(x - middle.x, y - middle.y) || 1
  const [dx, dy] = [(x - middle.x) / far, (y - middle.y) / far]
  const s = spanOf(size)
  // Whoever leaves behind on the left bends away from the names of the Germans below.
  const bend = dx < 0 && dy > 0 ? -1 : 1
  const to = (along: number, out: number) => {
    const aside = bend * out
    return `${(x + s * (dx * along - dy * aside)).toFixed(0)} ${(y + s * (dy * along + dx * aside)).toFixed(0)}`
  }
  return `M${to(0.6, 0.1)}Q${to(1.15, 0.1)} ${to(1.45, -0.45)}`
}

/** How far in front of its place the way of a man begins, how far behind the Germans it ends, and from where it comes there, in spans. */
const NOSE = -0.5
const BEHIND = { end: 0.8, before: 1.7 } as const

/** SAB-MAN-05 SAB-ADV-19 The way of a man who gets behind them: round to their tails, the arrow as they fly. */
export function behindPath(size: Air, count: number, i: number, germans: Flight): string {
  const own = ownFlight(size, count, i)
  const s = spanOf(size)
  const from = (flight: Flight, along: number, aside = 0): At => {
    const off = turned(flight.heading, s, [aside, along])
    return within(size, { x: flight.x + off.x, y: flight.y + off.y })
  }
  // Those on our own tail he lets fly by on the right; those ahead he follows.
  const isBehindUs = germans.y > own.y
  const first = isBehindUs ? from(own, NOSE * 3, 2.4) : from(own, NOSE * 3)
  return `M${at(from(own, NOSE))}C${at(first)} ${at(from(germans, BEHIND.before))} ${at(from(germans, BEHIND.end))}`
}

/** Arrows end inside the scene. */
const EDGE = 14
const within = ({ width, height }: Air, { x, y }: At): At => ({
  x: Math.min(width - EDGE, Math.max(EDGE, x)),
  y: Math.min(height - EDGE, Math.max(EDGE, y)),
})
const at = ({ x, y }: At) => `${x.toFixed(0)} ${y.toFixed(0)}`

/** The way through the air that a Maneuver takes. */
export function wayPath(size: Air, way: Way): string {
  const { x, y } = middleOf(size)
  const s = spanOf(size)
  const { width, height } = size
  const narrow = isNarrow(size)
  const to = (fx: number, fy: number) => `${(fx * width).toFixed(0)} ${(fy * height).toFixed(0)}`
  const from = (dx: number, dy: number) => `${(x + dx * s).toFixed(0)} ${(y + dy * s).toFixed(0)}`
  switch (way) {
    // weaving away to the right
    case 'evade':
      if (narrow)
        return `M${from(0.9, -1)}C${to(0.58, 0.06)} ${to(0.62, 0.3)} ${to(0.7, 0.2)}S${to(0.76, 0.1)} ${to(0.8, 0.14)}`
      return `M${from(0.35, -0.95)}C${from(0.9, -1.8)} ${to(0.66, 0.42)} ${to(0.7, 0.36)}S${to(0.78, 0.38)} ${to(0.82, 0.31)}`
    // round behind them
    case 'slip':
      if (narrow) return `M${to(0.92, 0.6)}C${to(0.95, 0.7)} ${to(0.97, 0.94)} ${to(0.86, 0.95)}`
      return `M${from(1.8, 0)}C${to(0.76, 0.46)} ${to(0.82, 0.6)} ${to(0.82, 0.76)}S${to(0.8, 0.94)} ${to(0.755, 0.94)}`
    // inside them, and nose to nose
    case 'turn':
      if (narrow)
        return `M${from(-1.7, 0.2)}C${to(0.05, 0.5)} ${to(0.03, 0.7)} ${to(0.1, 0.8)}S${to(0.3, 0.9)} ${to(0.42, 0.84)}`
      return `M${from(-0.75, -1)}C${from(-1.4, -2)} ${to(0.25, 0.33)} ${to(0.25, 0.52)}S${to(0.32, 0.8)} ${to(0.43, 0.82)}`
    default:
      return `M${from(-0.72, -1.1)}L${from(-1.12, -1.72)}`
  }
}
