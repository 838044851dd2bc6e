import { foremost, noted, type Option, type Procedure, type Step } from '@tallyho/engine'
import type { Side } from '../pack/types.ts'
import type { Battle, Unit, UnitNo } from '../state.ts'
import { choose, d6, note } from '../vocabulary.ts'
import { distance } from './01-words/geometry.ts'
import { enemyOf, isAvailable, isBomber, isFighter, isOnMap, named, unitAt } from './01-words/units.ts'
import { canSee, sightBetween, worseOfHaze } from './04-sky.ts'
import { tendDogfights } from './10-air-combat/dogfights.ts'
import { removeUnit } from './12-end/end.ts'

/** Leaving the map other than by its edge (11.0), and leaving off (12.0). */

/** WL-11.0.c WL-6.0.h The raider's escapes come first. */
export function* raiderEscapes(battle: Battle): Procedure<Step> {
  yield* offerEscapes(battle, 'raider')
  return battle.agreedEnd ? 'end' : 'defender-escapes'
}

export function* defenderEscapes(battle: Battle): Procedure<Step> {
  yield* offerEscapes(battle, 'defender')
  return battle.agreedEnd ? 'end' : 'vectors'
}

/** Optional rule: what needs both players' agreement is asked for at the table, every turn. */
export const AGREEMENTS = 'agreements'

export interface EscapeOption extends Option {
  readonly act: 'done' | 'withdraw' | 'stop'
  readonly unit?: UnitNo
}

const DONE: EscapeOption = { id: 'done', act: 'done', ends: true }
const STOP: EscapeOption = { id: 'stop', act: 'stop', rare: true }

/** WL-Q-73 Once for each unit in a phase, a broken one may try to escape and any other be let go by agreement. */
function* offerEscapes(battle: Battle, side: Side): Procedure {
  if (battle.options[AGREEMENTS] === true) yield* offerAgreements(battle, side)
  if (battle.agreedEnd) return
  for (const unit of battle.units)
    if (unit.side === side && isOnMap(unit) && canEscape(unit) && !isCornered(battle, unit))
      yield* offerEscape(battle, unit)
}

/** WL-11.0.f A fighter so near that any die stops it: nothing hangs on an attempt, and none is asked for. */
function isCornered(battle: Battle, unit: Unit): boolean {
  return huntersOf(battle, unit).some(hunter => reachTo(battle, hunter, unit) <= 1)
}

export interface TryOption extends Option {
  readonly tries: boolean
}

const TRY_OR_STAY: readonly TryOption[] = [
  { id: 'try', rolls: true, tries: true },
  { id: 'stay', tries: false },
]

/** A broken bomber that could still bring its load through is a question of its own. */
function* offerEscape(battle: Battle, unit: Unit): Procedure {
  const ask = isBomber(unit) && unit.load !== undefined ? 'escape.loaded' : 'escape.try'
  if ((yield* choose(unit.side, ask, TRY_OR_STAY, [`unit:${unit.no}`])).tries) yield* tryEscape(battle, unit)
}

/** WL-11.0.b WL-12.0.a */
function* offerAgreements(battle: Battle, side: Side): Procedure {
  const proposed: UnitNo[] = []
  for (let mayStop = true; ; ) {
    const options = [DONE]
    for (const { no, id, ...unit } of battle.units)
      if (unit.side === side && unit.at === 'map' && !proposed.includes(no))
        options.push({ id: `withdraw/${id}`, act: 'withdraw', unit: no, on: [`unit:${no}`] })
    if (mayStop) options.push(STOP)
    const { act, unit } = yield* choose(side, 'escape.action', options)
    if (act === 'stop') {
      mayStop = false
      yield* proposeEnd(battle, side)
      if (battle.agreedEnd) return
    } else if (unit === undefined) return
    else {
      proposed.push(unit)
      yield* proposeWithdrawal(battle, unitAt(battle, unit))
    }
  }
}

/** WL-11.0.c Broken; WL-11.0.d but not under fire from the ground. */
function canEscape({ broken, deeds }: Unit): boolean {
  return broken && !deeds.flak
}

export interface AgreeOption extends Option {
  readonly agrees: boolean
}

const AGREE_OR_NOT: readonly AgreeOption[] = [
  { id: 'refuse', agrees: false },
  { id: 'agree', agrees: true },
]

/** WL-11.0.b A unit that both players have done with. */
function* proposeWithdrawal(battle: Battle, unit: Unit): Procedure {
  const about = [`unit:${unit.no}`]
  const { agrees } = yield* choose(enemyOf(unit.side), 'escape.agree', AGREE_OR_NOT, about)
  if (noted()) note('WL-11.0.b', 'withdrawal', { ...named(unit), agreed: agrees })
  if (agrees) yield* escapeWith(battle, unit)
}

/** WL-12.0.a The players may leave off whenever both want to. */
function* proposeEnd(battle: Battle, side: Side): Procedure {
  battle.agreedEnd = (yield* choose(enemyOf(side), 'end.agree', AGREE_OR_NOT)).agrees
  if (noted()) note('WL-12.0.a', 'end-proposed', { side, agreed: battle.agreedEnd })
}

/** WL-11.0.f A fighter that sees the escaping unit rolls: the one with the best chance, for it costs none of them anything. */
function* tryEscape(battle: Battle, unit: Unit): Procedure {
  // WL-Q-72 The same one may stop several.
  const [hunter] = foremost(huntersOf(battle, unit), one => reachTo(battle, one, unit))
  // WL-11.0.e WL-Q-71 Nobody to stop it.
  if (hunter === undefined) {
    if (noted()) note('WL-11.0.e', 'escape', { ...named(unit), escaped: true })
    return yield* escapeWith(battle, unit)
  }
  const weather = weatherBetween(battle, hunter, unit)
  const away = distance(hunter.square, unit.square)
  const die = yield* d6('escape.stop', [`unit:${hunter.no}`, `unit:${unit.no}`], away + weather)
  const total = die - weather
  const escaped = total < away
  if (noted())
    note('WL-11.0.f', 'escape', {
      ...named(unit),
      hunter: named(hunter),
      dice: [die],
      modifiers: weather === 0 ? [] : [{ id: 'weather', by: -weather }],
      total,
      distance: away,
      escaped,
    })
  if (escaped) yield* escapeWith(battle, unit)
}

/** WL-4.7.f WL-4.7.1.b WL-EX-55 */
function weatherBetween(battle: Battle, hunter: Unit, unit: Unit): number {
  return worseOfHaze(battle, sightBetween(battle, hunter.square, unit.square), unit.square)
}

/** What the die has to make up for. */
export function reachTo(battle: Battle, hunter: Unit, unit: Unit): number {
  return distance(hunter.square, unit.square) + weatherBetween(battle, hunter, unit)
}

/** Enemy fighters that are available and see the unit. */
export function huntersOf(battle: Battle, unit: Unit): Unit[] {
  return battle.units.filter(
    one =>
      one.side !== unit.side &&
      isOnMap(one) &&
      isFighter(one) &&
      isAvailable(battle, one) &&
      canSee(battle, one.square, unit.square),
  )
}

/** A unit in a dogfight can only leave by agreement; those who stay in it need new targets. */
function* escapeWith(battle: Battle, unit: Unit): Procedure {
  removeUnit(battle, unit, 'escaped')
  yield* tendDogfights(battle)
}
