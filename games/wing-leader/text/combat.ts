import type { Facts } from '@tallyho/engine'
import { nameOf } from '../rules/01-words/geometry.ts'
import type { AfterOption } from '../rules/10-air-combat/aftermath.ts'
import type { AttackOption } from '../rules/10-air-combat/air-combat.ts'
import type { Battle, Facing, UnitNo } from '../state.ts'
import {
  counted,
  FACING_WORDS,
  listed,
  plain,
  rollIn,
  sideName,
  signed,
  unitIn,
  unitName,
  unitsIn,
} from './names.ts'
import type { ChapterWords } from './words.ts'

/** Options of this chapter that are about a unit carry its number. */
function unitOf(battle: Battle, option: object): string {
  return unitName(battle, (option as { readonly unit?: UnitNo }).unit)
}

function place(battle: Battle): string {
  return battle.fight ? ` at ${nameOf(battle.fight.square)}` : ''
}

/** The two primary combatants: `Spitfire IX A against Bf 109G-6 B`. */
function duel(battle: Battle): string {
  const { fight } = battle
  return fight
    ? `${unitName(battle, fight.attacker)} against ${unitName(battle, fight.defender)}`
    : 'The combat'
}

const ATTACK_WORDS: Readonly<Record<string, string>> = {
  turning: 'Turning fight (turn ratings)',
  'hit-and-run': 'Hit-and-run (speed ratings)',
}

function attackAnswer({ style, rockets, standoff }: AttackOption): string {
  const extras: string[] = []
  if (rockets) extras.push('firing rockets')
  if (standoff) extras.push('from beyond the range of the bombers’ guns')
  return [ATTACK_WORDS[style] ?? style, ...extras].join(', ')
}

const AFTER_WORDS: Readonly<Record<AfterOption['act'], (unit: string) => string>> = {
  done: () => 'Nothing more',
  load: unit => `${unit} jettisons its load`,
  tanks: unit => `${unit} drops its tanks`,
  break: unit => `${unit} breaks off the battle for good`,
}

const WHY_WORDS: Readonly<Record<string, string>> = {
  bombers: 'the side with bombers always defends',
  dogfight: 'it has the best turn in the dogfight',
  reaction: 'by the escort’s reaction',
  tally: 'it alone has tallied the enemy',
  'move-order': 'it was last in the move order',
  speed: 'it has the highest speed',
  chance: 'both were equal, and chance decided',
}

/** What is special about an attack, in a few words. */
function situation({ headOn, bounce, rockets, standoff, evading, lufbery, dogfight }: Facts): string {
  const words: string[] = []
  if (dogfight) words.push('in the dogfight')
  if (headOn) words.push('head-on')
  if (bounce) words.push('as a bounce')
  if (rockets) words.push('with rockets')
  if (standoff) words.push('from a standoff')
  const attack = words.length > 0 ? `, ${words.join(', ')}` : ''
  if (evading) return `${attack}; the defender evades`
  return lufbery ? `${attack}; the defender is in a Lufbery` : attack
}

const OUTCOMES: Readonly<Record<string, string>> = {
  nothing: 'no effect',
  straggler: 'a straggler',
  loss: 'one aircraft lost',
}

const DEPARTURES: Readonly<Record<string, string>> = {
  destroyed: 'is out of the battle, with all the losses it can take',
  exited: 'leaves the map',
  escaped: 'escapes',
  expended: 'has spent itself in its attack',
}

function entryRoll(fact: unknown): string {
  const facts = fact as Facts
  return `${unitIn(facts)} ${rollIn(facts)}`
}

