import type { Option } from '@tallyho/engine'
import { formation, missionOf } from '../rules/05-map/table.ts'
import { COMMAND_COST } from '../rules/24-commands.ts'
import { type Campaign, SET_UP_ITEMS, type SetUpItem } from '../state.ts'
import {
  ATTACHMENT_NAMES,
  ATTACHMENT_WORDS,
  boxName,
  counted,
  escortWords,
  fighterCalled,
  ITEM_NAMES,
  kindName,
  listed,
  nameIn,
  pilotName,
  TYPE_NAMES,
} from './names.ts'
import type { ChapterWords, ChoiceWords } from './words.ts'

/** Mission set-up: the dice, the Operations Menu, the situation. */

/** What a result of a set-up table says. */
export function resultWords(item: SetUpItem, result: string, campaign?: Campaign): string {
  switch (item) {
    case 'map':
      return `Map ${result}`
    case 'type':
      return nameIn(TYPE_NAMES, result)
    case 'operations':
      return `${result} OP`
    case 'escort':
      return escortWords(result, campaign?.mission?.type)
    case 'damage':
      return result === 'none' ? 'no bomber is damaged yet' : `damage on ${listed(result.split('+'))}`
    case 'anchored':
      return result === 'none'
        ? 'no box is anchored'
        : `${listed(result.split('+').map(boxName))} anchored, closed to fighters`
    case 'sun':
      return result === 'none' ? 'no sun' : `the sun stands at ${boxName(result)}`
    case 'contrails':
      return result === 'yes' ? 'the bombers draw contrails' : 'no contrails'
    case 'tp':
      return `${result} TP`
    case 'limit':
      return `Flight Limit on Turn ${result}`
  }
}

/** SR-CMD-01 Accept the die, or command. */
function commandWords(item: SetUpItem): ChoiceWords {
  return {
    question: campaign =>
      `Accept the ${ITEM_NAMES[item]} as rolled, or choose by a Staffel Command (${COMMAND_COST} of ${campaign.ep} Staffel EP)?`,
    answer: (campaign, option) => {
      const { result, commanded } = option as Option & { result: string; commanded: boolean }
      const words = resultWords(item, result, campaign)
      return commanded ? `Command: ${words}` : `Accept: ${words}`
    },
  }
}

type Bought = Option & { readonly cost: number; readonly count: number }

function buyAnswer(campaign: Campaign, option: Option): string {
  const [what, which = ''] = option.id.split('/')
  if (what === 'done') return 'Buy nothing more'
  const { cost, count } = option as Bought
  const price = `${cost} OP`
  if (what === 'pilot') return `${pilotName(campaign, which)}, FW190 (${price})`
  if (what === 'auxiliary') return `${kindName(which)} x${count} (${price})`
  const use = isUseless(campaign, which) ? 'of no use on this map' : nameIn(ATTACHMENT_WORDS, which)
  return `${nameIn(ATTACHMENT_NAMES, which)} x${count} (${price}): ${use}`
}

/** SR-BLA-01 SR-BLA-02 Some maps have no place to use it from. */
function isUseless(campaign: Campaign, attachment: string): boolean {
  const { highBombing, rockets } = formation(campaign).map
  return (attachment === 'cable' && !highBombing) || (attachment === 'rockets' && !rockets)
}

export const SET_UP: ChapterWords = {
  choices: {
    ...Object.fromEntries(SET_UP_ITEMS.map(item => [`command.${item}`, commandWords(item)])),
    'operations.buy': {
      question: campaign =>
        `${missionOf(campaign).op} OP to spend. Who flies, and with what? OP cannot be saved.`,
      answer: buyAnswer,
    },
    'operations.fit': {
      question: (campaign, about) => {
        const attachment = (about[0] ?? '').slice('marker:'.length) as keyof typeof ATTACHMENT_NAMES
        return `Who carries ${nameIn(ATTACHMENT_NAMES, attachment)}? (${missionOf(campaign).stores[attachment]} to fit)`
      },
      answer: (campaign, option) =>
        option.id === 'leave'
          ? 'Leave the rest behind'
          : fighterCalled(campaign, option.id.slice('fighter/'.length)),
    },
    'escort.place': {
      question: () => 'Roll now where the escort flies, or when it first acts?',
      answer: (_, { id }) => (id === 'now' ? 'Roll now' : 'Wait'),
    },
    'briefing.fly': {
      question: campaign =>
        `${counted(missionOf(campaign).fighters.length, 'fighter')} ready. Fly the mission? Called off, it still counts, with nothing earned.`,
      answer: (_, { id }) => (id === 'fly' ? 'Take off' : 'Call it off'),
    },
  },
  chances: Object.fromEntries(
    SET_UP_ITEMS.map(item => [`setup.${item}`, `${capital(ITEM_NAMES[item])}: what does the die say?`]),
  ),
  notes: {
    'setup.rolled': ({ item, die, result }) =>
      `${capital(ITEM_NAMES[item as SetUpItem])} (${die}): ${resultWords(item as SetUpItem, String(result))}.`,
    'setup.commanded': ({ item, result, ep }) =>
      `Staffel Command: ${resultWords(item as SetUpItem, String(result))}; ${ep} EP are left.`,
    'setup.operations': ({ operations, deduction, op }) =>
      Number(deduction) > 0
        ? `${operations} OP less ${deduction} carried over: ${op} to spend.`
        : `${op} OP to spend.`,
    'setup.escort': ({ escort, markers, status }) =>
      status === 'none'
        ? 'The bombers fly without escort.'
        : `${capital(escortWords(escort, status === 'due' ? 'outbound' : 'inbound'))}: ${counted(markers, 'marker')}, ${status === 'due' ? 'not here yet' : 'with the bombers'}.`,
    'setup.situation': ({ tp, limit }) => `The situation is set: ${tp} TP, Flight Limit on Turn ${limit}.`,
    'operations.bought': ({ what, of, count, cost, op }) =>
      `${boughtWords(String(what), String(of), Number(count))} for ${cost} OP; ${op} left.`,
    'operations.fitted': ({ name, attachment }) => `${name} carries ${nameIn(ATTACHMENT_NAMES, attachment)}.`,
    'mission.aborted': () => 'The mission is called off.',
  },
}

function boughtWords(what: string, of: string, count: number): string {
  if (what === 'pilot') return `${of} flies`
  return `${count} ${what === 'auxiliary' ? kindName(of) : nameIn(ATTACHMENT_NAMES, of)}`
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
