import { scenariosOf } from '@tallyho/engine'
import { gameHash } from '../app/route.ts'
import { loadModule } from '../games.ts'
import type { Shelf } from '../store/db.ts'
import { beginGame, nameOf } from '../table/session/keeper.ts'
import type { Player } from '../table/session/shown.ts'
import { catalogued } from './catalogue.ts'

/** Begins the game that a newcomer learns most from: the first seat is his, and everything may be taken back. */
export async function beginFirst(shelf: Shelf, id: string): Promise<void> {
  const { game } = await loadModule(id)
  const pack = game.packs.standard.id
  const scenarios = scenariosOf(game, pack)
  const first = scenarios.find(({ id: one }) => one === catalogued(id).first?.scenario) ?? scenarios[0]
  const seating = game.seats.map((seat, i): [string, Player] => [seat, i === 0 ? 'person' : 'machine'])
  location.hash = gameHash(
    await beginGame(shelf, {
      game: id,
      setup: { scenario: first?.id ?? '', pack, options: {} },
      name: nameOf(first),
      seating: Object.fromEntries(seating),
      ownDice: false,
      practice: true,
    }),
  )
}
