import { type Chance, counted, firstOf, listed, type Ref, type Said } from '@tallyho/engine'
import { nameOf } from '../rules/01-words/geometry.ts'
import { unitAt } from '../rules/01-words/units.ts'
import type { AfterOption } from '../rules/10-air-combat/aftermath.ts'
import { otherRole, type Role } from '../rules/10-air-combat/combat-values.ts'
import type { HitOutcome } from '../rules/10-air-combat/losses.ts'
import type { AttackReason } from '../rules/10-air-combat/situation.ts'
import type { Departure } from '../rules/12-end/end.ts'
import type { Battle, CombatStyle, UnitNo } from '../state.ts'
import type { Notes } from '../vocabulary.ts'
import { confirming, getsAway, holding } from './10-rolls.ts'
import {
  entersWith,
  exchange,
  facingWords,
  hitOn,
  leads,
  mixes,
  plight,
  shot,
  standsOrEvades,
} from './chances.ts'
import { caughtTold, fightTold, heldIn } from './fight.ts'
import {
  AMMO_WORDS,
  course,
  rollIn,
  SIDE_NAMES,
  shaken,
  sideName,
  signed,
  unitIn,
  unitName,
  unitOf,
  unitsIn,
} from './names.ts'
import type { ChapterWords } from './words.ts'

function place(battle: Battle): string {
  return battle.fight ? ` at ${nameOf(battle.fight.square)}` : ''
}

/** The two primary combatants: `Spitfire A attack Bf 109 B`. */
const duel = (battle: Battle): string =>
  `${unitName(battle, battle.fight?.attacker)} attack ${unitName(battle, battle.fight?.defender)}`

/** `Bf 109 A fires at Spitfire A: 92 % to hit.` With one die on the table that is no longer so. */
function fire(battle: Battle, role: Role, isSecond = false): string {
  const { fight } = battle
  if (!fight) return 'Two dice.'
  const target = fight[otherRole(role)]
  const whom = target === undefined ? '' : ` at ${unitName(battle, target)}`
  const verb = role === 'attacker' ? 'fires' : 'fires back'
  const odds = isSecond ? '. Second die' : `: ${shot(battle, fight, role)}`
  return `${unitName(battle, fight[role])} ${verb}${whom}${odds}.`
}

/** What tells one whom to go after from another. */
function pursuit(battle: Battle, target: UnitNo): string {
  const prey = unitAt(battle, target)
  return plight(battle, prey).join('; ') || 'whole and fresh'
}

/** WL-7.2.4.1.b WL-8.4.2.a Who is locked in a dogfight flies nowhere: there it only matters who fights whom. */
function pursuitQuestion(battle: Battle, { about }: Pick<Chance, 'about'>): string {
  const no = Number(firstOf('unit', about))
  const who = rolling(battle, about)
  return unitAt(battle, no).dogfight === undefined
    ? `Whom does ${who} keep in sight?`
    : `Whom does ${who} fight next in the dogfight?`
}

/** The unit that a roll is for. */
const rolling = (battle: Battle, about: readonly Ref[] | undefined): string => {
  const no = firstOf('unit', about)
  return no === undefined ? 'The unit' : unitName(battle, Number(no))
}

const STYLES: Readonly<Record<CombatStyle, readonly [asked: string, told: string]>> = {
  turning: ['Turning fight', 'a turning fight'],
  'hit-and-run': ['Hit-and-run', 'hit-and-run'],
}

const AFTER: Readonly<Record<Exclude<AfterOption['act'], 'done'>, readonly [does: string, so: string]>> = {
  load: ['jettisons its load', 'lighter, nothing left to bomb with'],
  tanks: ['drops its tanks', 'it fights at its full worth'],
  break: ['leaves the battle', 'it flies home and hunts nobody; no way back'],
}

function afterAnswer(battle: Battle, { act, unit }: AfterOption, done: string): Said {
  if (act === 'done') return done
  const [does, so] = AFTER[act]
  return { head: `${unitName(battle, unit)} ${does}`, so }
}

