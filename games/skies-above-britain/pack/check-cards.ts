import { type Add, checkIds } from './check-die.ts'
import { type AdvantageEvent, AIRCRAFT, ATTITUDES, GERMANS, type Pack } from './types.ts'

/** Decks and cups that can be drawn from. */

export function checkCards({ cards }: Pack, add: Add): void {
  const seen = new Set<string>()
  for (const deck of ['tailed', 'headOn'] as const)
    for (const aircraft of AIRCRAFT) checkIds(cards[deck][aircraft], ['cards', deck, aircraft], add, seen)
  for (const deck of ['raf', 'luftwaffe', 'medium', 'light', 'reaction'] as const)
    checkIds(cards[deck], ['cards', deck], add, seen)
  checkHeadOn(cards, add)
  checkAdvantage(cards, add)
  // SAB-K-055
  for (const [i, { shift }] of cards.reaction.entries())
    if (shift && shift.from === shift.to)
      add(['cards', 'reaction', i, 'shift', 'to'], `expected another station than ${shift.from}`)
}

/** SAB-K-016 Nobody maneuvers but who is tailed. */
function checkHeadOn({ headOn }: Pack['cards'], add: Add): void {
  for (const aircraft of AIRCRAFT)
    for (const [i, card] of headOn[aircraft].entries())
      for (const attitude of ATTITUDES) {
        if (attitude === 'tailed') continue
        for (const row of ['section', 'fighter'] as const)
          for (const type of GERMANS) {
            const cell = card[attitude][row][type]
            if (/slip|tight-turn/.test(cell))
              add(
                ['cards', 'headOn', aircraft, i, attitude, row, type],
                `expected neither Slip nor Tight Turn but found '${cell}'`,
              )
          }
      }
}

/** SAB-K-034 Events that speak of a schwarm. */
const OF_A_SCHWARM: readonly AdvantageEvent[] = ['stay-tight', 'steady', 'where-are-you', 'scatter']

function checkAdvantage(cards: Pack['cards'], add: Add): void {
  for (const deck of ['raf', 'luftwaffe'] as const)
    for (const [i, { number, attitude, event }] of cards[deck].entries()) {
      const path = ['cards', deck, i]
      if (event && OF_A_SCHWARM.includes(event) && number !== 'schwarm')
        add([...path, 'number'], `expected a schwarm with ${event} but found a ${number}`)
      // SAB-K-030
      if (event === 'scatter' && attitude !== 'tailing')
        add([...path, 'attitude'], `expected Germans who are tailed to scatter but found ${attitude}`)
      // SAB-K-031 Two decks must not send a card to each other.
      if (deck === 'raf' && event === 'stay-on-them')
        add([...path, 'event'], 'expected no event that draws from the RAF deck')
    }
}

export function checkMarkers({ markers, tables: { track }, chapters }: Pack, add: Add): void {
  checkIds(markers.hits, ['markers', 'hits'], add)
  checkIds(markers.damage, ['markers', 'damage'], add)
  const seen = new Set<string>()
  checkIds(markers.inbound, ['markers', 'inbound'], add, seen)
  checkIds(markers.outbound, ['markers', 'outbound'], add, seen)
  // SAB-K-131 SAB-K-075
  const inbound = Math.max(...chapters.map(({ vectors }) => sum(vectors)))
  const outbound = Math.max(...Object.values(track.outbound).map(row => row.length))
  for (const [cup, needed] of Object.entries({ inbound, outbound })) {
    const all = sum(markers[cup as 'inbound' | 'outbound'].map(({ count }) => count))
    if (all < needed) add(['markers', cup], `expected at least ${needed} markers but found ${all}`)
  }
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
