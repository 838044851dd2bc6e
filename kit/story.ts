import type { Logged, Words } from '@tallyho/engine'
import type { Retold } from './retold.ts'

/** A part of a finished game, and what is worth telling of it. */
export interface Chapter {
  readonly title: string
  /** Number of its first note in the log. */
  readonly from: number
  readonly lines: readonly { readonly no: number; readonly text: string }[]
}

type Table<S> = Readonly<Record<string, true | Teller<S> | undefined>>
type Teller<S> = (facts: Logged['facts'], state: S, nth: number) => string | undefined

/** The story of a finished game, made from its log: chapter by chapter, in plain sentences. */
export function storyOf<S, N>(
  { opening, chapters, tells, abridges }: Pick<Retold<S, N>, 'opening' | 'chapters' | 'tells' | 'abridges'>,
  state: S,
  notes: readonly Logged[],
  words: Pick<Words<S>, 'note'>,
): readonly Chapter[] {
  const story: { title: string; from: number; lines: { no: number; text: string }[] }[] = [
    { title: opening, from: 0, lines: [] },
  ]
  const begun = new Map<string, number>()
  for (const [no, note] of notes.entries()) {
    const nth = (begun.get(note.what) ?? 0) + 1
    begun.set(note.what, nth)
    const title = tellerIn(chapters as Table<S>, note)?.(note.facts, state, nth)
    if (title !== undefined) story.push({ title, from: no, lines: [] })
    const text = abridges ? undefined : sentenceOf({ tells }, state, note, words)
    if (text !== undefined) story.at(-1)?.lines.push({ no, text })
  }
  if (abridges)
    for (const [i, { from, lines }] of story.entries()) {
      const told = abridges(notes.slice(from, story[i + 1]?.from), state)
      lines.push(...told.map((text, line) => ({ no: from + line, text })))
    }
  // A game that begins with its first chapter has nothing before it.
  return story.filter(({ lines }, i) => i > 0 || lines.length > 0 || story.length === 1)
}

/** One note as the story tells it; undefined if it does not. */
export function sentenceOf<S, N>(
  { tells }: Pick<Retold<S, N>, 'tells'>,
  state: S,
  note: Logged,
  words: Pick<Words<S>, 'note'>,
): string | undefined {
  const told = (tells as Table<S>)[note.what]
  return told === true ? words.note(note) : told?.(note.facts, state, 1)
}

function tellerIn<S>(table: Table<S>, { what }: Logged): Teller<S> | undefined {
  const teller = table[what]
  return teller === true ? undefined : teller
}
