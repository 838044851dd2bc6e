import { type KeyboardEvent, memo } from 'react'
import type { Altitude } from '../../pack/types.ts'
import type { Layout, Stand } from '../map/index.ts'
import { MapCounter } from './Counter.tsx'
import { type BoxProps, useBox } from './Stands.tsx'

const ABREAST = 4
const BETWEEN = 5
const EDGE = 8

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
  const { frame, print } = layout
  const { counter, text } = print
  const across = Math.min(ABREAST, squadrons.length)
  const down = Math.ceil(squadrons.length / across)
  const head = text * 1.7
  const width = across * (counter + BETWEEN) - BETWEEN + 2 * EDGE
  const height = down * (counter + BETWEEN) - BETWEEN + EDGE + head + EDGE / 2
  const within = (at: number, from: number, room: number) => Math.min(Math.max(at, from), from + room)
  const x = within(stand.rect.x + stand.rect.width / 2 - width / 2, frame.x, frame.width - width)
  const y = within(stand.rect.y + stand.rect.height / 2 - height / 2, frame.y, frame.height - height)
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
