import { type Choice, firstOf, type Ref, type Said } from '@tallyho/engine'
import type { Mission, Side } from '../pack/types.ts'
import { nameOf } from '../rules/01-words/geometry.ts'
import { forceOf, isFighter, lineOf, modelOf, unitAt } from '../rules/01-words/units.ts'
import type { Armament } from '../rules/03-aircraft/armament.ts'
import type { MarkerOption } from '../rules/05-set-up/forces.ts'
import type { PlaceOption } from '../rules/05-set-up/placement.ts'
import type { Battle, UnitNo } from '../state.ts'
import { signed, unitIn, unitName } from './names.ts'
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
    `${unitName(battle, unit)} ${preposition} ${nameOf(square)}`

/** The unit that a question is about. */
function subjectOf(about: readonly Ref[] | undefined): UnitNo | undefined {
  const no = firstOf('unit', about)
  return no === undefined ? undefined : Number(no)
}

/** `Which fighters are veteran? (2 of 3)`: of so many markers of a kind this is the one that is given now. */
function graded(battle: Battle, { seat, options }: Choice<MarkerOption>, grade: 'veteran' | 'green'): string {
  const side: Side = seat === 'raider' ? 'raider' : 'defender'
  const fighters = options.every(({ unit }) => isFighter(unitAt(battle, unit)))
  const { quality } = forceOf(battle, side)
  const all = quality[fighters ? GRADES[grade][0] : GRADES[grade][1]] ?? 0
  const given = battle.units.filter(
    unit => unit.side === side && unit.quality === grade && isFighter(unit) === fighters,
  )
  const count = all > 1 && given.length < all ? ` (${given.length + 1} of ${all})` : ''
  return `Which ${fighters ? 'fighter' : 'bomber'} unit is ${grade}?${count}`
}

const GRADES = {
  veteran: ['veteranFighters', 'veteranBombers'],
  green: ['greenFighters', 'greenBombers'],
} as const

/** `Ace: Hurricane A`, and what tells that unit from the others. */
const given =
  (what: string) =>
  (battle: Battle, { unit: no }: MarkerOption): Said => {
    const unit = unitAt(battle, no)
    const { firepower = 0, turn, speed } = modelOf(battle, unit)
    const flies = isFighter(unit) ? `firepower ${signed(firepower)}` : MISSION_WORDS[unit.mission]
    const late = 'turn' in lineOf(battle, unit).start && 'comes later'
    const others = [unit.leader && 'with the wing leader', unit.experte && 'with the ace', late]
    return {
      head: `${what}: ${unitName(battle, no)}`,
      so: [unit.size, flies, ...others].filter(Boolean).join(', '),
      figures: [
        { of: 'speed', is: String(speed[MIDDLE]) },
        { of: 'turn', is: String(turn[MIDDLE]) },
      ],
    }
  }

/** The height at which types are compared: neither low nor high. */
const MIDDLE = 8

const MISSION_WORDS: Readonly<Record<Mission, string>> = {
  bombing: 'bombers',
  transport: 'transports',
  strafing: 'to strafe',
  recce: 'to take photographs',
  escort: 'escort',
  'close-escort': 'close escort',
  sweep: 'sweep',
  intercept: 'interceptors',
  cap: 'patrol',
}

/** Words of the set-up, and of units that enter play. */
export const SET_UP = {
  asks: {
    'forces.armament': {
      question: 'What does this unit carry?',
      answer: (_, { armament }) => carries(armament),
    },
    'forces.leader': { question: 'With which unit does the wing leader fly?', answer: given('Wing leader') },
    'forces.experte': {
      question: 'Which unit has your ace?',
      answer: given('Ace'),
    },
    'forces.veteran': {
      question: (battle, choice) => graded(battle, choice, 'veteran'),
      answer: given('Veterans'),
    },
    'forces.green': {
      question: (battle, choice) => graded(battle, choice, 'green'),
      answer: given('Green'),
    },
    'placement.square': {
      question: (battle, { about, options }) =>
        `Where does ${unitName(battle, subjectOf(about) ?? options[0]?.unit)} begin?`,
      answer: place('at'),
    },
    'entry.square': { question: 'At which height does this unit come in?', answer: place('enters at') },
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
      note.leads ? `An ace leads the wing with ${unitIn(note)}.` : `An ace flies with ${unitIn(note)}.`,
    quality: note => `${unitIn(note)} is ${note.quality}.`,
    placed: note => `${unitIn(note)} sets up at ${note.square}.`,
    'turn-begins': ({ turn }) => `Turn ${turn}.`,
    'at-edge': note => `${unitIn(note)} waits at the ${note.edge} edge beside ${note.square}.`,
    'took-off': note => `${unitIn(note)} takes off from ${note.base}.`,
  },
  rolls: {},
} satisfies ChapterWords
