import { type Choice, counted, firstOf, listed, type Said, signed } from '@tallyho/engine'
import type { ApproachBox } from '../pack/types.ts'
import { box, isApproach, returnBox } from '../rules/05-map/boxes.ts'
import type { MaybeFighter } from '../rules/05-map/options.ts'
import { attackersOf, missionOf } from '../rules/05-map/table.ts'
import { type TargetOption, WAVE } from '../rules/15-approach.ts'
import type { ManeuverOption } from '../rules/16-engage/engage.ts'
import { handOf, leadsTo, positionOf } from '../rules/16-engage/maneuvers.ts'
import type { Advantage } from '../rules/18-advantages/advantages.ts'
import { type LevelPart, spaceLevel } from '../rules/19-lethal-level.ts'
import type { ResultOption } from '../rules/20-burst/burst-results.ts'
import type { Campaign, Fighter, Maneuver, Mode } from '../state.ts'
import { DECKS } from './20-damage.ts'
import { ASK_QUICK, askElement, fighterIn, ofFighter } from './about.ts'
import { cellWords } from './cell.ts'
import {
  ALTITUDE_NAMES,
  bomberCalled,
  boxName,
  elementCalled,
  elementOf,
  fighterCalled,
  MODE_NAMES,
  maneuverShort,
  POSITION_NAMES,
} from './names.ts'
import { againIn, backAfter, backIn } from './reach.ts'
import type { Chapter, Words } from './words.ts'

/** The Attack Phase up to Burst. */

/** `Bär, Determined, Nose Level, against B-24 A1`. */
function attackerWords(campaign: Campaign, no: number): string {
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
  const { position = 'nose', altitude = 'level' } = box(from)
  return `${POSITION_NAMES[position]} ${ALTITUDE_NAMES[altitude]}`
}

/** A question whose answers are fighters of the wave. */
export function askFighter(question: string): Words<MaybeFighter> {
  return {
    question,
    answer: (campaign, { fighter }) =>
      fighter === undefined ? 'All, one after the other' : attackerWords(campaign, fighter),
  }
}

/** With his name: what was decided is read beside other decisions. */
function targetWords(campaign: Campaign, { place, space }: TargetOption, choice: Choice): Said {
  return {
    head: `${fighterIn(campaign, choice)} at ${bomberCalled(campaign, place)}`,
    so: `Lethal Level ${spaceLevel(campaign, space).level}`,
  }
}

/** `Climb Roll to Right Flank High: can attack again in turn 5`. */
function maneuverWords(campaign: Campaign, { maneuver, on }: ManeuverOption, { about }: Choice): Said {
  const fighter = campaign.mission?.fighters[Number(firstOf('fighter', about))]
  const to = sideOf(firstOf('box', on) ?? '')
  return {
    head: `${maneuverShort(maneuver)} to ${to}`,
    so: fighter ? wayBack(campaign, fighter, maneuver) : boxName(firstOf('box', on) ?? ''),
  }
}

/** The side and height that a way out leads to, without the name of its box. */
export function sideOf(id: string): string {
  return boxName(id).replace(/( Evasive)? Return$/, '')
}

/** When he can attack again who leaves so, and whom he meets before. */
function wayBack(campaign: Campaign, fighter: Fighter, maneuver: Maneuver): string {
  return backAfter(campaign, fighter.mode, `${leadsTo(positionOf(fighter), maneuver)}/${handOf(maneuver)}`)
}

/** The way out that he has chosen: `Dive to Tail Low`. */
export function wayWords(fighter: Fighter): string {
  const { maneuver, mode } = fighter
  const to = returnBox(leadsTo(positionOf(fighter), maneuver), handOf(maneuver), mode === 'evasive')
  return `${maneuverShort(maneuver)} to ${sideOf(to)}`
}

const MODE_WORDS: Readonly<Record<Mode, string>> = {
  determined: 'closer, hits harder and is hit more',
  evasive: 'safer, does less, and comes back a turn later',
}

