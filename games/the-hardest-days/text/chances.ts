import { packOf } from '../pack/index.ts'
import type { CombatResult, Damage, DamageRow } from '../pack/types.ts'
import { groupOf, raidAround, squadronOf } from '../rules/02-terms/terms.ts'
import { combatValue, damageRow, type PairOption, type SquadronRow } from '../rules/12-combat/fight.ts'
import type { Day } from '../state.ts'
import { groupWithState, squadronWithState } from './names.ts'

/** What a fight between two can be expected to do to both. */

export type Pair = Pick<PairOption, 'squadron' | 'group'>

/** `54 Squadron (Spitfire) attacks I/KG2 (Do17): value 7, a loss for I/KG2 on 5 in 6, …`. */
export function squadronFights(day: Day, pair: Pair, verb: 'against' | 'attacks', row: SquadronRow) {
  const { value, group, squadron } = chancesOf(day, pair, row)
  return {
    head: `${squadronWithState(day, pair.squadron)} ${verb} ${groupWithState(day, pair.group)}`,
    so: chancesTold(value, [pair.group, group], [pair.squadron, squadron]),
  }
}

/** The same with the group as the attacker. */
export function escortFights(day: Day, pair: Pair) {
  const { value, group, squadron } = chancesOf(day, pair, 'squadron-attacked')
  return {
    head: `${groupWithState(day, pair.group)} attacks ${squadronWithState(day, pair.squadron)}`,
    so: chancesTold(value, [pair.squadron, squadron], [pair.group, group]),
  }
}

type Loss = readonly [id: string, faces: number]

/** A light loss or a heavy one: `a loss for I/KG2 on 5 in 6, for 54 never (combat value 7)`. */
export function chancesTold(value: number, [foe, his]: Loss, [own, ours]: Loss): string {
  return `a loss for ${foe} ${often(his)}, for ${own} ${often(ours)} (combat value ${value})`
}

const often = (faces: number): string =>
  faces === 0 ? 'never' : faces === 6 ? 'for certain' : `on ${faces} in 6`

/** THD-12.3.2.a THD-12.3.3.a The combat value, and on how many faces of its die each side has a light or heavy loss. */
export function chancesOf(day: Day, pair: Pair, row: SquadronRow) {
  const squadron = squadronOf(day, pair.squadron)
  const group = groupOf(day, pair.group)
  const tables = packOf(day)
  const value = combatValue(day, raidAround(day, squadron), squadron, group)
  const losses = (chart: DamageRow, reduced: boolean, read: (total: number) => CombatResult): number =>
    [1, 2, 3, 4, 5, 6].filter(face => isLoss(tables.damage(chart, reduced, read(value + face)))).length
  return {
    value,
    group: losses(damageRow(group), group.reduced, tables.groupResult),
    squadron: losses(row, squadron.reduced, tables.squadronResult),
  }
}

function isLoss({ to }: Damage): boolean {
  return to === 'light' || to === 'heavy'
}
