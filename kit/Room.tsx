import type { Pause, Ref } from '@tallyho/engine'
import { type ReactNode, useMemo } from 'react'
import { AttentionProvider } from './attention.tsx'
import type { BoardProps } from './board.ts'
import { LightProvider } from './lit.tsx'
import { TipHost } from './Tooltip.tsx'
import './room.css'

const NOTHING: ReadonlySet<Ref> = new Set()

/** What the question is about; the same set for the same question. */
export function useAbout(pause: Pause | undefined): ReadonlySet<Ref> {
  return useMemo(() => (pause?.kind === 'choice' && pause.about ? new Set(pause.about) : NOTHING), [pause])
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
  const { lit, hovered, reach, onPick, onHover, onRefused } = props.board
  return (
    <TipHost>
      <AttentionProvider>
        <LightProvider lights={{ lit, hovered, reach, about: props.about, onPick, onHover, onRefused }}>
          <div className="room">
            <div className={`room-table ${props.className}`}>{props.children}</div>
          </div>
        </LightProvider>
      </AttentionProvider>
    </TipHost>
  )
}
