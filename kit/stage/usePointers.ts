import { type PointerEvent, type RefObject, useRef } from 'react'

/** Pointer travel, in pixels, that makes a click a drag. */
const SLOP = 5

/** One pointer drags a map, two pinch it; what has moved no farther than a hand trembles is a click. */
export function usePointers(
  svg: RefObject<SVGSVGElement | null>,
  map: {
    drag(dx: number, dy: number): void
    pinch(factor: number, clientX: number, clientY: number): void
  },
) {
  const pointers = useRef(new Map<number, { x: number; y: number }>())
  const way = useRef(0)
  const down = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0) return
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (pointers.current.size === 1) way.current = 0
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
      if (was > 0) map.pinch(is / was, (event.clientX + other.x) / 2, (event.clientY + other.y) / 2)
      way.current = SLOP + 1
    } else {
      way.current += Math.abs(dx) + Math.abs(dy)
      if (way.current <= SLOP) return
      if (svg.current && !svg.current.hasPointerCapture(event.pointerId))
        svg.current.setPointerCapture(event.pointerId)
      map.drag(dx, dy)
    }
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }
  const up = (event: PointerEvent<SVGSVGElement>) => {
    pointers.current.delete(event.pointerId)
  }
  return {
    onPointerDown: down,
    onPointerMove: move,
    onPointerUp: up,
    onPointerCancel: up,
    onClickCapture: (event: { stopPropagation(): void }) => way.current > SLOP && event.stopPropagation(),
  }
}
