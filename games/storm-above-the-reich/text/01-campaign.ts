import { counted, listed, type Said } from '@tallyho/engine'
import type { Erosion } from '../pack/types.ts'
import { CURE_COST, canSpend, SKILL_COST, type SpendOption } from '../rules/02-pilots/experience.ts'
import { RETURNS } from '../rules/02-pilots/hospital.ts'
import type { PenaltyOption, SkillOption } from '../rules/02-pilots/muster.ts'
import { type Grade, gradeOf } from '../rules/02-pilots/pilots.ts'
import { meets } from '../rules/05-map/dice.ts'
import type { Became } from '../rules/23-fate-and-tally/debriefing.ts'
import type { Campaign, LogEntry, Outcome, PilotNo, StoryLine } from '../state.ts'
import type { Notes } from '../vocabulary.ts'
import { costs, pilotIn } from './about.ts'
import { PENALTY_NAMES, PENALTY_WORDS, pilotName, SKILL_NAMES, SKILL_WORDS, wholeOf } from './names.ts'
import type { Chapter, Words } from './words.ts'

/** The roster, and what happens to it between missions. */

function askSkill(question: Words<SkillOption>['question']): Words<SkillOption> {
  return {
    question,
    answer: (_, { skill }) =>
      skill === undefined ? 'Any skill, at random' : { head: SKILL_NAMES[skill], so: SKILL_WORDS[skill] },
  }
}

function askPenalty(question: Words<PenaltyOption>['question']): Words<PenaltyOption> {
  return {
    question,
    answer: (_, { penalty }) =>
      penalty === undefined
        ? 'Any penalty, at random'
        : { head: PENALTY_NAMES[penalty], so: PENALTY_WORDS[penalty] },
  }
}

function stateOf({ pilots }: Campaign, no: PilotNo): string {
  const status = pilots[no]?.status
  if (status === 'wounded') return 'wounded: he will not come back'
  return status === 'posted' ? 'posted away' : 'killed'
}

/** `2 of 4`: the pilot to be named next, of those of a grade. */
export function nextOf({ pilots }: Campaign, grade: Grade, all: number): string {
  const named = pilots.filter(pilot => gradeOf(pilot) === grade).length
  return `${Math.min(named + 1, all)} of ${all}`
}

function spendWords(campaign: Campaign, option: SpendOption): Said {
  if (option.buy === 'nothing') return canSpend(campaign) ? 'Keep it for later' : 'On to the next mission'
  const name = pilotName(campaign, option.pilot)
  return option.buy === 'skill'
    ? { head: `${name} learns a skill`, figures: [costs(SKILL_COST, 'EP')] }
    : { head: `${name} is rid of his penalty`, figures: [costs(CURE_COST, 'EP')] }
}

/** What a mission has come to: `Mission 2 is over: 2 VP, 1 pilot killed.` */
export function overWords(flown: LogEntry | undefined): string {
  if (!flown) return ''
  const { ofSeason, vp, killed, wounded } = flown
  const men = [
    killed.length > 0 && `${counted(killed.length, 'pilot')} killed`,
    wounded.length > 0 && `${counted(wounded.length, 'pilot')} wounded`,
  ].filter(lost => lost !== false)
  return `Mission ${ofSeason} is over: ${vp}\u00a0VP, ${men.length > 0 ? listed(men) : 'no pilot lost'}.`
}

const BECAME: Readonly<Record<Became, string>> = {
  home: 'comes home',
  landed: 'brings a shot-up machine home',
  'bailed-out': 'bailed out and is unhurt',
  wounded: 'is wounded',
  killed: 'is dead',
  fate: 'dropped out with a serious hit',
}

function pilotWords({ name, became, fallen, destroyed, escorts }: Notes['mission.pilot']): string {
  const deeds = [
    destroyed > 0 && `${counted(destroyed, 'B-24')} destroyed`,
    fallen > 0 && `${counted(fallen, 'B-24')} fallen out`,
    escorts > 0 && `${counted(escorts, 'escort')} shot down`,
  ].filter(deed => deed !== false)
  return `${name} ${BECAME[became]}${deeds.length > 0 ? `; ${listed(deeds)}` : ''}.`
}

export const OUTCOMES: Readonly<Record<Outcome, string>> = {
  won: 'won',
  lost: 'lost',
  between: 'neither won nor lost',
  trained: 'passed',
  failed: 'not passed',
}

const EROSION: Readonly<Record<Erosion, string>> = {
  none: 'nothing happened',
  illness: 'falls ill and goes to the Wounded Box',
  posting: 'is posted away',
  experience: 'experience is lost with men sent elsewhere',
  serviceability: 'few aircraft are serviceable',
}

/** A pilot is taken away, if there is one. */
function erosionWords({ result, name, lost }: Notes['erosion']): string {
  if (name !== undefined) return `${name} ${EROSION[result]}`
  if (result === 'illness' || result === 'posting') return 'no pilot is left to be taken away'
  if (result === 'experience') return `${EROSION[result]}: ${lost}\u00a0EP of the staffel less`
  return result === 'serviceability'
    ? `${EROSION[result]}: ${lost}\u00a0OP less in the next mission`
    : EROSION[result]
}

const DEEDS: Readonly<Partial<Record<StoryLine['what'], string>>> = {
  fallen: 'a bomber fallen out of the formation',
  destroyed: 'a bomber destroyed',
  escort: 'an escort shot down',
  landed: 'bringing a crippled aircraft home',
  'bailed-out': 'bailing out',
  wounded: 'coming through wounded',
}

