import { capital, counted, listed, type Said } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import type { Attachment, MapId } from '../pack/types.ts'
import { type BuyOption, FW190_COST } from '../rules/03-set-up/operations.ts'
import { formation, KIND_NAMES, missionOf } from '../rules/05-map/table.ts'
import { COMMAND_COST, type CommandOption, type SetUpResult } from '../rules/24-commands.ts'
import { type Campaign, type PilotNo, SET_UP_ITEMS, type SetUpItem } from '../state.ts'
import type { Notes } from '../vocabulary.ts'
import { costs } from './about.ts'
import {
  ATTACHMENT_NAMES,
  ATTACHMENT_WORDS,
  boxName,
  escortWords,
  fighterCalled,
  ITEM_NAMES,
  PENALTY_NAMES,
  pilotName,
  SKILL_NAMES,
  TYPE_NAMES,
} from './names.ts'
import type { All, Chapter, Words } from './words.ts'

/** Mission set-up: the dice, the Operations Menu, the situation. */

/** What a result of a set-up table says. */
export function resultWords(result: SetUpResult, campaign?: Campaign): string {
  switch (result.item) {
    case 'map':
      return `Map ${result.is}`
    case 'type':
      return TYPE_NAMES[result.is]
    case 'operations':
      return `${result.is}\u00a0OP`
    case 'escort':
      return escortWords(result.is, campaign?.mission?.type)
    case 'damage':
      return result.is.length === 0 ? 'no bomber is damaged yet' : `damage on ${listed(result.is)}`
    case 'anchored':
      return result.is.length === 0
        ? 'no box is anchored'
        : `${listed(result.is.map(boxName))} anchored, closed to fighters`
    case 'sun':
      return result.is === 'none' ? 'no sun' : `the sun stands at ${boxName(result.is)}`
    case 'contrails':
      return result.is ? 'the bombers draw contrails' : 'no contrails'
    case 'tp':
      return `${result.is}\u00a0TP`
    case 'limit':
      return `Flight Limit on Turn ${result.is}`
  }
}

/** SR-CMD-01 Accept the die, or command. */
function commandWords<I extends SetUpItem>(item: I): Words<CommandOption<I>> {
  return {
    question: `${capital(ITEM_NAMES[item])}: as rolled, or commanded?`,
    answer: (campaign, { is, commanded }) => {
      const result = { item, is } as SetUpResult
      const so = [!commanded && 'as rolled', result.item === 'map' && mapWords(campaign, result.is)].filter(
        Boolean,
      )
      return {
        head: capital(resultWords(result, campaign)),
        ...(so.length > 0 && { so: so.join(': ') }),
        figures: [costs(commanded ? COMMAND_COST : 0, 'EP')],
      }
    },
  }
}

/** What a formation is like: `7 bombers in 1 group, mean fire 1.4`. */
function mapWords(campaign: Campaign, id: MapId): string {
  const { places, elements, spaces } = packOf(campaign).formation(id)
  const mean = spaces.reduce((sum, { level }) => sum + level, 0) / spaces.length
  return `${counted(places.length, 'bomber')} in ${counted(elements.length, 'group')}, mean fire ${mean.toFixed(1)}`
}

type Commands = Pick<All['asks'], `command.${SetUpItem}`>
type SetUpRolls = Record<`setup.${SetUpItem}`, string>

const COMMANDS = Object.fromEntries(
  SET_UP_ITEMS.map(item => [`command.${item}`, commandWords(item)]),
) as unknown as Commands
const ROLLS = Object.fromEntries(
  SET_UP_ITEMS.map(item => [
    `setup.${item}`,
    // SR-SET-13 The one that waits to be thrown: what was bought is final with it.
    item === 'escort'
      ? 'Do the bombers have an escort? Until you roll, you may still change who flies.'
      : `${capital(ITEM_NAMES[item])}: what does the die say?`,
  ]),
) as SetUpRolls

/** SR-PIL-09 SR-PIL-11 `★ Luck`; of one who is neither able nor green that he is a veteran. */
function traitWords({ pilots }: Campaign, no: PilotNo): string {
  const { skills = [], penalty } = pilots[no] ?? {}
  const able = [...new Set(skills)].map(one => `★ ${SKILL_NAMES[one]}`)
  const traits = [...able, penalty !== undefined && `green, ${PENALTY_NAMES[penalty]}`].filter(Boolean)
  return traits.join('; ') || 'veteran'
}

