import type { Sourced } from '@tallyho/engine'
import type { AdvantageCard, AdvantageEvent, Attitude, BomberCard, HeadOnCard, TailedCard } from '../types.ts'

/**
 * Cards written as they look: cells parted by `|`, their icons by spaces, `-` for none. A card that an example or a rule asks for
 * names its constraint. How the decks were made: each column has the icons that its soft constraints want, sorted by how
 * much they hurt and dealt so that a card is bad or good on the whole, but seldom in all its cells.
 */

const DOGFIGHT: Sourced = { source: 'designed', ref: 'SAB-K-008 SAB-K-012…014 SAB-K-025…028' }
const BOMBERS: Sourced = { source: 'designed', ref: 'SAB-K-043 SAB-K-046…050' }

/** One card a line: id, Section and 109s, Section and 110s, lone fighter and 109s, lone fighter and 110s. */
export function tailedDeck(text: string): readonly TailedCard[] {
  return linesOf(text).map(line => {
    const [id = '', ...cells] = cellsOf(line)
    return { id, ...blockOf(cells), ...sourceOf(cells[4], DOGFIGHT) }
  })
}

/** A card is its id, a line for Head-On and one for Tailing. */
export function headOnDeck(text: string): readonly HeadOnCard[] {
  return cardsOf(text).map(({ id, seen, row }) => ({
    id,
    'head-on': blockOf(row('head-on')),
    tailing: blockOf(row('tailing')),
    ...sourceOf(seen, DOGFIGHT),
  }))
}

/** A card is its id and a line for each kind of support: nose, flank and tail. */
export function bomberDeck(text: string): readonly BomberCard[] {
  return cardsOf(text).map(({ id, seen, row }) => ({
    id,
    supported: sidesOf(row('supported')),
    isolated: sidesOf(row('isolated')),
    alone: sidesOf(row('alone')),
    ...sourceOf(seen, BOMBERS),
  }))
}

/** One card a line: id, number and attitude, the event if there is one. */
export function advantageDeck(text: string, otherwise: Sourced): readonly AdvantageCard[] {
  return linesOf(text).map(line => {
    const [id = '', left = '', event = '-', seen] = cellsOf(line)
    const [number, attitude] = left.split(' ')
    return {
      id,
      number: number as AdvantageCard['number'],
      attitude: attitude as Attitude,
      ...(event !== '-' && { event: event as AdvantageEvent }),
      ...sourceOf(seen, otherwise),
    }
  })
}

function linesOf(text: string): readonly string[] {
  return text.trim().split('\n')
}

function cellsOf(line: string): readonly string[] {
  return line.split('|').map(cell => cell.trim())
}

function cardsOf(text: string) {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map(card => {
      const [head = '', ...lines] = card.split('\n')
      const [id = '', ...seen] = head.trim().split(' ')
      const rows = new Map(lines.map(cellsOf).map(([name = '', ...cells]) => [name, cells]))
      return { id, seen: seen.join(' ') || undefined, row: (name: string) => rows.get(name) ?? [] }
    })
}

function blockOf([section109 = '', section110 = '', fighter109 = '', fighter110 = '']: readonly string[]) {
  return {
    section: { '109': section109, '110': section110 },
    fighter: { '109': fighter109, '110': fighter110 },
  }
}

function sidesOf([nose = '', flank = '', tail = '']: readonly string[]) {
  return { nose, flank, tail }
}

function sourceOf(seen: string | undefined, otherwise: Sourced): Sourced {
  return seen ? { source: 'constrained', ref: seen } : otherwise
}
