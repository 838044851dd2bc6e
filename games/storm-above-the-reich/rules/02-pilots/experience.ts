import type { Option, Procedure } from '@tallyho/engine'
import type { Penalty } from '../../pack/types.ts'
import { type Campaign, type Pilot, type PilotNo, STAFFEL } from '../../state.ts'
import { choose, note, stop } from '../../vocabulary.ts'
import { pilotNo } from '../05-map/table.ts'
import { SKILL_OPTIONS } from './muster.ts'
import { gainSkill, isOnRoster, named, tell } from './pilots.ts'

/** What a pilot's own EP buy. SR-Q-32 SR-Q-42 Never during a mission. */

/** SR-PIL-08 */
export const SKILL_COST = 5
/** SR-PIL-11 */
export const CURE_COST = 3

/** An answer to `quarters.spend`. */
export type SpendOption = Option &
  ({ readonly buy: 'skill' | 'cure'; readonly pilot: PilotNo } | { readonly buy: 'nothing' })

const DONE: SpendOption = { id: 'done', ends: true, rolls: true, buy: 'nothing' }

/** After a mission the roster lies open, whether or not there is something to buy. */
export function* spendExperience(campaign: Campaign): Procedure {
  for (let first = campaign.log.length > 0; ; first = false) {
    const option = yield* (first ? stop : choose)(STAFFEL, 'quarters.spend', purchasesOf(campaign))
    if (option.buy === 'nothing') return
    const pilot = pilotNo(campaign, option.pilot)
    if (option.buy === 'skill') yield* buySkill(campaign, pilot)
    else if (pilot.penalty !== undefined) cure(campaign, pilot, pilot.penalty)
  }
}

export function canSpend(campaign: Campaign): boolean {
  return purchasesOf(campaign).length > 1
}

function purchasesOf({ pilots }: Campaign): SpendOption[] {
  const options: SpendOption[] = []
  for (const pilot of pilots) {
    if (!isOnRoster(pilot)) continue
    const { no, ep, penalty } = pilot
    const on = [`pilot:${no}`]
    if (ep >= SKILL_COST) options.push({ id: `skill/${no}`, on, buy: 'skill', pilot: no })
    if (ep >= CURE_COST && penalty !== undefined)
      options.push({ id: `cure/${no}`, on, buy: 'cure', pilot: no })
  }
  options.push(DONE)
  return options
}

/** SR-PIL-08 SR-PIL-10 For good, and the same one again if he likes. */
function* buySkill(campaign: Campaign, pilot: Pilot): Procedure {
  const { skill } = yield* choose(STAFFEL, 'quarters.skill', SKILL_OPTIONS, [`pilot:${pilot.no}`])
  pilot.ep -= SKILL_COST
  gainSkill(campaign, pilot, skill)
  note('SR-PIL-08', 'quarters.skill', { ...named(pilot), skill, ep: pilot.ep })
}

/** SR-PIL-11 */
function cure(campaign: Campaign, pilot: Pilot, penalty: Penalty): void {
  pilot.ep -= CURE_COST
  pilot.penalty = undefined
  tell(campaign, pilot, 'cured', penalty)
  note('SR-PIL-11', 'quarters.cured', { ...named(pilot), penalty, ep: pilot.ep })
}
