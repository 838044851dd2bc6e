import { counted, percent, type SaidFigure } from '@tallyho/engine'
import { missingNow } from '../../bot/worth.ts'
import { isGone, missionOf } from '../../rules/05-map/table.ts'
import { DESTROYED_BY, damageOn } from '../../rules/20-burst/damage.ts'
import type { Campaign } from '../../state.ts'

/** The chances of an attack: that the bomber is damaged, and that it goes down. */
export type Gains = Readonly<Record<'damage' | 'down', number>>

/** SR-DMG-06 SR-TAL-01 What counts is that a bomber is damaged, until one is half gone, or no other attack follows: then that it goes down. SR-TRN-02 In the training it need not. */
export function aimOf(campaign: Campaign): keyof Gains {
  if (campaign.length === 'training') return 'damage'
  const { bombers, turn, limit } = missionOf(campaign)
  const isHalfGone = bombers.some(
    (bomber, place) => !isGone(bomber) && 2 * damageOn(campaign, place) >= DESTROYED_BY,
  )
  return turn >= limit || isHalfGone ? 'down' : 'damage'
}

export const AIMS: Readonly<Record<keyof Gains, string>> = { damage: 'damages', down: 'down' }

/** What an attack promises and threatens: the same two figures at every question on the way to it. `least`: where a die falls before it, after which he may be hit less. */
export function chances(
  campaign: Campaign,
  gains: Gains,
  danger: number,
  least = danger,
): readonly SaidFigure[] {
  const aim = aimOf(campaign)
  return [
    { of: AIMS[aim], is: percent(gains[aim]), tone: 'good' },
    { of: 'is hit', is: span(percent(least), percent(danger)), tone: 'bad' },
  ]
}

/** `35 %`; `15–35` where a die falls before: without its unit, which stands beside it, it fits the cells of a phone. */
const span = (least: string, most: string): string =>
  least === most ? most : `${Number.parseFloat(least)}–${Number.parseFloat(most)}`

/** One of several who go in. */
export interface Chances {
  readonly gains: Gains
  readonly danger: number
  readonly least?: number
}

/** The same of several together: how many of them. */
export function sums(campaign: Campaign, all: readonly Chances[]): readonly SaidFigure[] {
  const aim = aimOf(campaign)
  const ofAll = (chance: (one: Chances) => number) =>
    `${all.reduce((total, one) => total + chance(one), 0).toFixed(1)} of ${all.length}`
  return [
    { of: aim, is: ofAll(({ gains }) => gains[aim]), tone: 'good' },
    {
      of: 'are hit',
      is: span(
        ofAll(({ least, danger }) => least ?? danger),
        ofAll(({ danger }) => danger),
      ),
      tone: 'bad',
    },
  ]
}

/** The other gain, which is no figure: `down 5 %`. */
export function otherGain(campaign: Campaign, gains: Gains): string {
  const other = aimOf(campaign) === 'down' ? 'damage' : 'down'
  return `${AIMS[other]} ${percent(gains[other])}`
}

/** SR-CAM-08 `1 more point wins. `: what the last attacks aim at. */
export function missingWords(campaign: Campaign): string {
  const missing = missingNow(campaign)
  return missing === 0 ? '' : `${counted(missing, 'more point')} win${missing === 1 ? 's' : ''}. `
}