const WHY: Readonly<Record<AttackReason, string>> = {
  bombers: 'the side with bombers always defends',
  dogfight: 'they have the best turn in the dogfight',
  reaction: 'by the escort’s reaction',
  tally: 'only they have sighted an enemy in this square',
  'move-order': 'they were last to move',
  speed: 'they have the highest speed',
  chance: 'both were equal, and chance decided',
}

/** What is special about an attack, in a few words. */
function situation({ headOn, bounce, rockets, standoff, evading, lufbery, dogfight }: Notes['air-attack']) {
  const words = [
    dogfight && 'in the dogfight',
    headOn && 'head-on',
    bounce && 'as a bounce',
    rockets && 'with rockets',
    standoff && 'from a standoff',
  ]
  const attack = words.map(word => (word ? `, ${word}` : '')).join('')
  if (evading) return `${attack}; the defender evades`
  return lufbery ? `${attack}; the defender is in a Lufbery` : attack
}

const OUTCOMES: Readonly<Record<HitOutcome, string>> = {
  nothing: 'no effect',
  straggler: 'a straggler',
  loss: 'one aircraft lost',
}

/** WL-10.6.1.a A straggler is a loss where there is one already. */
function outcomeOf({ outcome, total, protection, losses, maxLosses }: Notes['confirmation']): string {
  if (outcome !== 'loss') return OUTCOMES[outcome]
  const second = protection.includes(total) ? 'a second straggler, so ' : ''
  return `${second}${OUTCOMES.loss} (${losses} of ${maxLosses})`
}

const DEPARTURES: Readonly<Record<Departure, string>> = {
  destroyed: 'is out of the battle, with all the losses it can take',
  exited: 'leaves the map',
  escaped: 'leaves the map',
  expended: 'has spent itself in its attack',
}

