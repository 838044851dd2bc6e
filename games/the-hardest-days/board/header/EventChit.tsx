import type { Logged, NoteOf } from '@tallyho/engine'
import { SourceLine, TipText } from '@tallyho/kit'
import { EVENT_WORDS, type EventKind } from '../../pack/event-words.ts'
import { packOf } from '../../pack/index.ts'
import type { Notes } from '../../vocabulary.ts'

/** An event chit as it was drawn. */
export interface LastEvent extends Drawn {
  readonly title: string
}

type Drawn = Notes['event']

const isDrawn = (note: Logged): note is Logged & NoteOf<Notes, 'event'> => note.what === 'event'

export function eventTitle(event: EventKind, letter: string | undefined): string {
  const { title } = EVENT_WORDS[event]
  return letter === undefined ? title : `${title} ${letter}`
}

/** The last one of this segment: with the clock it is over. */
export function lastEvent(notes: readonly Logged[]): LastEvent | undefined {
  const since = notes.findLastIndex(({ what }) => what === 'time-advance')
  const drawn = notes.slice(since + 1).findLast(isDrawn)?.facts
  return drawn && { ...drawn, title: eventTitle(drawn.event, drawn.letter) }
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
