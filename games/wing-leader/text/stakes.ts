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

/** What is at stake in a question, in one quiet line below it, which a phone has about 60 letters for: what it means, and what is the same whatever is answered. */

const GUARDS = 'Beside its bombers it can shield them.'

/** What a mission makes of the square where a unit begins. */
const FROM_HERE: Partial<Readonly<Record<Mission, string>>> = {
  cap: 'It circles there until it sights somebody.',
  intercept: 'From there it flies to its flag, set next.',
  escort: GUARDS,
  'close-escort': GUARDS,
  sweep: 'It flies straight on until it sights somebody.',
  bombing: 'From there it flies straight on.',
}

export const STAKES: StakesOf<Asks, Battle> = {
  'forces.leader': 'He may order his wing to attack: best with who sights first.',
  'forces.experte': 'Where it leads a fight he adds 1 firepower: best up high.',
  'forces.veteran': 'One better in a fight, and steadier: best with who fights first.',
  'forces.green': 'One worse in a fight, and breaks sooner: best with who comes late.',
  'placement.square': (battle, { about, options }) => {
    const heights = new Set(options.map(({ square }) => altitudeOf(square)))
    const no = firstOf('unit', about)
    const then = no !== undefined && FROM_HERE[unitAt(battle, Number(no)).mission]
    return (
      [then, aceOf(battle, about) || (heights.size > 1 && 'Height is speed.')].filter(Boolean).join(' ') ||
      undefined
    )
  },
  'entry.square': 'Who is higher can dive, and a dive is speed.',
  'vector.square': 'Best above the enemy. If radar errs, on a 6, he may shift it.',
  'vector.shift': 'His radar misjudged the height: best far from your units.',
  'vector.control': 'One try for each; if it fails, the flag stays.',
  'escorts.release': 'They then hunt on their own: once a game for each formation.',
  'tally.action': (battle, { seat }) =>
    [...cannotLook(battle, seat), ...foundNobody(battle, seat)].join(' ') ||
    'Only who has sighted an enemy can attack him.',
  'tally.split': 'Each flight then fights by itself, with half the aircraft.',
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
    battle.fight && canEvade(battle, battle.fight)
      ? 'By turn, or by speed. If they evade, both hit less.'
      : 'A turning fight goes by turn, hit-and-run by speed.',
  'combat.evade': 'To evade: both hit less, and you refuse a dogfight.',
  'combat.hit': 'A die for each hit: one falls, straggles, or nothing happens.',
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
    return odds
      ? `If both want it, next turn: ${odds}.`
      : 'If both want it they fight on until one side breaks.'
  },
  'dogfight.roller': 'One side refuses. Who adds most to the die is best.',
  'reaction.declare': 'In time they attack him first; late, they only help defend.',
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
  return [`${listed(missed.map(({ no }) => unitName(battle, no)))} found nobody.`]
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
  return no !== undefined && unitAt(battle, Number(no)).experte ? 'With your ace.' : ''
}

/** WL-8.2.e `3 MP, 4 in a dive. It goes after Bf 109 A, out of reach. Bf 109 B is after it.` */
function moving(battle: Battle, { options }: Choice<MoveOption>): string | undefined {
  const { flight } = battle
  if (!flight) return undefined
  const bound = boundTo(flight, unitAt(battle, flight.unit))
  const dive = options.some(({ act }) => act === 'bonus') ? `, ${points(flight.left + POINT)} in a dive` : ''
  return [
    `${points(flight.left)} MP${flight.spent > 0 ? ' left' : ''}${dive}.`,
    bound,
    hunts(battle, unitAt(battle, flight.unit), isPreyFar(battle, flight, options)),
    !bound && hasMissed(unitAt(battle, flight.unit)) && 'It found nobody.',
    unseenBehind(battle, unitAt(battle, flight.unit)).length > 0 && 'It faces away from the enemy: turn it.',
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
  `Nobody sighted: toward its flag at ${nameOf(conduct.goal)}, or circle.`

function hunting(battle: Battle, about: Choice['about']): string {
  const no = firstOf('unit', about)
  return no === undefined ? '' : hunts(battle, unitAt(battle, Number(no)))
}

/** WL-9.2.4.c Why a fighter has nowhere to go: it is there, or patrols, and has sighted nobody. */
function idle(battle: Battle, about: Choice['about']): string | undefined {
  const no = firstOf('unit', about)
  const unit = no === undefined ? undefined : unitAt(battle, Number(no))
  if (!unit || !isFighter(unit) || unit.vector !== undefined) return undefined
  if (unit.mission === 'intercept') return 'At its flag, and nobody sighted: ground control may call it.'
  return unit.mission === 'cap' ? 'It patrols until it sights somebody.' : undefined
}

/** WL-6.1.2.a Whom it is after, and who is after it: whoever hunts moves after his prey. */
function hunts(battle: Battle, { no, tally }: Unit, isFar = false): string {
  const hunters = battle.units.filter(unit => unit.at === 'map' && unit.tally === no)
  const prey =
    tally !== undefined &&
    unitAt(battle, tally).at === 'map' &&
    `It goes after ${unitName(battle, tally)}${isFar ? ', out of reach' : ''}.`
  const [one, more] = hunters
  const hunted =
    one && (more ? `${hunters.length} enemies are after it.` : `${unitName(battle, one.no)} is after it.`)
  return [prey, hunted].filter(Boolean).join(' ')
}
