import type { Fact, Facts, Option } from '@tallyho/engine'
import { nameOf } from '../rules/01-words/geometry.ts'
import type { MoveOption } from '../rules/08-movement/move-options.ts'
import type { Plan, PlanOption } from '../rules/09-command/plans.ts'
import type { ReactOption } from '../rules/10-air-combat/reaction.ts'
import type { Battle, Facing, Square, UnitNo } from '../state.ts'
import { profileWord, surfaceName } from './bombing.ts'
import { FACING_WORDS, plain, rollIn, sideName, unitIn, unitName, unitsIn } from './names.ts'
import type { ChapterWords } from './words.ts'

/** The unit whose move it is. */
function mover(battle: Battle): string {
  const { flight, movement } = battle
  if (flight) return unitName(battle, flight.unit)
  const last = (movement?.ordinal ?? 0) - 1
  return unitName(battle, battle.units.find(({ deeds }) => deeds.ordinal === last)?.no)
}

/** `½`, `1`, `2½` for half Movement Points. */
function points(halves: number): string {
  const whole = Math.floor(halves / 2)
  if (halves % 2 === 0) return String(whole)
  return whole === 0 ? '½' : `${whole}½`
}

function facingOf(option: Option): string {
  return FACING_WORDS[(option as { readonly facing?: Facing }).facing ?? 0]
}

function squareOf(option: Option): string {
  const { square } = option as { readonly square?: Square }
  return square === undefined ? 'the edge of the map' : nameOf(square)
}

const PLANS: Readonly<Record<Plan, string>> = {
  continue: 'Fly straight on',
  free: 'Fly where you like',
  support: 'Support',
  home: 'Return to base',
  'form-up': 'Form up with the bombers again',
  vector: 'Fly to the Vector',
  circle: 'Circle here',
  lufbery: 'Stay in the Lufbery',
  station: 'Stay with the bombers',
  attack: 'Fly to the target',
  strafe: 'Stay near the targets to strafe again',
}

function planAnswer(battle: Battle, option: Option): string {
  const { plan, conduct, allowance, on } = option as PlanOption
  const cost = `${points(allowance)} MP`
  if (plan === 'support') return `Support ${supported(battle, on)} (${cost})`
  if (plan === 'station' && conduct.kind === 'station' && conduct.edge !== undefined)
    return `Go home with the bombers, by the ${conduct.edge} edge (${cost})`
  return `${PLANS[plan]} (${cost})`
}

function supported(battle: Battle, on: readonly string[] | undefined): string {
  return unitName(battle, Number(on?.[0]?.split(':')[1]))
}

const ACTIONS: Readonly<Record<string, string>> = {
  circle: 'Circle here (1 MP)',
  stop: 'Stop here',
  'dive-bonus': 'Declare a dive: 1 MP more, but you must dive',
  lufbery: 'Form a Lufbery circle (2 MP)',
  jettison: 'Jettison the load',
  'drop-tanks': 'Jettison the drop tanks',
  break: 'Break the unit up of your own will',
  drop: 'Attack now',
  'drop-and-strafe': 'Attack now, and strafe with it',
  'break-off': 'Break off the bombing run',
  'begin-circling': 'Begin to circle (once in the game)',
  'leave-circle': 'Stop circling and fly on',
  'go-home': 'Call the attack off and return to base',
}

function stepAnswer(battle: Battle, option: Option): string {
  const move = option as MoveOption
  switch (move.act) {
    case 'step': {
      const where = move.square === undefined ? 'Off the map' : `To ${nameOf(move.square)}`
      return `${where}, ${FACING_WORDS[move.facing]} (${points(move.cost)} MP)`
    }
    case 'slow-climb':
      return slowClimbAnswer(move.id, move.square)
    case 'designate':
      return `Begin ${profileWord(move.kind)} on ${surfaceName(battle, move.target)}`
    default:
      return ACTIONS[move.id] ?? plain(move.id)
  }
}

function slowClimbAnswer(id: string, square: Square): string {
  if (id.startsWith('slow-climb/up')) return `Climb to ${nameOf(square)} (all MP)`
  if (id.startsWith('slow-climb/on')) return `Begin a slow climb, flying on to ${nameOf(square)} (all MP)`
  return 'Begin a slow climb in this square (all MP)'
}

function reactAnswer(battle: Battle, option: Option): string {
  const { escort, intruder } = option as ReactOption
  if (escort !== undefined) return `${unitName(battle, escort)} goes for ${unitName(battle, intruder)}`
  return option.id === 'hold' ? 'No escort reacts' : 'No more escorts: roll'
}

function unitAnswer(battle: Battle, option: Option): string {
  return unitName(battle, (option as { readonly unit?: UnitNo }).unit)
}

/** Units in a dogfight: `Bf 109E A, Spitfire I B`. */
function dogfightAnswer(battle: Battle, option: Option): string {
  const { dogfight } = option as { readonly dogfight?: number }
  const members = battle.units.filter(unit => unit.dogfight === dogfight)
  return members.map(({ no }) => unitName(battle, no)).join(', ')
}

const MARKERS: Readonly<Record<string, string>> = {
  climb: ', climbing',
  dive: ', diving',
  'slow-climb': ', beginning to climb',
}

const REACTIONS: Readonly<Record<string, string>> = {
  none: 'no reaction',
  late: 'a late reaction',
  successful: 'a successful reaction',
}

function moved({ from, to, marker, ...unit }: Facts): string {
  const way = from === to ? `stays at ${to}` : `flies from ${from} to ${to}`
  return `${unitIn(unit)} ${way}${MARKERS[String(marker)] ?? ''}.`
}

