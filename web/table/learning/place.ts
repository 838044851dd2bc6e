/** Where a pointer of the welcome walk lies: beside its thing, and over nothing that can be chosen. */

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

interface Size {
  readonly width: number
  readonly height: number
}

/** What parts it from its thing and from the edge of the window, in px. */
const OFF = 12
const EDGE = 8

export interface Around {
  /** What it is about, and whether it lies on that. */
  readonly thing: Box
  readonly inside: boolean
  /** What must be seen. */
  readonly clear: readonly Box[]
  /** Where it lies if there is no free place on its thing. */
  readonly spare?: Box | undefined
}

/** Of all places the one over least of what must be seen; of equal ones the first. */
export function placeFor(card: Size, window: Size, { thing, inside, clear, spare }: Around): Box {
  const on = inside ? [...within(card, thing), ...(spare ? [footOf(card, spare)] : [])] : beside(card, thing)
  const places = on.map(({ left, top }) => ({
    ...card,
    left: between(EDGE, left, window.width - card.width - EDGE),
    top: between(EDGE, top, window.height - card.height - EDGE),
  }))
  const covers = (place: Box) => clear.reduce((sum, box) => sum + common(place, box), 0)
  const least = Math.min(...places.map(covers))
  return places.find(place => covers(place) === least) ?? { ...card, left: EDGE, top: EDGE }
}

/** In the middle of it, or in one of its corners. */
function within({ width, height }: Size, { left, top, ...box }: Box) {
  const [right, foot] = [left + box.width - width - OFF, top + box.height - height - OFF]
  return [
    { left: left + (box.width - width) / 2, top: top + (box.height - height) / 3 },
    { left: left + OFF, top: foot },
    { left: right, top: foot },
    { left: left + OFF, top: top + OFF },
    { left: right, top: top + OFF },
  ]
}

function footOf({ width, height }: Size, { left, top, ...box }: Box) {
  return { left: left + (box.width - width) / 2, top: top + box.height - height - OFF }
}

/** Right or left of it, above or below. */
function beside({ width, height }: Size, { left, top, ...box }: Box) {
  const heights = [top + OFF, top + box.height - height - OFF]
  return [
    ...heights.map(y => ({ left: left - OFF - width, top: y })),
    ...heights.map(y => ({ left: left + box.width + OFF, top: y })),
    { left: left + (box.width - width) / 2, top: top - height - OFF },
    { left: left + (box.width - width) / 2, top: top + box.height + OFF },
  ]
}

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most))

/** What two of them share, in square px. */
function common(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return Math.max(0, wide) * Math.max(0, high)
}
