import { type Choice, capital, firstOf, type Option, read, type Said } from '@tallyho/engine'
import type { Attitude, SectionId } from '../../pack/types.ts'
import { dogfightOf, tablesOf } from '../../rules/01-general/terms.ts'
import { chancesOf } from '../../rules/03-dogfight/chances.ts'
import type { Campaign } from '../../state.ts'
import type { BreakOutOption, GermanOption, Maneuver } from '../../vocabulary/dogfight.ts'
import type { Unit } from '../../vocabulary/terms.ts'
import type { ChapterWords, Notes } from '../../vocabulary.ts'
import { advantageSaid, cardTold, EVENT_WORDS, iconTitle, MADNESS_WORDS } from '../cards.ts'
import { ATTITUDE_NAMES, forceName, germanIn, germanName, typeName } from '../german-names.ts'
import { iconFirst, tailedSaid } from '../icons.ts'
import {
  breakOutSaid,
  followSaid,
  hunting,
  maneuverSaid,
  scatterSaid,
  slipsSaid,
  tailingSaid,
} from '../maneuvers.ts'
import {
  fighterName,
  fighterNames,
  fighterSaid,
  sectionName,
  unitCalled,
  unitName,
  unitNames,
} from '../names.ts'
import { led } from '../odds.ts'

