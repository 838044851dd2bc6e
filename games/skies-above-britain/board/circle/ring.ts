import type { Size } from '@tallyho/kit'
import type { Circle, CirclePlace } from '../../state.ts'

/** The circle of 110s in pixels of the scene. Schwarms are counted clockwise and fly the other way round. */

export interface Spot {
  readonly x: number
  readonly y: number
  /** Degrees; 0 flies up the page. */
  readonly heading: number
}

export function radiusOf({ width, height }: Size): number {
  return Math.min(width * 0.33, height * 0.31)
}

function spot({ width, height }: Size, angle: number, radius: number, heading: number): Spot {
  const turn = (angle * Math.PI) / 180
  return {
    x: Math.round(width / 2 + radius * Math.sin(turn)),
    y: Math.round(height * 0.47 - radius * Math.cos(turn)),
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

/** Degrees from the first on a flank. */
const ASIDE = [0, -13, 13, -26, 26]

/** SAB-CIR-04 SAB-CIR-08 Whoever tails flies with the circle, whoever comes head-on against it, on a flank into it. */
export function attackerSpot(
  size: Size,
  circle: Pick<Circle, 'schwarms'>,
  place: CirclePlace,
  /** Which of those on the same flank. */
  nth: number,
): Spot {
  if ('box' in place) {
    const at = boxSpot(size, circle, place.box)
    return { ...at, heading: place.attitude === 'tailing' ? at.heading : at.heading + 180 }
  }
  const angle = angleOf(circle, place.flank) + (ASIDE[nth % ASIDE.length] ?? 0)
  return spot(size, angle, radiusOf(size) * 1.36, angle + 180)
}
