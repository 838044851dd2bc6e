import type { Rect } from '@tallyho/kit/drawn/labels.ts'
import { VIEW } from './projection.ts'
import type { Size } from './search.ts'

/** How large things are printed, in pixels of the screen, for one zoom of the map. */
export interface Print {
  /** Pixels to a unit of the map. */
  readonly unit: number
  /** Side of a counter. */
  readonly counter: number
  /** Size of a name. */
  readonly text: number
  /** Radius of a target's symbol. */
  readonly symbol: number
  /** Height of a plate that can be pressed. */
  readonly plate: number
  /** Of one that matters less. */
  readonly quiet: number
}

/** Zooms for which the sheet is laid out; between them it only grows. */
const ZOOMS = [1, 1.3, 1.7, 2.2, 2.9, 3.8, 5] as const

export const zoomStep = (zoom: number): number => ZOOMS.findLast(step => step <= zoom + 0.001) ?? 1

/** A frame narrower than this, in pixels, is a phone's. */
const NARROW = 620

export const isPhone = (width: number): boolean => width < NARROW

/** On a phone nothing is laid out closer than this: there the view goes to the action. */
const PHONE_UNIT = 1

/** The zoom from which a sheet that fits the frame at `fit` pixels to a unit can be read. */
export const leastZoom = (fit: number, phone: boolean): number => (phone ? Math.max(1, PHONE_UNIT / fit) : 1)

/** What of the sheet lies under a card in the corner of its frame, in pixels of the print: the sheet lies in the middle of the frame, and from the next zoom on anywhere. */
export function underCard(
  card: Size,
  frame: Size,
  fit: number,
  zoom: number,
  unit: number,
): Rect | undefined {
  if (zoomStep(zoom) > 1) return undefined
  const [width, height] = [
    ((card.width - (frame.width - VIEW.width * fit) / 2) * unit) / fit,
    ((card.height - (frame.height - VIEW.height * fit) / 2) * unit) / fit,
  ]
  return width > 0 && height > 0 ? { x: 0, y: 0, width, height } : undefined
}

export function printFor(fit: number, zoom: number, phone: boolean): Print {
  const exact = fit * zoomStep(zoom / leastZoom(fit, phone)) * leastZoom(fit, phone)
  // Whole steps, so that dragging the edge of the window does not lay out everything at every pixel.
  const unit = Math.max(0.3, Math.floor(exact * 50) / 50)
  if (phone) return { unit, counter: 42, text: 12.6, symbol: 6.5, plate: 40, quiet: 40 }
  const more = Math.min(1, Math.max(0, (unit - 0.65) / 0.33))
  return {
    unit,
    counter: 37 + 6 * more,
    text: 11.4 + 1.9 * more,
    symbol: 5.6 + 1.2 * more,
    plate: 25 + 2 * more,
    quiet: 24,
  }
}
