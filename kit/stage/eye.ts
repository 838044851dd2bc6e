export interface ViewBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where the eye goes by itself while something happens or is asked about. All of it in units of the drawing. */
export interface Eye {
  /** What is worth seeing: the view is as close as all of that fits. */
  readonly all: ViewBox
  /** What must be seen where not all of that can be. While what can be seen is, the view stays where it is. */
  readonly heart: ViewBox
  /** How close it may be, in pixels a unit takes up: the closest that all fits at, else the first. */
  readonly units: readonly number[]
  /** What is asked about or happens: where the player's own view does not show it whole, the eye goes on by itself. */
  readonly must?: ViewBox | undefined
}

export interface View {
  readonly scale: number
  readonly x: number
  readonly y: number
}

/** The window, in units of the drawing that it would show without any zoom, and the pixels that such a unit takes up. */
export interface Frame {
  readonly width: number
  readonly height: number
  readonly unit: number
}

/** It goes nearer only where that is worth a journey: so many times as near. */
const NEARER = 1.3
/** What comes into sight is so far from the edge, as a part of the window: the next step of it is seen without another move. */
const MARGIN = 0.12

/** The view that an eye wants; undefined where the one there is will do. The less it moves the better. */
export function viewFor({ all, heart, units }: Eye, box: ViewBox, frame: Frame, now: View): View | undefined {
  const scaleOf = (unit: number) => Math.max(1, unit / frame.unit)
  const fits = (scale: number) => all.width * scale <= frame.width && all.height * scale <= frame.height
  const farthest = scaleOf(units[0] ?? frame.unit)
  const wished = units.map(scaleOf).findLast(fits) ?? farthest
  const stays = now.scale <= wished * 1.002 && now.scale * NEARER >= wished && now.scale >= farthest * 0.998
  const scale = stays ? now.scale : wished
  const wanted = fits(scale) ? all : heart
  if (!stays) {
    const { x, y, width, height } = wanted
    return {
      scale,
      x: box.width / 2 - (x + width / 2) * scale,
      y: box.height / 2 - (y + height / 2) * scale,
    }
  }
  const x = now.x + shiftInto(now.x + wanted.x * scale, wanted.width * scale, box.width, frame.width)
  const y = now.y + shiftInto(now.y + wanted.y * scale, wanted.height * scale, box.height, frame.height)
  return x === now.x && y === now.y ? undefined : { scale, x, y }
}

/** How far a stretch must go along one side of the window to be seen; nothing where it is. */
function shiftInto(from: number, length: number, box: number, frame: number): number {
  const [left, right] = [(box - frame) / 2, (box + frame) / 2]
  const margin = Math.max(0, Math.min(MARGIN * frame, (frame - length) / 2))
  if (from < left) return left + margin - from
  return from + length > right ? right - margin - (from + length) : 0
}

/** What of the drawing a window shows. */
export function seenBy(box: ViewBox, frame: Frame, { scale, x, y }: View): ViewBox {
  return {
    x: ((box.width - frame.width) / 2 - x) / scale,
    y: ((box.height - frame.height) / 2 - y) / scale,
    width: frame.width / scale,
    height: frame.height / scale,
  }
}

/** Whether a window shows it whole. */
export const isWithin = (box: ViewBox, seen: ViewBox): boolean =>
  box.x >= seen.x &&
  box.y >= seen.y &&
  box.x + box.width <= seen.x + seen.width &&
  box.y + box.height <= seen.y + seen.height

/** Whoever watches the page knows by this that the view is on its way. */
const JOURNEY = 'journey'

/** Moves the view from one place to another by and by; what it gives ends that. */
export function travel(
  element: Element,
  from: View,
  to: View,
  duration: number,
  show: (view: View, isThere: boolean) => void,
): () => void {
  if (duration <= 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    show(to, true)
    return () => {}
  }
  const clock = element.animate([], { id: JOURNEY, duration })
  let next = 0
  const step = () => {
    const part = Math.min(Number(clock.currentTime ?? duration) / duration, 1)
    const eased = part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2
    // Zoom grows by factors: so it is even for the eye.
    const scale = from.scale * (to.scale / from.scale) ** eased
    const way = to.scale === from.scale ? eased : (scale - from.scale) / (to.scale - from.scale)
    const between = (a: number, b: number) => a + (b - a) * way
    const isThere = part >= 1
    show(isThere ? to : { scale, x: between(from.x, to.x), y: between(from.y, to.y) }, isThere)
    if (!isThere) next = requestAnimationFrame(step)
  }
  next = requestAnimationFrame(step)
  return () => {
    cancelAnimationFrame(next)
    clock.cancel()
  }
}
