import type { Bot } from '@tallyho/engine'
import { approach } from './bot/approach.ts'
import { blast } from './bot/blast.ts'
import { burst } from './bot/burst.ts'
import { campaign } from './bot/campaign.ts'
import { escort } from './bot/escort.ts'
import type { Decision } from './bot/judge.ts'
import { moves } from './bot/moves.ts'
import { operations } from './bot/operations.ts'
import { look } from './bot/picture.ts'
import type { Campaign } from './state.ts'

/** Every question of the game, by its key. */
export const DECISIONS: Readonly<Record<string, Decision>> = {
  ...campaign,
  ...operations,
  ...moves,
  ...escort,
  ...blast,
  ...approach,
  ...burst,
}

/**
 * A competent Staffelkapitän: buys what the season offers most of, attacks where the cards promise more than they cost,
 * works on bombers and elements that are hurt already, and sends men home who have nothing more to win.
 */
export const heuristic: Bot<Campaign> = ({ view, choice }) => {
  const decide = DECISIONS[choice.ask]
  look(view)
  return decide ? decide(view, choice) : 0
}
