import type { Ref } from '@tallyho/engine'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { Lights } from './lit.tsx'

/** Pointer travel, in pixels, that makes a press a drag. */
const SLOP = 4
const NOWHERE: ReadonlySet<Ref> = new Set()

interface Drag {
  readonly ref: Ref
  readonly x: number
  readonly y: number
  line: SVGLineElement | undefined
  over: Element | undefined
}

/**
 * A piece that is lit can be dragged to where it could be sent: both answers are given with one gesture. Works on whatever
 * is marked by `usePick`, with mouse, pen and finger.
 */
export function useDrag(room: RefObject<HTMLElement | null>, lights: Lights): void {
  /** A piece that can be chosen goes where it could be sent; the one that is asked about, to what is lit. */
  const grab = useEffectEvent((ref: Ref) => {
    if (lights.lit.has(ref)) lights.onHover(ref)
    return lights.lit.has(ref) || (lights.about?.has(ref) ?? false)
  })
  const goals = useEffectEvent((ref: Ref) => (lights.lit.has(ref) ? (lights.reach ?? NOWHERE) : lights.lit))
  const drop = useEffectEvent((from: Ref, to: Ref) => {
    if (lights.lit.has(from)) lights.onPick(from)
    lights.onPick(to)
  })

  const letGo = useEffectEvent(() => lights.onHover(undefined))

  useEffect(() => {
    const element = room.current
    if (!element) return
    let drag: Drag | undefined
    const down = (event: PointerEvent) => {
      // A place that can be chosen may lie over the piece that stands in it.
      const ref = [gripAt(event.target), refAt(event.target)].find(one => one !== undefined && grab(one))
      if (event.button !== 0 || ref === undefined) return
      drag = { ref, x: event.clientX, y: event.clientY, line: undefined, over: undefined }
    }
    const move = (event: PointerEvent) => {
      if (!drag) return
      if (!drag.line) {
        const travel = Math.hypot(event.clientX - drag.x, event.clientY - drag.y)
        if (travel < SLOP || goals(drag.ref).size === 0) return
        drag.line = drawLine(element, drag)
      }
      event.stopPropagation()
      event.preventDefault()
      follow(element, drag.line, event)
      const over = placeAt(event, goals(drag.ref))
      if (over === drag.over) return
      drag.over?.removeAttribute('data-drop')
      over?.setAttribute('data-drop', '')
      drag.over = over
    }
    // The pointer leaves the piece, and yet it is the piece whose reach is shown.
    const out = (event: Event) => drag && event.stopPropagation()
    const up = ({ type }: Event) => {
      const done = drag
      drag = undefined
      if (done) letGo()
      done?.line?.remove()
      done?.over?.removeAttribute('data-drop')
      const to = done?.over?.getAttribute('data-ref')
      if (!done?.line) return
      // The click that a browser makes of this press is none.
      addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => removeEventListener('click', swallow, { capture: true }))
      // The browser has taken the gesture for its own, to scroll: nothing was put down.
      if (to && type !== 'pointercancel') drop(done.ref, to)
    }
    element.addEventListener('pointerdown', down, { capture: true })
    element.addEventListener('pointermove', move, { capture: true })
    element.addEventListener('mouseout', out, { capture: true })
    addEventListener('pointerup', up)
    addEventListener('pointercancel', up)
    return () => {
      element.removeEventListener('pointerdown', down, { capture: true })
      element.removeEventListener('pointermove', move, { capture: true })
      element.removeEventListener('mouseout', out, { capture: true })
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', up)
    }
  }, [room])
}

function swallow(event: Event): void {
  event.stopPropagation()
  event.preventDefault()
}

function refAt(target: EventTarget | null): Ref | undefined {
  return (target instanceof Element && target.closest('[data-ref]')?.getAttribute('data-ref')) || undefined
}

function gripAt(target: EventTarget | null): Ref | undefined {
  return (target instanceof Element && target.closest('[data-grip]')?.getAttribute('data-grip')) || undefined
}

/** The uppermost thing under the pointer that the piece may go to. */
function placeAt({ clientX, clientY }: PointerEvent, goals: ReadonlySet<Ref>): Element | undefined {
  for (const under of document.elementsFromPoint(clientX, clientY)) {
    const place = under.closest('[data-ref]')
    if (place && goals.has(place.getAttribute('data-ref') ?? '')) return place
  }
  return undefined
}

function drawLine(room: HTMLElement, { x, y }: Drag): SVGLineElement {
  const layer = room.querySelector('.room-trails')
  const box = layer?.getBoundingClientRect()
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'line')
  line.classList.add('drag-line')
  line.setAttribute('x1', String(x - (box?.left ?? 0)))
  line.setAttribute('y1', String(y - (box?.top ?? 0)))
  layer?.append(line)
  return line
}

function follow(room: HTMLElement, line: SVGLineElement, { clientX, clientY }: PointerEvent): void {
  const box = room.querySelector('.room-trails')?.getBoundingClientRect()
  line.setAttribute('x2', String(clientX - (box?.left ?? 0)))
  line.setAttribute('y2', String(clientY - (box?.top ?? 0)))
}
