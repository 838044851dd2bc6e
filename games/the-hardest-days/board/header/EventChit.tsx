import type { Logged, NoteOf } from '@tallyho/engine'
import { SourceLine, TipText } from '@tallyho/kit'
import { EVENT_WORDS, type EventKind } from '../../pack/event-words.ts'
import { packOf } from '../../pack/index.ts'
import type { Notes } from '../../vocabulary.ts'

/** An event chit as it was drawn. */
export interface LastEvent extends Drawn {
  readonly title: string
  /** Squadrons and groups that it hit, by name. */
  readonly hits: readonly string[]
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
  const at = notes.findLastIndex(isDrawn)
  const note = notes[at]
  if (!note || at <= since || !isDrawn(note)) return undefined
  const { facts } = note
  return { ...facts, title: eventTitle(facts.event, facts.letter), hits: hitsAfter(notes.slice(at + 1)) }
}

/** Whom an event hits is told right behind it. */
function hitsAfter(notes: readonly Logged[]): readonly string[] {
  const end = notes.findIndex(({ what }) => !HITS.has(what))
  return notes
    .slice(0, end < 0 ? undefined : end)
    .flatMap(({ facts }) => [facts.squadron, facts.group])
    .filter(id => typeof id === 'string')
}
const HITS: ReadonlySet<string> = new Set<keyof Notes>([
  'group-reduced',
  'group-leaves',
  'tactics',
  'vectored-away',
  'flak',
  'radio-confusion',
])

export function EventChitTip({ last, pack }: { readonly last: LastEvent; readonly pack: string }) {
  return (
    <TipText title={`${last.title} — ${last.side} event`}>
      <p>{EVENT_WORDS[last.event].text}</p>
      <p>{last.applies ? 'It took effect.' : 'It had no effect.'}</p>
      <SourceLine of={packOf({ pack }).eventChit(last.chit)} />
    </TipText>
  )
}
