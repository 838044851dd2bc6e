import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { gliding, SETS_OUT } from '../pieces/glide.ts'
import { useLitChange } from '../pieces/lit.tsx'
import { middleOf } from '../pieces/pieces.ts'
import { type Eye, isWithin, seenBy, travel, type ViewBox, viewFor } from './eye.ts'
import type { SignsHandle } from './Signs.tsx'
import { closeUp, settled, toSee, within, ZOOM } from './view.ts'

/** Where a drawing lies in its window: its corner, and what one unit of it takes up, in pixels. */
export interface Laid {
  readonly x: number
  readonly y: number
  readonly unit: number
}

interface View {
  scale: number
  x: number
  y: number
}

/** What of a drawing is seen, or will be as soon as the view is there, and what a unit takes up then, in pixels. */
export interface Seen extends ViewBox {
  readonly unit: number
}
/** How far a reader had moved each drawing when he left it, by the page it is on. */
const left = new Map<string, View>()

const eyeKey = (eye: Eye | undefined): string => JSON.stringify(eye ?? '')

export interface CameraProps {
  readonly box: ViewBox
  readonly label: string
  /** Where the view goes by itself, until the player moves it; the drawing fills the window then. */
  readonly eye?: Eye
  /** Milliseconds that the view takes to get there. */
  readonly travels?: number
  /**
   * Pixels that a unit takes up at least where the view goes by itself. A window that cannot show the whole drawing so goes
   * to what is asked about, and the drawing fills it.
   */
  readonly least?: number
  /** The zoom from which it can be read, where the drawing is printed anew for each zoom: a narrow one begins there. */
  readonly readable?: number
  /** Told whenever the drawing lies otherwise in its window. */
  onLaid?(laid: Laid): void
  /** Told as soon as the view sets out, and whenever the player has moved it. */
  onSeen?(seen: Seen): void
  /** Told whenever it is nearer or farther. */
  onZoom?(zoom: number): void
}

/**
 * What of a drawing its window shows: moved by the player, or going by itself to what is asked about until he moves it. The
 * transform is set on the elements themselves, so that moving the map draws nothing again.
 */
