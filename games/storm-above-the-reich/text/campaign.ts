import type { Fact, Option } from '@tallyho/engine'
import { seasonOf } from '../rules/01-campaign/season.ts'
import { CURE_COST, canSpend, SKILL_COST } from '../rules/02-pilots/experience.ts'
import { type Grade, gradeOf } from '../rules/02-pilots/pilots.ts'
import type { Campaign, Outcome } from '../state.ts'
import {
  counted,
  listed,
  nameIn,
  PENALTY_NAMES,
  PENALTY_WORDS,
  pilotName,
  SKILL_NAMES,
  SKILL_WORDS,
  seasonName,
} from './names.ts'
import type { ChapterWords } from './words.ts'

/** The roster, and what happens to it between missions. */

/** The pilot that an answer is about. */
function pilotIn(campaign: Campaign, { on }: Option): string {
  return aboutPilot(campaign, on ?? [])
}

/** The pilot that a question is about. */
function aboutPilot(campaign: Campaign, refs: readonly string[]): string {
  const ref = refs.find(one => one.startsWith('pilot:'))
  return ref === undefined ? 'a pilot' : pilotName(campaign, ref.slice('pilot:'.length))
}

function skillAnswer({ id }: Option): string {
  return id === 'random' ? 'Any skill, at random' : `${nameIn(SKILL_NAMES, id)}: ${nameIn(SKILL_WORDS, id)}`
}

function penaltyAnswer({ id }: Option): string {
  return id === 'random'
    ? 'Any penalty, at random'
    : `${nameIn(PENALTY_NAMES, id)}: ${nameIn(PENALTY_WORDS, id)}`
}

function stateOf(campaign: Campaign, { on }: Option): string {
  const no = Number((on?.[0] ?? '').slice('pilot:'.length))
  const status = campaign.pilots[no]?.status
  if (status === 'wounded') return 'wounded: he will not come back'
  return status === 'posted' ? 'posted away' : 'killed'
}

/** `2 of 4`: the pilot to be named next, of those of a grade. */
function nextOf({ pilots }: Campaign, grade: Grade, all: number): string {
  const named = pilots.filter(pilot => gradeOf(pilot) === grade).length
  return `${Math.min(named + 1, all)} of ${all}`
}

const OUTCOMES: Readonly<Record<Outcome, string>> = {
  won: 'won',
  lost: 'lost',
  between: 'neither won nor lost',
  trained: 'passed',
  failed: 'not passed',
}

const EROSION: Readonly<Record<string, string>> = {
  none: 'nothing happened',
  illness: 'falls ill and goes to the Wounded Box',
  posting: 'is posted away',
  experience: 'experience is lost with men sent elsewhere: 2 Staffel EP less',
  serviceability: 'few aircraft are serviceable: 1 OP less in the next mission',
}

/** A pilot is taken away, if there is one. */
function erosionWords(result: string, name: Fact): string {
  const words = EROSION[result] ?? result
  if (name !== undefined) return `${name} ${words}`
  return result === 'illness' || result === 'posting' ? 'no pilot is left to be taken away' : words
}

const DEEDS: Readonly<Record<string, string>> = {
  fallen: 'a bomber forced out of the formation',
  destroyed: 'a bomber destroyed',
  escort: 'an escort shot down',
  landed: 'bringing a crippled aircraft home',
  'bailed-out': 'bailing out',
  wounded: 'coming through wounded',
}

