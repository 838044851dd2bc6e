import type { Fact, Facts, Option } from '@tallyho/engine'
import type { ApproachBox } from '../pack/types.ts'
import { box, isApproach } from '../rules/05-map/boxes.ts'
import { formation } from '../rules/05-map/table.ts'
import type { HandOption, TargetOption, WaveOption } from '../rules/15-approach.ts'
import type { ManeuverOption, ModeOption } from '../rules/16-engage/engage.ts'
import type { FighterOption } from '../rules/20-burst/attackers.ts'
import type { ResultOption } from '../rules/20-burst/burst-results.ts'
import type { Campaign, Maneuver, Mode } from '../state.ts'
import { askElement, fighterIn } from './about.ts'
import {
  ALTITUDE_NAMES,
  bomberCalled,
  boxName,
  counted,
  elementName,
  fighterCalled,
  listed,
  MANEUVER_NAMES,
  MODE_NAMES,
  nameIn,
  POSITION_NAMES,
  signed,
} from './names.ts'
import type { ChapterWords, ChoiceWords } from './words.ts'

/** The Attack Phase up to Burst. */

/** `Bär, Determined, from the Nose at Level`. */
export function attackerWords(campaign: Campaign, no: number): string {
  const fighter = campaign.mission?.fighters[no]
  if (fighter === undefined) return 'nobody'
  const { approach, at, mode, target } = fighter
  const from = at === 'space' ? approach : isApproach(at) ? at : undefined
  const parts = [fighterCalled(campaign, no)]
  if (at === 'space') parts.push(MODE_NAMES[mode])
  if (from) parts.push(fromWords(from))
  if (at === 'space' && target >= 0) {
    const isGone = campaign.mission?.bombers[target]?.gone !== undefined
    parts.push(`against ${bomberCalled(campaign, target)}${isGone ? ', which is gone' : ''}`)
  }
  return parts.join(', ')
}

function fromWords(from: ApproachBox): string {
  const { position, altitude } = box(from)
  return `${nameIn(POSITION_NAMES, position)} ${nameIn(ALTITUDE_NAMES, altitude)}`
}

/** A question whose answers are fighters of the wave. */
export function askFighter(question: ChoiceWords['question']): ChoiceWords {
  return {
    question,
    answer: (campaign, option) => attackerWords(campaign, (option as FighterOption).fighter),
  }
}

/** SR-PIL-14 Quick, and why now. */
export function askQuick(why: string): ChoiceWords {
  return {
    question: (campaign, about) =>
      `${why} ${fighterIn(campaign, about)} is Quick: change mode? (once a mission)`,
    answer: (_, { id }) => (id === 'change' ? 'Change mode' : 'Stay as he is'),
  }
}

function targetWords(campaign: Campaign, option: Option): string {
  const { place, space } = option as TargetOption
  const found = formation(campaign).spaces[space]
  return `${bomberCalled(campaign, place)}: space ${found?.id}, printed Lethal Level ${found?.level}`
}

/** `Climb Roll left: to the Flank 2-4, High side`. */
function maneuverWords(_: Campaign, option: Option): string {
  const { maneuver, on = [] } = option as ManeuverOption
  const to = on[0]?.slice('box:'.length)
  return `${MANEUVER_NAMES[maneuver]}${to ? `: to ${boxName(to)}` : ''}`
}

const MODE_WORDS: Readonly<Record<Mode, string>> = {
  determined: 'Determined: closer, hits harder and is hit more',
  evasive: 'Evasive: safer, does less, and takes longer to come back',
}

const RESULTS: Readonly<Record<ResultOption['kind'], string>> = {
  damage: 'Damage to the bomber',
  hit: 'A Hit on the fighter',
  pass: 'Pass through',
  collision: 'The Collision Check',
  schwarm: 'One more Damage result, by the Schwarm',
  timing: 'One more Damage result, by Timing (once a mission)',
  all: 'All that is left, in the usual order: Damage, Hits, pass, Collision Check',
  none: 'Nothing more',
}

function resultWords(campaign: Campaign, option: Option): string {
  const { kind, element } = option as ResultOption
  return element === undefined ? RESULTS[kind] : `${RESULTS[kind]} of the ${elementName(campaign, element)}`
}

const PART_WORDS: Readonly<Record<string, string>> = {
  printed: 'printed',
  altitude: 'altitude',
  anchored: 'anchored',
  gone: 'bombers gone',
  loose: 'Loose',
  kaputt: 'Kaputt',
  machine: 'aircraft',
  card: 'card',
}

/** `Lethal Level 1 (printed 2, anchored +1, Kaputt -2)`. */
export function levelWords({ column, parts }: Facts): string {
  const list = parts as readonly { readonly id: string; readonly by: number }[]
  const words = list.map(({ id, by }) => `${PART_WORDS[id] ?? id} ${id === 'printed' ? by : signed(by)}`)
  return `Lethal Level ${column}${words.length > 1 ? ` (${words.join(', ')})` : ''}`
}

const CARD_NAMES: Readonly<Record<string, string>> = { nose: 'Nose', tail: 'Tail', oblique: 'Oblique' }

