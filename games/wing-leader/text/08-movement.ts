import { counted, firstOf, listed, type Said, type SaidFigure } from '@tallyho/engine'
import type { Mission } from '../pack/types.ts'
import { altitudeOf, distance, nameOf } from '../rules/01-words/geometry.ts'
import { unitAt } from '../rules/01-words/units.ts'
import type { MoveOption } from '../rules/08-movement/move-options.ts'
import { POINT, throttleAllowance } from '../rules/08-movement/points.ts'
import type { SlowClimbOption } from '../rules/08-movement/slow-climb.ts'
import type { Plan, PlanOption, ToldPlan } from '../rules/09-command/plans.ts'
import { type DriftOption, moverFor } from '../rules/10-air-combat/dogfight-movement.ts'
import { LUFBERY_COST } from '../rules/13-advanced.ts'
import type { Battle, Facing, Square, Unit, UnitNo } from '../state.ts'
import { attackAfter, attackFrom } from './attacks.ts'
import { facingWords, joined } from './chances.ts'
import { dangerAt } from './danger.ts'
import { PROFILE_WORDS } from './modifiers.ts'
import {
  course,
  FACING_WORDS,
  points,
  rollIn,
  SIDE_NAMES,
  surfaceName,
  unitIn,
  unitName,
  unitsIn,
} from './names.ts'
import { costsTo, type Drift, driftsTo, leadsTo } from './ways.ts'
import type { ChapterWords } from './words.ts'

/** The unit whose move it is. */
const mover = (battle: Battle): string => unitName(battle, moverIn(battle))

function moverIn({ flight, movement, units }: Battle): UnitNo | undefined {
  const last = (movement?.ordinal ?? 0) - 1
  return flight?.unit ?? units.find(({ deeds }) => deeds.ordinal === last)?.no
}

/** What a unit may set out to do, as its player is asked. */
const PLANS: Readonly<Record<Plan, string>> = {
  continue: 'Fly straight on',
  free: 'Fly where you like',
  support: 'Support',
  home: 'Return to base',
  'form-up': 'Form up with the bombers again',
  vector: 'Fly to its flag',
  circle: 'Circle here',
  lufbery: 'Stay in the Lufbery',
  station: 'Stay with the bombers',
  attack: 'Fly to the target',
  strafe: 'Stay near the targets to strafe again',
}

/** The same as the log tells it, where its move does not say so by itself. */
const TOLD_PLANS: Readonly<Record<ToldPlan, string>> = {
  support: 'flies to the support of a friend',
  'form-up': 'is to form up with the bombers',
  strafe: 'looks for targets to strafe',
}

function planAnswer(battle: Battle, { plan, conduct, allowance, supports }: PlanOption): Said {
  const figures = [{ of: 'may fly', is: `${points(allowance)} MP` }]
  if (supports !== undefined)
    return {
      head: `Support ${unitName(battle, supports)}`,
      so: 'fights only whom it has sighted itself',
      figures,
    }
  if (conduct.kind === 'station' && conduct.edge !== undefined)
    return { head: 'Go home with the bombers', so: `by the ${conduct.edge} edge`, figures }
  const prey = mayAttack(plan) ? preyOf(battle) : undefined
  if (prey !== undefined) return { head: `Go after ${prey}`, so: 'you steer it, square by square', figures }
  const so = soOf(battle, plan)
  return { head: PLANS[plan], ...(so && { so }), figures }
}

/** What speaks for it, or against it. */
function soOf(battle: Battle, plan: Plan): string | undefined {
  if (plan !== 'vector') return PLAN_MEANS[plan]
  const no = moverIn(battle)
  const { vector, square } = no === undefined ? {} : unitAt(battle, no)
  if (vector === undefined || square === undefined) return undefined
  return `at ${nameOf(vector)}, ${counted(distance(square, vector), 'square')} off`
}

const PLAN_MEANS: Readonly<Partial<Record<Plan, string>>> = {
  circle: 'keeps its height, looks any way you like',
  home: 'hunts nobody any more; no way back',
  'form-up': 'an escort again',
}

const mayAttack = (plan: Plan): boolean => plan === 'free'

/** Whom the unit that is about to move has tallied. */
function preyOf(battle: Battle): string | undefined {
  const no = moverIn(battle)
  const tally = no === undefined ? undefined : unitAt(battle, no).tally
  return tally === undefined ? undefined : unitName(battle, tally)
}

const priced = (is: string): readonly SaidFigure[] => [{ of: 'cost', is }]

type Act = Exclude<MoveOption['act'], 'circle' | 'step' | 'stop' | 'slow-climb' | 'designate' | 'drop'>

