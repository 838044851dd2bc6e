import type { Size } from '@tallyho/kit'
import type { FighterId } from '../../pack/types.ts'
import type { Circle, CirclePlace } from '../../state.ts'
import { isNarrow } from '../dogfight/air.ts'

/** The circle of 110s in pixels of the scene. Schwarms are counted clockwise and fly the other way round. */

export interface Spot {
  readonly x: number
  readonly y: number
  /** Degrees; 0 flies up the page. */
  readonly heading: number
}

/** On a phone those who wait stand in a column at the left. */
const TRAY = 92

export function middleOf(size: Size): { readonly x: number; readonly y: number } {
  const { width, height } = size
  return isNarrow(size) ? { x: (width + TRAY) / 2, y: height * 0.5 } : { x: width / 2, y: height * 0.46 }
}

export function radiusOf({ width, height }: Size): number {
  return Math.min(width * 0.3, height * 0.3)
}

function spot(size: Size, angle: number, radius: number, heading: number): Spot {
  const turn = (angle * Math.PI) / 180
  const { x, y } = middleOf(size)
  return {
    x: Math.round(x + radius * Math.sin(turn)),
    y: Math.round(y - radius * Math.cos(turn)),
    heading,
  }
}

const angleOf = ({ schwarms }: Pick<Circle, 'schwarms'>, place: number): number =>
  (360 * place) / schwarms.length

export function schwarmSpot(size: Size, circle: Pick<Circle, 'schwarms'>, i: number): Spot {
  const angle = angleOf(circle, i)
  return spot(size, angle, radiusOf(size), angle - 90)
}

/** SAB-CIR-04 Between schwarms i and i + 1. */
export function boxSpot(size: Size, circle: Pick<Circle, 'schwarms'>, i: number): Spot {
  const angle = angleOf(circle, i + 0.5)
  return spot(size, angle, radiusOf(size), angle - 90)
}

/** Places on a flank: degrees aside, and how far from the middle in radii. */
const FLANK: readonly (readonly [aside: number, out: number])[] = [
  [0, 1.34],
  [-13, 1.34],
  [13, 1.34],
  [-13, 0.64],
  [13, 0.64],
  [-26, 1.34],
  [26, 1.34],
]
const NARROW_FLANK: readonly (readonly [aside: number, out: number])[] = [
  [0, 0.56],
  [0, 1.34],
]

/** SAB-CIR-04 SAB-CIR-08 Whoever tails flies with the circle, whoever comes head-on against it, on a flank into it. Undefined where no room is left. */
export function attackerSpot(
  size: Size,
  circle: Pick<Circle, 'schwarms'>,
  place: CirclePlace,
  /** Which of those on the same flank. */
  nth: number,
): Spot | undefined {
  if ('box' in place) {
    const at = boxSpot(size, circle, place.box)
    return { ...at, heading: place.attitude === 'tailing' ? at.heading : at.heading + 180 }
  }
  const [aside, out] = (isNarrow(size) ? NARROW_FLANK : FLANK)[nth] ?? []
  if (aside === undefined || out === undefined) return undefined
  const angle = angleOf(circle, place.flank) + aside
  return spot(size, angle, radiusOf(size) * out, out > 1 ? angle + 180 : angle)
}

/** Who attacks the flank of the same schwarm. */
export function onFlank({ places }: Pick<Circle, 'places'>, flank: number): readonly FighterId[] {
  return (Object.keys(places) as FighterId[]).filter(id => {
    const at = places[id]
    return at !== undefined && 'flank' in at && at.flank === flank
  })
}
