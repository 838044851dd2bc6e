import type { Facts, Logged } from '@tallyho/engine'
import { Component, type ComponentType, type ReactNode } from 'react'
import type { CardProps } from '../board.ts'

interface EventOfProps<S> {
  /** Cards by the keys of their notes: `EventCards`. */
  readonly events: object
  readonly note: Logged
  readonly state: S
  onRule(id: string): void
  /** In place of the card, if there is none or the note lacks what it reads: notes of older rules do. */
  readonly told: ReactNode
}

/** True for notes that are shown as cards. */
export function isEvent(events: object, { what }: Logged): boolean {
  return Object.hasOwn(events, what)
}

interface Drawn {
  readonly note: Logged | undefined
  readonly failed: boolean
}

/** One note as its card. */
export class EventOf<S> extends Component<EventOfProps<S>, Drawn> {
  override state: Drawn = { note: undefined, failed: false }

  static getDerivedStateFromProps({ note }: { readonly note: Logged }, before: Drawn): Drawn | null {
    return before.note === note ? null : { note, failed: false }
  }

  static getDerivedStateFromError(): Pick<Drawn, 'failed'> {
    return { failed: true }
  }

  override render(): ReactNode {
    const { events, note, state, onRule, told } = this.props
    if (!isEvent(events, note) || this.state.failed) return told
    // Which facts a note has is known by its key, under which its card was declared.
    const Card = Reflect.get(events, note.what) as ComponentType<CardProps<S, Facts>>
    return <Card note={note} facts={note.facts} state={state} onRule={onRule} />
  }
}