const ACTS: Readonly<Record<Act, Said>> = {
  bonus: { head: 'Dive this turn', so: `${points(POINT)} MP more, but it must lose height` },
  lufbery: {
    head: 'Form a Lufbery circle',
    so: 'harder to hit, but it stays where it is',
    figures: priced(`${points(LUFBERY_COST)} MP`),
  },
  jettison: { head: 'Jettison the load', so: 'faster, and nothing left to bomb with' },
  'drop-tanks': 'Jettison the drop tanks',
  break: { head: 'Leave the battle', so: 'hunts nobody any more; no way back' },
  'break-off': { head: 'Break off the bombing run', so: 'the load is kept for another run' },
  'begin-circling': 'Begin to circle (once in the game)',
  'leave-circle': 'Stop circling and fly on',
  'go-home': 'Call the attack off and return to base',
}

function moveAnswer(battle: Battle, move: MoveOption): Said {
  switch (move.act) {
    case 'step': {
      const where = move.square === undefined ? 'Off the map' : `To ${nameOf(move.square)}`
      const head = `${where}, ${course(move.facing)}`
      if (preyAt(battle, move.square)) return attackAnswer(battle, move.facing, move.square)
      if (move.square === undefined) return { head, figures: priced(`${points(move.cost)} MP`) }
      const so = joined(move.leavesWing && 'leaves the wing', leadsTo(battle, move.square, move.facing))
      return { head, ...(so && { so }), figures: costsTo(battle, move.square, move.cost) }
    }
    case 'stop':
      return stopAnswer(battle)
    case 'slow-climb':
      return slowClimbAnswer(move)
    case 'designate':
      return `Begin ${PROFILE_WORDS[move.kind]} on ${surfaceName(battle, move.target)}`
    case 'drop':
      return move.withGuns ? 'Attack now, and strafe with it' : 'Attack now'
    case 'circle':
      return circleAnswer(battle)
    default:
      return ACTS[move.act]
  }
}

function circleAnswer(battle: Battle): Said {
  const head = 'Circle here'
  const no = moverIn(battle)
  if (no === undefined) return head
  const { square } = unitAt(battle, no)
  const so = joined(dangerAt(battle, no, square), 'then faces any way you like')
  return { head, so, figures: costsTo(battle, square, POINT) }
}

/** The unit that moves has tallied somebody, who is in this square. */
function preyAt(battle: Battle, square: Square | undefined): square is Square {
  const { flight } = battle
  const tally = flight && unitAt(battle, flight.unit).tally
  const prey = tally === undefined ? undefined : unitAt(battle, tally)
  return prey?.at === 'map' && prey.square === square
}

/** `Attack Spitfire A at K11`, and what that promises; head-on it may also fly on through him. */
function attackAnswer(battle: Battle, facing: Facing, square: Square): Said {
  const attack = battle.flight && attackAfter(battle, battle.flight.unit, [facing])
  const head = `Attack ${preyName(battle)} at ${nameOf(square)}`
  if (!attack) return head
  const { so, figures, headOn } = attack
  return { head, so: joined(so, headOn && 'you may still fly on through'), figures }
}

function preyName(battle: Battle): string {
  return unitName(battle, battle.flight && unitAt(battle, battle.flight.unit).tally)
}

/** WL-8.2.g In the square of its prey a unit that stops attacks; points that are left are lost. */
function stopAnswer(battle: Battle): Said {
  const { flight } = battle
  const attack = flight && attackFrom(battle, flight.unit)
  if (!flight || attack === undefined) return 'Stop here'
  return { head: `Stop here and attack ${preyName(battle)}`, so: attack.so, figures: attack.figures }
}

function slowClimbAnswer({ how, square }: SlowClimbOption): Said {
  const figures = priced('all MP')
  if (how === 'up') return { head: `Climb to ${nameOf(square)}`, figures }
  const so = how === 'on' ? `flying on to ${nameOf(square)}` : 'in this square'
  return { head: 'Begin a slow climb', so, figures }
}

function driftAnswer(battle: Battle, { square, stays }: DriftOption, drift: Drift): Said {
  const from = unitAt(battle, Number(firstOf('unit', drift.about))).square
  const lower = altitudeOf(from) > altitudeOf(square)
  const where = stays ? `It stays at ${nameOf(square)}` : `To ${nameOf(square)}${lower ? ', one lower' : ''}`
  return { head: where, ...driftsTo(battle, drift, square) }
}

const MARKERS: Readonly<Record<NonNullable<Unit['marker']>, string>> = {
  climb: ', climbing',
  dive: ', diving',
  'slow-climb': ', beginning to climb',
}

/** What a unit is up to from now on. */
const MISSIONS: Readonly<Record<Mission, string>> = {
  bombing: 'is on its way to bomb again',
  transport: 'carries its cargo on',
  strafing: 'goes for targets on the surface',
  recce: 'goes to take its photographs',
  escort: 'escorts the bombers',
  'close-escort': 'escorts the bombers closely',
  sweep: 'hunts on its own now',
  intercept: 'intercepts',
  cap: 'patrols',
}

