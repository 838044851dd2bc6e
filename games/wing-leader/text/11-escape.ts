import { rollIn, SIDE_NAMES, unitIn, unitOf } from './names.ts'
import type { ChapterWords } from './words.ts'

/** Words of escapes and of the end. */
export const ESCAPE = {
  asks: {
    'escape.action': {
      question: 'Do any of your units leave the battle here? Broken ones may try to slip away.',
      answer: (battle, option) => {
        const name = unitOf(battle, option)
        if (option.act === 'escape') return `${name} tries to escape`
        if (option.act === 'withdraw') return `Ask whether ${name} may leave the battle`
        return option.act === 'stop' ? 'Propose to end the game here' : 'Nobody leaves now'
      },
    },
    'escape.agree': {
      question: 'Your opponent would like to take a unit out of the battle. Let it go?',
      answer: (_, { agrees }) => (agrees ? 'Let it go' : 'It stays'),
    },
    'escape.stopper': {
      question: 'Which of your fighters tries to stop the escape? The nearest with a clear view is best.',
      answer: unitOf,
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
      if (note.hunter === undefined) return `${unitIn(note)} escapes: nobody is there to stop it.`
      const roll = `${unitIn(note.hunter)} rolls ${rollIn(note)} at distance ${note.distance}`
      return `${unitIn(note)} ${note.escaped ? 'escapes' : 'cannot get away'}: ${roll}.`
    },
    'end-proposed': ({ side, agreed }) =>
      `The ${SIDE_NAMES[side]} proposes to end the game: ${agreed ? 'agreed' : 'refused'}.`,
    'game-over': ({ turn }) => `The battle ends in turn ${turn}.`,
  },
  rolls: { 'escape.stop': 'Does the fighter stop the escape' },
} satisfies ChapterWords
