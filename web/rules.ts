import { type GameModule, Refused } from '@tallyho/engine'
import { GAMES } from '../games/index.ts'

/** A game's rules without its board: all that a worker needs, and all that it can hold. */
export async function loadRules(id: string): Promise<GameModule> {
  const load = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined
  if (!load) throw new Refused(`There is no game '${id}' on this table.`)
  return (await load()) as unknown as GameModule
}
