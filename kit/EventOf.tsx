import type { Logged } from '@tallyho/engine'
import { Component, type ReactNode } from 'react'
import type { BoardModule } from './board.ts'

interface EventOfProps<S> {
  readonly events: BoardModule<S>['events']
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

  static getDerivedStateFromError(): Partial<Drawn> {
    return { failed: true }
  }

  override render(): ReactNode {
    const { events, note, state, onRule, told } = this.props
    const Card = isEvent(events, note) ? events[note.what] : undefined
    if (!Card || this.state.failed) return told
    return <Card note={note} facts={note.facts} state={state} onRule={onRule} />
  }
}
