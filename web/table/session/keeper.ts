import {
  calledAnew,
  endOf,
  hashState,
  type Match,
  Refused,
  recordOf,
  resuming,
  type Words,
  withoutBoards,
} from '@tallyho/engine'
import { isPersons, onlyPerson, scenarioIn } from '../../seats.ts'
import type { Shelf } from '../../store/db.ts'
import type { StoredGame } from '../../store/game-row.ts'
import { markSeen, newId, Overtaken, putGame, type Written } from '../../store/games.ts'
import { leaveLastWord } from '../../store/last-word.ts'
import { Ledger } from '../../store/ledger.ts'
import { Saver } from '../../store/saver.ts'
import { unhurried } from './reopen.ts'
import type { Seating } from './shown.ts'

/** This page's mark on the games it writes. */
export const PAGE = newId()

export type KeepTrouble =
  /** The browser would not write: the game goes on in memory. */
  | { readonly kind: 'full'; readonly words: string }
  /** Another tab plays it now. */
  | { readonly kind: 'overtaken' }

/** What is to be kept, as it is now. */
interface Current
  extends Pick<StoredGame, 'seating' | 'ownDice' | 'orders' | 'seen' | 'guided' | 'byMachine' | 'gestures'> {
  readonly match: Match<unknown>
  readonly words: Words
}

/** Keeps one game on the shelf, answer by answer. */
export class Keeper {
  private readonly saver: Saver
  /** Writes how far the film has been seen, and nothing else. */
  private readonly marker: Saver
  private lastWriter: string

  constructor(
    private readonly shelf: Shelf,
    private readonly stored: StoredGame,
    /** What of it lies on the shelf. */
    private readonly ledger: Ledger,
    private readonly current: () => Current,
    told: (trouble: KeepTrouble | undefined) => void,
  ) {
    this.lastWriter = stored.writer
    this.saver = new Saver(
      () => this.write(),
      error => told(troubleOf(error)),
      () => told(undefined),
    )
    // A film that begins too early on the next day is no loss to be told of.
    this.marker = new Saver(
      () => markSeen(this.shelf, this.stored.id, this.current().seen, [this.lastWriter, PAGE]),
      () => undefined,
    )
  }

  /** The film has gone on. */
  mark(): void {
    this.marker.save()
  }

  save(): void {
    this.saver.save()
  }

  async idle(): Promise<void> {
    await this.saver.idle()
    await this.marker.idle()
  }

  /** The page is about to go: what the database has not taken yet is left where it can be without waiting. */
  lastWord(): void {
    if (!this.saver.isBusy) return
    const { match, words, ...rest } = this.current()
    const head = headOf({ ...this.stored, ...rest }, match, words)
    leaveLastWord({ ...head, change: this.ledger.changes(match, true).change, lastWriter: this.lastWriter })
  }

  /** Writes the whole game anew with somebody called by another name: told with it from the first note on. */
  async nameAnew(now: string, anew: string): Promise<void> {
    await this.idle()
    const { match, words, ...rest } = this.current()
    const { names: before, ...setup } = match.setup
    const names = calledAnew(before, now, anew)
    const record = withoutBoards({ ...recordOf(match), setup: { ...setup, ...(names && { names }) } })
    const retold = await unhurried(resuming(match.game, record))
    if (retold.trouble !== undefined) throw new Refused(retold.trouble)
    const ledger = new Ledger(note => words.note(note))
    await put(this.shelf, { ...this.stored, ...rest }, ledger, retold.match, words, this.lastWriter)
    this.lastWriter = PAGE
  }

  private async write(): Promise<void> {
    const { match, words, ...rest } = this.current()
    await put(this.shelf, { ...this.stored, ...rest }, this.ledger, match, words, this.lastWriter)
    this.lastWriter = PAGE
  }
}

function troubleOf(error: unknown): KeepTrouble {
  if (error instanceof Overtaken) return { kind: 'overtaken' }
  const full = error instanceof DOMException && error.name === 'QuotaExceededError'
  return {
    kind: 'full',
    words: full
      ? 'The browser has no room left: this game goes on, but is not kept. Export it, or delete old games.'
      : 'The browser could not write this game down: it goes on, but is not kept. Export it to a file.',
  }
}

/** Writes what is new in a match, and its head. */
export async function put(
  shelf: Shelf,
  stored: StoredGame,
  ledger: Ledger,
  match: Match<unknown>,
  words: Words,
  lastWriter: string,
  reviews?: unknown,
): Promise<void> {
  let written = (): void => undefined
  const change = (afresh: boolean) => {
    const changes = ledger.changes(match, afresh)
    written = changes.written
    return changes.change
  }
  await putGame(shelf, { ...headOf(stored, match, words), reviews, change }, lastWriter)
  written()
}

/** The head of a match: its record without the answers, and words for the lobby. */
function headOf(stored: StoredGame, match: Match<unknown>, words: Words): Omit<Written, 'change'> {
  const { outcome: _, record: before, ...rest } = stored
  const { game, setup, practice, rewinds, base, over, result } = match
  const decisions = () => match.journal.filter(entry => isPersons(entry, stored.seating)).length
  const ended = over && result
  const record = {
    tallyho: 1,
    game: game.id,
    rules: game.version,
    setup,
    practice,
    rewinds,
    ...(base && { base: { ...base, hash: hashState(base.state) } }),
    ...(ended && { board: hashState(match.state) }),
    ...(before.pack !== undefined && { pack: before.pack }),
  } as const
  const progress = [words.progress?.(match.state) ?? counted(decisions()), words.step(match.step)]
  return {
    game: {
      ...rest,
      record,
      answers: match.journal.length,
      updated: laterThan(stored.updated),
      writer: PAGE,
      scenario: scenarioIn(match, setup)?.title ?? '',
      progress: progress.join(', '),
      standing: standingOf(stored.seating, match, words),
      turn: match.pause?.kind === 'choice' ? words.seat(match.pause.seat) : undefined,
    },
    ...(ended && { end: endOf(result, words) }),
  }
}

let lastTime = 0

/** When something is written: later than whatever was before, though it be the same millisecond, or the clock was set back. */
function laterThan(updated: number): number {
  lastTime = Math.max(Date.now(), lastTime + 1, updated + 1)
  return lastTime
}

/** What the score would be now, as far as the person at the screen may know. */
function standingOf(seating: Seating, { game, state }: Match<unknown>, words: Words): string {
  const person = onlyPerson(seating)
  const seen = person ?? game.seats.find(seat => seating[seat] === 'person') ?? game.seats[0]
  const score = game.standing(seen === undefined ? state : game.view(state, seen))
  return words.score?.(score, person) ?? `score ${score}`
}

function counted(decisions: number): string {
  return `${decisions} ${decisions === 1 ? 'decision' : 'decisions'}`
}