export const CAMPAIGN: ChapterWords = {
  choices: {
    'muster.experte': {
      question: campaign =>
        `The campaign starts in ${seasonName(campaign)}. Who is an experte, a pilot with a skill? (${nextOf(campaign, 'experte', seasonOf(campaign).experten)})`,
      answer: (campaign, option) =>
        option.id === 'random' ? 'The rest, and their skills, at random' : pilotIn(campaign, option),
    },
    'muster.skill': {
      question: (campaign, about) =>
        `Which skill has ${aboutPilot(campaign, about)}? He may use it once in each mission.`,
      answer: (_, option) => skillAnswer(option),
    },
    'muster.green': {
      question: campaign =>
        `Who is green, a pilot with a penalty? (${nextOf(campaign, 'green', seasonOf(campaign).greens)})`,
      answer: (campaign, option) =>
        option.id === 'random' ? 'The rest, and their penalties, at random' : pilotIn(campaign, option),
    },
    'muster.penalty': {
      question: (campaign, about) => `Which penalty has ${aboutPilot(campaign, about)}?`,
      answer: (_, option) => penaltyAnswer(option),
    },
    'quarters.replace': {
      question: () => 'Replace a pilot? Each place on the roster is refilled once, by a green pilot.',
      answer: (campaign, option) =>
        option.id === 'done'
          ? 'No more replacements'
          : `Replace ${pilotIn(campaign, option)} (${stateOf(campaign, option)})`,
    },
    'quarters.penalty': {
      question: (campaign, about) => `Which penalty has the replacement for ${aboutPilot(campaign, about)}?`,
      answer: (_, option) => penaltyAnswer(option),
    },
    'quarters.spend': {
      question: campaign => {
        const flown = campaign.log.at(-1)
        const over = flown ? `Mission ${flown.ofSeason} is over. ` : ''
        return canSpend(campaign) ? `${over}Spend the experience of a pilot?` : `${over}How is the staffel?`
      },
      answer: (campaign, option) => {
        if (option.id === 'done') return canSpend(campaign) ? 'Keep it for later' : 'On to the next mission'
        return option.id.startsWith('skill/')
          ? `${pilotIn(campaign, option)} learns a skill (${SKILL_COST} EP)`
          : `${pilotIn(campaign, option)} is rid of his penalty (${CURE_COST} EP)`
      },
    },
    'quarters.skill': {
      question: (campaign, about) => `Which skill does ${aboutPilot(campaign, about)} learn?`,
      answer: (_, option) => skillAnswer(option),
    },
    'hospital.roll': {
      question: () => 'Is a wounded pilot fit again? A 9 or 10 brings him back.',
      answer: (campaign, option) => {
        if (option.id === 'done') return 'Leave them where they are'
        return option.id === 'all' ? 'Roll for all of them' : `Roll for ${pilotIn(campaign, option)}`
      },
    },
  },
  chances: {
    'muster.experte': 'Who is an experte?',
    'muster.green': 'Who is green?',
    'pilot.skill': 'Which skill?',
    'pilot.penalty': 'Which penalty?',
    'hospital.return': 'Does he come back? (9 or 10)',
    'erosion.roll': 'What wears the staffel down?',
    'erosion.pilot': 'Which pilot?',
  },
  notes: {
    'muster.experte': ({ name, skill }) => `${name} is an experte: ${nameIn(SKILL_NAMES, skill)}.`,
    'muster.green': ({ name, penalty }) => `${name} is green: ${nameIn(PENALTY_NAMES, penalty)}.`,
    'training.begins': ({ fighters, limit }) =>
      `Training: ${fighters} FW190s, ${limit} turns. Damage a bomber without a fighter coming to grief.`,
    'training.over': ({ outcome, damaged, stricken }) =>
      `The training mission is ${OUTCOMES[outcome as Outcome]}: ${damaged ? 'a' : 'no'} bomber was damaged, ${damaged === stricken ? 'but' : 'and'} ${stricken ? 'a' : 'no'} fighter came to grief.`,
    'quarters.replaced': ({ name, old, penalty }) =>
      `${name} replaces ${old}. He is green: ${nameIn(PENALTY_NAMES, penalty)}.`,
    'quarters.skill': ({ name, skill, ep }) =>
      `${name} learns ${nameIn(SKILL_NAMES, skill)}; ${ep} EP are left.`,
    'quarters.cured': ({ name, penalty, ep }) =>
      `${name} is rid of ${nameIn(PENALTY_NAMES, penalty)}; ${ep} EP are left.`,
    'hospital.roll': ({ name, die, returns }) =>
      `${name} ${returns ? 'returns to the staffel' : 'stays in the Wounded Box'} (${die}).`,
    'pilot.earns': ({ name, ep, for: what, has }) =>
      `${name} earns ${ep} EP for ${DEEDS[String(what)] ?? what}; he has ${has}.`,
    'pilot.killed': ({ name }) => `${name} is killed.`,
    'pilot.wounded': ({ name }) => `${name} is wounded.`,
    'pilot.released': ({ name }) => `${name} joins the nine who fly.`,
    erosion: ({ die, result, name }) => `Between missions (${die}): ${erosionWords(String(result), name)}.`,
    'season.over': ({ vp, available, killed, outcome }) =>
      `The season is ${OUTCOMES[outcome as Outcome]}: ${vp} VP, ${counted(available, 'pilot')} available, ${killed} killed.`,
    'campaign.over': ({ outcome }) => `The campaign is ${OUTCOMES[outcome as Outcome]}.`,
    'mission.logged': facts =>
      facts.aborted
        ? `Mission ${facts.no} is called off.`
        : `Mission ${facts.no}: ${facts.vp} VP, ${facts.ep} Staffel EP; bombers ${facts.fallen} fallen, ${facts.destroyed} destroyed; pilots ${listed(
            [
              `${(facts.killed as readonly number[]).length} killed`,
              `${(facts.wounded as readonly number[]).length} wounded`,
            ],
          )}.`,
  },
}
