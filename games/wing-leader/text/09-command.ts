import { counted, firstOf, listed } from '@tallyho/engine'
import { altitudeOf, distance, nameOf } from '../rules/01-words/geometry.ts'
import { unitAt } from '../rules/01-words/units.ts'
import { isCluttered } from '../rules/09-command/radio.ts'
import { dieForControl, isHeightError } from '../rules/09-command/vectors.ts'
import { levels, onTheDie } from './chances.ts'
import { unitIn, unitName, unitsIn } from './names.ts'
import { thrown } from './thrown.ts'
import { nearest } from './ways.ts'
import type { ChapterWords } from './words.ts'

/** Words of ground control, and of escorts between the moves. */
export const COMMAND = {
  asks: {
    'vector.square': {
      question: (battle, { about }) => `Where does ${unitName(battle, Number(firstOf('unit', about)))} wait?`,
      answer: (battle, { square }, { seat }) => {
        const head = `To ${nameOf(square)}`
        const enemy = nearest(
          battle.units.filter(({ side, at }) => side !== seat && at === 'map'),
          square,
        )
        if (!enemy) return head
        const away = counted(distance(square, enemy.square), 'square')
        return { head, so: `${away} off ${unitName(battle, enemy.no)}, ${levels(square, enemy.square)}` }
      },
    },
    'vector.shift': {
      question: 'Where do you move the enemy’s flag?',
      answer: (battle, { square: to }, { about }) => {
        const from = unitAt(battle, Number(firstOf('unit', about))).vector
        if (from === undefined) return nameOf(to)
        if (from === to) return `Leave it at ${nameOf(to)}`
        const by = altitudeOf(to) - altitudeOf(from)
        const way = by === 0 ? 'level' : `${Math.abs(by)} ${by < 0 ? 'lower' : 'higher'}`
        return `To ${nameOf(to)}, ${way}`
      },
    },
    'vector.control': {
      question: 'Who is called to get a new flag?',
      answer: (battle, { unit }) =>
        unit === undefined
          ? 'Leave the flags'
          : {
              head: `Call ${unitName(battle, unit)}`,
              ...(isCluttered(battle, unitAt(battle, unit).net) && { so: 'the fight drowns the radio' }),
              figures: onTheDie(dieForControl(battle, unitAt(battle, unit)), 'hears'),
            },
    },
    'escort.mark': {
      question: 'Which fighters escort the bombers again?',
      answer: (battle, { unit }) =>
        unit === undefined ? 'Nobody now' : `${unitName(battle, unit)} escorts again`,
    },
    'escorts.release': {
      question: 'Which escorts sweep ahead?',
      answer: (battle, { bombers }) =>
        bombers === undefined
          ? 'No (more) escorts leave'
          : `All escorts of ${listed(bombers.map(no => unitName(battle, no)))} sweep`,
    },
  },
  notes: {
    vector: note => `${unitIn(note)} is sent to ${note.square}.`,
    'height-error': note => `Radar reads the height for ${unitIn(note)} wrongly: ${note.total} on the die.`,
    'vector-shifted': note =>
      `The enemy shifts its flag: ${unitIn(note)} makes for ${note.square} instead of ${note.from}.`,
    control: note =>
      `Ground control calls ${unitIn(note)}: ${thrown(note, note.needed)}. ${note.success ? 'It gets a new flag.' : 'Nobody answers: its flag stays.'}`,
    'escort-again': note => `${unitIn(note)} takes up escort again.`,
    'escorts-released': ({ bombers, escorts }) =>
      `${unitsIn(bombers)} release their escorts: ${unitsIn(escorts)} sweep.`,
  },
  rolls: {
    'vector.error': {
      what: (_, { against }) => `Roll for a height error: it comes with a ${against}.`,
      outcome: (_, { id }) => (isHeightError(Number(id)) ? 'an error' : 'no error'),
    },
    'vector.control': (_, { against }) =>
      `Ground control rolls for a new flag: ${against} or more is needed.`,
  },
} satisfies ChapterWords
