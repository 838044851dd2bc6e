import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import { useLitChange } from './lit.tsx'
import { middleOf } from './pieces.ts'
import { rove } from './rove.ts'
import { Signs, type SignsHandle } from './Signs.tsx'
import { closeUp, KEYS, STEP, settled, within, ZOOM } from './view.ts'

export interface ViewBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

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

/** Pointer travel, in pixels, that makes a click a drag. */
const SLOP = 5

/**
 * A drawing that pans and zooms: wheel, pinch, drag, buttons, double click to reset, keys + - 0 and arrows. Enter
 * goes on to the pieces in it, one by one with the arrow keys, and Escape comes back.
 * The transform is set on the element itself, so that moving the map draws nothing again.
 */
export function PanZoom({
  box,
  label,
  base,
  picture,
  least,
  readable,
  onLaid,
  onZoom,
  children,
}: {
  readonly box: ViewBox
  readonly label: string
  /** Under all else, in units of the drawing: moved as it is, and never painted again. */
  readonly picture?: ReactNode
  /**
   * Pixels that a unit takes up at least where the view goes by itself. A window that cannot show the whole drawing so goes
   * to what is asked about, and the drawing fills it.
   */
  readonly least?: number
  /** The zoom from which it can be read, where the drawing is printed anew for each zoom: a narrow one begins there. */
  readonly readable?: number
  /** Told whenever the drawing lies otherwise in its window. */
  onLaid?(laid: Laid): void
  /** Told whenever it is nearer or farther. */
  onZoom?(zoom: number): void
  /** What never changes: on a layer of its own, so that it is not painted again with the pieces. */
  readonly base: ReactNode
  readonly children: ReactNode
}) {
  const svg = useRef<SVGSVGElement>(null)
  const layer = useRef<SVGGElement>(null)
  const ground = useRef<SVGGElement>(null)
  const under = useRef<HTMLDivElement>(null)
  const view = useRef<View>({ scale: 1, x: 0, y: 0 })
  const pointers = useRef(new Map<number, { x: number; y: number }>())
  const travel = useRef(0)
  /** The player has moved the view: it is his. */
  const moved = useRef(false)
  const signs = useRef<SignsHandle>(null)

  const apply = () => {
    const v = view.current
    v.scale = Math.min(Math.max(v.scale, 1), ZOOM)
    const frame = svg.current?.getBoundingClientRect()
    if (least !== undefined && frame) {
      const { unit } = toUnits(0, 0)
      v.x = within(v.x, box.width, frame.width / unit, v.scale)
      v.y = within(v.y, box.height, frame.height / unit, v.scale)
    } else {
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
    const v = view.current
    const scale = Math.min(Math.max(v.scale * factor, 1), ZOOM)
    v.x = x - ((x - v.x) * scale) / v.scale
    v.y = y - ((y - v.y) * scale) / v.scale
    v.scale = scale
    apply()
  }

  const zoom = (factor: number) => {
    moved.current = true
    zoomAt(factor, box.width / 2, box.height / 2)
  }
  const pan = (dx: number, dy: number) => {
    view.current.x += dx
    view.current.y += dy
    apply()
  }
  const reset = () => {
    moved.current = false
    view.current = { scale: 1, x: 0, y: 0 }
    apply()
  }
  /** Goes to what is asked about, where not all of the drawing can be seen or read. */
  const follow = () => {
    signs.current?.look()
    const frame = svg.current?.getBoundingClientRect()
    if (!frame || !layer.current || moved.current) return
    const v = view.current
    const goal =
      least === undefined
        ? closeUp(layer.current, frame, v.scale, readable)
        : settled(layer.current, frame, v.scale, Math.max(1, least / toUnits(0, 0).unit))
    if (!goal) return
    const { x, y } = toUnits(goal.x, goal.y)
    centreOn((x - v.x) / v.scale, (y - v.y) / v.scale, goal.scale)
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
  useLitChange(follow)
  // What is drawn anew, for another zoom say, may lie elsewhere.
  useEffect(() => signs.current?.look())

  // biome-ignore lint/correctness/useExhaustiveDependencies: only where it is read from another zoom on
  useLayoutEffect(() => {
    if (readable === undefined || readable <= 1 || moved.current) return
    centreOn(box.x + box.width / 2, box.y + box.height / 2, readable)
    follow()
  }, [readable])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the observer reads refs only
  useEffect(() => {
    const element = svg.current
    if (!element || least === undefined) return
    const observer = new ResizeObserver(() => {
      follow()
      apply()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [least])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the listener reads refs only
  useEffect(() => {
    const element = svg.current
    if (!element) return
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      moved.current = true
      const { x, y } = toUnits(event.clientX, event.clientY)
      zoomAt(Math.exp(-event.deltaY * 0.0016), x, y)
    }
    element.addEventListener('wheel', wheel, { passive: false })
    return () => element.removeEventListener('wheel', wheel)
  }, [])

  const down = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0) return
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (pointers.current.size === 1) travel.current = 0
  }
  const move = (event: PointerEvent<SVGSVGElement>) => {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    if (event.buttons === 0) {
      pointers.current.delete(event.pointerId)
      return
    }
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    const [dx, dy] = [event.clientX - before.x, event.clientY - before.y]
    if (other) {
      const was = Math.hypot(before.x - other.x, before.y - other.y)
      const is = Math.hypot(event.clientX - other.x, event.clientY - other.y)
      const { x, y } = toUnits((event.clientX + other.x) / 2, (event.clientY + other.y) / 2)
      moved.current = true
      if (was > 0) zoomAt(is / was, x, y)
      travel.current = SLOP + 1
    } else {
      travel.current += Math.abs(dx) + Math.abs(dy)
      if (travel.current <= SLOP) return
      if (svg.current && !svg.current.hasPointerCapture(event.pointerId))
        svg.current.setPointerCapture(event.pointerId)
      const { unit } = toUnits(0, 0)
      moved.current = true
      pan(dx / unit, dy / unit)
    }
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }
  const up = (event: PointerEvent<SVGSVGElement>) => {
    pointers.current.delete(event.pointerId)
  }
  const keys = (event: KeyboardEvent<SVGSVGElement>) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const step = event.target === svg.current ? KEYS[event.key] : undefined
    if (step === undefined) return rove(event)
    event.preventDefault()
    event.stopPropagation()
    if (step === 'reset') reset()
    else if (typeof step === 'number') zoom(step)
    else pan(step[0], step[1])
  }

  /** A piece that the keyboard goes to is brought into view. */
  const reveal = (event: FocusEvent<SVGSVGElement>) => {
    if (event.target === event.currentTarget || !event.target.matches(':focus-visible')) return
    const piece = event.target.getBoundingClientRect()
    const frame = event.currentTarget.getBoundingClientRect()
    const dx = Math.max(0, frame.left - piece.left) - Math.max(0, piece.right - frame.right)
    const dy = Math.max(0, frame.top - piece.top) - Math.max(0, piece.bottom - frame.bottom)
    const { unit } = toUnits(0, 0)
    if (dx !== 0 || dy !== 0) pan(dx / unit, dy / unit)
  }

  const frame = `${box.x} ${box.y} ${box.width} ${box.height}`
  return (
    <div className="panzoom">
      {picture !== undefined && (
        <div ref={under} className="panzoom-picture" aria-hidden="true">
          {picture}
        </div>
      )}
      <svg className="panzoom-base" viewBox={frame} aria-hidden="true">
        <g ref={ground}>{base}</g>
      </svg>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing with pieces in it is a group */}
      <svg
        ref={svg}
        viewBox={frame}
        role="group"
        aria-label={label}
        aria-description="Arrow keys pan, plus and minus zoom, Enter goes to the pieces: there arrow keys go on and Escape comes back."
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the map is panned by keys
        tabIndex={0}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={up}
        onClickCapture={event => travel.current > SLOP && event.stopPropagation()}
        onDoubleClick={reset}
        onKeyDown={keys}
        onFocusCapture={reveal}
      >
        <g ref={layer}>{children}</g>
      </svg>
      <Signs map={svg} ref={signs} goTo={goTo} />
      <div className="panzoom-buttons">
        <button type="button" onClick={() => zoom(STEP)} aria-label="Zoom in">
          +
        </button>
        <button type="button" onClick={() => zoom(1 / STEP)} aria-label="Zoom out">
          −
        </button>
        <button type="button" onClick={reset} aria-label="Show the whole map">
          ⤢
        </button>
      </div>
    </div>
  )
}
