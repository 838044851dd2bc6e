import { counted, firstOf, percent, type Ref } from '@tallyho/engine'
import { sumOf } from '../rules/01-words/dice.ts'
import { unitAt } from '../rules/01-words/units.ts'
import { huntersOf, reachTo } from '../rules/11-escape.ts'
import type { EndReason } from '../rules/12-end/end.ts'
import type { Battle } from '../state.ts'
import type { Rolled } from '../vocabulary.ts'
import type { Figured } from './chances.ts'
import { SIDE_NAMES, unitIn, unitName, unitOf } from './names.ts'
import { thrown } from './thrown.ts'
import type { ChapterWords } from './words.ts'

/** The unit that a question is about. */
function subject(battle: Battle, about: readonly Ref[] | undefined): string {
  return unitName(battle, Number(firstOf('unit', about)))
}

/** WL-11.0.f Who would stop it, and how likely it gets away. */
function leaving(battle: Battle, about: readonly Ref[] | undefined): Figured {
  const unit = unitAt(battle, Number(firstOf('unit', about)))
  const [nearest] = huntersOf(battle, unit)
    .map(hunter => ({ hunter, needed: reachTo(battle, hunter, unit) }))
    .toSorted((a, b) => a.needed - b.needed)
  const { hunter, needed = 7 } = nearest ?? {}
  return {
    so: hunter && needed <= 6 ? `${unitName(battle, hunter.no)} tries to stop it` : 'nobody can stop it',
    figures: [{ of: 'gets away', is: percent(Math.max(0, Math.min(6, needed - 1)) / 6) }],
  }
}

const ENDS: Readonly<Record<EndReason, string>> = {
  agreed: 'both sides are content',
  'last-turn': 'it was the last',
  'nobody-left': 'nobody is left in the sky who would fight',
}

type Pursuit = Pick<Rolled, 'modifiers'> & { readonly distance: number }

/** WL-11.0.f What the die must show to hold it on the map. */
export const toStop = ({ distance, modifiers }: Pursuit): number => distance - sumOf(modifiers)

/** No die could. */
export const isOutOfReach = (pursuit: Pursuit): boolean => toStop(pursuit) > 6

/** Words of escapes and of the end. */
export const ESCAPE = {
  asks: {
    'escape.try': {
      question: (battle, { about }) => `${subject(battle, about)} is broken. Does it leave the map?`,
      answer: (battle, { tries }, { about }) =>
        tries
          ? { head: 'Leave', ...leaving(battle, about) }
          : { head: 'Stay', so: 'it flies home across the map' },
    },
    'escape.loaded': {
      question: (battle, { about }) => `${subject(battle, about)} is broken. Does it leave with its load?`,
      answer: (battle, { tries }, { about }) =>
        tries
          ? { head: 'Leave', ...leaving(battle, about), so: 'its load counts for nothing' }
          : { head: 'Fly on', so: 'its load may still count' },
    },
    'escape.action': {
      question: 'Do you propose anything?',
      answer: (battle, option) => {
        const name = unitOf(battle, option)
        if (option.act === 'withdraw') return `Ask whether ${name} may leave the battle`
        return option.act === 'stop' ? 'Propose to end the game here' : 'Nothing'
      },
    },
    'escape.agree': {
      question: 'Your opponent would like to take a unit out of the battle. Let it go?',
      answer: (_, { agrees }) => (agrees ? 'Let it go' : 'It stays'),
    },
    'end.agree': {
      question: 'Your opponent proposes to end the game here. Agree?',
      answer: (_, { agrees }) => (agrees ? 'End the game' : 'Play on'),
    },
  },
  notes: {
    withdrawal: note =>
      note.agreed
        ? `Both players let ${unitIn(note)} leave the battle.`
        : `${unitIn(note)} has to stay in the battle.`,
    escape: note => {
      if (note.hunter === undefined) return `${unitIn(note)} leaves the map: nobody is there to stop it.`
      const far = `${counted(note.distance, 'square')} off`
      if (isOutOfReach(note))
        return `${unitIn(note)} leaves the map: ${unitIn(note.hunter)}, ${far}, is too far away to stop it.`
      const roll = thrown(note, toStop(note), far)
      return note.escaped
        ? `${unitIn(note.hunter)} cannot stop ${unitIn(note)}, which leaves the map: ${roll}.`
        : `${unitIn(note.hunter)} stops ${unitIn(note)}, which stays on the map: ${roll}.`
    },
    'end-proposed': ({ side, agreed }) =>
      `The ${SIDE_NAMES[side]} proposes to end the game: ${agreed ? 'agreed' : 'refused'}.`,
    'game-over': ({ turn, why }) => `The battle ends in turn ${turn}: ${ENDS[why]}.`,
  },
  rolls: {
    'escape.stop': (_, { against }) => `Does the fighter stop it? ${against} or more is needed`,
  },
} satisfies ChapterWords