const RESULTS: Readonly<Record<ResultOption['kind'], string>> = {
  damage: 'Damage to the bomber',
  hit: 'A Hit on the fighter',
  pass: 'Pass through',
  collision: 'The Collision Check',
  schwarm: 'Damage by the Schwarm',
  timing: 'Damage by his Timing',
  all: 'All that is left, in the usual order',
  none: 'No',
}

/** In the order in which they are applied. */
const IN_ORDER: Readonly<Partial<Record<ResultOption['kind'], string>>> = {
  damage: 'Damage',
  hit: 'Hits',
  pass: 'pass',
  collision: 'Collision Check',
}

/** What is not used now, and may be later. */
function keptWords({ options }: Choice<ResultOption>): string {
  const has = (kind: ResultOption['kind']) => options.some(one => one.kind === kind)
  const kept = [
    has('timing') && 'the Timing for another attack of his',
    has('schwarm') && 'the Schwarm for others this turn',
  ]
  return `keep ${listed(kept.filter(one => typeof one === 'string'))}`
}

/** What is left, by the answers that are offered. */
function restWords({ options }: Choice<ResultOption>): Said {
  const left = Object.entries(IN_ORDER).flatMap(([kind, name]) =>
    options.some(one => one.kind === kind) ? [name] : [],
  )
  return { head: RESULTS.all, so: left.join(', ') }
}

const PART_WORDS: Readonly<Record<LevelPart['id'], string>> = {
  printed: 'printed',
  altitude: 'altitude',
  anchored: 'a neighbour near',
  gone: 'bombers gone',
  loose: 'Loose',
  kaputt: 'Kaputt',
  machine: 'aircraft',
  card: 'card',
}

/** `Lethal Level 1 (printed 2, anchored +1, Kaputt -2)`. */
export function levelWords({ column, parts }: { column: number; parts: readonly LevelPart[] }): string {
  const words = parts.map(({ id, by }) => `${PART_WORDS[id]} ${id === 'printed' ? by : signed(by)}`)
  return `Lethal Level ${column}${words.length > 1 ? ` (${words.join(', ')})` : ''}`
}

const ADVANTAGES: Readonly<Record<Advantage, string>> = {
  rotte: 'Rotte',
  position: 'Position',
  schwarm: 'Schwarm',
}

/** SR-ADV-08 SR-ADV-09 What each is good for. */
const GOOD_FOR: Readonly<Record<Advantage, string>> = {
  rotte: 'Rotte, two side by side: it cancels one Hit on one of them',
  position: 'Position, from two sides: it cancels one Hit on one of them',
  schwarm: 'Schwarm, four together: it damages a bomber twice more',
}

