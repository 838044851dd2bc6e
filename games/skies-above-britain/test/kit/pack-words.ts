import { expect } from 'vitest'
import { standard } from '../../pack/index.ts'
import {
  type Aircraft,
  type Attitude,
  type BomberClass,
  GERMANS,
  type GermanType,
  type Side,
  type Support,
} from '../../pack/types.ts'

/** The standard pack, counted. */

const { cards } = standard

export interface DogfightCell {
  readonly card: string
  readonly aircraft: Aircraft
  readonly attitude: Attitude
  readonly row: 'section' | 'fighter'
  readonly type: GermanType
  readonly icons: readonly string[]
}

function iconsOf(cell: string): readonly string[] {
  return cell === '-' ? [] : cell.split(' ')
}

/** Every cell of the four Dogfight decks. */
export const DOGFIGHT_CELLS: readonly DogfightCell[] = (['hurricane', 'spitfire'] as const).flatMap(
  aircraft => {
    const blocks = [
      ...cards.tailed[aircraft].map(card => ({ card: card.id, attitude: 'tailed' as const, block: card })),
      ...(['head-on', 'tailing'] as const).flatMap(attitude =>
        cards.headOn[aircraft].map(card => ({ card: card.id, attitude, block: card[attitude] })),
      ),
    ]
    return blocks.flatMap(({ card, attitude, block }) =>
      (['section', 'fighter'] as const).flatMap(row =>
        GERMANS.map(type => ({ card, aircraft, attitude, row, type, icons: iconsOf(block[row][type]) })),
      ),
    )
  },
)

interface BomberCell {
  readonly card: string
  readonly deck: BomberClass
  readonly support: Support
  readonly side: Side
  readonly icons: readonly string[]
}

/** Every cell of the two Bomber decks. */
export const BOMBER_CELLS: readonly BomberCell[] = (['medium', 'light'] as const).flatMap(deck =>
  cards[deck].flatMap(card =>
    (['supported', 'isolated', 'alone'] as const).flatMap(support =>
      (['nose', 'flank', 'tail'] as const).map(side => ({
        card: card.id,
        deck,
        support,
        side,
        icons: iconsOf(card[support][side]),
      })),
    ),
  ),
)

export function those<C extends object>(cells: readonly C[], where: Partial<C>): readonly C[] {
  const keys = Object.keys(where) as (keyof C)[]
  return cells.filter(cell => keys.every(key => cell[key] === where[key]))
}

/** How many of an icon there are to a cell. */
export function rate(cells: readonly { readonly icons: readonly string[] }[], icon: RegExp): number {
  const found = cells.reduce((sum, { icons }) => sum + icons.filter(one => icon.test(one)).length, 0)
  return found / cells.length
}

export function expectRising(numbers: readonly number[], what = ''): void {
  expect(numbers, what).toEqual([...numbers].sort((a, b) => a - b))
}

export function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length
}