/** `Damage, 2 Hits, pass 2`. */
function cellWords({ damage, hits, pass, collision, riding, noAmmo, jam }: Facts): string {
  const words = [
    Number(damage) > 0 ? counted(damage, 'Damage', 'Damage') : '',
    Number(hits) > 0 ? counted(hits, 'Hit') : '',
    Number(pass) > 0 ? `pass ${pass}` : '',
    collision ? 'Collision Check' : '',
    noAmmo ? 'No Ammo' : '',
    jam ? 'Jam' : '',
    riding ? 'Riding the Tail' : '',
  ].filter(Boolean)
  return words.length === 0 ? 'no effect' : words.join(', ')
}

const ADVANTAGES: Readonly<Record<string, string>> = {
  rotte: 'Rotte',
  position: 'Position',
  schwarm: 'Schwarm',
}

export function advantageName(advantage: Fact): string {
  return nameIn(ADVANTAGES, advantage)
}

export const ATTACK: ChapterWords = {
  choices: {
    'approach.next': {
      question: () => 'Who goes in with this wave? (Up to six; the others follow in later waves.)',
      answer: (campaign, option) => {
        const { fighter } = option as WaveOption
        return fighter === undefined ? 'The wave is complete' : attackerWords(campaign, fighter)
      },
    },
    'approach.target': {
      question: (campaign, about) => `Which bomber does ${fighterIn(campaign, about)} attack?`,
      answer: targetWords,
    },
    'approach.past': {
      question: (campaign, about) =>
        `No bomber is left. Does ${fighterIn(campaign, about)} fly past high or low?`,
      answer: (_, option) => nameIn(ALTITUDE_NAMES, (option as HandOption).hand),
    },
    'engage.mode': {
      question: (campaign, about) => `How does ${fighterIn(campaign, about)} attack?`,
      answer: (_, option) => {
        const { mode, all } = option as ModeOption
        return all ? `${MODE_NAMES[mode]}, he and all the others` : MODE_WORDS[mode]
      },
    },
    'engage.maneuver': {
      question: (campaign, about) => `How does ${fighterIn(campaign, about)} pull out of the attack?`,
      answer: maneuverWords,
    },
    'element.advantage': askElement(
      (campaign, about) =>
        `${fighterIn(campaign, about)} flies where two elements overlap. For which one does he count in the advantages?`,
    ),
    'quick.advantage': askQuick('Determined, he would help to earn an advantage.'),
    'burst.next': askFighter(() => 'Who fires next?'),
    'quick.card': askQuick('The card is on the table.'),
    'burst.result': {
      question: (campaign, about) => `${fighterIn(campaign, about)}: which result comes next?`,
      answer: resultWords,
    },
    'burst.ride': {
      question: (campaign, about) =>
        `${fighterIn(campaign, about)} rides the tail of the bomber. Fire again?`,
      answer: (_, { id }) =>
        id === 'again' ? 'Attack again at once' : 'Drop back to Tail/Level, without Continuing Fire',
    },
  },
  chances: {
    'card.nose': 'Draw a Nose Attack card',
    'card.tail': 'Draw a Tail Attack card',
    'card.oblique': 'Draw an Oblique Attack card',
  },
  notes: {
    'approach.placed': ({ name, from, bomber, sun }) =>
      `${name} goes in from ${boxName(from)} against B-24 ${bomber}${sun ? ', out of the sun' : ''}.`,
    'approach.past': ({ name, box }) => `No bomber is left: ${name} flies past to ${boxName(box)}.`,
    'engage.mode': ({ name, mode }) => `${name} attacks ${nameIn<Mode>(MODE_NAMES, mode)}.`,
    'engage.maneuver': ({ name, maneuver }) => `${name}: ${nameIn<Maneuver>(MANEUVER_NAMES, maneuver)}.`,
    'advantage.earned': ({ element, advantages }) =>
      `The attackers of the ${element} element earn ${listed((advantages as readonly string[]).map(advantageName))}.`,
    'advantage.spent': ({ element, advantage, left }) =>
      `${advantageName(advantage)} of the ${element} element is used${advantage === 'schwarm' ? `; ${counted(left, 'Damage result')} left` : ''}.`,
    'attack.quick': ({ name, mode }) => `${name} is Quick: now ${nameIn<Mode>(MODE_NAMES, mode)}.`,
    'burst.card': facts => {
      const { name, deck, bomber } = facts
      const target = bomber === undefined ? 'where no bomber is left' : `at B-24 ${bomber}`
      return `${name} fires ${target}, ${nameIn(CARD_NAMES, deck)} card, ${levelWords(facts)}.`
    },
    'burst.results': facts =>
      `${facts.name}, ${nameIn(ALTITUDE_NAMES, facts.row)}, ${nameIn<Mode>(MODE_NAMES, facts.mode)}: ${cellWords(facts)}.`,
    'burst.no-bomber': ({ name }) => `There is no bomber for the Damage of ${name}.`,
    'burst.passes': ({ name, steps, stopped }) =>
      stopped
        ? `${name} is to pass ${counted(steps, 'space')}, and stops at the edge of the formation.`
        : `${name} passes ${counted(steps, 'space')} through the formation.`,
    'burst.timing': ({ name }) => `${name} has the Timing: one more Damage result.`,
    'burst.no-ammo': ({ name }) => `${name} is out of ammunition.`,
    'burst.jam': ({ name }) => `The guns of ${name} jam.`,
    'burst.again': ({ name }) => `${name} stays on the tail and fires again.`,
    'burst.drops-back': ({ name }) => `${name} drops back to Tail/Level.`,
  },
}
