import type { Pause, Ref } from '@tallyho/engine'
import type { Seen } from '@tallyho/kit'
import type { MouseEvent } from 'react'
import type { Square } from '../../state.ts'
import { centreOf, type Spot, squareUnder } from './places.ts'

/** What the sky asks of its window, of the question and of the pointer. */

/** In the right half of what is seen: what is said of its reach stands to the left. */
export function isRight(square: Square | undefined, seen: Seen): boolean {
  return square !== undefined && centreOf(square).x > seen.x + seen.width / 2
}

export function isSeen({ x, y }: Spot, seen: Seen): boolean {
  return x > seen.x && x < seen.x + seen.width && y > seen.y && y < seen.y + seen.height
}

/** Who sees whom is drawn where that is asked. */
export const isLooking = (pause: Pause | undefined): boolean =>
  pause?.kind !== 'choice' || pause.ask.startsWith('tally.')

/** Where places alone are asked for, what lies over them lets clicks through. */
export function asksFor(lit: ReadonlySet<Ref>): 'places' | undefined {
  let places = false
  for (const ref of lit) {
    if (ref.startsWith('unit:')) return undefined
    places ||= /^(square|corner):/.test(ref)
  }
  return places ? 'places' : undefined
}

export function squareOf(event: MouseEvent<HTMLDivElement>): Square | undefined {
  const layer = event.currentTarget.querySelector('.wl-pieces')
  const matrix = layer instanceof SVGGraphicsElement ? layer.getScreenCTM() : null
  return matrix
    ? squareUnder((event.clientX - matrix.e) / matrix.a, (event.clientY - matrix.f) / matrix.d)
    : undefined
}
