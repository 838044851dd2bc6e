import { choose, note, type Option, type Procedure, stop } from '@tallyho/engine'
import { SKILLS } from '../../pack/types.ts'
import { type Campaign, type Pilot, STAFFEL } from '../../state.ts'
import { gainSkill, isOnRoster, tell } from './pilots.ts'

/** What a pilot's own EP buy. SR-Q-32 SR-Q-42 Never during a mission. */

/** SR-PIL-08 */
export const SKILL_COST = 5
/** SR-PIL-11 */
export const CURE_COST = 3

interface SpendOption extends Option {
  readonly pilot: Pilot | undefined
  readonly buy: 'skill' | 'cure' | 'nothing'
}

const DONE: SpendOption = { id: 'done', pilot: undefined, buy: 'nothing' }
const SKILL_OPTIONS = SKILLS.map(skill => ({ id: skill, skill }))

/** After a mission the roster lies open, whether or not there is something to buy. */
export function* spendExperience(campaign: Campaign): Procedure {
  for (let first = campaign.log.length > 0; ; first = false) {
    const options = purchasesOf(campaign)
    const { pilot, buy } = yield* (first ? stop : choose)(STAFFEL, 'quarters.spend', options)
    if (pilot === undefined) return
    if (buy === 'skill') yield* buySkill(campaign, pilot)
    else cure(campaign, pilot)
  }
}

export function canSpend(campaign: Campaign): boolean {
  return purchasesOf(campaign).length > 1
}

function purchasesOf({ pilots }: Campaign): SpendOption[] {
  const options: SpendOption[] = []
  for (const pilot of pilots) {
    if (!isOnRoster(pilot)) continue
    const on = [`pilot:${pilot.no}`]
    if (pilot.ep >= SKILL_COST) options.push({ id: `skill/${pilot.no}`, on, pilot, buy: 'skill' })
    if (pilot.ep >= CURE_COST && pilot.penalty !== undefined)
      options.push({ id: `cure/${pilot.no}`, on, pilot, buy: 'cure' })
  }
  options.push(DONE)
  return options
}

/** SR-PIL-08 SR-PIL-10 For good, and the same one again if he likes. */
function* buySkill(campaign: Campaign, pilot: Pilot): Procedure {
  const { skill } = yield* choose(STAFFEL, 'quarters.skill', SKILL_OPTIONS, [`pilot:${pilot.no}`])
  pilot.ep -= SKILL_COST
  gainSkill(campaign, pilot, skill)
  note('SR-PIL-08', 'quarters.skill', { pilot: pilot.no, name: pilot.name, skill, ep: pilot.ep })
}

/** SR-PIL-11 */
function cure(campaign: Campaign, pilot: Pilot): void {
  const { penalty } = pilot
  pilot.ep -= CURE_COST
  pilot.penalty = undefined
  tell(campaign, pilot, 'cured', penalty)
  note('SR-PIL-11', 'quarters.cured', { pilot: pilot.no, name: pilot.name, penalty, ep: pilot.ep })
}
