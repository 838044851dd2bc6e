import type { Cup } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import type { Campaign, CardId, DeckName } from '../../state.ts'
import { patrolOf } from './terms.ts'

/** What may be drawn and rolled. */

/** SAB-GEN-13 What is left of a deck is known: the discards lie open. One that has run out is shuffled again. */
export function cardsLeft(campaign: Campaign, name: DeckName): readonly CardId[] {
  const left = namesIn(patrolOf(campaign).decks[name])
  return left.length > 0 ? left : wholeDeck(campaign, name)
}

export function wholeDeck(campaign: Campaign, name: DeckName): readonly CardId[] {
  return namesIn(packOf(campaign).decks(campaign.aircraft)[name])
}

function namesIn(cup: Cup): readonly string[] {
  const names: string[] = []
  for (const id in cup) if ((cup[id] ?? 0) > 0) names.push(id)
  return names
}

/** The chance that a D12 comes up to a number. */
export function reaches(number: number): number {
  return Math.max(0, Math.min(12, 13 - number)) / 12
}

/** Two dice, added. */
export function twoReach(number: number): number {
  let ways = 0
  for (let die = 1; die <= 12; die++) ways += Math.max(0, Math.min(12, 13 - (number - die)))
  return ways / 144
}

/** The mean of a number over all that lies in a cup. */
export function mean(cup: Cup, of: (id: string) => number): number {
  let sum = 0
  let all = 0
  for (const id in cup) {
    const count = cup[id] ?? 0
    if (count === 0) continue
    sum += count * of(id)
    all += count
  }
  return all > 0 ? sum / all : 0
}

export function average<T>(all: readonly T[], of: (one: T) => number): number {
  let sum = 0
  for (const one of all) sum += of(one)
  return all.length > 0 ? sum / all.length : 0
}

/** The mean of the better of two that are drawn together. */
export function betterOfTwo(worths: readonly number[]): number {
  const count = worths.length
  if (count < 2) return worths[0] ?? 0
  const pairs = (count * (count - 1)) / 2
  const sum = worths.toSorted((a, b) => b - a).reduce((all, worth, i) => all + worth * (count - 1 - i), 0)
  return sum / pairs
}