/** Dogfights: chapters 4 to 7. */
export const dogfight = {
  asks: {
    'dogfight.next': {
      question: 'Several dogfights wait. Whose is fought next?',
      answer: (campaign, { unit }) => ({ head: unitCalled(campaign, unit), so: against(campaign, unit) }),
    },
    'dogfight.marker': {
      question: 'Which Germans fight next?',
      answer: markerSaid,
    },
    'dogfight.vision-card': {
      question: (_, choice) => `${unitIn(choice)} sees them first. Which card?`,
      answer: (campaign, { card }, choice) => ({
        head: nth(choice, card),
        so: advantageSaid(campaign, card),
      }),
    },
    'dogfight.scatter': {
      question: 'They scatter in two pairs. Does one man tail the second?',
      answer: scatterSaid,
    },
    'dogfight.tailing': {
      question: (campaign, choice) =>
        `${laterRound(campaign, choice)}${unitIn(choice)} has ${germanAbout(campaign, choice)} before the guns. Attack?`,
      answer: tailingSaid,
    },
    'dogfight.maneuver': {
      question: (campaign, choice) =>
        `${capital(germanAbout(campaign, choice))} on the tail of ${unitIn(choice)}. What now?`,
      answer: maneuverSaid,
    },
    'dogfight.evade-card': {
      question: 'Evade: two cards came up. Which one happens?',
      answer: (campaign, { card }, choice) => ({
        head: nth(choice, card),
        so: tailedCard(campaign, card, choice),
      }),
    },
    'dogfight.break-out': {
      question: (campaign, choice) =>
        `${capital(germanAbout(campaign, choice))} still behind ${unitIn(choice)}. Does somebody break away?`,
      answer: breakOutSaid,
    },
    'dogfight.slips': {
      question: 'The Slip comes off. Who gets behind them?',
      answer: (campaign, { fighter }) => slipsSaid(campaign, fighter),
    },
    'dogfight.follow': {
      question: (_, { options }) => `${looseOne(options)} is lost. Whom do the Germans go after?`,
      answer: followSaid,
    },
    'dogfight.split': {
      question: (campaign, choice) =>
        `${capital(germanName(campaign, Number(firstOf('german', choice.about))))} split. How many get behind us?`,
      answer: splitSaid,
    },
    'dogfight.element': {
      question: 'The Section breaks in two. Which Element turns on them?',
      answer: (_, { id }) => sectionName(id as SectionId),
    },
    'dogfight.keeps': {
      question: (campaign, choice) =>
        `The pair is torn apart. Who is left with ${germanName(campaign, Number(firstOf('german', choice.about)))}?`,
      answer: (campaign, { fighter }) => fighterSaid(campaign, fighter),
    },
    'dogfight.icon': {
      question: 'Which result of the card comes first?',
      answer: (campaign, { icon }, choice) => ({
        head: iconTitle(icon),
        so: iconFirst(
          campaign,
          firstOf('unit', choice.about) as Unit,
          icon,
          choice.options.flatMap(other => (other.icon === icon ? [] : other.icon)),
        ),
      }),
    },
  },
  notes: {
    advantage: advantageTold,
    germans: f => `${capital(MET[f.attitude](forceName(f.type, f.strength), unitName(f.unit)))}.`,
    'germans-gone': ({ type, why }) => GONE[why](typeName(type)),
    'germans-reduced': ({ strength, destroyed }) =>
      `One of this group ${destroyed ? 'goes down' : 'leaves'}; ${strength === 0 ? 'none is' : `${strength} ${strength === 1 ? 'is' : 'are'}`} left of it.`,
    'germans-turn': ({ unit, attitude }) => `The Germans are ${ATTITUDE_NAMES[attitude]}: ${unitName(unit)}.`,
    'germans-split': ({ strength, others }) => `The Germans split: ${strength} here, ${others} there.`,
    maneuver: ({ unit, maneuver }) => `${unitName(unit)} flies ${MANEUVER_TOLD[maneuver]}.`,
    'dogfight-card': f =>
      `${unitName(f.unit)} against ${typeName(f.column)} ${ATTITUDE_NAMES[f.attitude]}: ${cardTold(f.icons, f.struck)}.`,
    'card-drawn': f =>
      `${unitName(f.unit)} against ${typeName(f.column)} ${ATTITUDE_NAMES[f.attitude]} draws: ${cardTold(f.icons, f.struck)}.`,
    'two-cards': ({ unit }) => `Two cards come up for ${unitName(unit)}.`,
    slips: ({ fighter }) => `${fighterName(fighter)} slips behind them.`,
    'tight-turn': ({ unit }) => `${unitName(unit)} turns inside them: head-on.`,
    collision: f =>
      `${fighterName(f.fighter)}, collision? ${f.die}${f.fatigued ? ' -1 (fatigued)' : ''}: ${f.collides ? 'they collide' : 'a near miss'}.`,
    madness: ({ section, die, result }) =>
      `Madness in ${sectionName(section)}: ${die}, ${MADNESS_WORDS[result]}.`,
    element: ({ section, element, fighters }) =>
      `${fighterNames(fighters)} leave ${sectionName(section)} as an Element, ${sectionName(element)}.`,
    break: ({ section, die, even }) =>
      `${sectionName(section)} breaks: ${die}, ${even ? 'one Element is behind them' : 'both Elements are tailed'}.`,
    'icon-cancelled': ({ icon, by }) => `${fighterName(by)} cancels ${iconTitle(icon)}.`,
    'event-cancelled': ({ event, by }) => `${fighterName(by)} cancels ${EVENT_WORDS[event].title}`,
    'dogfight-round': ({ units, round }) => `Dogfight, round ${round}: ${unitNames(units)}.`,
    'dogfight-over': ({ units, lost }) =>
      `The dogfight of ${unitNames(units)} is over${lost.length > 0 ? `; shot down: ${fighterNames(lost)}` : ''}.`,
    'hit-looked-at': ({ fighter }) => `${fighterName(fighter)} looks at the Hit marker.`,
  },
  rolls: {
    madness: {
      what: 'A novice loses his head. What does he do?',
      outcome: (campaign, { id }) => MADNESS_WORDS[read(tablesOf(campaign).madness, Number(id))],
    },
    break: {
      what: 'The Section breaks. Even: one Element is behind them. Odd: both are tailed.',
      outcome: (_, { id }) => (Number(id) % 2 === 0 ? 'one Element is behind them' : 'both are tailed'),
    },
  },
} satisfies ChapterWords

/** SAB-ICO-29 SAB-A-25 Who gets behind us shoots; an Evade shakes off one of those (SAB-MAN-02). The others stay before our guns. */
function splitSaid(campaign: Campaign, { id }: Option, { about }: Pick<Choice, 'about'>) {
  const german = germanIn(campaign, Number(firstOf('german', about)))
  const left = german
    ? `${forceName(german.type, german.strength - Number(id))} before our guns`
    : 'the others stay'
  return id === '1'
    ? { head: 'One gets behind us', so: `${left}; after one Evade he is gone` }
    : { head: 'Two get behind us', so: `${left}; an Evade shakes off only one of the two` }
}

