import { type Answer, type Entry, Kept, type Logged, type Match, type ToldLine } from '@tallyho/engine'

/** A match as it lies on the shelf: answers and notes in pages, so that one more answer writes one page. */

/** Answers on a page. */
export const PAGE = 64

/** An answer: id, mark, index, and the seat that gave it. */
type Written = readonly [id: string, mark: string, answer: Answer, seat?: string]

interface Page {
  readonly answers: readonly Written[]
  readonly notes: readonly Logged[]
  /** The notes in the words they were told with. */
  readonly told: readonly string[]
}

/** The pages of a match from number `from` on. */
export function pagesOf(
  { journal, notes }: Pick<Match<unknown>, 'journal' | 'notes'>,
  from: number,
  tell: (note: Logged) => string,
): string[] {
  const pages: string[] = []
  let next = from === 0 ? 0 : notes.findLastIndex(({ at }) => at <= from * PAGE) + 1
  for (let page = from; page === 0 || page * PAGE < journal.length; page++) {
    const end = (page + 1) * PAGE
    const first = next
    while (next < notes.length && (notes[next] as Logged).at <= end) next++
    const own = notes.slice(first, next)
    const answers = journal.slice(page * PAGE, end).map(written)
    pages.push(JSON.stringify({ answers, notes: own, told: own.map(tell) } satisfies Page))
  }
  return pages
}

function written({ id, mark, answer, seat }: Entry): Written {
  return seat === undefined ? [id, mark, answer] : [id, mark, answer, seat]
}

/** What the pages hold, one after the other. Throws on what is no page. */
export function readPages(texts: readonly unknown[]) {
  const journal: Entry[] = []
  const notes: Logged[] = []
  const lines: ToldLine[] = []
  for (const text of texts) {
    const page = JSON.parse(String(text)) as Page
    for (const answer of page.answers) journal.push(read(answer))
    page.notes.forEach((note, i) => {
      notes.push(note)
      lines.push({ at: note.at, rule: note.rule, text: String(page.told[i]) })
    })
  }
  return { journal, notes, lines }
}

function read([id, mark, answer, seat]: Written): Entry {
  const kind = Array.isArray(answer) ? 'together' : seat === undefined ? 'chance' : 'choice'
  return { kind, seat, id, mark, answer }
}

/** A checkpoint on one line, its board on the next. */
export function boardText({ at, step, notes, hash, state }: Kept<unknown>): string {
  return `${JSON.stringify({ at, step, notes, hash })}\n${JSON.stringify(state)}`
}

export function readBoard(row: unknown): Kept<unknown> {
  const text = String(row)
  const line = text.indexOf('\n')
  const { at, step, notes, hash } = JSON.parse(text.slice(0, line)) as Kept<unknown>
  return new Kept(at, step, () => JSON.parse(text.slice(line + 1)), notes, hash)
}
