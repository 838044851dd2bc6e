import { amidst, middleOf, smallestText } from '../pieces/pieces.ts'

/** How a window pans and zooms, and where it goes by itself. */

/** How close it can go at all, and by how much at a step. */
export const ZOOM = 6
export const STEP = 1.25

/** What a key does: zoom by a factor, pan by units, or show all. */
export const KEYS: Readonly<Record<string, number | readonly [dx: number, dy: number] | 'reset'>> = {
  '+': STEP,
  '=': STEP,
  '-': 1 / STEP,
  Home: 'reset',
  ArrowLeft: [60, 0],
  ArrowRight: [-60, 0],
  ArrowUp: [0, 60],
  ArrowDown: [0, -60],
}

/** On a drawing narrower than this, in pixels, the view goes to where the question is by itself. */
const NARROW = 620
/** How close it goes at most to show everything, and how much it leaves around. */
const CLOSE = 3
const AROUND = 40
/** It goes closer still until what is asked about can be read: letters of so many pixels. */
const LEGIBLE = 12.2

/** A point on the screen that is to be in the middle, and how close. */
interface Goal {
  readonly x: number
  readonly y: number
  readonly scale: number
}

function shownIn(layer: Element, which: string): readonly SVGElement[] {
  return [...layer.querySelectorAll<SVGElement>(which)].filter(
    piece => piece.getBoundingClientRect().width > 0,
  )
}

/** On a small screen: as close as everything that is asked about allows, or closer, where that could not be read. */
export function closeUp(
  layer: Element,
  frame: DOMRect,
  now: number,
  readable: number | undefined,
): Goal | undefined {
  const pieces = shownIn(layer, '[data-mark="lit"], [data-mark="hovered"], [data-mark="about"]')
  const [first] = pieces
  if (!first || frame.width > NARROW) return undefined
  const { left, top, right, bottom } = boxOf(pieces)
  const fitting = Math.min(
    frame.width / (right - left + 2 * AROUND),
    frame.height / (bottom - top + 2 * AROUND),
  )
  const whole = Math.min(Math.max(now * fitting, 1), CLOSE)
  const legible = Math.min(readable ?? (now * LEGIBLE) / smallestText(pieces), ZOOM)
  if (legible <= whole) return { x: (left + right) / 2, y: (top + bottom) / 2, scale: whole }
  // Not all of it fits then: the view goes to what it is about, or stays where something of it is seen; signs point to the rest.
  const about = pieces.find(({ dataset }) => dataset.mark !== 'lit')
  if (!about && Math.abs(now - legible) < 0.001 && pieces.some(piece => isWithin(frame, [piece])))
    return undefined
  const [x, y] = middleOf(about ?? amidst(pieces) ?? first)
  return { x, y, scale: legible }
}

/** On a small screen: where a piece comes from and goes to, or where it goes to, unless that is seen well already. */
export function toSee(
  places: readonly { readonly x: number; readonly y: number }[],
  frame: DOMRect,
  scale: number,
): Goal | undefined {
  const last = places.at(-1)
  if (!last || frame.width > NARROW) return undefined
  const isSeen = ({ x, y }: { readonly x: number; readonly y: number }) =>
    x > frame.left + AROUND && x < frame.right - AROUND && y > frame.top + AROUND && y < frame.bottom - AROUND
  if (places.every(isSeen)) return undefined
  const [first = last] = places
  const fits =
    Math.abs(first.x - last.x) < frame.width - 2 * AROUND &&
    Math.abs(first.y - last.y) < frame.height - 2 * AROUND
  return fits
    ? { x: (first.x + last.x) / 2, y: (first.y + last.y) / 2, scale }
    : { x: last.x, y: last.y, scale }
}

/**
 * As close as it is to be: where not all of the drawing fits then, the view goes to what is asked about, unless that is seen
 * already.
 */
export function settled(layer: Element, frame: DOMRect, now: number, scale: number): Goal | undefined {
  const shown = shownIn(layer, '[data-mark], [data-piece]')
  const lit = shown.filter(({ dataset }) => dataset.mark === 'lit')
  const asked = shown.filter(({ dataset }) => dataset.mark === 'hovered' || dataset.mark === 'about')
  const isNew = Math.abs(now - scale) > 0.001
  const grown = scale / now
  const fit = (some: readonly Element[]): boolean => {
    const { left, top, right, bottom } = boxOf(some)
    return (right - left) * grown < frame.width && (bottom - top) * grown < frame.height
  }
  // Whoever is asked about and where he may go are seen together where there is room for both.
  const both = [...asked, ...lit]
  const either = asked.length > 0 && !isWithin(frame, asked) ? asked : lit.length > 0 ? lit : asked
  const heart = fit(both) ? both : either
  const pieces = heart.length > 0 ? heart : isNew ? shown : []
  if (pieces.length === 0) return isNew ? { x: frame.left, y: frame.top, scale } : undefined
  if (!isNew && isWithin(frame, pieces)) return undefined
  const { left, top, right, bottom } = boxOf(pieces)
  const [first] = asked.length > 0 ? asked : pieces
  const [x, y] = fit(pieces) || !first ? [(left + right) / 2, (top + bottom) / 2] : middleOf(first)
  return { x, y, scale }
}

/** Where a side of the drawing may lie, in its units: never off the window where it is longer than that, else in the middle. */
export function within(at: number, size: number, window: number, scale: number): number {
  const near = (size - window) / 2
  const far = near + window - size * scale
  return far > near ? (near + far) / 2 : Math.min(Math.max(at, far), near)
}

function boxOf(pieces: readonly Element[]) {
  const rects = pieces.map(piece => piece.getBoundingClientRect())
  return {
    left: Math.min(...rects.map(rect => rect.left)),
    top: Math.min(...rects.map(rect => rect.top)),
    right: Math.max(...rects.map(rect => rect.right)),
    bottom: Math.max(...rects.map(rect => rect.bottom)),
  }
}

function isWithin(frame: DOMRect, pieces: readonly Element[]): boolean {
  const { left, top, right, bottom } = boxOf(pieces)
  return left >= frame.left && top >= frame.top && right <= frame.right && bottom <= frame.bottom
}
