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

/** The view that an eye wants; undefined where the one there is will do. */
export function viewFor({ all, heart, units }: Eye, box: ViewBox, frame: Frame, now: View): View | undefined {
  const scaleOf = (unit: number) => Math.max(1, unit / frame.unit)
  const fits = (unit: number) => {
    const scale = scaleOf(unit)
    return all.width * scale <= frame.width && all.height * scale <= frame.height
  }
  const scale = scaleOf(units.findLast(fits) ?? units[0] ?? frame.unit)
  const isThere = Math.abs(now.scale / scale - 1) < 0.002
  const whole = all.width * scale <= frame.width && all.height * scale <= frame.height
  const wanted = whole ? all : heart
  if (isThere && shows(wanted, box, frame, now)) return undefined
  const { x, y, width, height } = wanted
  return {
    scale,
    x: box.width / 2 - (x + width / 2) * scale,
    y: box.height / 2 - (y + height / 2) * scale,
  }
}

/** Whether a part of the drawing is seen, as a window of this size shows it. */
function shows(part: ViewBox, box: ViewBox, frame: Frame, { scale, x, y }: View): boolean {
  const left = (box.width - frame.width) / 2
  const top = (box.height - frame.height) / 2
  return (
    x + part.x * scale >= left &&
    y + part.y * scale >= top &&
    x + (part.x + part.width) * scale <= left + frame.width &&
    y + (part.y + part.height) * scale <= top + frame.height
  )
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
