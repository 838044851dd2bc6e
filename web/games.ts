import { type GameModule, Refused } from '@tallyho/engine'
import { GAMES } from '../games/index.ts'
import { hasBoard } from './boards.ts'
import { loadRules } from './rules.ts'

/** The games that can be played on this table. */
export const GAME_IDS: readonly string[] = Object.keys(GAMES).filter(hasBoard)

const loaded = new Map<string, Promise<GameModule>>()

/** A game's rules, loaded when somebody sits down to it. */
export function loadModule(id: string): Promise<GameModule> {
  if (!GAME_IDS.includes(id)) return Promise.reject(new Refused(`There is no game '${id}' on this table.`))
  const known = loaded.get(id) ?? loadRules(id)
  loaded.set(id, known)
  known.catch(() => loaded.delete(id))
  return known
}
