import type { Option } from '@tallyho/engine'
import { altitudeOf, nameOf } from '../rules/01-words/geometry.ts'
import type { Armament } from '../rules/03-aircraft/armament.ts'
import type { ArmamentOption, MarkerOption } from '../rules/05-set-up/forces.ts'
import type { PlaceOption } from '../rules/05-set-up/placement.ts'
import type { ControlOption, VectorOption } from '../rules/09-command/vectors.ts'
import type { TakeOffOption } from '../rules/13-advanced/take-off.ts'
import type { Battle } from '../state.ts'
import { rollIn, unitIn, unitName, unitsIn } from './names.ts'
import type { ChapterWords, ChoiceWords } from './words.ts'

const ARMAMENT_WORDS: Readonly<Record<Armament, string>> = {
  bomb: 'bombs',
  torpedo: 'torpedoes',
  atgr: 'rockets against ground targets',
  parafrag: 'parachute fragmentation bombs',
  cargo: 'cargo',
  tanks: 'drop tanks',
  rockets: 'rockets against bombers: heavy firepower, but slower',
  'gun-pods': 'gun pods: more firepower, but slower',
  'at-pods': 'anti-tank pods instead of bombs',
  nothing: 'nothing',
}

function marker(question: string): ChoiceWords {
  return {
    question: () => question,
    answer: (battle, option) => unitName(battle, (option as MarkerOption).unit),
  }
}

function place(question: string, preposition: string): ChoiceWords {
  return {
    question: () => question,
    answer(battle, option) {
      const { unit, square } = option as PlaceOption
      return `${unitName(battle, unit)} ${preposition} ${nameOf(square)}, altitude ${altitudeOf(square)}`
    },
  }
}

function vector(question: string): ChoiceWords {
  return { question: () => question, answer: (_, option) => nameOf((option as VectorOption).square) }
}

function controlAnswer(battle: Battle, option: Option): string {
  const { unit } = option as ControlOption
  return unit === undefined ? 'No more vectors' : `A new vector for ${unitName(battle, unit)}`
}

/** Words of the set-up, of units that enter play, and of Vectors. */
export const SET_UP: ChapterWords = {
  choices: {
    'forces.armament': {
      question: () => 'What does this unit carry?',
      answer: (_, option) => `It carries ${ARMAMENT_WORDS[(option as ArmamentOption).armament]}`,
    },
    'forces.leader': marker('With which unit does the wing leader fly?'),
    'forces.experte': marker('Which unit gets the Experte?'),
    'forces.veteran': marker('Which unit is Veteran?'),
    'forces.green': marker('Which unit is Green?'),
    'placement.square': place('Where does this unit set up?', 'at'),
    'entry.square': place('At which altitude does this unit come in?', 'enters at'),
    'entry.take-off': {
      question: () => 'Which unit takes off from here this turn?',
      answer: (battle, option) => `${unitName(battle, (option as TakeOffOption).unit)} takes off`,
    },
    'entry.facing': {
      question: () => 'Which way does it take off?',
      answer: (_, option) => `To the ${option.id}`,
    },
    'vector.square': vector('To which square is this unit sent? It flies there and circles.'),
    'vector.error': {
      question: () => 'The enemy has placed a Vector. Roll for a height error? On a 6 you may move it.',
      answer: (_, option) => (option.id === 'roll' ? 'Roll for it' : 'Let it be'),
    },
    'vector.shift': vector('A height error: to which square does the enemy’s Vector move?'),
    'vector.control': { question: () => 'Ground control: whose Vector shall change?', answer: controlAnswer },
  },
  chances: {
    'vector.error': 'Roll for a height error: 6 is an error.',
    'vector.control': 'Ground control rolls for a new Vector.',
  },
  notes: {
    armed: facts => `${unitIn(facts)} carries ${ARMAMENT_WORDS[facts.armament as Armament]}.`,
    leader: facts => `The leader of ${facts.wing} flies with ${unitIn(facts)}.`,
    experte: facts =>
      facts.leads
        ? `An Experte leads the wing with ${unitIn(facts)}.`
        : `An Experte flies with ${unitIn(facts)}.`,
    quality: facts => `${unitIn(facts)} is ${facts.quality}.`,
    placed: facts => `${unitIn(facts)} sets up at ${facts.square}.`,
    'at-edge': facts => `${unitIn(facts)} waits at the ${facts.edge} edge beside ${facts.square}.`,
    'took-off': facts => `${unitIn(facts)} takes off from ${facts.base}.`,
    'turn-begins': facts => `Turn ${facts.turn}.`,
    vector: facts => `${unitIn(facts)} is sent to ${facts.square}.`,
    'height-error': facts =>
      `Height error for ${unitIn(facts)}: ${rollIn(facts)}, ${facts.error ? 'an error' : 'none'}.`,
    'vector-shifted': facts =>
      facts.from === facts.square
        ? `The Vector of ${unitIn(facts)} stays at ${facts.square}.`
        : `The Vector of ${unitIn(facts)} is off: from ${facts.from} to ${facts.square}.`,
    control: facts =>
      `Ground control calls ${unitIn(facts)}: ${rollIn(facts)}, needs ${facts.needed}. ${
        facts.success ? 'A new Vector.' : 'No change.'
      }`,
    'left-wing': facts => `${unitIn(facts)} has left ${facts.wing}.`,
    'wing-broke-up': facts => `${facts.wing} breaks up: ${unitsIn(facts.members)} go their own ways.`,
  },
}