export function useCamera(props: CameraProps) {
  const { box, label, eye, travels = 0, least, readable, onLaid, onSeen, onZoom } = props
  const svg = useRef<SVGSVGElement>(null)
  const layer = useRef<SVGGElement>(null)
  const ground = useRef<SVGGElement>(null)
  const under = useRef<HTMLDivElement>(null)
  const view = useRef<View>({ scale: 1, x: 0, y: 0 })
  /** The player has moved the view: it is his. */
  const moved = useRef(false)
  const signs = useRef<SignsHandle>(null)
  const halt = useRef(() => {})
  const opened = useRef(false)
  /** The view goes somewhere by itself, and the drawing fills the window. */
  const looks = eye !== undefined || least !== undefined

  /** As close as a player can go, and the eye goes by itself. */
  const closest = () => Math.max(ZOOM, ...(eye?.units ?? []).map(unit => unit / toUnits(0, 0).unit))

  const apply = () => {
    const v = view.current
    v.scale = Math.min(Math.max(v.scale, 1), closest())
    const frame = svg.current?.getBoundingClientRect()
    if (looks && frame) Object.assign(v, held(v))
    else {
      const roomX = box.width * (v.scale - 1)
      const roomY = box.height * (v.scale - 1)
      const pad = v.scale > 1 ? 60 : 0
      v.x = Math.min(Math.max(v.x, -roomX - pad), pad)
      v.y = Math.min(Math.max(v.y, -roomY - pad), pad)
    }
    for (const { current } of [ground, layer])
      current?.setAttribute('transform', `translate(${v.x} ${v.y}) scale(${v.scale})`)
    if (frame) lay(frame)
    signs.current?.look()
    onZoom?.(v.scale)
  }

  /** The window, in units of the drawing. */
  const windowOf = () => {
    const { width = 0, height = 0 } = svg.current?.getBoundingClientRect() ?? {}
    const { unit } = toUnits(0, 0)
    return { width: width / unit, height: height / unit, unit }
  }
  /** No farther off than the drawing fills the window. */
  const held = (v: View): View => {
    const { width, height } = windowOf()
    return {
      scale: v.scale,
      x: within(v.x, box.width, width, v.scale),
      y: within(v.y, box.height, height, v.scale),
    }
  }
  const tellSeen = (v: View) => {
    const frame = windowOf()
    if (frame.width > 0) onSeen?.({ ...seenBy(box, frame, v), unit: frame.unit * v.scale })
  }

  const lay = (frame: DOMRect) => {
    const matrix = svg.current?.getScreenCTM()
    if (!matrix) return
    const { x, y, scale } = view.current
    const laid: Laid = {
      x: matrix.e - frame.left + x * matrix.a,
      y: matrix.f - frame.top + y * matrix.d,
      unit: matrix.a * scale,
    }
    if (under.current)
      under.current.style.transform = `translate(${laid.x}px, ${laid.y}px) scale(${laid.unit})`
    onLaid?.(laid)
  }

  /** Screen point to the units of the drawing before pan and zoom. */
  const toUnits = (clientX: number, clientY: number) => {
    const matrix = svg.current?.getScreenCTM()
    if (!matrix) return { x: 0, y: 0, unit: 1 }
    return {
      x: (clientX - matrix.e) / matrix.a - box.x,
      y: (clientY - matrix.f) / matrix.d - box.y,
      unit: matrix.a,
    }
  }

  const zoomAt = (factor: number, x: number, y: number) => {
    halt.current()
    const v = view.current
    const scale = Math.min(Math.max(v.scale * factor, 1), closest())
    v.x = x - ((x - v.x) * scale) / v.scale
    v.y = y - ((y - v.y) * scale) / v.scale
    v.scale = scale
    apply()
    tellSeen(v)
  }

  const zoom = (factor: number) => {
    moved.current = true
    zoomAt(factor, box.width / 2, box.height / 2)
  }
  const pan = (dx: number, dy: number) => {
    halt.current()
    view.current.x += dx
    view.current.y += dy
    apply()
    tellSeen(view.current)
  }
  const reset = () => {
    moved.current = false
    halt.current()
    view.current = { scale: 1, x: 0, y: 0 }
    apply()
    tellSeen(view.current)
  }
  /** Goes to what is asked about, where not all of the drawing can be seen or read. */
  const follow = () => {
    signs.current?.look()
    const frame = svg.current?.getBoundingClientRect()
    if (!frame || !layer.current || moved.current) return
    if (eye) return
    // Where a piece lies is known when it is there.
    const ways = gliding(layer.current)
    if (ways.length > 0) {
      Promise.allSettled(ways.map(({ finished }) => finished)).then(follow)
      return
    }
    const v = view.current
    const goal =
      least === undefined
        ? closeUp(layer.current, frame, v.scale, readable)
        : settled(layer.current, frame, v.scale, Math.max(1, least / toUnits(0, 0).unit))
    if (!goal) return
    const { x, y } = toUnits(goal.x, goal.y)
    centreOn((x - v.x) / v.scale, (y - v.y) / v.scale, goal.scale)
  }
  /** Where the eye wants to be, at once or by and by. */
  const look = (duration: number) => {
    const element = svg.current
    const frame = windowOf()
    if (!eye || !element || moved.current || frame.width === 0) return
    const goal = viewFor(eye, box, frame, view.current)
    halt.current()
    const to = held(goal ?? view.current)
    tellSeen(to)
    if (!goal) return apply()
    halt.current = travel(element, { ...view.current }, to, duration, now => {
      view.current = { ...now }
      apply()
    })
  }
  const centreOn = (x: number, y: number, scale: number) => {
    view.current = { scale, x: box.width / 2 - x * scale, y: box.height / 2 - y * scale }
    apply()
  }
  /** Brings a piece that a sign points to into the middle. */
  const goTo = (piece: Element) => {
    const v = view.current
    const { x, y } = toUnits(...middleOf(piece))
    centreOn((x - v.x) / v.scale, (y - v.y) / v.scale, v.scale)
  }
  // Whoever comes back finds it as he had moved it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is laid down and when it is left
  useLayoutEffect(() => {
    const page = `${location.hash} ${label}`
    const before = left.get(page)
    if (before) {
      moved.current = true
      view.current = { ...before }
      apply()
    }
    return () => {
      if (moved.current) left.set(page, { ...view.current })
      else left.delete(page)
    }
  }, [])
  useLitChange(follow)

  // On a small screen the view goes along with what moves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the listener reads refs, and whether there is an eye
  useEffect(() => {
    const element = svg.current
    if (!element) return
    const along = (event: Event) => {
      // An eye knows by itself where to look.
      if (!(event instanceof CustomEvent) || moved.current || eye) return
      const v = view.current
      const goal = toSee(event.detail, element.getBoundingClientRect(), v.scale)
      if (!goal) return
      const { x, y } = toUnits(goal.x, goal.y)
      centreOn((x - v.x) / v.scale, (y - v.y) / v.scale, v.scale)
    }
    element.addEventListener(SETS_OUT, along)
    return () => element.removeEventListener(SETS_OUT, along)
  }, [eye === undefined])

  // What is drawn anew, for another zoom say, may lie elsewhere.
  useEffect(() => signs.current?.look())

  // biome-ignore lint/correctness/useExhaustiveDependencies: only where it is read from another zoom on
  useLayoutEffect(() => {
    if (readable === undefined || readable <= 1 || moved.current) return
    centreOn(box.x + box.width / 2, box.y + box.height / 2, readable)
    follow()
  }, [readable])

  const lookAgain = useEffectEvent(() => {
    if (moved.current) tellSeen(view.current)
    follow()
    look(0)
    apply()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: to observe anew looks again, as a drawing of another size wants
  useEffect(() => {
    const element = svg.current
    if (!element || !looks) return
    const observer = new ResizeObserver(() => lookAgain())
    observer.observe(element)
    return () => observer.disconnect()
  }, [looks, box.width, box.height])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each place it wants to be
  useEffect(() => {
    if (opened.current && eye?.must && !isWithin(eye.must, seenBy(box, windowOf(), view.current)))
      moved.current = false
    look(opened.current ? travels : 0)
  }, [eyeKey(eye)])
  useEffect(() => {
    opened.current = true
    return () => halt.current()
  }, [])

  return { svg, layer, ground, under, signs, moved, toUnits, zoom, zoomAt, pan, reset, goTo }
}
