import { hashState, type Match, seeded } from '@tallyho/engine'
import { loadModule } from '../../games.ts'
import { memoryShelf, type Shelf } from '../../store/db.ts'
import { isDamaged, type WholeGame } from '../../store/game-row.ts'
import { loadGame } from '../../store/games.ts'
import { beginGame } from '../../table/session/add-game.ts'
import { Keeper, type KeepTrouble } from '../../table/session/keeper.ts'
import { reopen } from '../../table/session/reopen.ts'
import { TableSession } from '../../table/session/session.ts'

export const PLAN = {
  game: 'sample',
  setup: { scenario: 'noon', pack: 'standard', options: {} },
  name: 'Noon, today',
  seating: { raf: 'person', luftwaffe: 'machine' },
  ownDice: false,
  practice: false,
} as const

export async function begun(shelf: Shelf = memoryShelf(undefined), practice = false) {
  const { standard } = (await loadModule('sample')).game.packs
  const id = await beginGame(shelf, { ...PLAN, practice, setup: { ...PLAN.setup, pack: standard.id } })
  return { shelf, id }
}

export async function whole(shelf: Shelf, id: string): Promise<WholeGame> {
  const game = await loadGame(shelf, id)
  if (!game || isDamaged(game)) throw new Error('The game is not on the shelf')
  return game
}

/** Opens a stored game at a table that keeps it. */
export async function sitDown(
  shelf: Shelf,
  id: string,
  tell: (trouble: KeepTrouble | undefined) => void = () => undefined,
) {
  const { stored, ...rest } = await whole(shelf, id)
  const { module, match, ledger, trouble } = await reopen(shelf, { stored, ...rest })
  const session = new TableSession({
    module,
    match,
    ...PLAN,
    byMachine: stored.byMachine,
    gestures: stored.gestures,
    chance: seeded(3),
    save: () => keeper.save(),
    seen: stored.seen,
    mark: () => keeper.mark(),
  })
  const current = () => ({
    seen: session.seenSoFar,
    match: session.match,
    seating: session.seating,
    ownDice: session.ownDice,
    orders: session.orders,
    byMachine: session.byMachine,
    gestures: session.together,
    words: module.words,
  })
  const keeper: Keeper = new Keeper(shelf, stored, ledger, current, tell)
  return { session, keeper, module, trouble }
}

/** Lets the machine answer so often, and waits until all is written. */
export async function answer(
  { session, keeper }: Awaited<ReturnType<typeof sitDown>>,
  times: number,
): Promise<void> {
  for (let i = 0; i < times && !session.match.over; i++) session.machineOnce()
  await keeper.idle()
}

export const standing = ({ state, journal, notes }: Match<unknown>) => [hashState(state), journal, notes]