/** Words of the Movement Phase. */
export const MOVEMENT = {
  asks: {
    'movement.dogfights': {
      question: 'Which dogfight moves first?',
      answer: (battle, { dogfight }) =>
        battle.units
          .filter(unit => unit.dogfight === dogfight)
          .map(({ no }) => unitName(battle, no))
          .join(', '),
    },
    'movement.next': {
      question: battle =>
        battle.movement?.step === 2 ? 'Which escort moves next?' : 'Which bomber moves next?',
      answer: (battle, { unit }, { options }) =>
        unit === undefined
          ? {
              head: 'The formation flies straight on',
              so: listed(options.flatMap(one => (one.unit === undefined ? [] : unitName(battle, one.unit)))),
            }
          : unitName(battle, unit),
    },
    'dogfight.move': {
      question: 'Where does the dogfight drift?',
      answer: driftAnswer,
    },
    'move.plan': { question: battle => `What does ${mover(battle)} do this turn?`, answer: planAnswer },
    'move.form-up': {
      question: battle => `Where does ${mover(battle)} mean to join the bombers?`,
      answer: (_, { square }) => nameOf(square),
    },
    'move.course': {
      question: battle => {
        const { kind } = battle.flight?.conduct ?? {}
        if (kind === 'home') return `${mover(battle)} is on its way home.`
        return `${mover(battle)} ${kind === 'straight' ? 'flies straight on' : 'has one way to go'}.`
      },
      answer: (_, { steer }) =>
        steer ? { head: 'Something else', so: 'steer it, or break it up' } : 'Fly on',
    },
    'move.step': {
      question: battle => `Where does ${mover(battle)} fly${(battle.flight?.spent ?? 0) > 0 ? ' on' : ''}?`,
      answer: moveAnswer,
    },
    'move.face': {
      question: battle => `Which way does ${mover(battle)} face?`,
      answer: (battle, { facing }) => {
        const no = moverIn(battle)
        const head = `Face ${course(facing)}`
        return no === undefined ? head : { head, so: facingWords(battle, no, facing) }
      },
    },
    'move.throttle': {
      question: battle => `Full throttle or none for ${mover(battle)}?`,
      answer: (_, { throttle }) => {
        const figures = [{ of: 'may fly', is: `${points(throttleAllowance(throttle))} MP` }]
        return throttle === 'full'
          ? { head: 'Full throttle', so: 'one point of fuel', figures }
          : { head: 'No throttle', so: 'it must dive', figures }
      },
    },
  },
  notes: {
    initiative: note => `${unitIn(note)} rolls ${rollIn(note)} for when it moves: the lowest first.`,
    latecomer: note => `${unitIn(note)} has lost its target and moves by its own initiative.`,
    'dogfight-mover': note =>
      `Roll ${rollIn(note)}: the ${note.side} moves the dogfight of ${unitsIn(note.units)}.`,
    'dogfight-moved': ({ units, from, to }) =>
      `The dogfight of ${unitsIn(units)} ${from === to ? `stays at ${to}` : `drifts from ${from} to ${to}`}.`,
    mission: note => `${unitIn(note)} ${MISSIONS[note.to]}.`,
    plan: note => `${unitIn(note)} ${TOLD_PLANS[note.plan]}.`,
    moved: note => {
      const { from, to, marker, attacks } = note
      // WL-7.2.3.b Its prey has come to it: there is nothing to decide.
      if (attacks && from === to && !marker)
        return `${unitIn(note)} has ${unitIn(attacks)} in its own square, ${to}, and must attack.`
      const stays = marker ? 'stays' : 'circles'
      const way = from === to ? `${stays} at ${to}` : `flies from ${from} to ${to}`
      const prey = attacks ? `, at ${unitIn(attacks)}` : ''
      return `${unitIn(note)} ${way}${marker ? MARKERS[marker] : ''}${prey}.`
    },
    faces: note => `${unitIn(note)} now faces ${FACING_WORDS[note.facing]}.`,
    'slow-climb': note =>
      note.up
        ? `${unitIn(note)} climbs slowly to ${note.square}.`
        : `${unitIn(note)} begins a slow climb at ${note.square}.`,
    throttle: note =>
      `${unitIn(note)} ${note.throttle === 'full' ? 'opens the throttle' : 'glides without power'}; fuel left: ${note.fuel}.`,
    landed: note => `${unitIn(note)} has landed.`,
    lufbery: note => `${unitIn(note)} forms a Lufbery circle.`,
    'waits-in-trail': note => `${unitIn(note)} waits its turn to come in at ${note.square}.`,
    'entered-map': note => `${unitIn(note)} comes onto the map at ${note.square}.`,
    'dive-bonus': note => `${unitIn(note)} declares a dive.`,
    'tanks-dropped': note => `${unitIn(note)} jettisons its drop tanks.`,
    'vector-reached': note => `${unitIn(note)} has reached its flag at ${note.square} and circles.`,
  },
  rolls: {
    'initiative.roll': 'Initiative: the lower roll moves first',
    'dogfight.mover': {
      what: 'Who moves the dogfight',
      outcome: (_, { id }) => `the ${SIDE_NAMES[moverFor(Number(id))].toLowerCase()} moves it`,
    },
  },
} satisfies ChapterWords
