import type { Said } from '@tallyho/engine'
import { altitudeOf, nameOf } from '../rules/01-words/geometry.ts'
import type { Armament } from '../rules/03-aircraft/armament.ts'
import type { PlaceOption } from '../rules/05-set-up/placement.ts'
import type { Battle } from '../state.ts'
import { unitIn, unitName, unitOf } from './names.ts'
import type { ChapterWords } from './words.ts'

/** What is carried, and what speaks for it where there is a choice. */
const ARMAMENTS: Readonly<Record<Armament, readonly [what: string, so?: string]>> = {
  bomb: ['bombs'],
  torpedo: ['torpedoes'],
  atgr: ['rockets against ground targets'],
  parafrag: ['parachute fragmentation bombs'],
  cargo: ['cargo'],
  tanks: ['drop tanks'],
  rockets: ['rockets against bombers', 'heavy firepower, but slower'],
  'gun-pods': ['gun pods', 'more firepower, but slower'],
  'at-pods': ['anti-tank pods instead of bombs'],
  nothing: ['nothing'],
}

function carries(armament: Armament): Said {
  const [what, so] = ARMAMENTS[armament]
  return so === undefined ? `It carries ${what}` : { head: `It carries ${what}`, so }
}

const place =
  (preposition: string) =>
  (battle: Battle, { unit, square }: PlaceOption) =>
    `${unitName(battle, unit)} ${preposition} ${nameOf(square)}, altitude ${altitudeOf(square)}`

/** Words of the set-up, and of units that enter play. */
export const SET_UP = {
  asks: {
    'forces.armament': {
      question: 'What does this unit carry?',
      answer: (_, { armament }) => carries(armament),
    },
    'forces.leader': { question: 'With which unit does the wing leader fly?', answer: unitOf },
    'forces.experte': { question: 'Which unit gets the Experte?', answer: unitOf },
    'forces.veteran': { question: 'Which unit is Veteran?', answer: unitOf },
    'forces.green': { question: 'Which unit is Green?', answer: unitOf },
    'placement.square': { question: 'Where does this unit set up?', answer: place('at') },
    'entry.square': { question: 'At which altitude does this unit come in?', answer: place('enters at') },
    'entry.take-off': {
      question: 'Which unit takes off from here this turn?',
      answer: (battle, { unit }) => `${unitName(battle, unit)} takes off`,
    },
    'entry.facing': { question: 'Which way does it take off?', answer: (_, { edge }) => `To the ${edge}` },
  },
  notes: {
    armed: note => `${unitIn(note)} carries ${ARMAMENTS[note.armament].join(': ')}.`,
    leader: note => `The leader of ${note.wing} flies with ${unitIn(note)}.`,
    experte: note =>
      note.leads
        ? `An Experte leads the wing with ${unitIn(note)}.`
        : `An Experte flies with ${unitIn(note)}.`,
    quality: note => `${unitIn(note)} is ${note.quality}.`,
    placed: note => `${unitIn(note)} sets up at ${note.square}.`,
    'turn-begins': ({ turn }) => `Turn ${turn}.`,
    'at-edge': note => `${unitIn(note)} waits at the ${note.edge} edge beside ${note.square}.`,
    'took-off': note => `${unitIn(note)} takes off from ${note.base}.`,
  },
  rolls: {},
} satisfies ChapterWords
