import type { Choice } from '@tallyho/engine'
import type { FighterId } from '../pack/types.ts'
import { reaches, twoReach } from '../rules/01-general/odds.ts'
import type { Campaign } from '../state.ts'
import type { AgainOption } from '../vocabulary/interception.ts'
import { pluckSaid } from './chapters/01-general.ts'
import { fuelFigure } from './fuel.ts'
import { led, share } from './odds.ts'
import { aboutFormation, bombersStake, upFrom } from './stakes.ts'

/** An order has failed: what can still be done. */

/** SAB-ESC-11 SAB-CRZ-05 What the second roll takes, and what it costs. */
export function againSaid(campaign: Campaign, { number, twoDice, fuel }: AgainOption, choice: Choice) {
  const sections = aboutFormation(campaign, choice)?.sections ?? []
  const chance = twoDice ? twoReach(number) : reaches(number)
  return led(
    'Roll once more',
    againFigures(chance, fuelFigure(campaign, sections, fuel ? 1 : 0).is),
    `${upFrom(number, twoDice)} needed${twoDice ? ', with two dice' : ''}`,
  )
}

/** SAB-A-125 SAB-VET-07 */
export function pluckAgain(option: AgainOption & { readonly by: FighterId }) {
  const { head, so } = pluckSaid(option)
  return led(head, againFigures((option.rolled ?? 0) + 1 >= option.number ? 1 : undefined), so)
}

/** A second roll, or none. */
export const againFigures = (chance?: number, fuel = '–') => [
  share('works', chance, 'good'),
  { of: 'Fuel', is: fuel },
]

/** SAB-ESC-06 SAB-IBM-10 SAB-CRZ-07 What comes of a roll that failed. */
export function failureSaid(campaign: Campaign, { order }: AgainOption, choice: Choice): string {
  if (order === 'escort') return 'they jump us, on their terms'
  const formation = aboutFormation(campaign, choice)
  return order === 'bombers' && formation?.at
    ? (bombersStake(campaign, formation).fails ?? '').replace(/^else /, '')
    : 'they catch us, on their terms'
}
