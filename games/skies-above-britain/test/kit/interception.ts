import type { SectionId } from '../../pack/types.ts'
import { patrolOf } from '../../rules/01-general/terms.ts'
import type { Campaign } from '../../state.ts'
import { aPatrol, escort, formation } from './table.ts'

/** The Interception Map as a proof needs it. */

/** Red and Yellow as a Flight with an order, at `port low`, and the escort on the map. */
export function aFlight(
  at: string,
  order: 'escort' | 'bombers' | 'cruise',
  markers: string,
  more: Parameters<typeof aPatrol>[0] = {},
): Campaign {
  const campaign = aPatrol({ fly: 'red yellow', ...more })
  formation(campaign, 'flight-1', 'red yellow', at, { order })
  if (markers !== '') escort(campaign, markers)
  return campaign
}

/** A dogfight that is over at once: the Germans are before the guns of the unit, which lets them go. */
export function brief(deck: 'raf' | 'luftwaffe', copy: '' | '-b' = ''): string {
  const card = deck === 'raf' ? 'raf-rotte-tailing' : 'lw-rotte-tailing'
  return `draw.${deck} ${card}${copy}, dogfight.tailing let-go`
}

/** Red's and Yellow's dogfights, each over at once. */
export function both(deck: 'raf' | 'luftwaffe'): string {
  return `dogfight.next red, ${brief(deck)}, ${brief(deck, '-b')}`
}

/** Spaces of the Fuel Track: `red 1, yellow 1`. */
export function fuelOfAll(campaign: Campaign, sections: string): string {
  const { fuel } = patrolOf(campaign)
  return (sections.split(' ') as SectionId[]).map(section => `${section} ${fuel[section]}`).join(', ')
}

/** The escort on the map: `high 109 heavy, port 110 light suppressed`. */
export function escortOn(campaign: Campaign): string {
  return Object.entries(patrolOf(campaign).escort)
    .map(
      ([station, { type, size, suppressed }]) =>
        `${station} ${type} ${size}${suppressed ? ' suppressed' : ''}`,
    )
    .join(', ')
}

/** Formations on the map: `flight-1 at port low`. */
export function formationsOn(campaign: Campaign): string {
  return patrolOf(campaign)
    .formations.map(({ id, at }) => `${id} at ${at?.position} ${at?.altitude}`)
    .join(', ')
}
