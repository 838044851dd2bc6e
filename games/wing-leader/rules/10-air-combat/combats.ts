import type { Option, Procedure, Step } from '@tallyho/engine'
import type { Battle, Unit, UnitNo } from '../../state.ts'
import { choose } from '../../vocabulary.ts'
import { unitAt } from '../01-words/units.ts'
import { checkWings } from '../09-command/wings.ts'
import { attackBalloons } from '../14-surface/balloons.ts'
import { resolveCombat } from './air-combat.ts'

/** WL-6.0.e The last part of the Combat Phase. WL-Q-93 Which combats there are is settled before the first. */
export function* beginCombats(battle: Battle): Procedure<Step> {
  battle.combats = combatsOf(battle)
  yield* attackBalloons(battle)
  return 'combat'
}

export interface CombatOption extends Option {
  readonly combat: number
}

/** WL-6.0.f WL-10.0.c One air combat, the raider's choice of those that are left. */
export function* fight(battle: Battle): Procedure<Step> {
  if (battle.combats.length > 0) {
    const options: CombatOption[] = battle.combats.map((units, combat) => ({
      id: units.map(no => unitAt(battle, no).id).join('+'),
      combat,
      on: units.map(no => `unit:${no}`),
    }))
    const { combat } = yield* choose('raider', 'combat.next', options)
    const units = battle.combats[combat] as readonly UnitNo[]
    battle.combats = battle.combats.filter(one => one !== units)
    yield* resolveCombat(battle, units)
    if (battle.combats.length > 0) return 'combat'
  }
  checkWings(battle)
  return 'raider-escapes'
}

/**
 * WL-10.0.a WL-10.2.a Units in one square that tallies link, directly or from unit to unit, fight one combat; whoever
 * is not linked stays out. WL-10.0.b So nobody is in two. WL-10.0.1.a How crowded the square is matters to nobody.
 */
export function combatsOf(battle: Battle): UnitNo[][] {
  const combats: UnitNo[][] = []
  const seen = new Set<UnitNo>()
  for (const unit of battle.units) {
    if (unit.tally === undefined || seen.has(unit.no) || !sharesSquare(unit, unitAt(battle, unit.tally)))
      continue
    const combat = linkedWith(battle, unit)
    for (const no of combat) seen.add(no)
    combats.push(combat.sort((a, b) => a - b))
  }
  return combats
}

/** All units that tallies link with this one, itself included. */
export function linkedWith(battle: Battle, unit: Unit): UnitNo[] {
  const linked: UnitNo[] = [unit.no]
  for (let i = 0; i < linked.length; i++) {
    const member = unitAt(battle, linked[i] as UnitNo)
    for (const other of battle.units)
      if (
        (other.tally === member.no || member.tally === other.no) &&
        sharesSquare(member, other) &&
        !linked.includes(other.no)
      )
        linked.push(other.no)
  }
  return linked
}

function sharesSquare(a: Unit, b: Unit): boolean {
  return a.at === 'map' && b.at === 'map' && a.square === b.square
}