/** Words of air combat and what it leaves behind. */
export const COMBAT = {
  asks: {
    'combat.next': {
      question: 'Which air combat comes next?',
      answer: (battle, { combat }) => listed((battle.combats[combat] ?? []).map(no => unitName(battle, no))),
    },
    'combat.primary': {
      question: battle =>
        `Who leads ${battle.fight?.defender === undefined ? 'the defence' : 'the attack'}${place(battle)}?`,
      answer: (battle, option) => ({ head: unitOf(battle, option), ...leads(battle, option.unit) }),
    },
    'combat.attack': {
      question: battle => `How does ${duel(battle)}?`,
      answer: (battle, { style, rockets, standoff }) => {
        const words = [STYLES[style][0]]
        if (rockets) words.push('with rockets')
        if (standoff) words.push('out of their range')
        const fight = battle.fight && { ...battle.fight, style, rockets, standoff }
        return { head: words.join(', '), ...(fight && exchange(battle, fight, 'attacker')) }
      },
    },
    'combat.evade': {
      question: battle =>
        `${unitName(battle, battle.fight?.attacker)} attacks your ${unitName(battle, battle.fight?.defender)}: stand, or evade?`,
      answer: (battle, { evade }) => ({
        head: evade ? 'Evade' : 'Stand and fight',
        ...standsOrEvades(battle, evade),
      }),
    },
    'combat.hit': {
      question: (_, { options: [first] }) =>
        first && first.hits > 1
          ? `Hit ${first.hit} of ${first.hits}: which enemy takes it?`
          : 'Which enemy takes the hit?',
      answer: (battle, option) => ({ head: unitOf(battle, option), ...hitOn(battle, option.unit) }),
    },
    'combat.face': {
      question: (battle, { about }) => `Which way does ${rolling(battle, about)} turn now?`,
      answer: (battle, { unit, facing }) => ({
        head: `${unitName(battle, unit)} turns ${course(facing)}`,
        so: facingWords(battle, unit, facing),
      }),
    },
    'combat.tally': {
      question: pursuitQuestion,
      answer: (battle, { unit, target }) =>
        target === undefined
          ? `${unitName(battle, unit)} keeps its load and goes after nobody`
          : {
              head: `${unitName(battle, unit)} ${unitAt(battle, unit).dogfight === undefined ? 'goes after' : 'fights'} ${unitName(battle, target)}`,
              so: pursuit(battle, target),
            },
    },
    'combat.after': {
      question: 'Does anybody jettison what it carries?',
      answer: (battle, option) => afterAnswer(battle, option, 'Nothing more'),
    },
    'combat.break': {
      question: 'Does one of your units leave the battle for good?',
      answer: (battle, option) => afterAnswer(battle, option, 'All stay in the battle'),
    },
    'dogfight.will': {
      question: battle => `Do you want a dogfight${place(battle)}?`,
      answer: (battle, { willing }, { seat }) => ({
        head: willing ? 'Dogfight' : 'Refuse',
        ...mixes(battle, seat, willing),
      }),
    },
    'dogfight.roller': {
      question: 'Which of your fighters rolls for the dogfight?',
      answer: (battle, option) => ({
        head: unitOf(battle, option),
        figures: entersWith(battle, option.unit),
      }),
    },
  },
  notes: {
    combat: ({ square, attacking, why, units }) =>
      `Air combat at ${square} between ${unitsIn(units)}. ${sideName(units, attacking)} attack: ${WHY[why]}.`,
    'air-attack': note =>
      `${unitIn(note.attacker)} attacks ${unitIn(note.defender)}, ${STYLES[note.style][1]}${situation(note)}.`,
    'combat-roll': note =>
      `${unitIn(note)} ${note.role === 'attacker' ? 'fires' : 'fires back'}: ${rollIn(note)} on column ${signed(note.column)}, ${counted(note.hits, 'hit')}${note.highSpeed ? ', halved by the high speed' : ''}.`,
    confirmation: note =>
      `A hit on ${unitIn(note)}: ${rollIn(note)} against protection ${note.protection.join('–')}, ${outcomeOf(note)}.`,
    cohesion: note =>
      `${unitIn(note)} rolls to hold together: ${heldIn(note)}, ${note.disruptions === 0 ? 'it does' : shaken(note.disruptions)}.`,
    'fight-over': ({ units }) => fightTold(units),
    broken: note =>
      `${unitIn(note)} is broken${note.bomber ? ': its formation falls apart' : ' and turns for home'}.`,
    'leader-lost': note => `${unitIn(note)} loses its ${note.leader ? 'wing leader' : 'ace'}.`,
    ammo: note => `${unitIn(note)} is ${AMMO_WORDS[note.ammo]}.`,
    departure: note =>
      `${unitIn(note)} ${DEPARTURES[note.at]}${note.points > 0 ? ` and scores ${note.points} VP` : ''}.`,
    'no-dogfight': ({ square }) => `Nobody wants a dogfight at ${square}.`,
    'dogfight-rolls': caughtTold,
    'dogfight-begins': ({ square, units }) => `A dogfight begins at ${square}: ${unitsIn(units)}.`,
    'dogfight-joined': note => `${unitIn(note)} joins the dogfight at ${note.square}.`,
    'dogfight-ends': ({ units }) =>
      `The dogfight is over${units.length > 0 ? `; ${unitsIn(units)} came through it` : ''}.`,
  },
  rolls: {
    'combat.attacker': { what: 'Both sides are equal: who attacks', outcome: (_, { id }) => SIDE_NAMES[id] },
    'combat.attacker.1': battle => fire(battle, 'attacker'),
    'combat.attacker.2': battle => fire(battle, 'attacker', true),
    'combat.defender.1': battle => fire(battle, 'defender'),
    'combat.defender.2': battle => fire(battle, 'defender', true),
    'losses.confirm': confirming,
    'cohesion.1': holding,
    'cohesion.2': (battle, roll) => `${holding(battle, roll)} Second die.`,
    'dogfight.refusing': (battle, { about, against = 0 }) =>
      `${rolling(battle, about)} tries to stay out of the dogfight${getsAway(battle, about)}: ${signed(against)} on the die; the higher total has its way`,
    'dogfight.willing': (battle, { about, against = 0 }) =>
      `${rolling(battle, about)} tries to force the dogfight: ${signed(against)} on the die; as much as the other is enough`,
  },
} satisfies ChapterWords
