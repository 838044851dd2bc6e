import { noted, type Option, type Procedure } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import type { Battle, Square, Unit, UnitNo } from '../../state.ts'
import { choose, note } from '../../vocabulary.ts'
import { counting, type Modifier, sumOf, twoDice } from '../01-words/dice.ts'
import { altitudeOf, distance, nameOf } from '../01-words/geometry.ts'
import { isAvailable, isBomber, isEscort, isFighter, named, unitAt } from '../01-words/units.ts'
import { isHighSpeed } from '../03-aircraft/ratings.ts'
import { canSee, sightBetween, worseOfHaze } from '../04-sky.ts'
import { cameHeadOn, gainTally } from '../07-tallies/tallies.ts'
import { canSplit, isFlexible, split } from '../09-command/splitting.ts'
import { dropTanks } from './aftermath.ts'
import { closeIn } from './reaction-move.ts'

/** Escorts react to an enemy that goes for their bombers (10.4). */

export type Reaction = 'none' | 'late' | 'successful'

/** What came of a declaration: the best result, and who attacks. */
interface Response {
  readonly reaction: Reaction
  readonly reactors: readonly Unit[]
}

const NO_RESPONSE: Response = { reaction: 'none', reactors: [] }

export interface ReactOption extends Option {
  /** Undefined: no more escorts react. */
  readonly escort?: UnitNo
  readonly intruder?: UnitNo
}

export interface SplitOption extends Option {
  readonly split: boolean
}

export interface TanksOption extends Option {
  readonly drop: boolean
}

/** An escort and the enemy it goes for. */
interface Pair {
  readonly escort: Unit
  readonly intruder: Unit
}

/** WL-10.4.a An enemy fighter is about to fly into the square of the bomber that it has tallied, and not head-on. */
export function* reactToEntry(battle: Battle, intruder: Unit, bomber: Unit): Procedure<Response> {
  if (!isFighter(intruder) || !isBomber(bomber)) return NO_RESPONSE
  const ready = escortsOf(battle, bomber)
  if (ready.length === 0) return NO_RESPONSE
  tellClosing(battle, intruder, intruder.deeds.began)
  const pairs = yield* declare(bomber, [intruder], ready)
  const reaction = yield* rollAll(battle, bomber, pairs)
  return yield* respond(battle, reaction, pairs)
}

/** In mid-move: whoever has to answer it knows how far it has come. */
export function tellClosing(battle: Battle, intruder: Unit, from: Square): void {
  if (intruder.tally === undefined || !noted()) return
  note('WL-10.4.a', 'closes', {
    ...named(intruder),
    from: nameOf(from),
    to: nameOf(intruder.square),
    target: named(unitAt(battle, intruder.tally)),
  })
}

function isOnTopOf(fighter: Unit, bomber: Unit): boolean {
  return (
    fighter.tally === bomber.no &&
    fighter.at === 'map' &&
    fighter.square === bomber.square &&
    !cameHeadOn(fighter, bomber)
  )
}

/** WL-10.4.4.a It is a bomber, and has fighters that have tallied it in its square. */
export function isMet(battle: Battle, unit: Unit): boolean {
  if (!isBomber(unit) || unit.at !== 'map') return false
  for (const other of battle.units) if (isOnTopOf(other, unit)) return true
  return false
}

/** WL-10.4.4.a WL-Q-46 A bomber has ended its move on top of fighters that have tallied it. */
export function* reactToArrival(battle: Battle, bomber: Unit): Procedure {
  const intruders = battle.units.filter(unit => isOnTopOf(unit, bomber))
  const pairs = yield* declare(bomber, intruders, escortsOf(battle, bomber))
  const reaction = yield* rollAll(battle, bomber, pairs)
  // WL-10.4.4.b
  const { reactors } = yield* respond(battle, reaction === 'none' ? 'none' : 'late', pairs)
  yield* joinCombat(battle, reactors, bomber.square)
}

/** WL-10.4.2.b WL-10.4.3.a The reactors move to where the fight will be. */
export function* joinCombat(battle: Battle, reactors: readonly Unit[], square: Square): Procedure {
  for (const unit of reactors) if (unit.at === 'map') yield* closeIn(battle, unit, square)
}

const REACH = 3
const HOLD: ReactOption = { id: 'hold', ends: true }
const DONE: ReactOption = { id: 'done', ends: true }

/** WL-10.4.b WL-10.4.c WL-9.2.2.c */
function canReact(battle: Battle, escort: Unit, bomber: Unit): boolean {
  return (
    isEscort(escort) &&
    escort.side === bomber.side &&
    escort.at === 'map' &&
    distance(escort.square, bomber.square) <= REACH &&
    altitudeOf(escort.square) >= altitudeOf(bomber.square) - 1 &&
    isAvailable(battle, escort) &&
    canSee(battle, escort.square, bomber.square)
  )
}

function escortsOf(battle: Battle, bomber: Unit): Unit[] {
  return battle.units.filter(unit => canReact(battle, unit, bomber))
}

