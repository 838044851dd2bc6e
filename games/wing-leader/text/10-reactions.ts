import { type Chance, firstOf, percent } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import { nameOf } from '../rules/01-words/geometry.ts'
import { unitAt } from '../rules/01-words/units.ts'
import { chanceOfTotals } from '../rules/10-air-combat/chances.ts'
import { totalForReaction } from '../rules/10-air-combat/reaction.ts'
import type { Battle, Square } from '../state.ts'
import { onTwoDice } from './chances.ts'
import { rollIn, unitIn, unitName } from './names.ts'
import type { ChapterWords } from './words.ts'

/** WL-10.4.f `Bf 109E-4 C guards them: in time with 9 or more on two dice, +2: 58 %; late with 6 or more.` */
function reacting(battle: Battle, { about, against = 0 }: Chance): string {
  const { late, successful } = packOf(battle).pack.tables.reaction
  const who = unitName(battle, Number(firstOf('unit', about)))
  return `${who} flings itself between: in time with ${onTwoDice(successful, successful - against)}; late with ${late} or more.`
}

const toSquare = (_: Battle, { square }: { readonly square: Square }) => `To ${nameOf(square)}`

/** Words of escorts that throw themselves between. */
export const REACTIONS = {
  asks: {
    'reaction.declare': {
      question: (battle, { about = [] }) =>
        `Which escorts save your ${unitName(battle, Number(firstOf('unit', about)))}?`,
      answer: (battle, { escort, intruder, id }, { about }) => {
        if (escort === undefined || intruder === undefined)
          return id === 'hold'
            ? { head: 'No escort reacts', so: 'he attacks the bombers as he comes' }
            : 'No more escorts: roll'
        const bomber = unitAt(battle, Number(firstOf('unit', about)))
        const needed = totalForReaction(battle, bomber, unitAt(battle, escort), unitAt(battle, intruder))
        const { late, successful } = packOf(battle).pack.tables.reaction
        const inTime = chanceOfTotals(needed)
        return {
          head: `${unitName(battle, escort)} goes for ${unitName(battle, intruder)}`,
          figures: [
            { of: 'in time', is: percent(inTime) },
            { of: 'late', is: percent(chanceOfTotals(needed - successful + late) - inTime) },
          ],
        }
      },
    },
    'reaction.split': {
      question: 'Attack with the whole squadron, or with one flight?',
      answer: (_, { split }) =>
        split ? { head: 'Split', so: 'one flight attacks, one stays' } : 'The whole squadron attacks',
    },
    'reaction.tanks': {
      question: 'Jettison the drop tanks before the fight?',
      answer: (_, { drop }) => (drop ? 'Jettison them' : 'Keep them'),
    },
    'reaction.step': { question: 'Which way does the escort close in?', answer: toSquare },
  },
  notes: {
    closes: note =>
      `${unitIn(note)} flies from ${note.from} to ${note.to} and closes on ${unitIn(note.target)}.`,
    reaction: note => {
      const result = {
        none: 'too late to help',
        late: 'late, and shares the defence',
        successful: 'in time, and attacks first',
      }[note.reaction]
      return `${unitIn(note)} guards ${unitIn(note.bomber)} against ${unitIn(note.intruder)}: ${rollIn(note)}, ${note.successful} needed to be in time, ${note.late} to be late. It is ${result}.`
    },
    reacts: note =>
      `${unitIn(note)} goes for ${unitIn(note.intruder)}${note.reaction === 'late' ? ', too late to keep it off the bombers' : ''}.`,
    'closed-in': note =>
      note.from === note.to
        ? `${unitIn(note)} is already there.`
        : `${unitIn(note)} dashes from ${note.from} to ${note.to}.`,
  },
  rolls: {
    'reaction.1': reacting,
    'reaction.2': (battle, roll) => `${reacting(battle, roll)} Second die.`,
  },
} satisfies ChapterWords
