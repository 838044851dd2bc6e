import type { CardNumber, GruppeId } from './pack/types.ts'
import { cardOf, gruppeSpec, isBomber, plannedFor, targetSpec } from './rules/02-terms.ts'
import { detectability } from './rules/06-raid/detection.ts'
import { importance, priorityAt } from './rules/07-response/priority.ts'
import { bombingOf, bombsOn, resultOf } from './rules/10-bombing/bombing.ts'
import { leadThatWins } from './rules/16-victory.ts'
import type { Campaign } from './state.ts'

/** What the slips of the lesson say of the board. */

/** A lead of so many victory points wins the day. */
export const WINS = 6

/** So many bombers and fighters are down for a card. */
export function flies(campaign: Campaign, card: CardNumber, bombers: number, fighters: number): boolean {
  const gruppen = plannedFor(
    campaign,
    campaign.plan.findIndex(raid => raid.card === card),
  )
  const those = gruppen.filter(id => isBomber(campaign, id))
  return those.length === bombers && gruppen.length - those.length === fighters
}

export const netOf = (campaign: Campaign, card: CardNumber) =>
  targetSpec(campaign, cardOf(campaign, { card }).target).net
export const bombs = (campaign: Campaign, id: GruppeId) => bombingOf(campaign, id, 'radar')
/** `AAB`. */
export const letters = (campaign: Campaign, ...ids: readonly GruppeId[]) =>
  ids.map(id => gruppeSpec(campaign, id).letter).join('')
export const leads = ({ vp }: Campaign, by: number) => vp === -by
/** RE-12.b The draw ends where a lead is large enough. */
export const wins = (campaign: Campaign) => leadThatWins(campaign) === WINS

/** What is added to the die of detection: by radar, observers, and the size of the raid. */
export function seenBy(campaign: Campaign): readonly number[] {
  const sum = (is: (why: string) => boolean) =>
    detectability(campaign)
      .modifiers.filter(({ why }) => is(why))
      .reduce((all, { by }) => all + by, 0)
  return [
    sum(why => why.startsWith('net-')),
    sum(why => why === 'observers'),
    sum(why => why === 'size'),
    detectability(campaign).modifier,
  ]
}

/** Squadrons that stand down, for each face of the die. */
export function kept(campaign: Campaign): readonly number[] {
  return [1, 2, 3, 4, 5, 6].map(die => priorityAt(campaign, die + importance(campaign).modifier).removed)
}

/** What each face of the die does with these bombs. */
export const faces = (campaign: Campaign) =>
  [1, 2, 3, 4, 5, 6].map(die => resultOf(campaign, bombsOn(campaign), die))
