import { type Bot, playerOf, type Thinking } from '@tallyho/engine'
import { approach } from './bot/approach.ts'
import { blast } from './bot/blast.ts'
import { burst } from './bot/burst.ts'
import { campaign } from './bot/campaign.ts'
import { escort } from './bot/escort.ts'
import { moves } from './bot/moves.ts'
import { operations } from './bot/operations.ts'
import { look } from './bot/picture.ts'
import { standing } from './rules/01-campaign/victory.ts'
import type { Campaign } from './state.ts'
import type { Asks } from './vocabulary.ts'

const player = playerOf<Asks, Campaign>({
  ...campaign,
  ...operations,
  ...moves,
  ...escort,
  ...blast,
  ...approach,
  ...burst,
})

/**
 * A competent Staffelkapitän: buys what the season offers most of, attacks where the cards promise more than they cost,
 * works on bombers and elements that are hurt already, and sends men home who have nothing more to win.
 */
export const heuristic: Bot<Campaign> = seen => {
  look(seen.view)
  return player(seen)
}

/** A mission is judged when it is entered in the log. */
export const thinking: Thinking<Campaign> = {
  until: ['quarters'],
  sure: 0.7,
  second: 320,
  slips: 20,
  // A dead man costs no points, but the seasons to come: he weighs one here.
  worth: seen => standing(seen) - killedIn(seen),
}

function killedIn({ length, log, mission }: Campaign): number {
  if (length === 'training') return 0
  return log.reduce((sum, { killed }) => sum + killed.length, mission?.score.killed.length ?? 0)
}