export const ATTACK = {
  asks: {
    'approach.next': {
      question: (_, { options }) =>
        options.length > WAVE ? 'Who goes in with this wave?' : 'Who goes in next?',
      answer: (campaign, { fighter }) =>
        fighter === undefined
          ? { head: 'Nobody else in this wave', so: 'whoever is left goes in after it' }
          : attackerWords(campaign, fighter),
    },
    'approach.target': { question: ofFighter('', ': at which bomber?'), answer: targetWords },
    'approach.past': {
      question: ofFighter('Does ', ' fly past high or low?'),
      answer: (_, { hand }) => ALTITUDE_NAMES[hand],
    },
    'engage.mode': {
      question: ofFighter('How does ', ' attack?'),
      answer: (_, { mode, all }) =>
        all ? `${MODE_NAMES[mode]}, he and all the others` : { head: MODE_NAMES[mode], so: MODE_WORDS[mode] },
    },
    'engage.maneuver': {
      question: ofFighter('', ': which way out?'),
      answer: maneuverWords,
    },
    'element.advantage': askElement(ofFighter('With the attackers of which element does ', ' count?')),
    'quick.advantage': ASK_QUICK,
    'burst.next': {
      question: campaign =>
        attackersOf(missionOf(campaign)).some(({ attacked }) => attacked) ? 'Who fires next?' : 'Open fire?',
      answer: (campaign, { fighter }) =>
        fighter === undefined
          ? { head: 'Open fire', so: 'one after the other' }
          : attackerWords(campaign, fighter),
    },
    'quick.card': ASK_QUICK,
    'burst.result': {
      question: (campaign, { about, options }) => {
        const who = fighterCalled(campaign, Number(firstOf('fighter', about)))
        // SR-DMG-08 SR-PIL-18 What the card says is not in question then.
        const isExtra = options.some(({ kind }) => kind === 'none')
        const { target = -1 } = campaign.mission?.fighters[Number(firstOf('fighter', about))] ?? {}
        return isExtra
          ? `${who}: add Damage to ${bomberCalled(campaign, target)}?`
          : `${who}: which result comes next?`
      },
      answer: (campaign, { kind, element }, choice) => {
        if (kind === 'all') return restWords(choice)
        if (kind === 'timing') return { head: RESULTS.timing, so: 'a skill, good for once a mission' }
        if (kind === 'none') return { head: RESULTS.none, so: keptWords(choice) }
        if (element === undefined) return RESULTS[kind]
        const left = missionOf(campaign).elements[element]?.schwarm ?? 0
        return {
          head: `${RESULTS[kind]} of the ${elementCalled(campaign, element)}`,
          so: `good for ${left} this turn`,
        }
      },
    },
    'burst.ride': {
      question: ofFighter('Does ', ' fire again?'),
      answer: (campaign, { id }) =>
        id === 'again'
          ? { head: 'Fire again', so: 'another card at once, and out through the fire after it' }
          : {
              head: 'Drop back to Tail Level',
              so: `no more fire at him; ${againIn(missionOf(campaign), backIn(campaign, 'tail/level'))}`,
            },
    },
  },
  rolls: {
    'card.nose': 'Draw a Nose Attack card',
    'card.tail': 'Draw a Tail Attack card',
    'card.oblique': 'Draw an Oblique Attack card',
  },
  notes: {
    'approach.placed': ({ name, from, bomber, sun }) =>
      `${name} goes in from ${fromWords(from)} against B-24\u00a0${bomber}${sun ? ', out of the sun' : ''}.`,
    'approach.past': ({ name, box }) => `No bomber is left: ${name} flies past to ${boxName(box)}.`,
    'engage.mode': ({ name, mode }) => `${name} attacks ${MODE_NAMES[mode]}.`,
    'engage.maneuver': ({ name, maneuver, to }) =>
      `${name} will pull out by a ${maneuverShort(maneuver)} to ${sideOf(to)}.`,
    'advantage.earned': ({ element, advantages }) =>
      `The attackers of ${elementOf(element)} have ${listed(advantages.map(one => GOOD_FOR[one]))}.`,
    'advantage.spent': ({ element, advantage, left }) =>
      `${ADVANTAGES[advantage]} against ${elementOf(element)} is used${advantage !== 'schwarm' ? '' : left > 0 ? `; it is good for ${left} more` : ' up'}.`,
    'attack.quick': ({ name, mode }) => `${name} is Quick: now ${MODE_NAMES[mode]}.`,
    'burst.card': facts => {
      const { name, deck, bomber } = facts
      const target = bomber === undefined ? 'where no bomber is left' : `at B-24\u00a0${bomber}`
      return `${name} fires ${target}, ${DECKS[deck]} card, ${levelWords(facts)}.`
    },
    'burst.results': facts =>
      `${facts.name} (${MODE_NAMES[facts.mode]}, ${ALTITUDE_NAMES[facts.row]}): ${cellWords(facts)}.`,
    'burst.no-bomber': ({ name }) => `There is no bomber for the Damage of ${name}.`,
    'burst.passes': ({ name, steps, stopped }) =>
      stopped
        ? `${name} is to pass ${counted(steps, 'space')}, and stops at the edge of the formation.`
        : `${name} passes ${counted(steps, 'space')} through the formation.`,
    'burst.timing': ({ name }) => `${name} has the Timing: one more Damage result.`,
    'burst.no-ammo': ({ name }) => `${name} is out of ammunition.`,
    'burst.jam': ({ name }) => `The guns of ${name} jam.`,
    'burst.again': ({ name }) => `${name} stays on the tail and fires again.`,
    'burst.drops-back': ({ name }) => `${name} drops back to Tail Level.`,
  },
} satisfies Chapter
