import type { ReactNode } from 'react'
import { TipText, useTip } from '../pieces/Tooltip.tsx'

/** What the paper game lays along the edge of the map: what is played, the turn, the score. */
export function Header(props: {
  readonly title: ReactNode
  readonly subtitle: ReactNode
  /** Before the title: a clock, an emblem. */
  readonly emblem?: ReactNode
  readonly children?: ReactNode
}) {
  return (
    <header className="room-header">
      {props.emblem}
      <div className="room-title">
        <strong>{props.title}</strong>
        <span>{props.subtitle}</span>
      </div>
      {props.children}
    </header>
  )
}

/** Something in the header or a panel that explains itself to pointer and keyboard. */
export function Told(props: {
  readonly className?: string
  readonly label: string
  readonly tip: ReactNode
  readonly children: ReactNode
}) {
  const handlers = useTip(() => props.tip)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: explains itself to the keyboard too
    <div className={props.className} role="img" aria-label={props.label} tabIndex={0} {...handlers}>
      {props.children}
    </div>
  )
}

/** One space of a turn track. */
export interface Turn {
  readonly name: ReactNode
  readonly now: boolean
  /** How it looks: over, beyond the end, … */
  readonly className?: string | undefined
}

/** The turns in a row, the present one dark. */
export function TurnTrack(props: {
  readonly label: string
  readonly tip?: ReactNode
  readonly turns: readonly Turn[]
}) {
  const handlers = useTip(() => props.tip)
  return (
    <ol
      className="turns"
      aria-label={props.label}
      {...(props.tip !== undefined && { ...handlers, tabIndex: 0 })}
    >
      {props.turns.map(({ name, now, className }, i) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: turns come in order
          key={i}
          className={className ? `turn ${className}` : 'turn'}
          aria-current={now ? 'step' : undefined}
        >
          {name}
        </li>
      ))}
    </ol>
  )
}

/** The first so many turns, those that are over shaded. */
export function turnsTo(last: number, turn: number): readonly Turn[] {
  return Array.from({ length: last }, (_, i) => ({
    name: i + 1,
    now: i + 1 === turn,
    className: i + 1 < turn ? 'turn-over' : undefined,
  }))
}

/** One number with its name above it: points of a side, points left to spend. */
export function Figure(props: {
  readonly className?: string
  readonly name: string
  readonly value: ReactNode
}) {
  return (
    <span className={props.className ? `figure ${props.className}` : 'figure'}>
      <small>{props.name}</small>
      <b>{props.value}</b>
    </span>
  )
}

/** A name and a value in a list, with what it means under the pointer. */
export function Entry(props: { readonly name: string; readonly tip: string; readonly children: ReactNode }) {
  const handlers = useTip(() => (
    <TipText title={props.name}>
      <p>{props.tip}</p>
    </TipText>
  ))
  return (
    <div {...handlers}>
      <dt>{props.name}</dt>
      <dd>{props.children}</dd>
    </div>
  )
}
