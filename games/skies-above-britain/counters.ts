import type { Cup } from '@tallyho/engine'
import { packOf } from './pack/index.ts'
import { AIRCRAFT, COLOURS } from './pack/types.ts'
import type { Bomber, Campaign, DeckName, Patrol } from './state.ts'

/** The name of every piece, found where it lies: in the air, in a cup, on a bomber, or in the box. */
export function countersOf(campaign: Campaign): string[] {
  const { patrol } = campaign
  return [
    ...blocksOf(patrol),
    ...hitsOf(campaign, patrol),
    ...damageOf(campaign, patrol),
    ...cardsOf(campaign, patrol),
  ]
}

/** Blocks that fly, and those still in the box. */
function blocksOf(patrol: Patrol | undefined): string[] {
  const flying = Object.keys(patrol?.fighters ?? {})
  const all = COLOURS.flatMap(colour => [1, 2, 3, 4].map(no => `${colour}-${no}`))
  return [...flying, ...all.filter(id => !flying.includes(id))].map(id => `fighter:${id}`)
}

/** Hit markers: in the cup, or on a fighter. */
function hitsOf(campaign: Campaign, patrol: Patrol | undefined): string[] {
  const names = inCup('hit', patrol?.cups.hits ?? packOf(campaign).cups.hits)
  for (const one of Object.values(patrol?.fighters ?? {})) names.push(...one.hits.map(id => `hit:${id}`))
  return names
}

/** Damage markers: in the cup, on a bomber, or waiting for one (SAB-VEC-03). */
function damageOf(campaign: Campaign, patrol: Patrol | undefined): string[] {
  const names = inCup('damage', patrol?.cups.damage ?? packOf(campaign).cups.damage)
  if (!patrol) return names
  const bombers: Bomber[] = (patrol.raid?.tiles ?? []).flatMap(tile => tile.bombers)
  if (patrol.straggler) bombers.push(patrol.straggler)
  for (const { damage } of bombers) names.push(...damage.map(id => `damage:${id}`))
  return [...names, ...patrol.flak.map(id => `damage:${id}`)]
}

/** A card is in its deck, or among the discards, which are nowhere else. SAB-DOG-23 Those of the other aircraft stay in the box. */
function cardsOf(campaign: Campaign, patrol: Patrol | undefined): string[] {
  const { decks } = packOf(campaign)
  return AIRCRAFT.flatMap(aircraft =>
    Object.entries(decks(aircraft)).flatMap(([name, cards]) => {
      const deck = name as DeckName
      const flown = aircraft === campaign.aircraft
      if (!flown && !isOfAircraft(deck)) return []
      const left = flown ? patrol?.decks[deck] : undefined
      // Whatever lies in the deck too often, or is none of its cards, is counted as well.
      const all = Object.entries({ ...left, ...cards }).map(([id, count]) => ({
        id,
        count: Math.max(count, left?.[id] ?? 0),
      }))
      return all.flatMap(({ id, count }) => Array.from({ length: count }, () => `card:${id}`))
    }),
  )
}

/** SAB-K-001 SAB-K-015 */
function isOfAircraft(deck: DeckName): boolean {
  return deck === 'tailed' || deck === 'headOn'
}

function inCup(kind: string, cup: Cup): string[] {
  return Object.entries(cup).flatMap(([id, count]) => Array.from({ length: count }, () => `${kind}:${id}`))
}
