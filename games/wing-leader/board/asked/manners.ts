import { type Chance, type Choice, firstOf, type Option, type Ref, type Seat } from '@tallyho/engine'
import type { BoardModule, Far } from '@tallyho/kit'
import { altitudeOf, distance, nameOf, squareNamed } from '../../rules/01-words/geometry.ts'
import { enemyOf, isAvailable, isBomber, isFighter, isOnMap, unitAt } from '../../rules/01-words/units.ts'
import { canSee } from '../../rules/04-sky.ts'
import { canReach, canTally, hasTally, TALLY_REACH } from '../../rules/07-tallies/tallies.ts'
import { isHopeless } from '../../rules/07-tallies/tally-phase.ts'
import { answersAlong, circlesAfter, pathsFrom } from '../../rules/08-movement/reach.ts'
import type { Battle, Square, Unit } from '../../state.ts'
import { joined } from '../../text/chances.ts'
import { dangerAt } from '../../text/danger.ts'
import { costsTo, FACES, firstTo, flyTo, leadsTo, leaves, unseenBehind } from '../../text/ways.ts'
import type { Asks, Notes } from '../../vocabulary.ts'
import { points, unitName } from '../names.ts'
import { advice } from './advice.ts'
import { attacksIn, farAttacks } from './attack.ts'
import { CALL_ALL, callAll } from './control.ts'
import { foremost, STAY } from './foremost.ts'
import { formation } from './formation.ts'
import { meetings, turnsAfter } from './meetings.ts'
import { flightsIn, roundsIn } from './question.ts'
import { allLook } from './tallies.ts'
import { isHunted, unasked } from './unasked.ts'

/** How the questions of a battle are asked at the table. */
export const MANNERS: BoardModule<Battle, Notes, Asks>['manners'] = {
  moves: {
    'movement.next': ['move.throttle', 'move.plan', 'move.form-up', 'move.course', 'move.step', 'move.face'],
    'move.throttle': ['move.plan', 'move.course', 'move.step', 'move.face'],
    'move.plan': ['bombing.home', 'move.form-up', 'move.course', 'move.step', 'move.face'],
    'move.course': ['move.step', 'move.face'],
    'move.step': ['move.face', 'bombing.home'],
    'placement.square': ['vector.square'],
    'entry.square': ['vector.square'],
    'entry.take-off': ['entry.facing', 'vector.square'],
    'flak.gun': ['flak.corner'],
    'flak.fire': ['flak.support'],
    'reaction.declare': ['reaction.declare'],
    'reaction.step': ['reaction.step'],
    'combat.primary': ['combat.attack'],
    'combat.hit': ['combat.hit'],
  },
  routine: [
    'move.course',
    'movement.next',
    'vector.control',
    'combat.break',
    'escape.try',
    'escorts.release',
    'escort.mark',
    'flak.gun',
    'reaction.tanks',
    'combat.after',
    'escape.loaded',
    'flak.support',
  ],
  steps: ['move.step'],
  // What comes of a fire falls with it; the fire itself is pressed for, whoever decided last.
  falls: [
    'initiative.roll',
    'combat.attacker',
    'vector.error',
    'vector.control',
    'dogfight.mover',
    'losses.confirm',
    'cohesion.1',
    'cohesion.2',
  ],
  // WL-11.0.f So far off that no die stops it.
  isIdle: (_, { what, against = 0 }) => what === 'escape.stop' && against > 6,
  pressed: ['combat.attacker.1', 'combat.defender.1'],
  rollsFor,
  advice,
  unasked,
  far: (battle, choice) => [
    ...formation(battle, choice),
    ...allLook(battle, choice),
    ...callAll(battle, choice),
    ...farSquares(battle, choice),
  ],
  first,
  foremost,
  whyNot,
  decided: isDecided,
  showsRun: true,
}

/** WL-10.5.b WL-10.6.a WL-10.7.a Whose dice they are: who fires, who has hit, who must hold together or reacts. */
function rollsFor(battle: Battle, { what, about }: Chance): Seat | undefined {
  const { fight } = battle
  if (what.startsWith('combat.attacker.')) return fight?.attacking
  if (what.startsWith('combat.defender.')) return fight && enemyOf(fight.attacking)
  const no = firstOf('unit', about)
  if (no === undefined || !OWN_DICE.test(what)) return undefined
  const { side } = unitAt(battle, Number(no))
  return what === 'losses.confirm' ? enemyOf(side) : side
}