/** WL-10.4.e WL-Q-40 Every escort that reacts is named before the first die. */
function* declare(bomber: Unit, intruders: readonly Unit[], ready: Unit[]): Procedure<Pair[]> {
  const pairs: Pair[] = []
  while (ready.length > 0) {
    const options: ReactOption[] = [pairs.length === 0 ? HOLD : DONE]
    for (const escort of ready)
      for (const intruder of intruders)
        options.push({
          id: `react/${escort.id}/${intruder.id}`,
          on: [`unit:${escort.no}`],
          escort: escort.no,
          intruder: intruder.no,
        })
    const about = [`unit:${bomber.no}`, ...intruders.map(({ no }) => `unit:${no}`)]
    const chosen = yield* choose(bomber.side, 'reaction.declare', options, about)
    const escort = ready.find(({ no }) => no === chosen.escort)
    const intruder = intruders.find(({ no }) => no === chosen.intruder)
    if (escort === undefined || intruder === undefined) break
    pairs.push({ escort, intruder })
    ready.splice(ready.indexOf(escort), 1)
  }
  return pairs
}

/** WL-10.4.5.a WL-EX-43 Each rolls, and the best roll counts for all. */
function* rollAll(battle: Battle, bomber: Unit, pairs: readonly Pair[]): Procedure<Reaction> {
  let best: Reaction = 'none'
  for (const { escort, intruder } of pairs) {
    const result = yield* rollReaction(battle, bomber, escort, intruder)
    if (result === 'successful' || best === 'none') best = result
  }
  return best
}

/** WL-10.4.f */
function* rollReaction(battle: Battle, bomber: Unit, escort: Unit, intruder: Unit): Procedure<Reaction> {
  const table = packOf(battle).pack.tables.reaction
  const modifiers = reactionModifiers(battle, bomber, escort, intruder)
  const about = [`unit:${escort.no}`, `unit:${intruder.no}`]
  const needed = totalForReaction(battle, bomber, escort, intruder)
  const { a, b, total: natural } = yield* twoDice('reaction', about, needed)
  const total = natural + sumOf(modifiers)
  const reaction = total >= table.successful ? 'successful' : total >= table.late ? 'late' : 'none'
  // WL-10.4.1.a WL-EX-41 A failure costs nothing: the escort may try the next one.
  if (noted())
    note('WL-10.4.f', 'reaction', {
      ...named(escort),
      intruder: named(intruder),
      bomber: named(bomber),
      dice: [a, b],
      modifiers,
      total,
      late: table.late,
      successful: table.successful,
      reaction,
    })
  return reaction
}

/** WL-10.4.f What the two dice must show at least to be in time. */
export function totalForReaction(battle: Battle, bomber: Unit, escort: Unit, intruder: Unit): number {
  const { successful } = packOf(battle).pack.tables.reaction
  return successful - sumOf(reactionModifiers(battle, bomber, escort, intruder))
}

/** WL-10.4.g WL-10.4.h WL-4.7.e */
function reactionModifiers(battle: Battle, bomber: Unit, escort: Unit, intruder: Unit): Modifier[] {
  const table = packOf(battle).pack.tables.reaction.modifiers
  const sight = sightBetween(battle, escort.square, bomber.square)
  return counting(
    isHighSpeed(battle, intruder) && { id: 'high-speed', by: table.highSpeed },
    escort.quality === 'veteran' && { id: 'veteran', by: table.veteran },
    escort.quality === 'green' && { id: 'green', by: table.green },
    escort.alerted && { id: 'alerted', by: table.alerted },
    { id: 'distance', by: table.perSquare * distance(escort.square, bomber.square) },
    { id: 'weather', by: -worseOfHaze(battle, sight, bomber.square) },
  )
}

/** WL-10.4.2.a WL-10.4.3.a All that declared tally their enemy, sweep from now on, and attack, whole or in part. */
function* respond(battle: Battle, reaction: Reaction, pairs: readonly Pair[]): Procedure<Response> {
  if (reaction === 'none') return NO_RESPONSE
  const reactors: Unit[] = []
  for (const { escort, intruder } of pairs) {
    const reactor = yield* attackOrSplit(battle, escort)
    gainTally(battle, reactor, intruder)
    // WL-10.4.2.f WL-10.4.3.b Who attacks in the combat to come hangs on it.
    reactor.deeds.reacted = reaction
    if (noted())
      note('WL-10.4.2.a', 'reacts', {
        ...named(reactor),
        intruder: named(intruder),
        reaction,
        square: nameOf(reactor.square),
      })
    yield* offerTanks(reactor)
    reactors.push(reactor)
  }
  return { reaction, reactors }
}

/** WL-10.4.2.g WL-9.3.e WL-Q-47 A flexible squadron may send one flight and keep the other with the bombers. */
function* attackOrSplit(battle: Battle, escort: Unit): Procedure<Unit> {
  if (!isFlexible(battle, escort) || !canSplit(battle, escort)) return escort
  const options: SplitOption[] = [
    { id: 'attack', split: false },
    { id: 'split', split: true },
  ]
  const choice = yield* choose(escort.side, 'reaction.split', options, [`unit:${escort.no}`])
  if (!choice.split) return escort
  const [attacking] = yield* split(battle, escort)
  return attacking
}

/** WL-13.2.b Tanks may go in a reaction move too. */
function* offerTanks(unit: Unit): Procedure {
  if (!unit.tanks) return
  const options: TanksOption[] = [
    { id: 'drop-tanks', drop: true },
    { id: 'keep-tanks', drop: false },
  ]
  const { drop } = yield* choose(unit.side, 'reaction.tanks', options, [`unit:${unit.no}`])
  if (drop) dropTanks(unit)
}
