import { capital, counted, firstOf, signed } from '@tallyho/engine'
import { COLUMNS, columnOf } from '../rules/01-words/geometry.ts'
import { forceOf, unitAt } from '../rules/01-words/units.ts'
import type { Notes } from '../vocabulary.ts'
import { modifierWords, PROFILE_WORDS } from './modifiers.ts'
import { EDGE_WORDS, rollIn, surfaceName, unitIn, unitName } from './names.ts'
import type { ChapterWords } from './words.ts'

function bombingLine(note: Notes['bombing']): string {
  const { kind, name, dice, total, modifiers, percent, value, hits } = note
  const guns = note.strafing ? ' with guns' : ''
  const roll = dice.length === 0 ? `a 7 without rolling, ${total} in all` : rollIn(note)
  const why = modifiers.length === 0 ? '' : `; ${modifiers.map(modifierWords).join(', ')}`
  return (
    `${unitIn(note)}, ${PROFILE_WORDS[kind]}${guns} on ${name}: ${roll}${why}. ` +
    `${percent}% of ${value} is ${counted(hits, 'hit')}.`
  )
}

/** Words of bombing: runs, attacks and the way home. */
export const BOMBING = {
  asks: {
    'bombing.home': {
      question: (battle, { about }) =>
        `How does ${unitName(battle, Number(firstOf('unit', about)))} go home?`,
      answer: (battle, { edge }, { about }) => {
        const unit = unitAt(battle, Number(firstOf('unit', about)))
        const column = columnOf(unit.square)
        const far = counted(edge === 'left' ? column + 1 : COLUMNS - column, 'square')
        return {
          head: capital(EDGE_WORDS[edge]),
          ...(forceOf(battle, unit.side).edge === edge && { so: 'your own' }),
          figures: [{ of: 'to go', is: far }],
        }
      },
    },
    'bombing.next': {
      question: 'Whose bombs fall next?',
      answer: (battle, { unit }) => {
        const attack = battle.attacks.find(one => one.unit === unit)
        const target = attack ? ` on ${surfaceName(battle, attack.target)}` : ''
        return `${unitName(battle, unit)}${target}`
      },
    },
    'bombing.seven': {
      question: 'Roll for the bombs, or count on an average 7?',
      answer: (_, { take }) => (take ? 'Take a 7' : 'Roll the dice'),
    },
  },
  notes: {
    profile: note =>
      `${unitIn(note)} begins ${PROFILE_WORDS[note.kind]} against ${note.name} at altitude ${note.altitude}.`,
    'break-off': note => `${unitIn(note)} breaks off its ${PROFILE_WORDS[note.kind]}.`,
    'began-circling': note => `${unitIn(note)} begins to circle.`,
    'left-circle': note => `${unitIn(note)} stops circling.`,
    attack: note =>
      `${unitIn(note)} attacks ${note.name}: ${PROFILE_WORDS[note.kind]} at altitude ${note.altitude}${note.strafing ? ', guns firing' : ''}.`,
    jettisoned: note => `${unitIn(note)} jettisons its load.`,
    'turned-home': note => `${unitIn(note)} turns for home, ${EDGE_WORDS[note.edge]}.`,
    'lost-sight': note => `${unitIn(note)} loses sight of ${note.name} and breaks off.`,
    recce: note => `${unitIn(note)} has its pictures of ${note.name} and takes them home.`,
    'bombs-lost': note => `${unitIn(note)} was shot down: its attack on ${note.name} comes to nothing.`,
    bombing: bombingLine,
  },
  rolls: {
    'bombing.roll.1': (_, { against = 0 }) => `Bombing, ${signed(against)}: first die`,
    'bombing.roll.2': (_, { against = 0 }) => `Bombing, ${signed(against)}: second die`,
  },
} satisfies ChapterWords
