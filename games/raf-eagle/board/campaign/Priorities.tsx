import { type BoardProps, TipText, usePick, useTip } from '@tallyho/kit'
import { type PointerEvent, useRef } from 'react'
import type { PrioritisedType, Priority } from '../../pack/types.ts'
import type { Campaign } from '../../state.ts'
import { PRIORITISED } from '../pieces/names.ts'
import { TargetIcon } from '../pieces/TargetSymbol.tsx'
import { useLaying } from './laying.ts'

const TRAYS = [
  { priority: 'high', name: 'High' },
  { priority: 'medium', name: 'Medium' },
  { priority: 'low', name: 'Low' },
] as const satisfies readonly { readonly priority: Priority; readonly name: string }[]

const TYPES = Object.keys(PRIORITISED) as PrioritisedType[]

/** RE-2.1.q RE-13.2.a What is to be bombed first, in trays; with a free choice the pieces are laid there one by one. */
export function Priorities({ state: campaign, pause, desk }: BoardProps<Campaign>) {
  const choosing = pause?.kind === 'choice' && pause.ask === 'free-choice'
  const { laid, medium, put } = useLaying(desk)
  const placeOf = (type: PrioritisedType): Priority => {
    if (!choosing) return campaign.priorities[type]
    return laid.find(one => one.type === type)?.priority ?? (type === medium ? 'medium' : 'low')
  }
  // One that waits in the medium tray is asked about once both high ones are there.
  const isSettled = (type: PrioritisedType) =>
    laid.some(one => one.type === type) || (type === medium && laid.length < 2)
  return (
    <section className="eagle-war-trays" aria-label="Priorities" data-choosing={choosing ? '' : undefined}>
      <h3>
        {choosing ? 'Free choice: two high, one medium' : 'What Berlin wants bombed'}
        {campaign.terror && <small>terror raids allowed</small>}
      </h3>
      {TRAYS.map(({ priority, name }) => (
        <div key={priority} className="eagle-war-tray" data-tray={priority}>
          <b>{choosing && priority === 'low' ? 'To lay, else low' : name}</b>
          <div className="eagle-war-tray-room">
            {TYPES.filter(type => placeOf(type) === priority).map(type => (
              <Piece
                key={type}
                type={type}
                was={campaign.priorities[type]}
                takeBack={choosing && isSettled(type) ? () => put(type, 'low') : undefined}
                drop={choosing && desk ? to => put(type, to) : undefined}
              />
            ))}
          </div>
        </div>
      ))}
    </section>
  )
}

interface PieceProps {
  readonly type: PrioritisedType
  readonly was: Priority
  readonly takeBack: (() => void) | undefined
  readonly drop: ((to: Priority) => void) | undefined
}

/** Pointer travel, in pixels, that makes a press a drag. */
const SLOP = 4

/** A piece that is pulled over a tray falls into it. */
function usePull(drop: PieceProps['drop']) {
  const from = useRef<{ readonly x: number; readonly y: number }>(undefined)
  if (!drop) return {}
  const shift = (event: PointerEvent<HTMLElement>) => {
    const { x, y } = from.current ?? { x: event.clientX, y: event.clientY }
    return { dx: event.clientX - x, dy: event.clientY - y }
  }
  const lie = (piece: HTMLElement) => {
    from.current = undefined
    piece.style.translate = ''
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button === 0) from.current = { x: event.clientX, y: event.clientY }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { dx, dy } = shift(event)
      if (!from.current || Math.hypot(dx, dy) < SLOP) return
      event.currentTarget.setPointerCapture(event.pointerId)
      event.currentTarget.style.translate = `${dx}px ${dy}px`
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const { dx, dy } = shift(event)
      const piece = event.currentTarget
      lie(piece)
      if (Math.hypot(dx, dy) < SLOP) return
      // The click that a browser makes of this press is none.
      piece.addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => piece.removeEventListener('click', swallow, { capture: true }))
      const tray = document
        .elementsFromPoint(event.clientX, event.clientY)
        .map(under => under.closest('[data-tray]')?.getAttribute('data-tray'))
        .find(Boolean)
      const to = TRAYS.find(({ priority }) => priority === tray)?.priority
      if (to) drop(to)
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => lie(event.currentTarget),
  }
}

function swallow(event: Event): void {
  event.stopPropagation()
  event.preventDefault()
}

function Piece({ type, was, takeBack, drop }: PieceProps) {
  const name = PRIORITISED[type]
  const pick = usePick(`priority:${type}`, `${name}, so far ${was}`)
  const pull = usePull(drop)
  const tip = useTip(() => (
    <TipText title={name}>
      <p>{takeBack ? 'Click to take it back.' : `So far ${was}.`}</p>
      {drop && <p>It can be pulled into a tray.</p>}
    </TipText>
  ))
  if (takeBack)
    return (
      <button
        type="button"
        className="eagle-war-priority"
        data-piece={`priority:${type}`}
        onClick={takeBack}
        {...tip}
        {...pull}
      >
        <TargetIcon type={type} size={22} />
        {name}
      </button>
    )
  return (
    <div className="eagle-war-priority" data-piece={`priority:${type}`} {...pick} {...tip} {...pull}>
      <TargetIcon type={type} size={22} />
      {name}
    </div>
  )
}
