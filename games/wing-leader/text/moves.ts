import { capital, type Said, type SaidFigure } from '@tallyho/engine'
import { nameOf } from '../rules/01-words/geometry.ts'
import { unitAt } from '../rules/01-words/units.ts'
import type { MoveOption, StepOption } from '../rules/08-movement/move-options.ts'
import { onward } from '../rules/08-movement/onward.ts'
import { POINT } from '../rules/08-movement/points.ts'
import type { SlowClimbOption } from '../rules/08-movement/slow-climb.ts'
import { LUFBERY_COST } from '../rules/13-advanced.ts'
import type { Battle, Facing, Flight, Square, UnitNo } from '../state.ts'
import { attackAfter, attackFrom } from './attacks.ts'
import { joined } from './chances.ts'
import { dangerAt } from './danger.ts'
import { PROFILE_WORDS } from './modifiers.ts'
import { course, points, unitName } from './names.ts'
import { costsTo, FACES, firstTo, flyTo, leadsTo, leaves } from './ways.ts'

/** What a unit can do in its move, as an answer. */

/** Whose move it is. */
export function moverIn({ flight, movement, units }: Battle): UnitNo | undefined {
  const last = (movement?.ordinal ?? 0) - 1
  return flight?.unit ?? units.find(({ deeds }) => deeds.ordinal === last)?.no
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
  'begin-circling': { head: 'Begin to circle', so: 'once in the game' },
  'leave-circle': 'Stop circling and fly on',
  'go-home': 'Call the attack off and return to base',
}

export function moveAnswer(battle: Battle, move: MoveOption): Said {
  switch (move.act) {
    case 'step':
      return stepAnswer(battle, move)
    case 'stop':
      return stopAnswer(battle)
    case 'slow-climb':
      return slowClimbAnswer(move)
    case 'designate':
      // Its target as the board names it.
      return `${capital(PROFILE_WORDS[move.kind])}: ${battle.surface[move.target]?.name ?? ''}`
    case 'drop':
      return move.withGuns ? 'Attack now, and strafe with it' : 'Attack now'
    case 'circle':
      return circleAnswer(battle, move)
    default:
      return ACTS[move.act]
  }
}

function stepAnswer(battle: Battle, move: StepOption): Said {
  if (move.square === undefined)
    return { head: `Off the map, ${course(move.facing)}`, figures: priced(`${points(move.cost)} MP`) }
  if (preyAt(battle, move.square)) return attackAnswer(battle, move.facing, move.square)
  const { square, facing, steps, left, circles, cost } = ahead(battle, move)
  const nose = circles ? undefined : facing
  const so = joined(leaves(left), move.leavesWing && 'leaves the wing', leadsTo(battle, square, nose))
  const head =
    steps > 1
      ? `Fly by ${nameOf(move.square)} to ${nameOf(square)}`
      : left > 0
        ? firstTo(square)
        : flyTo(square, nose)
  return { head, ...(so && { so }), figures: costsTo(battle, square, cost), short: nameOf(square) }
}

const ahead = (battle: Battle, move: MoveOption) => {
  const flight = battle.flight as Flight
  return onward(battle, unitAt(battle, flight.unit), flight, move)
}

function circleAnswer(battle: Battle, move: MoveOption): Said {
  if (!battle.flight) return 'Circle here'
  const { square, steps, left, cost } = ahead(battle, move)
  const head =
    steps > 0
      ? `Circle, then fly to ${nameOf(square)}`
      : left > 0
        ? 'Circle first, then decide again'
        : 'Stay and circle'
  const faces = steps === 0 && left === 0 && FACES
  const { unit } = battle.flight
  return {
    head,
    so: joined(leaves(left), dangerAt(battle, unit, square), faces),
    figures: costsTo(battle, square, cost),
    short: steps > 0 ? nameOf(square) : 'circle',
  }
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
  return {
    head,
    so: joined(so, headOn && 'you may still fly on through'),
    figures,
    short: `attack ${preyName(battle)}`,
  }
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