const GONE: Readonly<Record<Notes['germans-gone']['why'], (germans: string) => string>> = {
  'let-go': germans => `The ${germans} are let go.`,
  vanish: germans => `The ${germans} vanish.`,
  freed: germans => `In the maneuver the ${germans} ahead get away.`,
  alone: germans => `The ${germans} have nobody left to fight.`,
}

const MET: Readonly<Record<Attitude, (germans: string, unit: string) => string>> = {
  'head-on': (germans, unit) => `${germans} head-on at ${unit}`,
  tailed: (germans, unit) => `${germans} on the tail of ${unit}`,
  tailing: (germans, unit) => `${germans} before the guns of ${unit}`,
}

const MANEUVER_TOLD: Readonly<Record<Maneuver, string>> = {
  evade: 'an Evade',
  slip: 'a Slip',
  turn: 'a Tight Turn',
}

function advantageTold({ unit, deck, type, event, applies }: Notes['advantage']): string {
  const who = deck === 'raf' ? 'We have' : 'They have'
  const told = event
    ? `${EVENT_WORDS[event].title} ${applies ? `${capital(EVENT_WORDS[event].text)}.` : `Nothing comes of it: ${EVENT_WORDS[event].missing}.`}`
    : 'No event.'
  return `${unitName(unit)} meets ${typeName(type)}. ${who} the advantage. ${told}`
}

function unitIn({ about }: Pick<Choice, 'about'>): string {
  const unit = firstOf('unit', about)
  return unit === undefined ? 'the unit' : unitName(unit as Unit)
}

/** `two Me 109s on our tail`. */
function germanSaid(campaign: Campaign, no: number): string {
  const german = germanIn(campaign, no)
  return german ? `${forceName(german.type, german.strength)} ${ATTITUDE_NAMES[german.attitude]}` : 'gone'
}

/** The Germans that fight next, and what that comes to; of those that read alike the table lists the first alone. */
function markerSaid(
  campaign: Campaign,
  { unit, german: no }: GermanOption,
  { options }: Choice<GermanOption>,
): Said {
  const said = germanSaid(campaign, no)
  const alike = options.filter(other => other.unit === unit && germanSaid(campaign, other.german) === said)
  const at = alike.findIndex(other => other.german === no)
  const german = germanIn(campaign, no)
  const others = at > 0 ? (at === 1 ? 'the others' : `others (${at + 1})`) : ''
  // Of one unit it is known whom they are at.
  const isOne = options.every(other => other.unit === unit)
  return led(
    isOne ? capital(said) : unitCalled(campaign, unit),
    hunting(german && chancesOf(campaign, { unit }, german)),
    isOne ? '' : said,
    others,
  )
}

/** Whom a unit fights. */
function against(campaign: Campaign, unit: Unit): string {
  const germans = campaign.patrol?.dogfights.find(one => one.unit === unit)?.germans ?? []
  return germans.length === 0
    ? 'a new dogfight'
    : germans.map(({ no }) => germanSaid(campaign, no)).join(', ')
}

function nth({ options }: Choice, card: string): string {
  return options[0]?.id === card ? 'The first card' : 'The second card'
}

function tailedCard(campaign: Campaign, card: string, { about }: Pick<Choice, 'about'>): string {
  const unit = firstOf('unit', about) as Unit
  const germans = campaign.patrol?.dogfights.find(one => one.unit === unit)?.germans ?? []
  const types = germans.filter(({ attitude }) => attitude === 'tailed').map(({ type }) => type)
  return tailedSaid(campaign, card, unit, [...new Set(types)])
}

/** `two Me 109s`. */
function germanAbout(campaign: Campaign, { about }: Pick<Choice, 'about'>): string {
  return germanName(campaign, Number(firstOf('german', about)))
}

/** SAB-DOG-05 What is asked round after round says which it is: `Round 3: `. */
function laterRound(campaign: Campaign, { about }: Pick<Choice, 'about'>): string {
  const unit = firstOf('unit', about) as Unit | undefined
  const round = (unit && dogfightOf(campaign, unit)?.round) ?? 1
  return round > 1 ? `Round ${round}: ` : ''
}

/** The fighter that a question about a loose one is about. */
function looseOne(options: readonly BreakOutOption[]): string {
  const id = options.find(({ fighter }) => fighter)?.fighter
  return id ? fighterName(id) : 'A fighter'
}
