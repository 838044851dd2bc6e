import {
  checkPlayable,
  type GameRecord,
  Match,
  recordOf,
  resume,
  type Setup,
  type Words,
} from '@tallyho/engine'
import { loadModule } from '../games.ts'
import { scenarioIn } from '../seats.ts'
import type { Shelf } from '../store/db.ts'
import { newId, Overtaken, putGame, type StoredGame } from '../store/games.ts'
import { listPacks, registerPacks } from '../store/packs.ts'
import { Saver } from '../store/saver.ts'
import type { Seating } from './shown.ts'

/** This page's mark on the games it writes. */
const PAGE = newId()

export type KeepTrouble =
  /** The browser would not write: the game goes on in memory. */
  | { readonly kind: 'full'; readonly words: string }
  /** Another tab plays it now. */
  | { readonly kind: 'overtaken' }

/** Keeps one game on the shelf, answer by answer. */
export class Keeper {
  private readonly saver: Saver
  private lastWriter: string

  constructor(
    private readonly shelf: Shelf,
    readonly stored: StoredGame,
    private readonly current: () => { match: Match<unknown>; ownDice: boolean; words: Words },
    told: (trouble: KeepTrouble | undefined) => void,
  ) {
    this.lastWriter = stored.writer
    this.saver = new Saver(
      () => this.write(),
      error => told(troubleOf(error)),
      () => told(undefined),
    )
  }

  save(): void {
    this.saver.save()
  }

  idle(): Promise<void> {
    return this.saver.idle()
  }

  private async write(): Promise<void> {
    const { match, ownDice, words } = this.current()
    const game = { ...storedOf(this.stored, match, words), ownDice }
    await putGame(this.shelf, game, this.lastWriter)
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

/** What the shelf holds of a match: its record, and words for the lobby. */
function storedOf(stored: StoredGame, match: Match<unknown>, words: Words): StoredGame {
  const { outcome: _, ...rest } = stored
  const decisions = match.journal.filter(({ kind }) => kind !== 'chance').length
  const { result } = match
  const { pack } = stored.record
  return {
    ...rest,
    record: { ...recordOf(match), ...(pack !== undefined && { pack }) },
    updated: Date.now(),
    writer: PAGE,
    scenario: scenarioIn(match, match.setup)?.title ?? '',
    progress: [words.progress?.(match.state), words.step(match.step), counted(decisions)]
      .filter(part => part !== undefined)
      .join(', '),
    ...(match.over && result && { outcome: { level: words.level(result.level), score: result.score } }),
  }
}

function counted(decisions: number): string {
  return `${decisions} ${decisions === 1 ? 'decision' : 'decisions'}`
}

export interface NewGame {
  readonly game: string
  readonly setup: Setup
  readonly name: string
  readonly seating: Seating
  readonly ownDice: boolean
  readonly practice: boolean
}

/** Sets a game up and puts it on the shelf. Returns its id. */
export async function beginGame(shelf: Shelf, plan: NewGame): Promise<string> {
  const module = await loadModule(plan.game)
  await registerPacks(shelf, module)
  checkPlayable(module.game, plan.setup)
  const match = new Match(module.game, plan.setup)
  match.practice = plan.practice
  return addMatch(shelf, match, module.words, plan)
}

export interface AddedGame extends Pick<NewGame, 'name' | 'seating' | 'ownDice'> {
  /** The player's own component pack, where the game came with one. */
  readonly pack?: unknown
}

/** Puts a match of its own on the shelf: a new game, an import, a fork. */
export async function addMatch(
  shelf: Shelf,
  match: Match<unknown>,
  words: Words,
  { name, seating, ownDice, pack }: AddedGame,
): Promise<string> {
  const id = newId()
  const own = pack ?? (await listPacks(shelf, match.game.id)).find(({ id }) => id === match.setup.pack)?.data
  const now = Date.now()
  const record = { ...recordOf(match), ...(own !== undefined && { pack: own }) }
  const times = { created: now, updated: now }
  const frame = { id, name, scenario: '', progress: '', seating, ownDice, record, writer: PAGE, ...times }
  await putGame(shelf, storedOf(frame, match, words), PAGE)
  return id
}

/** Opens an imported file or a link as a game of this browser. Returns its id and what could not be carried over. */
export async function importGame(shelf: Shelf, record: GameRecord, name: string | undefined) {
  const module = await loadModule(record.game)
  await registerPacks(shelf, module)
  const { match, trouble } = resume(module.game, record)
  const scenario = scenarioIn(module, record.setup)
  const seating = Object.fromEntries(module.game.seats.map(seat => [seat, 'person' as const]))
  const plan = {
    name: name ?? scenario?.title ?? module.game.title,
    seating,
    ownDice: false,
    pack: record.pack,
  }
  return { id: await addMatch(shelf, match, module.words, plan), trouble }
}

/** Plays a stored game through to its last question. */
export async function reopen(shelf: Shelf, stored: StoredGame) {
  const module = await loadModule(stored.record.game)
  await registerPacks(shelf, module)
  return { module, ...resume(module.game, stored.record) }
}
