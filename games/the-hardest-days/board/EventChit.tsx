import type { Logged } from '@tallyho/engine'
import { SourceLine, TipText } from '@tallyho/kit'
import { EVENT_WORDS, type EventKind } from '../pack/event-words.ts'
import { packOf } from '../pack/index.ts'

/** An event chit as it was drawn. */
export interface LastEvent {
  readonly chit: string
  readonly side: 'approach' | 'target'
  readonly event: EventKind
  readonly letter: string | undefined
  readonly applies: boolean
  readonly title: string
}

export function eventOf({ facts }: Logged): LastEvent {
  const { chit, side, event, letter, applies } = facts
  const kind = String(event) as EventKind
  return {
    chit: String(chit),
    side: side === 'target' ? 'target' : 'approach',
    event: kind,
    letter: letter === undefined ? undefined : String(letter),
    applies: applies === true,
    title: eventTitle(kind, letter === undefined ? undefined : String(letter)),
  }
}

export function eventTitle(event: EventKind, letter: string | undefined): string {
  const { title } = EVENT_WORDS[event]
  return letter === undefined ? title : `${title} ${letter}`
}

export function lastEvent(notes: readonly Logged[]): LastEvent | undefined {
  const note = notes.findLast(({ what }) => what === 'event')
  return note && eventOf(note)
}

export function EventChitTip({ last, pack }: { readonly last: LastEvent; readonly pack: string }) {
  return (
    <TipText title={`${last.title} — ${last.side} event`}>
      <p>{EVENT_WORDS[last.event].text}</p>
      <p>{last.applies ? 'It took effect.' : 'It had no effect.'}</p>
      <SourceLine of={packOf({ pack }).eventChit(last.chit)} />
    </TipText>
  )
}