export const COMBAT: ChapterWords = {
  choices: {
    'combat.next': {
      question: () => 'Which air combat comes next?',
      answer: (battle, option) =>
        listed((option.on ?? []).map(ref => unitName(battle, Number(ref.slice('unit:'.length))))),
    },
    'combat.primary': {
      question: battle =>
        `Which unit leads ${battle.fight?.defender === undefined ? 'the defence' : 'the attack'}${place(battle)}?`,
      answer: unitOf,
    },
    'combat.attack': {
      question: battle => `${duel(battle)}: how do you attack?`,
      answer: (_, option) => attackAnswer(option as AttackOption),
    },
    'combat.evade': {
      question: battle =>
        `${duel(battle)}: evade? It spoils both sides’ aim, and you must refuse a dogfight.`,
      answer: (_, { id }) => (id === 'evade' ? 'Evade' : 'Stand and fight'),
    },
    'combat.hit': {
      question: () => 'Which enemy takes the next hit?',
      answer: unitOf,
    },
    'combat.face': {
      question: () => 'Which way does it turn now?',
      answer: (battle, option) =>
        `${unitOf(battle, option)} turns ${FACING_WORDS[(option as unknown as { facing: Facing }).facing]}`,
    },
    'combat.tally': {
      question: battle => `Whom do your fighters pursue after the combat${place(battle)}?`,
      answer: (battle, option) => {
        const { target } = option as { readonly target?: UnitNo }
        const unit = unitOf(battle, option)
        return target === undefined
          ? `${unit} keeps its load and tallies nobody`
          : `${unit} tallies ${unitName(battle, target)}`
      },
    },
    'combat.after': {
      question: battle => `The combat${place(battle)} is over: jettison anything, or break off?`,
      answer: (battle, option) => AFTER_WORDS[(option as AfterOption).act](unitOf(battle, option)),
    },
    'dogfight.will': {
      question: battle =>
        `Do you want a dogfight${place(battle)}? The fighters would be locked together in it.`,
      answer: (_, { id }) => (id === 'dogfight' ? 'Dogfight' : 'Refuse'),
    },
    'dogfight.roller': {
      question: () => 'One side refuses the dogfight: which of your fighters rolls? The fastest is best.',
      answer: unitOf,
    },
  },
  chances: {
    'combat.attacker': 'Both sides are equal: who attacks',
    'combat.attacker.1': 'The attacker’s roll, first die',
    'combat.attacker.2': 'The attacker’s roll, second die',
    'combat.defender.1': 'The defender’s roll, first die',
    'combat.defender.2': 'The defender’s roll, second die',
    'losses.confirm': 'Does the hit bring an aircraft down',
    'cohesion.1': 'Cohesion check, first die',
    'cohesion.2': 'Cohesion check, second die',
    'dogfight.refusing': 'The refusing side tries to get away from the dogfight',
    'dogfight.willing': 'The willing side tries to force the dogfight',
  },
  notes: {
    combat: ({ square, attacking, why, units }) =>
      `Air combat at ${square} between ${unitsIn(units)}. The ${sideName(attacking)} attacks: ${WHY_WORDS[String(why)] ?? plain(why)}.`,
    'air-attack': facts =>
      `${unitIn(facts.attacker)} attacks ${unitIn(facts.defender)}, ${facts.style === 'turning' ? 'a turning fight' : 'hit-and-run'}${situation(facts)}.`,
    'combat-roll': facts =>
      `${unitIn(facts)} rolls ${rollIn(facts)} on column ${signed(facts.column)} (${facts.own} against ${facts.enemy}): ${counted(facts.hits, 'hit')}${facts.highSpeed ? ', halved by the high speed' : ''}.`,
    confirmation: facts =>
      `A hit on ${unitIn(facts)}: ${rollIn(facts)} against protection ${(facts.protection as readonly number[]).join('-')}, ${OUTCOMES[String(facts.outcome)]}${facts.outcome === 'loss' ? ` (${facts.losses} of ${facts.maxLosses})` : ''}.`,
    cohesion: facts =>
      `${unitIn(facts)} checks its cohesion: ${rollIn(facts)}, ${facts.disruptions === 0 ? 'it holds together' : counted(facts.disruptions, 'disruption')}.`,
    broken: facts => `${unitIn(facts)} is broken${facts.bomber ? ', but flies on' : ' and turns for home'}.`,
    'leader-lost': facts => `${unitIn(facts)} loses its ${facts.leader ? 'wing leader' : 'Experte'}.`,
    ammo: facts => `${unitIn(facts)} is ${facts.ammo === 'low' ? 'low on ammunition' : 'out of ammunition'}.`,
    'tanks-dropped': facts => `${unitIn(facts)} drops its tanks.`,
    departure: ({ at, points, ...unit }) =>
      `${unitIn(unit)} ${DEPARTURES[String(at)] ?? plain(at)}${Number(points) > 0 ? ` and scores ${points} VP` : ''}.`,
    'no-dogfight': ({ square }) => `Nobody wants a dogfight at ${square}.`,
    'dogfight-rolls': ({ willing, refusing, begins }) =>
      `${entryRoll(willing)} wants a dogfight, ${entryRoll(refusing)} does not: ${begins ? 'it is caught' : 'it gets away'}.`,
    'dogfight-begins': ({ square, units }) => `A dogfight begins at ${square}: ${unitsIn(units)}.`,
    'dogfight-joined': facts => `${unitIn(facts)} joins the dogfight at ${facts.square}.`,
    'dogfight-ends': ({ units }) => `The dogfight is over; ${unitsIn(units)} came through it.`,
  },
}