function buyAnswer(campaign: Campaign, option: BuyOption): Said {
  if (option.buy === 'done')
    return missionOf(campaign).fighters.length > 0
      ? 'Buy nothing more'
      : { head: 'Nobody flies', so: 'the mission is given up: it counts as flown, with nothing earned' }
  const figures = [costs(option.cost, 'OP')]
  if (option.buy === 'pilot')
    return { head: pilotName(campaign, option.pilot), so: traitWords(campaign, option.pilot), figures }
  if (option.buy === 'auxiliary')
    return {
      head: counted(option.count, KIND_NAMES[option.kind]),
      so: option.count > 1 ? 'auxiliaries' : 'auxiliary',
      figures,
    }
  const { attachment, count } = option
  return {
    head: `${ATTACHMENT_NAMES[attachment]} for ${count === 1 ? 'one' : count}`,
    figures,
    so: isUseless(campaign, attachment)
      ? 'of no use on this map'
      : isLast(campaign, option.cost)
        ? 'then nothing is left to fly with: choose a pilot first'
        : ATTACHMENT_WORDS[attachment],
  }
}

/** SR-SET-07 Nobody flies yet, and what it costs leaves nothing for a pilot. */
function isLast(campaign: Campaign, cost: number): boolean {
  const { fighters, op } = missionOf(campaign)
  return fighters.length === 0 && op - cost < FW190_COST
}

/** SR-BLA-01 SR-BLA-02 Some maps have no place to use it from. */
function isUseless(campaign: Campaign, attachment: Attachment): boolean {
  const { highBombing, rockets } = formation(campaign).map
  return (attachment === 'cable' && !highBombing) || (attachment === 'rockets' && !rockets)
}

/** SR-SET-04 With so few points hardly anybody flies: the dice have it so, and other days make up for it. */
const FEW = 2

/** Said before anything is bought. */
export function thinDay(campaign: Campaign): string {
  const { op, fighters, stores } = missionOf(campaign)
  const isBuying = fighters.length > 0 || Object.values(stores).some(count => count > 0)
  return isBuying || op > FEW ? '' : 'A thin day. '
}

export const SET_UP = {
  asks: {
    ...COMMANDS,
    'operations.buy': {
      question: 'Who flies, and with what?',
      answer: buyAnswer,
    },
    'operations.fit': {
      question: (_, { options }) => `Who carries ${ATTACHMENT_NAMES[options[0]?.attachment ?? 'armor']}?`,
      answer: (campaign, { id, fighter, attachment }, { options }) => {
        if (fighter !== undefined) return fighterCalled(campaign, fighter)
        if (id !== 'all') return 'Leave the rest behind'
        const able = options.flatMap(one => (one.fighter === undefined ? [] : one.fighter))
        const fitted = able.slice(0, missionOf(campaign).stores[attachment])
        return fitted.length === able.length
          ? 'All of them, one each'
          : `${listed(fitted.map(no => fighterCalled(campaign, no)))}, one each`
      },
    },
    'escort.place': {
      question: 'When is it rolled where the escort flies?',
      answer: (_, { id }) =>
        id === 'now'
          ? { head: 'Now', so: 'you know before you take off' }
          : { head: 'Later', so: 'when it first acts' },
    },
    'briefing.fly': {
      question: 'Fly the mission?',
      // SR-CAM-12 One mission by itself cannot be won without a point.
      answer: ({ length }, { id }) =>
        id === 'fly'
          ? 'Take off'
          : {
              head: 'Call it off',
              so:
                length === 'mission' ? 'no points: that loses it' : 'it counts as flown, with nothing earned',
            },
    },
  },
  rolls: ROLLS,
  notes: {
    'setup.rolled': facts => `${capital(ITEM_NAMES[facts.item])} (${facts.die}): ${resultWords(facts)}.`,
    'setup.commanded': facts => `Staffel Command: ${resultWords(facts)}; ${facts.ep}\u00a0EP are left.`,
    'setup.operations': ({ operations, deduction, op }) =>
      deduction > 0
        ? `${operations}\u00a0OP less ${deduction} carried over: ${op} to spend.`
        : `${op}\u00a0OP to spend.`,
    'setup.escort': ({ escort, markers, status }) =>
      status === 'none'
        ? 'The bombers fly without escort.'
        : `${capital(escortWords(escort, status === 'due' ? 'outbound' : 'inbound'))}: ${counted(markers, 'marker')}${status === 'due' ? '' : ', with the bombers'}.`,
    'setup.situation': ({ tp, limit }) =>
      `The situation is set: ${tp}\u00a0TP, Flight Limit on Turn ${limit}.`,
    'operations.bought': facts => `${boughtWords(facts)} for ${facts.cost}\u00a0OP; ${facts.op} left.`,
    'operations.fitted': ({ name, attachment }) => `${name} carries ${ATTACHMENT_NAMES[attachment]}.`,
    'mission.aborted': () => 'The mission is called off.',
  },
} satisfies Chapter

function boughtWords(bought: Notes['operations.bought']): string {
  if (bought.what === 'pilot') return `${bought.of} flies`
  const name = bought.what === 'auxiliary' ? KIND_NAMES[bought.of] : ATTACHMENT_NAMES[bought.of]
  return `${bought.count} ${name}`
}