const OWN_DICE = /^(losses\.confirm|cohesion\.|dogfight\.(refusing|willing)|reaction\.)/

/** What moves all of them, the attack itself, an ace with fighters. */
function first(ask: string, { id, on }: Option, battle: Battle): boolean {
  if (ask === 'movement.next') return id === 'all' || id === 'formation'
  if (ask === 'vector.control') return id === CALL_ALL
  const unit = firstOf('unit', on)
  return ask === 'forces.experte' && unit !== undefined && isFighter(unitAt(battle, Number(unit)))
}

/** Squares farther off than the next, each by the steps that lead there. */
function farSquares(battle: Battle, choice: Choice): readonly Far[] {
  const { flight } = battle
  if (!flight) return []
  const unit = unitAt(battle, flight.unit)
  const [attack] = attacksIn(battle, choice)
  const flights = flightsIn(battle, choice).filter(({ square }) => square !== attack?.path.square)
  const rounds = roundsIn(battle, choice)
  return [
    ...farAttacks(battle, choice),
    ...(rounds.length > 0
      ? [
          {
            id: STAY,
            words: 'Stay and circle all turn',
            short: 'circle',
            so: joined(dangerAt(battle, unit.no, unit.square), FACES),
            figures: costsTo(battle, unit.square, flight.left),
            on: [],
            ids: rounds,
          },
        ]
      : []),
    ...flights.map(path => {
      // WL-8.1.1.b Who circles faces as he likes afterwards.
      const facing = circlesAfter(flight, path) ? undefined : path.facings.at(-1)
      return {
        id: `fly/${nameOf(path.square)}`,
        words: path.passes ? firstTo(path.square) : flyTo(path.square, facing, path.bonus && 'Dive'),
        short: nameOf(path.square),
        so: joined(path.passes && leaves(flight.left - path.cost), leadsTo(battle, path.square, facing)),
        figures: costsTo(battle, path.square, path.cost),
        on: [`square:${nameOf(path.square)}`],
        ids: answersAlong(battle, unit, flight, path),
      }
    }),
  ]
}

/** Why a unit cannot be chosen now: the commonest reasons for the commonest questions. */
export function whyNot(battle: Battle, choice: Choice, ref: Ref): string | undefined {
  if (ref.startsWith('square:') && choice.ask === 'move.step')
    return whyNoWay(battle, squareNamed(ref.slice('square:'.length)))
  if (!ref.startsWith('unit:')) return undefined
  const unit = battle.units[Number(ref.slice(5))]
  if (unit === undefined) return undefined
  const name = unitName(battle, unit)
  if (!isOnMap(unit)) return `${name} is not on the map.`
  if (choice.ask === 'tally.action') return whyNoTally(battle, choice.seat, unit, name)
  if (choice.ask === 'movement.next') return whyNoMove(choice.seat, unit, name)
  if (choice.ask === 'reaction.declare' && unit.side === choice.seat) return whyNoReaction(battle, unit, name)
  return undefined
}

/** So many half points more than it has are tried, to say what a square would cost. */
const MORE = 16

/** WL-8.2.b A square that the move under way does not come to. */
function whyNoWay(battle: Battle, square: Square): string | undefined {
  const { flight } = battle
  if (!flight) return undefined
  const unit = unitAt(battle, flight.unit)
  const [name, at] = [unitName(battle, unit), nameOf(square)]
  if (unit.square === square) return `${name} is at ${at}.`
  const rich = { ...flight, left: flight.left + MORE, allowance: flight.allowance + MORE }
  const way = pathsFrom(battle, unit, rich).find(path => path.square === square)
  if (way && way.cost > flight.left)
    return `${at} costs ${points(way.cost)} MP by the cheapest way: ${name} has ${points(flight.left)} left.`
  if (way) return `${name} cannot end its move at ${at} from here.`
  const climbs = altitudeOf(square) > altitudeOf(unit.square)
  return climbs
    ? `${at} is out of the climb of ${name}, or off the way its mission takes.`
    : `The mission of ${name} does not lead by ${at}, or it is too far.`
}

