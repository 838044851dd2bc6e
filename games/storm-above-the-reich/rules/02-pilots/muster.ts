import { choose, note, type Option, type Procedure, pick, type Step } from '@tallyho/engine'
import { PENALTIES, type Penalty, SKILLS, type Skill } from '../../pack/types.ts'
import { type Campaign, type Pilot, type PilotNo, STAFFEL } from '../../state.ts'
import { seasonOf } from '../01-campaign/season.ts'
import { pilotNo } from '../05-map/table.ts'
import { setUpTraining } from '../25-training.ts'
import { gainSkill, givePenalty, gradeOf } from './pilots.ts'

/** The start of a campaign: who is an experte, who is green. */

interface PilotOption extends Option {
  /** Undefined: the rest at random. */
  readonly pilot: PilotNo | undefined
}

const RANDOM: PilotOption = { id: 'random', pilot: undefined }

export function* muster(campaign: Campaign): Procedure<Step> {
  // SR-TRN-01 SR-TRN-03 No set-up: straight to the turn in which the two enter.
  if (campaign.length === 'training') {
    setUpTraining(campaign)
    return 'turn'
  }
  // SR-CAM-09 Only the season in which the campaign starts says how many.
  const { experten, greens } = seasonOf(campaign)
  yield* nameExperten(campaign, experten)
  yield* nameGreens(campaign, greens)
  return 'quarters'
}

/** SR-PIL-05 */
function* nameExperten(campaign: Campaign, count: number): Procedure {
  let random = false
  for (let i = 0; i < count; i++) {
    const named: Pilot | undefined = random ? undefined : yield* namePilot(campaign, 'muster.experte')
    random = named === undefined
    const pilot = named ?? (yield* somePilot(campaign, 'muster.experte'))
    const skill = random ? yield* someSkill() : yield* nameSkill(pilot)
    gainSkill(campaign, pilot, skill)
    note('SR-PIL-05', 'muster.experte', { pilot: pilot.no, name: pilot.name, skill, random })
  }
}

/** SR-PIL-06 */
function* nameGreens(campaign: Campaign, count: number): Procedure {
  let random = false
  for (let i = 0; i < count; i++) {
    const named: Pilot | undefined = random ? undefined : yield* namePilot(campaign, 'muster.green')
    random = named === undefined
    const pilot = named ?? (yield* somePilot(campaign, 'muster.green'))
    const penalty = random ? yield* somePenalty() : yield* namePenalty(pilot, 'muster.penalty')
    givePenalty(pilot, penalty)
    note('SR-PIL-06', 'muster.green', { pilot: pilot.no, name: pilot.name, penalty, random })
  }
}

/** SR-PIL-04 A pilot is one or the other: only veterans are left to be named. */
function veterans({ pilots }: Campaign): Pilot[] {
  return pilots.filter(pilot => gradeOf(pilot) === 'veteran')
}

/** Undefined if the player leaves this one and the rest to chance. */
function* namePilot(campaign: Campaign, ask: string): Procedure<Pilot | undefined> {
  const options: PilotOption[] = veterans(campaign).map(({ no }) => ({
    id: `pilot/${no}`,
    on: [`pilot:${no}`],
    pilot: no,
  }))
  options.push(RANDOM)
  const { pilot } = yield* choose(STAFFEL, ask, options)
  return pilot === undefined ? undefined : pilotNo(campaign, pilot)
}

function* somePilot(campaign: Campaign, what: string): Procedure<Pilot> {
  const { no } = yield* pick(
    what,
    veterans(campaign).map(one => ({ id: `pilot/${one.no}`, no: one.no })),
  )
  return pilotNo(campaign, no)
}

const SKILL_OPTIONS = SKILLS.map(skill => ({ id: skill, skill }))
const PENALTY_OPTIONS = PENALTIES.map(penalty => ({ id: penalty, penalty }))

function* nameSkill({ no }: Pilot): Procedure<Skill> {
  const options = [...SKILL_OPTIONS, { id: 'random', skill: undefined }]
  const { skill } = yield* choose(STAFFEL, 'muster.skill', options, [`pilot:${no}`])
  return skill ?? (yield* someSkill())
}

/** SR-Q-48 Each of the five is as likely as the others. */
function* someSkill(): Procedure<Skill> {
  return (yield* pick('pilot.skill', SKILL_OPTIONS)).skill
}

/** SR-PIL-06 SR-PIL-07 Chosen, or drawn at random. */
export function* namePenalty({ no }: Pilot, ask: string): Procedure<Penalty> {
  const options = [...PENALTY_OPTIONS, { id: 'random', penalty: undefined }]
  const { penalty } = yield* choose(STAFFEL, ask, options, [`pilot:${no}`])
  return penalty ?? (yield* somePenalty())
}

function* somePenalty(): Procedure<Penalty> {
  return (yield* pick('pilot.penalty', PENALTY_OPTIONS)).penalty
}
