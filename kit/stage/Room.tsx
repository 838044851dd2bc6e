import type { Pause, Ref } from '@tallyho/engine'
import { type KeyboardEvent, type ReactNode, useMemo, useRef } from 'react'
import type { BoardProps } from '../board.ts'
import { AttentionProvider } from '../pieces/attention.tsx'
import { useDrag } from '../pieces/drag.ts'
import { Glide } from '../pieces/glide.ts'
import { LightProvider } from '../pieces/lit.tsx'
import { rove } from '../pieces/rove.ts'
import { TipHost } from '../pieces/Tooltip.tsx'
import './room.css'
import './trails.css'
import './scenes.css'

const NOTHING: ReadonlySet<Ref> = new Set()

/** What the question is about; the same set for the same question. */
export function useAbout(pause: Pause | undefined): ReadonlySet<Ref> {
  return useMemo(
    () => (pause && pause.kind !== 'together' && pause.about ? new Set(pause.about) : NOTHING),
    [pause],
  )
}

/** From a piece at the edge of a map or display arrow keys go on to what lies beside it. */
function beyond(event: KeyboardEvent<Element>): void {
  if (event.target instanceof Element && event.target.matches('[data-ref]')) rove(event)
}

/** The room that a board stands in: whatever is in it can be lit up and explains itself. */
export function Room<S>(props: {
  /** What the table gave the board. */
  readonly board: BoardProps<S>
  readonly about: ReadonlySet<Ref>
  /** The game's own name for its table: how header, map and displays are laid out. */
  readonly className: string
  readonly children: ReactNode
}) {
  const { state, lit, hovered, reach, glide, onPick, onHover, onRefused } = props.board
  const room = useRef<HTMLDivElement>(null)
  const lights = { lit, hovered, reach, about: props.about, onPick, onHover, onRefused }
  useDrag(room, lights)
  return (
    <TipHost moment={state}>
      <AttentionProvider>
        <LightProvider lights={lights}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: from piece to piece, beyond the edge of a map */}
          <div className="room" ref={room} data-rove="" onKeyDown={beyond}>
            <Glide moment={state} glide={glide} room={room}>
              <div className={`room-table ${props.className}`}>{props.children}</div>
            </Glide>
            <svg className="room-trails" aria-hidden="true" />
          </div>
        </LightProvider>
      </AttentionProvider>
    </TipHost>
  )
}
