import { counted, firstOf, listed, type Said } from '@tallyho/engine'
import type { Mission } from '../pack/types.ts'
import { altitudeOf, distance, nameOf } from '../rules/01-words/geometry.ts'
import { unitAt } from '../rules/01-words/units.ts'
import { throttleAllowance } from '../rules/08-movement/points.ts'
import type { Plan, PlanOption, ToldPlan } from '../rules/09-command/plans.ts'
import { type DriftOption, moverFor } from '../rules/10-air-combat/dogfight-movement.ts'
import type { Battle, Unit } from '../state.ts'
import { facingWords } from './chances.ts'
import { moveAnswer, moverIn } from './moves.ts'
import { course, FACING_WORDS, points, rollIn, SIDE_NAMES, unitIn, unitName, unitsIn } from './names.ts'
import { type Drift, driftsTo } from './ways.ts'
import type { ChapterWords } from './words.ts'

/** The unit whose move it is. */
const mover = (battle: Battle): string => unitName(battle, moverIn(battle))

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
  const prey = plan === 'free' ? preyOf(battle) : undefined
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

/** Whom the unit that is about to move has tallied. */
function preyOf(battle: Battle): string | undefined {
  const no = moverIn(battle)
  const tally = no === undefined ? undefined : unitAt(battle, no).tally
  return tally === undefined ? undefined : unitName(battle, tally)
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
      const { from, to, marker, by = [], attacks } = note
      // WL-7.2.3.b Its prey has come to it: there is nothing to decide.
      if (attacks && from === to && !marker)
        return `${unitIn(note)} has ${unitIn(attacks)} in its own square, ${to}, and must attack.`
      const stays = marker ? 'stays' : 'circles'
      const way = from === to ? `${stays} at ${to}` : `flies from ${[from, ...by].join(' by ')} to ${to}`
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
