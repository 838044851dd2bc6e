import type { UnitNo } from '../state.ts'
import { rollIn, sideName, unitIn, unitName } from './names.ts'
import type { ChapterWords } from './words.ts'

export const ADMINISTRATION: ChapterWords = {
  choices: {
    'escape.action': {
      question: () => 'Do any of your units leave the battle here? Broken ones may try to slip away.',
      answer: (battle, option) => {
        const { act, unit } = option as { readonly act?: string; readonly unit?: UnitNo }
        const name = unitName(battle, unit)
        if (act === 'escape') return `${name} tries to escape`
        if (act === 'withdraw') return `Ask whether ${name} may leave the battle`
        return act === 'stop' ? 'Propose to end the game here' : 'Nobody leaves now'
      },
    },
    'escape.agree': {
      question: () => 'Your opponent would like to take a unit out of the battle. Let it go?',
      answer: (_, { id }) => (id === 'agree' ? 'Let it go' : 'It stays'),
    },
    'escape.stopper': {
      question: () =>
        'Which of your fighters tries to stop the escape? The nearest with a clear view is best.',
      answer: (battle, option) => unitName(battle, (option as unknown as { readonly unit: UnitNo }).unit),
    },
    'end.agree': {
      question: () => 'Your opponent proposes to end the game here. Agree?',
      answer: (_, { id }) => (id === 'agree' ? 'End the game' : 'Play on'),
    },
    'escort.mark': {
      question: () => 'Which fighters take up escort again beside the bombers?',
      answer: (battle, option) => {
        const { unit } = option as { readonly unit?: UnitNo }
        return unit === undefined ? 'Nobody now' : `${unitName(battle, unit)} escorts again`
      },
    },
  },
  chances: {
    'escape.stop': 'Does the fighter stop the escape',
  },
  notes: {
    withdrawal: facts =>
      facts.agreed
        ? `Both players let ${unitIn(facts)} leave the battle.`
        : `${unitIn(facts)} has to stay in the battle.`,
    escape: facts => {
      if (facts.hunter === undefined) return `${unitIn(facts)} escapes: nobody is there to stop it.`
      const roll = `${unitIn(facts.hunter)} rolls ${rollIn(facts)} at distance ${facts.distance}`
      return facts.escaped
        ? `${unitIn(facts)} escapes: ${roll}.`
        : `${unitIn(facts)} cannot get away: ${roll}.`
    },
    'end-proposed': ({ side, agreed }) =>
      `The ${sideName(side)} proposes to end the game: ${agreed ? 'agreed' : 'refused'}.`,
    'escort-again': facts => `${unitIn(facts)} takes up escort again.`,
    'game-over': ({ turn }) => `The battle ends in turn ${turn}.`,
  },
}
