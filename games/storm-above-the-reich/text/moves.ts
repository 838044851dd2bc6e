import type { Fact, Option } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import type { BoxId, HitType } from '../pack/types.ts'
import { fighterName } from '../rules/05-map/table.ts'
import { waitingToEnter } from '../rules/07-move/entry.ts'
import { canMove } from '../rules/07-move/move.ts'
import type { MarkerOption } from '../rules/20-burst/damage.ts'
import type { Campaign, FighterNo } from '../state.ts'
import { allAbout } from './about.ts'
import { boxName, counted, fighterCalled, HIT_NAMES, listed, nameIn, refName } from './names.ts'
import type { ChapterWords } from './words.ts'

/** Turn, entry, Move Phase, Return Phase, Recovery Phase. */

/** What an option of this chapter may carry. */
interface Answer extends Option {
  readonly box?: BoxId
  readonly to?: BoxId
  readonly tp?: number
  readonly fighter?: FighterNo
}

/** A group is asked about by its box. */
function movers(campaign: Campaign, refs: readonly string[]): string {
  const [first = ''] = refs
  return first.startsWith('box:') ? `the fighters in ${refName(first, campaign)}` : allAbout(campaign, refs)
}

function price(tp: Fact): string {
  return Number(tp) > 0 ? ` (${tp} TP)` : ''
}

function nextAnswer(campaign: Campaign, option: Option): string {
  if (option.id === 'done') return 'Done moving'
  const { fighter, box } = option as Answer
  if (fighter !== undefined) return fighterCalled(campaign, fighter)
  if (box === undefined && campaign.mission)
    return `All together: ${listed(waitingToEnter(campaign.mission).map(one => fighterName(campaign, one)))}`
  const together = campaign.mission?.fighters.filter(one => one.at === box && canMove(one)) ?? []
  return `All in ${boxName(box)}: ${listed(together.map(one => fighterName(campaign, one)))}`
}

function moveAnswer(_: Campaign, option: Option): string {
  const { to, tp } = option as Answer
  if (option.id === 'exit') return 'Exit: out of this mission'
  if (option.id === 'stay') return 'Stay here'
  return `${boxName(to)}${price(tp)}`
}

function entryAnswer(_: Campaign, option: Option): string {
  if (option.id === 'delay') return 'Wait for a later turn (1 TP each turn, however many wait)'
  if (option.id === 'exit') return 'Stay out of this mission'
  return boxName((option as Answer).to)
}

function returnAnswer(_: Campaign, option: Option): string {
  if (option.id === 'exit') return 'Exit: out of this mission'
  if (option.id === 'all') return 'Return, and so do all the others'
  return `Return to ${boxName((option as Answer).box)}`
}

/** `Engine hit 5`. */
function hitAnswer(campaign: Campaign, option: Option): string {
  const { type, number } = packOf(campaign).hit((option as MarkerOption).marker)
  return `${HIT_NAMES[type]} hit ${number}`
}

export const MOVES: ChapterWords = {
  choices: {
    'entry.contrails': {
      question: ({ mission }) =>
        `Contrails trail behind the bombers. How does the staffel come in? (${mission?.tp} TP)`,
      answer: (_, { id }) =>
        id === 'contrails'
          ? 'All hidden in the contrails, to Tail/Level (1 TP); the escort may be dodged this turn'
          : 'From below, or later',
    },
    'entry.next': { question: () => 'Who enters next?', answer: nextAnswer },
    'entry.to': {
      question: (campaign, refs) =>
        `Where ${refs.length > 1 ? 'do' : 'does'} ${allAbout(campaign, refs)} enter?`,
      answer: entryAnswer,
    },
    'move.next': {
      question: ({ mission }) => `Who moves next? (${mission?.tp} TP)`,
      answer: nextAnswer,
    },
    'move.to': {
      question: (campaign, refs) => `Where to with ${movers(campaign, refs)}? (${campaign.mission?.tp} TP)`,
      answer: moveAnswer,
    },
    'return.to': {
      question: (campaign, refs) => `Does ${allAbout(campaign, refs)} come back for another run?`,
      answer: returnAnswer,
    },
    'recovery.next': {
      question: () => 'Whose hit is looked at next?',
      answer: (campaign, option) =>
        option.id === 'rest'
          ? 'All, one after the other'
          : fighterCalled(campaign, (option as Answer).fighter),
    },
    'recovery.marker': {
      question: (campaign, refs) => `Which hit on ${allAbout(campaign, refs)} is looked at first?`,
      answer: hitAnswer,
    },
  },
  chances: {
    'recovery.roll': 'Recovery: below the number of the Hit marker it is serious',
  },
  notes: {
    'turn.begun': ({ turn, limit, tp }) => `Turn ${turn} of ${limit}. ${counted(tp, 'Tactical Point')} left.`,
    'turn.mission-over': ({ turn, why }) =>
      why === 'limit'
        ? `Turn ${turn} was the last: fuel sends everybody home.`
        : 'No fighter is left around the formation: the mission is over.',
    'entry.entered': ({ name, box }) => `${name} enters at ${boxName(box)}.`,
    'entry.delayed': ({ name }) => `${name} waits for a later turn.`,
    'entry.contrails': ({ fighters }) =>
      `Out of the contrails ${counted(fighters, 'fighter')} ${fighters === 1 ? 'enters' : 'enter'} at Tail/Level (1 TP).`,
    'entry.passed-over': ({ turn }) => `Turn ${turn} passes without the staffel.`,
    'move.moved': ({ name, from, to, tp }) =>
      `${name} moves from ${boxName(from)} to ${boxName(to)}${price(tp)}.`,
    'exit.left': ({ name, from }) =>
      from === 'reserve'
        ? `${name} stays out of this mission.`
        : `${name} leaves the formation behind and is out of this mission.`,
    'return.barred': ({ name, to }) => `${boxName(to)} is anchored: ${name} cannot come back there.`,
    'return.returned': ({ name, from, to }) => `${name} returns from ${boxName(from)} to ${boxName(to)}.`,
    'recovery.rolled': ({ name, hit, number, die, serious }) =>
      `${name}: ${nameIn<HitType>(HIT_NAMES, hit)} hit ${number}, die ${die}: ${
        serious ? `serious, off to the ${nameIn<HitType>(HIT_NAMES, hit)} Fate Box` : 'trivial'
      }.`,
  },
}