export const CAMPAIGN = {
  asks: {
    'muster.experte': {
      question: 'Who is an experte?',
      answer: (campaign, { pilot }) =>
        pilot === undefined ? 'The rest, and their skills, at random' : pilotName(campaign, pilot),
    },
    'muster.skill': askSkill((campaign, choice) => `Which skill has ${pilotIn(campaign, choice)}?`),
    'muster.green': {
      question: 'Who is green?',
      answer: (campaign, { pilot }) =>
        pilot === undefined ? 'The rest, and their penalties, at random' : pilotName(campaign, pilot),
    },
    'muster.penalty': askPenalty((campaign, choice) => `Which penalty has ${pilotIn(campaign, choice)}?`),
    'quarters.replace': {
      question: 'Replace a pilot?',
      answer: (campaign, { pilot }) =>
        pilot === undefined
          ? 'No more replacements'
          : { head: `Replace ${pilotName(campaign, pilot)}`, so: stateOf(campaign, pilot) },
    },
    'quarters.penalty': askPenalty(
      (campaign, choice) => `Which penalty has the replacement for ${pilotIn(campaign, choice)}?`,
    ),
    'quarters.spend': {
      question: campaign =>
        canSpend(campaign) ? 'Spend the experience of a pilot?' : overWords(campaign.log.at(-1)),
      answer: spendWords,
    },
    'quarters.skill': askSkill((campaign, choice) => `Which skill does ${pilotIn(campaign, choice)} learn?`),
    'hospital.roll': {
      question: 'Is a wounded pilot fit again?',
      answer: (campaign, { pilots: [first, ...others] }) => {
        if (first === undefined) return 'Leave them where they are'
        return others.length > 0 ? 'Roll for all of them' : `Roll for ${pilotName(campaign, first)}`
      },
    },
  },
  rolls: {
    'muster.experte': 'Who is an experte?',
    'muster.green': 'Who is green?',
    'pilot.skill': { what: 'Which skill?', outcome: (_, { id }) => SKILL_NAMES[id] },
    'pilot.penalty': { what: 'Which penalty?', outcome: (_, { id }) => PENALTY_NAMES[id] },
    'hospital.return': {
      what: 'Does he come back?',
      outcome: (_, { id }) => (meets(RETURNS, Number(id)) ? 'he is fit again' : 'he stays'),
    },
    'erosion.roll': 'What wears the staffel down?',
    'erosion.pilot': 'Which pilot?',
  },
  notes: {
    'muster.experte': ({ name, skill }) => `${name} is an experte: ${SKILL_NAMES[skill]}.`,
    'muster.green': ({ name, penalty }) => `${name} is green: ${PENALTY_NAMES[penalty]}.`,
    'training.begins': ({ fighters, limit }) =>
      `Training: ${fighters} FW190s, ${limit} turns. Damage a bomber, and let nobody drop out with a serious hit.`,
    'training.over': ({ outcome, damaged, stricken }) =>
      `The training mission is ${OUTCOMES[outcome]}: ${damaged ? 'a' : 'no'} bomber was damaged, ${damaged === stricken ? 'but' : 'and'} ${stricken ? 'one of your fighters was lost or dropped out' : 'nobody dropped out'} with a serious hit.`,
    'quarters.replaced': ({ name, old, penalty }) =>
      `${name} replaces ${old}. He is green: ${PENALTY_NAMES[penalty]}.`,
    'quarters.skill': ({ name, skill, ep }) =>
      `${name} learns ${SKILL_NAMES[skill]}; ${ep}\u00a0EP are left.`,
    'quarters.cured': ({ name, penalty, ep }) =>
      `${name} is rid of ${PENALTY_NAMES[penalty]}; ${ep}\u00a0EP are left.`,
    'hospital.roll': ({ name, die, returns }) =>
      `${name} ${returns ? 'returns to the staffel' : 'stays in the Wounded Box'} (${die}).`,
    'pilot.earns': ({ name, ep, for: what, has }) =>
      `${name} earns ${ep}\u00a0EP for ${DEEDS[what]}; he has ${has}.`,
    'pilot.killed': ({ name }) => `${name} is killed.`,
    'pilot.wounded': ({ name }) => `${name} is wounded.`,
    'pilot.released': ({ name }) => `${name} joins the nine who fly.`,
    erosion: facts => `Between missions (${facts.die}): ${erosionWords(facts)}.`,
    'season.over': ({ season, vp, available, killed, outcome }) =>
      `The ${wholeOf(season)} is ${OUTCOMES[outcome]}: ${vp}\u00a0VP, ${counted(available, 'pilot')} available, ${killed} killed.`,
    'campaign.over': ({ outcome }) => `It is over: ${OUTCOMES[outcome]}.`,
    'mission.pilot': pilotWords,
    'mission.logged': ({ no, aborted, vp, ep, fallen, destroyed, killed, wounded, training }) => {
      if (aborted) return `Mission ${no} is called off.`
      const head = training
        ? 'The training mission:'
        : `Mission ${no}: ${vp}\u00a0VP, ${ep}\u00a0EP for the staffel;`
      return `${head} bombers ${fallen} fallen out, ${destroyed} destroyed; pilots ${listed([`${killed.length} killed`, `${wounded.length} wounded`])}.`
    },
  },
} satisfies Chapter
