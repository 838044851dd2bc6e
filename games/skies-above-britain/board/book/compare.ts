import type { Components } from '../../pack/index.ts'
import { packOf } from '../../pack/index.ts'
import { type Aircraft, HIT_TYPES } from '../../pack/types.ts'
import type { Campaign } from '../../state.ts'

/** What an aircraft is worth, counted on its cards and tables. */
export interface Worth {
  /** Of Head-On & Tailing Cards against 109s, those with damage on both halves together. */
  readonly damage: number
  /** Of Tailed Cards for a Section with 109s behind it, those without a hit. */
  readonly unhurt: number
  /** Of severe hits, those that the aircraft limps home with. */
  readonly home: number
  /** Fuel that a Section can burn before it is in Vapor. */
  readonly fuel: number
}

const SIDES_OF_DIE = 12

export function worthOf(campaign: Pick<Campaign, 'pack'>, aircraft: Aircraft): Worth {
  const { pack, headOn, tailed } = packOf(campaign)
  const { fuel } = pack.tables
  return {
    damage: share(pack.cards.headOn[aircraft], ({ id }) => hasDamage(headOn, id)),
    unhurt: share(pack.cards.tailed[aircraft], ({ id }) => !tailed(id).section['109'].includes('hit')),
    home: HIT_TYPES.reduce((sum, hit) => sum + homeOn(pack.tables.fate[hit][aircraft]), 0) / HIT_TYPES.length,
    fuel: fuel.checks.length - 1 - fuel.full[aircraft],
  }
}

function hasDamage(headOn: Components['headOn'], id: string): boolean {
  const card = headOn(id)
  return card['head-on'].section['109'].includes('damage') || card.tailing.section['109'].includes('damage')
}

/** The share of the die on which it comes to the hangar. */
function homeOn(rows: Components['pack']['tables']['fate']['wing'][Aircraft]): number {
  let from = 0
  let faces = 0
  for (const { to, is } of rows) {
    if (is === 'hangar') faces += Math.min(to, SIDES_OF_DIE) - from
    from = to
  }
  return faces / SIDES_OF_DIE
}

function share<T>(cards: readonly T[], has: (card: T) => boolean): number {
  return cards.filter(has).length / cards.length
}
