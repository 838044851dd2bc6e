import { type Choice, firstOf, listed, type Seat, type StakesOf } from '@tallyho/engine'
import type { Mission } from '../pack/types.ts'
import { altitudeOf, nameOf } from '../rules/01-words/geometry.ts'
import { isFighter, unitAt } from '../rules/01-words/units.ts'
import type { MoveOption } from '../rules/08-movement/move-options.ts'
import { POINT } from '../rules/08-movement/points.ts'
import { waysToPrey } from '../rules/08-movement/reach.ts'
import { canEvade } from '../rules/10-air-combat/situation.ts'
import type { Battle, Flight, Unit } from '../state.ts'
import type { Asks } from '../vocabulary.ts'
import { oddsInDogfight } from './attacks.ts'
import { ammoWords } from './chances.ts'
import { points, unitName } from './names.ts'
import { oddsAnywhere, unseenBehind } from './ways.ts'

/** What is at stake in a question, in one quiet line below it: what it means, and what is the same whatever is answered. */

const SIGHT = 'Only who has sighted an enemy can attack him.'
const MARKERS = 'Ace, veterans and green crews can be seen on their counters.'

const GUARDS = 'Beside its bombers it can come between them and who attacks them. '

/** What a mission makes of the square where a unit begins. */
const FROM_HERE: Partial<Readonly<Record<Mission, string>>> = {
  cap: 'It circles there until it sights somebody: the nearer the enemy, the sooner. ',
  intercept: 'From there it makes for its flag, which you set next. ',
  escort: GUARDS,
  'close-escort': GUARDS,
  sweep: 'From there it flies straight on until it sights somebody. ',
  bombing: 'From there it flies straight on. ',
}

export const STAKES: StakesOf<Asks, Battle> = {
  'forces.leader':
    'He may order the others of his wing to attack: best with those who will sight the enemy first.',
  'forces.experte': `He adds 1 to its firepower where it leads a fight: best with fighters that begin high. ${MARKERS}`,
  'forces.veteran': 'It fights one better and holds together longer: best with those who fight first.',
  'forces.green': 'It fights one worse and breaks sooner: least harm with those who come late.',
  'placement.square': (battle, { about, options }) => {
    const heights = new Set(options.map(({ square }) => altitudeOf(square)))
    const high = heights.size > 1 ? 'Begin high: who is higher can dive, and a dive is speed. ' : ''
    const no = firstOf('unit', about)
    const then = no === undefined ? '' : (FROM_HERE[unitAt(battle, Number(no)).mission] ?? '')
    return `${high}${then}The number of a square is its height.${aceOf(battle, about)}`
  },
  'entry.square': 'Who is higher can dive, and a dive is speed.',
  'vector.square': (battle, { about }) =>
    `Be above the enemy. On a 6 radar errs: the enemy shifts the flag.${aceOf(battle, about)}`,
  'vector.shift': 'His radar has misjudged the height. The farther from your units, the better.',
  'vector.control': 'One try for each; if it fails, the flag stays.',
  'escorts.release': 'They may then hunt on their own. Each formation may do so once in the game.',
  'tally.action': (battle, { seat }) =>
    [SIGHT, ...foundNobody(battle, seat), ...cannotLook(battle, seat)].join(' '),
  'tally.split': 'Each flight then moves and fights by itself, with half the aircraft.',
  'split.share': 'The first flight goes after whom it has sighted.',
  'move.step': moving,
  'move.plan': (battle, { about }) => hunting(battle, about) || idle(battle, about),
  'dogfight.move': (battle, choice) => {
    const odds = oddsAnywhere(battle, choice)
    return odds ? `Everywhere next turn: ${odds}.` : 'All who fight in it drift together.'
  },
  'combat.primary': 'Its figures and its ace count; every further fighter adds 1.',
  // WL-13.4.2.a The defender says last whether he stands.
  'combat.attack': battle =>
    `A turning fight counts who turns better, hit-and-run who is faster.${battle.fight && canEvade(battle, battle.fight) ? ' They may evade: then both hit less.' : ''}`,
  'combat.evade': 'To evade: both hit less, and you refuse a dogfight.',
  'combat.hit': 'For each hit a die is rolled: an aircraft falls, or straggles, or nothing happens.',
  'combat.face': 'It costs nothing, and it flies on from there.',
  'combat.tally': (battle, { about }) => {
    const no = Number(firstOf('unit', about))
    const low = ammoWords(battle, no)
    const next =
      unitAt(battle, no).dogfight === undefined
        ? 'Next turn it moves right after him and may attack him.'
        : 'It stays in the dogfight.'
    return `${next}${low ? ` It is ${low}.` : ''}`
  },
  'combat.break': 'It flies home and hunts nobody; there is no way back.',
  'dogfight.will': (battle, { seat }) => {
    const odds = oddsInDogfight(battle, seat)
    return `If both want it they fight on, a round each turn, until one side breaks.${odds ? ` Next round: ${odds}.` : ''}`
  },
  'dogfight.roller': 'One side refuses. Who adds most to the die is best.',
  'reaction.declare':
    'In time, escorts attack him first; late, they share the defence. Either way they leave their bombers.',
  'bombing.home': 'Both count alike; the nearer is left sooner.',
  'flak.fire': 'Each unit can be shot at once a turn.',
  'flak.corner': 'It covers the four squares around the corner.',
}

