import type { Entry, Kept, Logged, Match } from '@tallyho/engine'
import type { GameChange } from './db.ts'
import { boardText, PAGE, pagesOf } from './pages.ts'

/** Knows what of a match lies on the shelf already, so that only what is new is written. */
export class Ledger {
  private journal: Entry[] = []
  private boards: ReadonlySet<Kept<unknown>> = new Set()
  private empty = true
  private readonly told = new WeakMap<Logged, string>()

  constructor(
    private readonly tell: (note: Logged) => string,
    /** A match that lies on the shelf as it stands. */
    kept?: Match<unknown>,
  ) {
    if (kept) this.note(kept.journal.slice(), new Set(kept.checkpoints))
  }

  /** What is to be written beside the head, all of it if `afresh`; and what to call once it lies on the shelf. */
  changes(match: Match<unknown>, afresh: boolean): { change: Omit<GameChange, 'head'>; written(): void } {
    const { journal, checkpoints } = match
    const whole = afresh || this.empty
    const common = whole ? 0 : this.common(journal)
    const from = Math.floor(common / PAGE)
    const fresh = whole ? checkpoints : checkpoints.filter(board => !this.boards.has(board))
    const boards = new Set(checkpoints)
    const gone = whole ? [] : [...this.boards].filter(board => !boards.has(board))
    const since = journal.slice(common)
    return {
      change: {
        afresh: whole,
        from,
        pages: pagesOf(match, from, note => this.lineOf(note)),
        boards: fresh.map(board => ({ at: board.at, text: boardText(board) })),
        boardsGone: gone.map(({ at }) => at),
      },
      written: () => {
        this.journal.length = common
        for (const entry of since) this.journal.push(entry)
        this.note(this.journal, boards)
      },
    }
  }

  private note(journal: Entry[], boards: ReadonlySet<Kept<unknown>>): void {
    this.journal = journal
    this.boards = boards
    this.empty = false
  }

  /** How many answers are still those on the shelf. Journals grow and are cut at their end: one that is the same ends it. */
  private common(journal: readonly Entry[]): number {
    let common = Math.min(this.journal.length, journal.length)
    while (common > 0 && this.journal[common - 1] !== journal[common - 1]) common--
    return common
  }

  private lineOf(note: Logged): string {
    const line = this.told.get(note) ?? this.tell(note)
    this.told.set(note, line)
    return line
  }
}
