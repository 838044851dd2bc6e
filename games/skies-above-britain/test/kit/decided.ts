import { type Choice, glance, type Procedure, random } from '@tallyho/engine'
import { heuristic } from '../../bot.ts'
import { patrolOf } from '../../rules/01-general/terms.ts'
import type { Campaign } from '../../state.ts'
import { aPatrol, dogfight, pauseAfter } from './table.ts'

/** What he answers to a question. */
export function decide(campaign: Campaign, choice: Choice): number {
  return heuristic(glance(campaign, choice, random(1)))
}

/** What he answers to the first question of a procedure. */
export function answer(
  campaign: Campaign,
  procedure: Procedure<unknown>,
  lines = '',
  whatever: string[] = [],
): string {
  const pause = pauseAfter(procedure, lines, whatever)
  if (pause.kind !== 'choice') throw new Error('Nobody is asked')
  return `${pause.ask} ${pause.options[decide(campaign, pause)]?.id}`
}

// ---- dogfights

/** A Section with Germans behind it, and what is left of the deck. */
export function tailed(cards: readonly string[]): Campaign {
  const campaign = aPatrol({ fly: 'red' })
  dogfight(campaign, 'red', '109 1 tailed')
  patrolOf(campaign).decks.tailed = Object.fromEntries(cards.map(card => [card, 1]))
  return campaign
}