function driven({ units, side, from, to, ...facts }: Facts): string {
  const way = from === to ? `stays at ${to}` : `drifts from ${from} to ${to}`
  return `Roll ${rollIn(facts)}: the ${sideName(side).toLowerCase()} moves the dogfight of ${unitsIn(units as Fact)}, which ${way}.`
}

const PLAN_NOTES: Readonly<Record<string, string>> = {
  continue: 'flies straight on',
  free: 'flies freely',
  support: 'flies to the support of a friend',
  home: 'returns to base',
  'form-up': 'is to form up with the bombers',
  vector: 'follows its Vector',
  circle: 'circles',
  lufbery: 'stays in its Lufbery',
  station: 'stays with the bombers',
  attack: 'flies to the target',
  strafe: 'looks for targets to strafe',
}

export const MOVEMENT: ChapterWords = {
  choices: {
    'movement.dogfights': {
      question: () => 'Which dogfight moves first?',
      answer: dogfightAnswer,
    },
    'movement.next': {
      question: battle =>
        battle.movement?.step === 2 ? 'Which escort moves next?' : 'Which bomber moves next?',
      answer: (battle, option) =>
        option.id === 'all' ? 'All fly on, straight and level' : unitAnswer(battle, option),
    },
    'dogfight.move': {
      question: () => 'Where does the dogfight drift?',
      answer: (_, option) => (option.id === 'stay' ? 'It stays where it is' : `To ${squareOf(option)}`),
    },
    'move.plan': { question: battle => `What does ${mover(battle)} do this turn?`, answer: planAnswer },
    'move.form-up': {
      question: battle => `Where does ${mover(battle)} mean to join the bombers?`,
      answer: (_, option) => squareOf(option),
    },
    'move.step': {
      question: battle => {
        const left = battle.flight ? ` ${points(battle.flight.left)} MP left.` : ''
        return `Move ${mover(battle)}.${left}`
      },
      answer: stepAnswer,
    },
    'move.face': {
      question: battle => `Which way does ${mover(battle)} face?`,
      answer: (_, option) => `Face ${facingOf(option)}`,
    },
    'move.throttle': {
      question: battle => `Full throttle or none for ${mover(battle)}?`,
      answer: (_, option) =>
        option.id === 'full'
          ? 'Full throttle: 4 MP, one point of fuel'
          : 'No throttle: 2 MP, and it must dive',
    },
    'reaction.declare': {
      question: () => 'An enemy closes on your bombers. Which escorts react?',
      answer: reactAnswer,
    },
    'reaction.split': {
      question: () => 'Attack with the whole squadron, or with one flight?',
      answer: (_, option) =>
        option.id === 'split' ? 'Split: one flight attacks, one stays' : 'The whole squadron attacks',
    },
    'reaction.tanks': {
      question: () => 'Jettison the drop tanks before the fight?',
      answer: (_, option) => (option.id === 'drop-tanks' ? 'Jettison them' : 'Keep them'),
    },
    'reaction.step': {
      question: () => 'Which way does the escort close in?',
      answer: (_, option) => `To ${squareOf(option)}`,
    },
  },
  chances: {
    'initiative.roll': 'Initiative: the lower roll moves first',
    'dogfight.mover': 'Who moves the dogfight: raider on 1 to 3, defender on 4 to 6',
    'reaction.1': 'Escort reaction, first die',
    'reaction.2': 'Escort reaction, second die',
  },
  notes: {
    initiative: facts => `${unitIn(facts)} rolls ${rollIn(facts)} for initiative.`,
    latecomer: facts => `${unitIn(facts)} has lost its target and moves by its own initiative.`,
    'dogfight-moved': driven,
    mission: ({ to, ...unit }) => `${unitIn(unit)} now flies ${plain(to).toLowerCase()}.`,
    plan: ({ plan, ...unit }) => `${unitIn(unit)} ${PLAN_NOTES[String(plan)] ?? plain(plan)}.`,
    moved,
    'slow-climb': ({ up, square, ...unit }) =>
      up
        ? `${unitIn(unit)} climbs slowly to ${square}.`
        : `${unitIn(unit)} begins a slow climb at ${square}.`,
    throttle: ({ throttle, fuel, ...unit }) =>
      throttle === 'full'
        ? `${unitIn(unit)} opens the throttle; fuel left: ${fuel}.`
        : `${unitIn(unit)} glides without power; fuel left: ${fuel}.`,
    landed: unit => `${unitIn(unit)} has landed.`,
    lufbery: unit => `${unitIn(unit)} forms a Lufbery circle.`,
    'waits-in-trail': ({ square, ...unit }) => `${unitIn(unit)} waits its turn to come in at ${square}.`,
    'entered-map': ({ square, ...unit }) => `${unitIn(unit)} comes onto the map at ${square}.`,
    'dive-bonus': unit => `${unitIn(unit)} declares a dive.`,
    'tanks-dropped': unit => `${unitIn(unit)} jettisons its drop tanks.`,
    'vector-reached': ({ square, ...unit }) =>
      `${unitIn(unit)} has reached its Vector at ${square} and circles.`,
    reaction: ({ intruder, bomber, reaction, ...facts }) =>
      `${unitIn(facts)} guards ${unitIn(bomber)} against ${unitIn(intruder)}: roll ${rollIn(facts)}, ${REACTIONS[String(reaction)]}.`,
    reacts: ({ intruder, reaction, ...unit }) =>
      `${unitIn(unit)} goes for ${unitIn(intruder)}${reaction === 'late' ? ', too late to keep it off the bombers' : ''}.`,
    'closed-in': ({ from, to, ...unit }) =>
      from === to ? `${unitIn(unit)} is already there.` : `${unitIn(unit)} dashes from ${from} to ${to}.`,
  },
}
