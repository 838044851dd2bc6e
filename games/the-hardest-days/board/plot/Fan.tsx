import type { Rect } from '@tallyho/kit/drawn/labels.ts'
import { type KeyboardEvent, memo, useEffect } from 'react'
import type { Altitude } from '../../pack/types.ts'
import { covered, type Layout, type Size, type Stand } from '../map/index.ts'
import { MapCounter } from './Counter.tsx'
import { type BoxProps, useBox } from './Stands.tsx'

const ABREAST = 4
const BETWEEN = 5
const EDGE = 8

/** Beside its pile or over it: where it covers least of the raids and of whoever else flies. */
function clearOf({ rect }: Stand, { width, height }: Size, { frame, plaques, stands }: Layout): Rect {
  const within = (at: number, from: number, room: number) => Math.min(Math.max(at, from), from + room)
  const middle = { x: rect.x + rect.width / 2 - width / 2, y: rect.y + rect.height / 2 - height / 2 }
  const places = [
    middle,
    { ...middle, y: rect.y - height },
    { ...middle, y: rect.y + rect.height },
    { ...middle, x: rect.x - width },
    { ...middle, x: rect.x + rect.width },
  ].map(({ x, y }) => ({
    x: within(x, frame.x, frame.width - width),
    y: within(y, frame.y, frame.height - height),
    width,
    height,
  }))
  const others = [...plaques.values(), ...[...stands.values()].filter(other => other.rect !== rect)]
  const hides = (place: Rect) => others.reduce((sum, other) => sum + covered(other.rect, place), 0)
  const [best = { ...middle, width, height }] = places.toSorted((a, b) => hides(a) - hides(b))
  return best
}

/** While a pile lies open: Escape, or a press elsewhere, shuts it. */
export function useShut(isOpen: boolean, shut: () => void): void {
  useEffect(() => {
    if (!isOpen) return
    const onKey = ({ key }: globalThis.KeyboardEvent) => key === 'Escape' && shut()
    const onPress = ({ target }: PointerEvent) =>
      target instanceof Element && !target.closest('.fan, .stand') && shut()
    window.addEventListener('keydown', onKey)
    window.addEventListener('pointerdown', onPress)
    return () => {
      window.removeEventListener('keydown', onKey)
      window.removeEventListener('pointerdown', onPress)
    }
  }, [isOpen, shut])
}

/** A pile fanned out over the map: each of its squadrons can be read and picked up, and all of them by the line above. */
export const Fan = memo(function Fan(
  props: BoxProps & {
    readonly level: Altitude
    readonly stand: Stand
    readonly layout: Layout
    /** It is pointed at; else it lies there unseen. */
    readonly open: boolean
    onClose(): void
  },
) {
  const { space, level, stand, squadrons, decided, layout, open, onClose } = props
  const box = useBox(props, level)
  const { counter, text } = layout.print
  const across = Math.min(ABREAST, squadrons.length)
  const down = Math.ceil(squadrons.length / across)
  const head = text * 1.7
  const width = across * (counter + BETWEEN) - BETWEEN + 2 * EDGE
  const height = down * (counter + BETWEEN) - BETWEEN + EDGE + head + EDGE / 2
  const { x, y } = clearOf(stand, { width, height }, layout)
  const attributes = {
    ...box,
    onMouseLeave: () => {
      box.onMouseLeave()
      onClose()
    },
    onKeyDown: (event: KeyboardEvent) => (event.key === 'Escape' ? onClose() : box.onKeyDown(event)),
  }
  return (
    <g className={open ? 'fan' : 'fan fan-shut'} {...attributes}>
      <rect className="fan-card" {...{ x, y, width, height }} rx="8" />
      <text className="fan-head" x={x + EDGE} y={y + text * 1.25} fontSize={text}>
        {space}, {level}: all {squadrons.length}
      </text>
      {squadrons.map((squadron, i) => (
        <MapCounter
          key={squadron.id}
          copy
          at={{
            x: x + EDGE + (i % across) * (counter + BETWEEN),
            y: y + head + Math.floor(i / across) * (counter + BETWEEN),
            width: counter,
            height: counter,
          }}
          decided={decided.includes(squadron.id)}
          {...squadron}
        />
      ))}
    </g>
  )
})
