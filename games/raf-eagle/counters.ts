import type { Frozen } from '@tallyho/engine'
import { packOf } from './pack/index.ts'
import type { CardNumber } from './pack/types.ts'
import { ADVANCED, begin, DEEPER_TARGETS, NIGHT } from './rules/03-set-up.ts'
import { DEEPER_AFTER } from './rules/14-calendar/cards.ts'
import { type Campaign, DECKS, type DeckName, type Raid } from './state.ts'

/** The name of every counter and card, found where it lies. */
export function countersOf(campaign: Frozen<Campaign>): string[] {
  return [
    ...Object.keys(campaign.squadrons).map(id => `squadron:${id}`),
    ...Object.keys(campaign.gruppen).map(id => `gruppe:${id}`),
    ...DECKS.flatMap(deck => cardsOf(campaign, deck).map(card => `${deck}:${card}`)),
  ]
}

/** The cards of a deck: in it, beside it, on the table, and those that have not come into play. */
function cardsOf(campaign: Frozen<Campaign>, deck: DeckName): readonly CardNumber[] {
  const { left, discards } = campaign.decks[deck]
  return [...left, ...discards, ...onTable(campaign, deck), ...setAside(campaign, deck)]
}

function onTable(campaign: Frozen<Campaign>, deck: DeckName): readonly CardNumber[] {
  const { hand, plan, strategies, dayCard, clock } = campaign
  if (deck === 'target')
    return [...hand, ...plan.filter(raid => isOnTrack(raid, clock)).map(({ card }) => card)]
  if (deck === 'strategy') return [...strategies, ...plan.flatMap(raid => raid.strategies)]
  return deck === 'day-event' && dayCard !== undefined ? [dayCard] : []
}

/** RE-4.II.13.c The day's plan remembers raids whose cards have been discarded with their segment. */
function isOnTrack({ done, segment }: Frozen<Raid>, clock: Campaign['clock']): boolean {
  return !done || segment === undefined || segment >= clock
}

/** RE-3.b RE-17.2.a RE-17.2.b Cards that the scenario began without, and that have not come into play since. */
function setAside(campaign: Frozen<Campaign>, deck: DeckName): readonly CardNumber[] {
  const { scenario, pack, night, advanced } = campaign
  const { decks, dayCard } = begin({ scenario, pack, options: { [NIGHT]: night, [ADVANCED]: advanced } })
  const { targetCards, raidEvents, dayEvents, strategies } = packOf({ pack }).pack
  const all = { target: targetCards, 'raid-event': raidEvents, 'day-event': dayEvents, strategy: strategies }
  return all[deck]
    .map(({ card }) => card)
    .filter(card => card !== dayCard && !decks[deck].left.includes(card))
    .filter(card => deck !== 'target' || !hasComeLater(campaign, card))
}

/** RE-13.3.a RE-17.3.b Whether a target card that a scenario begins without is in play by now. */
function hasComeLater({ terror, scenario, raidDay }: Frozen<Campaign>, card: CardNumber): boolean {
  if (card > DEEPER_TARGETS) return terror
  return scenario === 'battle-of-britain' && raidDay > DEEPER_AFTER
}
