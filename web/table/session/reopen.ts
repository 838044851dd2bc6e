import { type GameModule, type Match, restored, resuming } from '@tallyho/engine'
import { loadModule } from '../../games.ts'
import type { Shelf } from '../../store/db.ts'
import type { WholeGame } from '../../store/game-row.ts'
import { Ledger } from '../../store/ledger.ts'
import { registerPacks } from '../../store/packs.ts'

/** A stored game opened; nothing has been written. */
export interface Reopened {
  readonly module: GameModule
  /** The game where it stood; if there is trouble, as far as these rules can carry it. */
  readonly match: Match<unknown>
  /** Why it does not stand where it stood, in one sentence. */
  readonly trouble?: string
  /** What of the match lies on the shelf. */
  readonly ledger: Ledger
}

/**
 * Opens a stored game. One that was played with these very rules goes on from its last checkpoint; any other is replayed
 * whole and held against the boards it went by.
 */
export async function reopen(shelf: Shelf, whole: WholeGame): Promise<Reopened> {
  const module = await loadModule(whole.record.game)
  await registerPacks(shelf, module)
  const tell = (note: Parameters<typeof module.words.note>[0]) => module.words.note(note)
  const match = trusted(module, whole)
  if (match) return { module, match, ledger: new Ledger(tell, match) }
  return { module, ...(await unhurried(resuming(module.game, whole.record))), ledger: new Ledger(tell) }
}

function trusted({ game }: GameModule, { record, past }: WholeGame): Match<unknown> | undefined {
  const { rules, setup, base, pack, practice, rewinds } = record
  if (!past || rules !== game.version) return undefined
  if (pack !== undefined) game.packs.register(pack)
  const match = game.packs.has(setup.pack) ? restored(game, setup, past, base) : undefined
  if (match) Object.assign(match, { practice, rewinds })
  return match
}

/** Milliseconds of work at a stretch, before the screen is painted. */
const STRETCH = 12

/** Does long work in slices, so that the page stays quick. */
export async function unhurried<T>(work: Generator<unknown, T, void>): Promise<T> {
  let until = performance.now() + STRETCH
  for (;;) {
    const slice = work.next()
    if (slice.done) return slice.value
    if (performance.now() < until) continue
    await new Promise(done => setTimeout(done, 0))
    until = performance.now() + STRETCH
  }
}
