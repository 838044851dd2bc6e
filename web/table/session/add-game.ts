import {
  checkPlayable,
  type GameRecord,
  Match,
  resuming,
  type Scenario,
  type Setup,
  type Words,
} from '@tallyho/engine'
import { onProbation } from '../../exchange/probation.ts'
import { loadModule } from '../../games.ts'
import { scenarioIn } from '../../seats.ts'
import type { Shelf } from '../../store/db.ts'
import { newId, putFile } from '../../store/games.ts'
import { Ledger } from '../../store/ledger.ts'
import { listPacks, registerPacks } from '../../store/packs.ts'
import { askToKeep } from '../../store/persist.ts'
import { PAGE, put } from './keeper.ts'
import { unhurried } from './reopen.ts'
import type { Seating } from './shown.ts'
import { readStretches } from './stretches.ts'

export interface NewGame {
  readonly game: string
  readonly setup: Setup
  readonly name: string
  readonly seating: Seating
  readonly ownDice: boolean
  readonly practice: boolean
  /** It is the lesson of its game. */
  readonly guided?: true | undefined
}

/** What a game is called before somebody renames it. */
export function nameOf(scenario: Scenario | undefined): string {
  const day = new Date().toLocaleDateString(undefined, { dateStyle: 'medium' })
  return scenario ? `${scenario.title}, ${day}` : day
}

/** Sets a game up and puts it on the shelf. Returns its id. */
export async function beginGame(shelf: Shelf, plan: NewGame): Promise<string> {
  askToKeep()
  const module = await loadModule(plan.game)
  await registerPacks(shelf, module)
  checkPlayable(module.game, plan.setup)
  const match = new Match(module.game, plan.setup)
  match.practice = plan.practice
  return addMatch(shelf, match, module.words, plan)
}

export interface AddedGame extends Pick<NewGame, 'name' | 'seating' | 'ownDice' | 'guided'> {
  /** The player's own component pack, where the game came with one. */
  readonly pack?: unknown
  /** Reviews that it came with, if it is finished. */
  readonly reviews?: unknown
  /** Answers that the machine gave in a player's place: whatever a file says. */
  readonly byMachine?: unknown
}

/** Puts a match of its own on the shelf: a new game, an import, a fork. */
export async function addMatch(
  shelf: Shelf,
  match: Match<unknown>,
  words: Words,
  { name, seating, ownDice, guided, pack, reviews, byMachine }: AddedGame,
): Promise<string> {
  const own = pack ?? (await listPacks(shelf, match.game.id)).find(({ id }) => id === match.setup.pack)?.data
  const { game, setup, practice, rewinds } = match
  const record = {
    tallyho: 1,
    game: game.id,
    rules: game.version,
    setup,
    practice,
    rewinds,
    pack: own,
  } as const
  const frame = frameOf({ name, seating, ownDice, ...(guided && { guided }) }, record)
  const stored = { ...frame, byMachine: readStretches(byMachine, match.journal.length) }
  const kept = match.over ? reviews : undefined
  await put(shelf, stored, new Ledger(note => words.note(note)), match, words, PAGE, kept)
  return stored.id
}

/** A place on the shelf for a game. */
function frameOf<R>(plan: Pick<NewGame, 'name' | 'seating' | 'ownDice' | 'guided'>, record: R) {
  const now = Date.now()
  const words = { scenario: '', progress: '' }
  return {
    ...plan,
    ...words,
    orders: {},
    id: newId(),
    record,
    answers: 0,
    created: now,
    updated: now,
    writer: PAGE,
  }
}

/**
 * Puts an imported file on the shelf as a game of this browser: whole, also if these rules do not replay it. Returns its
 * id, and what could not be carried over.
 */
export async function importGame(shelf: Shelf, record: GameRecord, name: string | undefined) {
  const module = await loadModule(record.game)
  await registerPacks(shelf, module)
  await onProbation(shelf, record)
  const { match, trouble } = await unhurried(resuming(module.game, record))
  const scenario = scenarioIn(module, record.setup)?.title
  const seating = Object.fromEntries(module.game.seats.map(seat => [seat, 'person' as const]))
  const plan = { name: name ?? scenario ?? module.game.title, seating, ownDice: false }
  const reviews = await soundReviews(record)
  if (trouble === undefined) {
    const added = { ...plan, pack: record.pack, reviews, byMachine: record.byMachine }
    return { id: await addMatch(shelf, match, module.words, added), trouble }
  }
  const progress = `${record.answers.length} answers, played with other rules`
  const file = { ...frameOf(plan, { ...record, reviews }), scenario: scenario ?? '', progress }
  await putFile(shelf, { ...file, answers: record.answers.length })
  return { id: file.id, trouble }
}

/** Those reviews in a file that are sound: a game is opened without what is not. */
async function soundReviews({ reviews, answers }: GameRecord): Promise<unknown> {
  if (reviews === undefined) return undefined
  const { readReviews } = await import('../../store/reviews.ts')
  return readReviews(reviews, answers.length)
}
