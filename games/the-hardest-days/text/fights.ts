import { packOf } from '../pack/index.ts'
import type { CombatResult, Damage, DamageRow } from '../pack/types.ts'
import { groupOf, squadronOf } from '../rules/02-terms/terms.ts'
import { combatValue, type SquadronRow } from '../rules/12-combat/fight.ts'
import type { Day, Raid } from '../state.ts'
import { groupWithState, squadronWithState } from './names.ts'

/** A fight that an option would begin. */
interface Pair {
  readonly squadron: string
  readonly group: string
}

const FACES = [1, 2, 3, 4, 5, 6]

/** `54 Squadron (Spitfire) attacks I/KG2 (Do17): value 7, 5 in 6 to shoot it down, …`. */
export function pairWords(
  day: Day,
  pair: Pair,
  raid: Raid | undefined,
  verb: 'against' | 'attacks',
  row: SquadronRow,
): string {
  const { squadron, group } = pair
  const odds = raid && chancesOf(day, pair, raid, row)
  return `${squadronWithState(day, squadron)} ${verb} ${groupWithState(day, group)}${odds ? told(odds.value, odds.group, odds.squadron) : ''}`
}

/** The same with the group as the attacker: it shoots, or is shot down. */
export function escortWords(day: Day, pair: Pair, raid: Raid | undefined): string {
  const { squadron, group } = pair
  const odds = raid && chancesOf(day, pair, raid, 'squadron-attacked')
  return `${groupWithState(day, group)} attacks ${squadronWithState(day, squadron)}${odds ? told(odds.value, odds.squadron, odds.group) : ''}`
}

function told(value: number, shoots: number, isShot: number): string {
  return `: value ${value}, ${shoots} in 6 to shoot it down, ${isShot} in 6 to be shot down`
}

/** THD-12.3.2.a THD-12.3.3.a The combat value, and on how many faces of its die each side has a light or heavy loss. */
function chancesOf(day: Day, pair: Pair, raid: Raid, row: SquadronRow) {
  const squadron = squadronOf(day, pair.squadron)
  const group = groupOf(day, pair.group)
  const { place } = group
  if (place.at !== 'display' || place.box === 'patrol') return undefined
  const tables = packOf(day)
  const value = combatValue(day, raid, squadron, group)
  const losses = (chart: DamageRow, reduced: boolean, read: (total: number) => CombatResult): number =>
    FACES.filter(face => isLoss(tables.damage(chart, reduced, read(value + face)))).length
  return {
    value,
    group: losses(`group-${place.box}`, group.reduced, tables.groupResult),
    squadron: losses(row, squadron.reduced, tables.squadronResult),
  }
}

function isLoss({ to }: Damage): boolean {
  return to === 'light' || to === 'heavy'
}
