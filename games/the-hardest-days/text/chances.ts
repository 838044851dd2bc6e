import { listed } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import type { Altitude, CombatResult, Damage, DamageRow, SquadronId } from '../pack/types.ts'
import { groupOf, groupsIn, raidAround, squadronOf } from '../rules/02-terms/terms.ts'
import { metFrom } from '../rules/11-interception.ts'
import { combatValue, damageRow, type PairOption, type SquadronRow } from '../rules/12-combat/fight.ts'
import type { Day, Group, Raid, Squadron } from '../state.ts'
import { groupWithState, squadronWithState } from './names.ts'

/** What a fight between two can be expected to do to both. */

export type Pair = Pick<PairOption, 'squadron' | 'group'>

/** `54 (Spitfire) attacks I/KG2 (Do17): value 7, a loss for I/KG2 on 5 in 6, …`. */
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

/** `lost to a hunter on 2–3 in 6`: what somebody risks who meets a raid from a level; undefined where it has no hunters. */
export function lostToHunters(
  day: Day,
  raid: Raid,
  squadrons: readonly Squadron[],
  from: Altitude,
): string | undefined {
  const hunters = groupsIn(day, raid, 'hunt')
  if (hunters.length === 0 || squadrons.length === 0) return undefined
  const on = lostOn(day, raid, hunters, squadrons, from)
  return on === NEVER ? `${NEVER} lost to a hunter` : `lost to a hunter ${on}`
}

/** `lost to a hunter: 609 on 1 in 6, 249 and 213 on 2 in 6`: the same for each of several, from where it is. */
export function eachLostToHunters(day: Day, raid: Raid, squadrons: readonly Squadron[]): string | undefined {
  const hunters = groupsIn(day, raid, 'hunt')
  const risks = new Map<string, SquadronId[]>()
  for (const squadron of squadrons) {
    const { id, place } = squadron
    if (place.at !== 'airborne') continue
    const on = lostOn(day, raid, hunters, [squadron], place.altitude)
    risks.set(on, [...(risks.get(on) ?? []), id])
  }
  if (hunters.length === 0 || risks.size === 0) return undefined
  return `lost to a hunter: ${[...risks].map(([on, ids]) => `${listed(ids)} ${on}`).join(', ')}`
}

/** How often squadrons are lost that fight these hunters from a level: `on 3 in 6`, from the best pair to the worst `on 2–3 in 6`. */
export function lostOn(
  day: Day,
  raid: Pick<Raid, 'altitude'>,
  hunters: readonly Group[],
  squadrons: readonly Squadron[],
  from: Altitude,
): string {
  const { squadronResult } = packOf(day)
  const faces = squadrons.flatMap(squadron =>
    hunters.map(hunter => {
      const value = combatValue(day, raid, metFrom(raid, squadron, from), hunter)
      return lossesAt(day, 'squadron-hunt', squadron.reduced, face => squadronResult(value + face))
    }),
  )
  const [least, most] = [Math.min(...faces), Math.max(...faces)]
  return least === most ? often(least) : `on ${least}–${most} in 6`
}

/** `III/KG4 lost on 5 in 6, 54 on 1 in 6`: a fight that somebody may fly on to. */
export function fateInShort(day: Day, pair: Pair, row: SquadronRow): string {
  const { group, squadron } = chancesOf(day, pair, row)
  return `${pair.group} lost ${often(group)}, ${pair.squadron} ${often(squadron)}`
}

export const NEVER = 'never'
const often = (faces: number): string =>
  faces === 0 ? NEVER : faces === 6 ? 'for certain' : `on ${faces} in 6`

/** THD-12.3.2.a THD-12.3.3.a The combat value, and on how many faces of its die each side has a light or heavy loss. */
export function chancesOf(day: Day, pair: Pair, row: SquadronRow) {
  const squadron = squadronOf(day, pair.squadron)
  const group = groupOf(day, pair.group)
  const { groupResult, squadronResult } = packOf(day)
  const value = combatValue(day, raidAround(day, squadron), squadron, group)
  return {
    value,
    group: lossesAt(day, damageRow(group), group.reduced, face => groupResult(value + face)),
    squadron: lossesAt(day, row, squadron.reduced, face => squadronResult(value + face)),
  }
}

function lossesAt(day: Day, row: DamageRow, reduced: boolean, read: (face: number) => CombatResult): number {
  const { damage } = packOf(day)
  return [1, 2, 3, 4, 5, 6].filter(face => isLoss(damage(row, reduced, read(face)))).length
}

function isLoss({ to }: Damage): boolean {
  return to === 'light' || to === 'heavy'
}
