import type { Option, Procedure, Step } from '@tallyho/engine'
import { PENALTIES, type Penalty, SKILLS, type Skill } from '../../pack/types.ts'
import { type Campaign, type Pilot, type PilotNo, STAFFEL } from '../../state.ts'
import { choose, note, pick } from '../../vocabulary.ts'
import { seasonOf } from '../01-campaign/season.ts'
import { pilotNo } from '../05-map/table.ts'
import { setUpTraining } from '../25-training.ts'
import { gainSkill, givePenalty, gradeOf, named } from './pilots.ts'

/** The start of a campaign: who is an experte, who is green. */

/** An answer to `muster.experte` and `muster.green`. */
export interface PilotOption extends Option {
  /** None: the rest at random. */
  readonly pilot?: PilotNo
}

/** An answer for a skill. */
export interface SkillOption extends Option {
  /** None: any, at random. */
  readonly skill?: Skill
}

/** An answer for a penalty. */
export interface PenaltyOption extends Option {
  /** None: any, at random. */
  readonly penalty?: Penalty
}

const RANDOM: Option = { id: 'random', rolls: true }
export const SKILL_OPTIONS = SKILLS.map(skill => ({ id: skill, skill }))
const PENALTY_OPTIONS = PENALTIES.map(penalty => ({ id: penalty, penalty }))
const SKILL_OR_RANDOM: readonly SkillOption[] = [...SKILL_OPTIONS, RANDOM]
const PENALTY_OR_RANDOM: readonly PenaltyOption[] = [...PENALTY_OPTIONS, RANDOM]

export function* muster(campaign: Campaign): Procedure<Step> {
  // SR-TRN-01 SR-TRN-03 No set-up: straight to the turn in which the two enter.
  if (campaign.length === 'training') {
    setUpTraining(campaign)
    return 'turn'
  }
  // SR-CAM-09 Only the season in which the campaign starts says how many.
  const { experten, greens } = seasonOf(campaign)
  yield* nameAll(campaign, 'muster.experte', experten, makeExperte)
  yield* nameAll(campaign, 'muster.green', greens, makeGreen)
  return 'quarters'
}

type Grade = 'muster.experte' | 'muster.green'

/** One after the other, until the player leaves the rest to chance. */
function* nameAll(
  campaign: Campaign,
  grade: Grade,
  count: number,
  make: (campaign: Campaign, pilot: Pilot, random: boolean) => Procedure,
): Procedure {
  let random = false
  for (let i = 0; i < count; i++) {
    const no: PilotNo | undefined = random ? undefined : yield* namePilot(campaign, grade)
    random = no === undefined
    yield* make(campaign, pilotNo(campaign, no ?? (yield* somePilot(campaign, grade))), random)
  }
}

/** SR-PIL-05 */
function* makeExperte(campaign: Campaign, pilot: Pilot, random: boolean): Procedure {
  const skill = random ? yield* someSkill(pilot) : yield* nameSkill(pilot)
  gainSkill(campaign, pilot, skill)
  note('SR-PIL-05', 'muster.experte', { ...named(pilot), skill, random })
}

/** SR-PIL-06 */
function* makeGreen(_: Campaign, pilot: Pilot, random: boolean): Procedure {
  const penalty = random ? yield* somePenalty(pilot) : yield* namePenalty(pilot, 'muster.penalty')
  givePenalty(pilot, penalty)
  note('SR-PIL-06', 'muster.green', { ...named(pilot), penalty, random })
}

/** SR-PIL-04 A pilot is one or the other: only veterans are left to be named. */
function veterans({ pilots }: Campaign) {
  return pilots
    .filter(pilot => gradeOf(pilot) === 'veteran')
    .map(({ no }) => ({ id: `pilot/${no}`, on: [`pilot:${no}`], pilot: no }))
}

/** Undefined if the player leaves this one and the rest to chance. */
function* namePilot(campaign: Campaign, grade: Grade): Procedure<PilotNo | undefined> {
  const options: readonly PilotOption[] = [...veterans(campaign), RANDOM]
  return (yield* choose(STAFFEL, grade, options)).pilot
}

function* somePilot(campaign: Campaign, grade: Grade): Procedure<PilotNo> {
  return (yield* pick(grade, veterans(campaign))).pilot
}

function* nameSkill(pilot: Pilot): Procedure<Skill> {
  const { skill } = yield* choose(STAFFEL, 'muster.skill', SKILL_OR_RANDOM, [`pilot:${pilot.no}`])
  return skill ?? (yield* someSkill(pilot))
}

/** SR-Q-48 Each of the five is as likely as the others. */
function* someSkill({ no }: Pilot): Procedure<Skill> {
  return (yield* pick('pilot.skill', SKILL_OPTIONS, [`pilot:${no}`])).skill
}

/** SR-PIL-06 SR-PIL-07 Chosen, or drawn at random. */
export function* namePenalty(pilot: Pilot, ask: 'muster.penalty' | 'quarters.penalty'): Procedure<Penalty> {
  const { penalty } = yield* choose(STAFFEL, ask, PENALTY_OR_RANDOM, [`pilot:${pilot.no}`])
  return penalty ?? (yield* somePenalty(pilot))
}

function* somePenalty({ no }: Pilot): Procedure<Penalty> {
  return (yield* pick('pilot.penalty', PENALTY_OPTIONS, [`pilot:${no}`])).penalty
}
