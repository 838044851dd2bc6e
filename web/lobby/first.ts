import { type Guide, type Seat, scenariosOf } from '@tallyho/engine'
import { gameHash } from '../app/route.ts'
import { loadBoard } from '../boards.ts'
import { loadModule } from '../games.ts'
import type { Shelf } from '../store/db.ts'
import { beginGame, nameOf } from '../table/session/add-game.ts'
import type { Player, Seating } from '../table/session/shown.ts'
import { catalogued } from './catalogue.ts'

/** Begins the lesson of a game, or where it has none the scenario that a newcomer learns most from. */
export async function beginFirst(shelf: Shelf, id: string): Promise<void> {
  const guide = await (await loadBoard(id)).guide?.()
  if (!guide) return beginScenario(shelf, id, catalogued(id).first?.scenario)
  const { game } = await loadModule(id)
  location.hash = gameHash(
    await beginGame(shelf, {
      game: id,
      setup: { ...guide.setup, pack: game.packs.standard.id },
      name: guide.title,
      seating: seatingOf(game.seats, guide.seat),
      ownDice: false,
      practice: true,
      guided: true,
    }),
  )
}

/** After a lesson, which need not be kept: the real thing. */
export async function beginAfter(
  shelf: Shelf,
  id: string,
  { afterwards, seat }: Guide,
  lesson: string,
): Promise<void> {
  await beginScenario(shelf, id, afterwards.scenario, seat)
  await shelf.remove('games', lesson)
}

/** One seat is the player's, and everything may be taken back. */
async function beginScenario(shelf: Shelf, id: string, scenario?: string, seat?: Seat): Promise<void> {
  const { game } = await loadModule(id)
  const pack = game.packs.standard.id
  const scenarios = scenariosOf(game, pack)
  const first = scenarios.find(({ id: one }) => one === scenario) ?? scenarios[0]
  location.hash = gameHash(
    await beginGame(shelf, {
      game: id,
      setup: { scenario: first?.id ?? '', pack, options: {} },
      name: nameOf(first),
      seating: seatingOf(game.seats, seat ?? game.seats[0]),
      ownDice: false,
      practice: true,
    }),
  )
}

function seatingOf(seats: readonly Seat[], mine: Seat | undefined): Seating {
  return Object.fromEntries(seats.map((seat): [Seat, Player] => [seat, seat === mine ? 'person' : 'machine']))
}