function whyNoTally(battle: Battle, seat: Seat, unit: Unit, name: string): string | undefined {
  if (unit.side !== seat) return whyUnseen(battle, seat, unit, name)
  if (hasTally(unit)) return `${name} has sighted somebody already.`
  if (unit.broken) return `${name} is broken and looks for nobody.`
  if (!canTally(battle, unit)) return `${name} is a bomber: only fighters look for the enemy.`
  if (unit.deeds.rolledTally) return `${name} has looked for somebody in this phase.`
  if (unit.deeds.mayNotRoll) return `${name} has just split off: it looks for nobody in this phase.`
  const enemies = battle.units.filter(other => other.side !== seat && isOnMap(other))
  if (!enemies.some(enemy => canReach(battle, unit, enemy)))
    return `No enemy is within nine squares and in sight of ${name}.`
  if (unseenBehind(battle, unit).length > 0) return `${name} faces away from the enemy: it can find nobody.`
  if (enemies.every(enemy => isHopeless(battle, unit, enemy)))
    return `${name} is too far from any enemy to find him.`
  return `${name} may not look now: an enemy shares its square, or its wing has looked.`
}

/** Nobody of the side that looks can see it. */
function whyUnseen(battle: Battle, seat: Seat, enemy: Unit, name: string): string | undefined {
  const fighters = battle.units.filter(unit => unit.side === seat && isOnMap(unit) && canTally(battle, unit))
  if (fighters.some(unit => canReach(battle, unit, enemy))) return undefined
  const near = fighters.some(unit => distance(unit.square, enemy.square) <= TALLY_REACH)
  const seen = fighters.some(unit => canSee(battle, unit.square, enemy.square))
  if (!seen && near) return `Cloud hides ${name} from all your fighters.`
  return `${name} is farther than nine squares from your fighters.`
}

function whyNoMove(seat: Seat, unit: Unit, name: string): string {
  if (unit.side !== seat) return `${name} is not yours to move.`
  if (unit.dogfight !== undefined) return `${name} is in a dogfight, which moves as one.`
  if (unit.deeds.ordinal !== undefined) return `${name} has moved.`
  return isFighter(unit)
    ? `${name} moves later: escorts and bombers go before the other fighters.`
    : `${name} moves after the escorts.`
}

function whyNoReaction(battle: Battle, unit: Unit, name: string): string {
  if (unit.mission !== 'escort' && unit.mission !== 'close-escort') return `${name} is no escort.`
  if (!isAvailable(battle, unit)) return `${name} has its hands full.`
  return `${name} is too far from the bombers, too low, or cannot see them.`
}

/**
 * Nobody of the side is left who fights or bombs, or is fought: all that fly are broken, or on their way home with nobody after
 * them. Or the enemy has come to that or his bombers are past all who might catch them, none of his can still be sighted, and there is
 * nothing to bomb.
 */
function isDecided(battle: Battle, seat: Seat): boolean {
  const inPlay = battle.units.filter(isInPlay)
  const own = inPlay.filter(({ side }) => side === seat)
  const enemies = inPlay.filter(({ side }) => side !== seat)
  const isOut = (unit: Unit) => isOnMap(unit) && isDone(unit) && !isHunted(battle, unit)
  if (own.every(isOut)) return true
  const hunters = own.filter(unit => isOnMap(unit) && canTally(battle, unit))
  const isCaught = (enemy: Unit) =>
    isHunted(battle, enemy) ||
    hunters.some(unit => meetings(battle, unit, turnsAfter(battle) + 1).some(one => one.enemy === enemy))
  const isPast = (enemy: Unit) => isOnMap(enemy) && isBomber(enemy) && !isCaught(enemy)
  const isGone = (enemy: Unit) =>
    (isOut(enemy) || isPast(enemy)) && !hunters.some(unit => canReach(battle, unit, enemy))
  return enemies.every(isGone) && own.every(unit => isFighter(unit) || isDone(unit))
}

const isInPlay = ({ at }: Unit): boolean => at === 'waiting' || at === 'edge' || at === 'map'

function isDone(unit: Unit): boolean {
  if (hasTally(unit) || unit.dogfight !== undefined || unit.profile !== undefined) return false
  return unit.broken || unit.home !== undefined
}