const hasMissed = ({ at, deeds, tally }: Unit): boolean =>
  at === 'map' && deeds.rolledTally && tally === undefined

/** WL-7.2.a Who has looked in this phase, and is not asked again. */
function foundNobody(battle: Battle, seat: Seat): readonly string[] {
  const missed = battle.units.filter(unit => unit.side === seat && hasMissed(unit))
  if (missed.length === 0) return []
  return [`${listed(missed.map(({ no }) => unitName(battle, no)))} looked and found nobody.`]
}

/** WL-7.2.1.c Why a fighter is not asked whom it looks for. */
function cannotLook(battle: Battle, seat: Seat): readonly string[] {
  const away = battle.units.filter(unit => unit.side === seat && unseenBehind(battle, unit).length > 0)
  const [only, more] = away
  if (!only) return []
  const names = listed(away.map(({ no }) => unitName(battle, no)))
  return [`${names} ${more ? 'face' : 'faces'} away from the enemy and can find nobody.`]
}

function aceOf(battle: Battle, about: Choice['about']): string {
  const no = firstOf('unit', about)
  return no !== undefined && unitAt(battle, Number(no)).experte ? ' Your ace flies with it.' : ''
}

/** WL-8.2.e `3 movement points (MP), or 4 in a dive. It hunts Bf 109 A. Bf 109 B hunts it.` */
function moving(battle: Battle, { options }: Choice<MoveOption>): string | undefined {
  const { flight } = battle
  if (!flight) return undefined
  const many = flight.left > POINT ? 's' : ''
  const bound = boundTo(flight, unitAt(battle, flight.unit))
  const dive = options.some(({ act }) => act === 'bonus')
    ? `, or ${points(flight.left + POINT)} in a dive`
    : ''
  return [
    `${points(flight.left)} movement point${many} (MP)${flight.spent > 0 ? ' left' : ''}${dive}.`,
    bound,
    hunts(battle, unitAt(battle, flight.unit)),
    isPreyFar(battle, flight, options) && 'Its prey is out of reach this turn.',
    !bound && hasMissed(unitAt(battle, flight.unit)) && 'It has looked for the enemy and found nobody.',
    unseenBehind(battle, unitAt(battle, flight.unit)).length > 0 &&
      'It faces away from the enemy: turn it, or it can find nobody.',
  ]
    .filter(Boolean)
    .join(' ')
}

/** WL-8.2.g WL-10.0.a Why a fighter that hunts somebody is offered no attack: it must end its move in his square. */
function isPreyFar(battle: Battle, flight: Flight, options: readonly MoveOption[]): boolean {
  const unit = unitAt(battle, flight.unit)
  const prey = unit.tally === undefined ? undefined : unitAt(battle, unit.tally)
  if (prey?.at !== 'map' || prey.square === unit.square) return false
  return waysToPrey(battle, unit, flight, options).length === 0
}

/** WL-9.2.4.b Why so few squares are open to it. */
const boundTo = ({ conduct }: Flight, { square, vector }: Unit): string | false =>
  conduct.kind === 'toward' &&
  conduct.goal === vector &&
  conduct.goal !== square &&
  `It has sighted nobody: it comes nearer to its flag at ${nameOf(conduct.goal)}, or circles.`

function hunting(battle: Battle, about: Choice['about']): string {
  const no = firstOf('unit', about)
  return no === undefined ? '' : hunts(battle, unitAt(battle, Number(no)))
}

/** WL-9.2.4.c Why a fighter has nowhere to go: it is there, or patrols, and has sighted nobody. */
function idle(battle: Battle, about: Choice['about']): string | undefined {
  const no = firstOf('unit', about)
  const unit = no === undefined ? undefined : unitAt(battle, Number(no))
  if (!unit || !isFighter(unit) || unit.vector !== undefined) return undefined
  if (unit.mission === 'intercept')
    return 'It has been to its flag and sighted nobody yet. Ground control may call it at the end of the turn.'
  return unit.mission === 'cap' ? 'It patrols until it sights somebody.' : undefined
}

/** WL-6.1.2.a Whom it is after, and who is after it: whoever hunts moves after his prey. */
function hunts(battle: Battle, { no, tally }: Unit): string {
  const hunters = battle.units.filter(unit => unit.at === 'map' && unit.tally === no)
  const prey =
    tally !== undefined && unitAt(battle, tally).at === 'map' && `It hunts ${unitName(battle, tally)}.`
  const names =
    hunters.length > 2 ? `${hunters.length} enemies` : listed(hunters.map(unit => unitName(battle, unit.no)))
  const hunted = hunters.length > 0 && `${names} ${hunters.length > 1 ? 'hunt' : 'hunts'} it.`
  return [prey, hunted].filter(Boolean).join(' ')
}
