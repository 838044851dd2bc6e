import { noted, type Option, type Procedure, type Step } from '@tallyho/engine'
import type { Side } from '../pack/types.ts'
import type { Battle, Unit, UnitNo } from '../state.ts'
import { choose, d6, note } from '../vocabulary.ts'
import { distance } from './01-words/geometry.ts'
import { enemyOf, isAvailable, isFighter, isOnMap, named, unitAt } from './01-words/units.ts'
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
  readonly act: 'done' | 'escape' | 'withdraw' | 'stop'
  readonly unit?: UnitNo
}

const DONE: EscapeOption = { id: 'done', act: 'done', ends: true }
const STOP: EscapeOption = { id: 'stop', act: 'stop' }

/** WL-Q-73 Once for each unit in a phase, a broken one may try to escape and any other be let go by agreement. */
function* offerEscapes(battle: Battle, side: Side): Procedure {
  const tried: UnitNo[] = []
  const proposed: UnitNo[] = []
  const mayAgree = battle.options[AGREEMENTS] === true
  for (let mayStop = mayAgree; ; ) {
    const options = [DONE]
    for (const unit of battle.units) {
      if (unit.side !== side || !isOnMap(unit)) continue
      const { no, id } = unit
      const on = [`unit:${no}`]
      if (canEscape(unit) && !tried.includes(no))
        options.push({ id: `escape/${id}`, act: 'escape', unit: no, on })
      // WL-11.0.b
      if (mayAgree && !proposed.includes(no))
        options.push({ id: `withdraw/${id}`, act: 'withdraw', unit: no, on })
    }
    if (mayStop) options.push(STOP)
    const { act, unit } = yield* choose(side, 'escape.action', options)
    if (act === 'stop') {
      mayStop = false
      yield* proposeEnd(battle, side)
      if (battle.agreedEnd) return
    } else if (unit === undefined) return
    else if (act === 'escape') {
      tried.push(unit)
      yield* tryEscape(battle, unitAt(battle, unit))
    } else {
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

export interface StopperOption extends Option {
  readonly unit: UnitNo
}

/** WL-11.0.f The opponent must name a fighter that sees the escaping unit, and rolls. */
function* tryEscape(battle: Battle, unit: Unit): Procedure {
  const hunters = huntersOf(battle, unit)
  // WL-11.0.e WL-Q-71 Nobody to stop it.
  if (hunters.length === 0) {
    if (noted()) note('WL-11.0.e', 'escape', { ...named(unit), escaped: true })
    return yield* escapeWith(battle, unit)
  }
  const options: StopperOption[] = hunters.map(({ id, no }) => ({ id, unit: no, on: [`unit:${no}`] }))
  const about = [`unit:${unit.no}`]
  // WL-Q-72 The same one may stop several.
  const { unit: no } = yield* choose(enemyOf(unit.side), 'escape.stopper', options, about)
  const hunter = unitAt(battle, no)
  const die = yield* d6('escape.stop')
  // WL-4.7.f WL-4.7.1.b WL-EX-55
  const weather = worseOfHaze(battle, sightBetween(battle, hunter.square, unit.square), unit.square)
  const total = die - weather
  const away = distance(hunter.square, unit.square)
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

/** Enemy fighters that are available and see the unit. */
function huntersOf(battle: Battle, unit: Unit): Unit[] {
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
