import { selectTargets } from '../../rules/05-planning/targets.ts'
import type { Campaign } from '../../state.ts'
import { aCampaign, offers, type Played, script } from './table.ts'

/** A table whose target deck holds these cards alone, so that they are what is drawn. */
export function dealt(cards: readonly number[], more: Parameters<typeof aCampaign>[0] = {}): Campaign {
  const campaign = aCampaign(more)
  campaign.decks.target.left = [...cards]
  return campaign
}

/** Targets are drawn, and planned by these answers: `8@0 12@1 done`. */
export function planned(campaign: Campaign, answers: string): Played<unknown> {
  return script(selectTargets(campaign), `plan-raid ${answers}`, ['draw.target'])
}

/** What can be planned after these answers; on a copy, the table stays as it was. */
export function planOffers(campaign: Campaign, answers = ''): string[] {
  const lines = answers === '' ? '' : `plan-raid ${answers}`
  return offers(selectTargets(structuredClone(campaign)), lines, ['draw.target'])
}
