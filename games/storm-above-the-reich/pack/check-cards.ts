import { type Fault, pathOf } from '@tallyho/engine'
import { checkIds } from './check-die.ts'
import type { AttackDeck, Pack } from './types.ts'

/** Decks, cups and names that can be played with. */

const DECKS: readonly AttackDeck[] = ['nose', 'tail', 'oblique']

export function checkCards({ attackCards, fireCards }: Pack, faults: Fault[]): void {
  const seen = new Set<string>()
  checkIds(attackCards, ['attackCards'], faults, seen)
  checkIds(fireCards, ['fireCards'], faults, seen)
  for (const deck of DECKS)
    if (!attackCards.some(card => card.deck === deck))
      faults.push({ path: 'attackCards', message: `expected at least one ${deck} card but found none` })
  for (const [i, { deck, rows }] of attackCards.entries()) {
    // SR-Q-03 Flanks have no Level Approach Box.
    const path = pathOf(['attackCards', i, 'rows', 'level'])
    if (deck === 'oblique' && rows.level)
      faults.push({ path, message: 'expected no Level row on an oblique card' })
    if (deck !== 'oblique' && !rows.level)
      faults.push({ path, message: `expected a Level row on a ${deck} card but found none` })
  }
}

export function checkMarkers({ markers }: Pack, faults: Fault[]): void {
  const seen = new Set<string>()
  for (const cup of ['hits', 'damage', 'proximity'] as const)
    checkIds(markers[cup], ['markers', cup], faults, seen)
}

/** SR-K-VIC-02 Pilots are told apart by their first letters, and replacements told by theirs. */
export function checkRoster({ roster }: Pack, faults: Fault[]): void {
  const seen = new Set<string>()
  for (const [i, { name, replacement }] of roster.pilots.entries()) {
    const path = ['roster', 'pilots', i]
    const initial = initialOf(name)
    if (seen.has(initial))
      faults.push({
        path: pathOf([...path, 'name']),
        message: `expected a first letter of its own but ${initial} is taken`,
      })
    seen.add(initial)
    if (initialOf(replacement) !== initial || replacement === name)
      faults.push({
        path: pathOf([...path, 'replacement']),
        message: `expected another name with ${initial} but found '${replacement}'`,
      })
  }
}

function initialOf(name: string): string {
  return name.slice(0, 1).toUpperCase()
}
