import { percent, type SaidFigure } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import { type Altitude, type CombatResult, type Damage, type DamageRow, SECTIONS } from '../pack/types.ts'
import { groupOf, groupsIn, raidAround, squadronOf } from '../rules/02-terms/terms.ts'
import { metFrom } from '../rules/11-interception.ts'
import { foesIn } from '../rules/12-combat/bomber-combat.ts'
import { combatValue, damageRow, type PairOption, type SquadronRow } from '../rules/12-combat/fight.ts'
import type { Day, Group, Raid, Squadron } from '../state.ts'
import { groupInShort, squadronInShort } from './names.ts'

/** What a fight between two can be expected to do to both. */

export type Pair = Pick<PairOption, 'squadron' | 'group'>

/** THD-12.3.2.a THD-12.3.3.a On how many faces of its die each side of a fight has a light or heavy loss. */
export interface Losses {
  readonly group: number
  readonly squadron: number
}

/** `54 attacks I/KG2`, below it of what kind they are, and beside it what becomes of both. */
export const squadronFights = (day: Day, pair: Pair, verb: 'against' | 'attacks', row: SquadronRow) => ({
  head: `${pair.squadron} ${verb} ${pair.group}`,
  so: `${squadronOf(day, pair.squadron).type} ${heightOver(day, pair)} ${groupInShort(day, pair.group)}`,
  figures: lossesTold([lossesOf(day, pair, row)]),
})

/** THD-12.4.a Who came from another height; whether it is reduced the odds hold. */
function heightOver(day: Day, { squadron }: Pair): string {
  const { altitudeMarker } = squadronOf(day, squadron)
  return altitudeMarker ? { advantage: 'above', disadvantage: 'below' }[altitudeMarker] : 'against'
}

/** The same with the group as the attacker. */
export const escortFights = (day: Day, pair: Pair) => ({
  head: `${pair.group} attacks ${pair.squadron}`,
  so: `${groupInShort(day, pair.group)} against ${squadronInShort(day, pair.squadron)}`,
  figures: lossesTold([lossesOf(day, pair, 'squadron-attacked')]),
})

/** `theirs lost 50 %`, `ours lost 17–33 %`: of these fights, whichever it comes to; a dash where there is none. */
export function lossesTold(fights: readonly Losses[]): readonly SaidFigure[] {
  return [
    figure(
      'theirs lost',
      fights.map(({ group }) => group),
      'good',
    ),
    oursLost(fights),
  ]
}

/** The same in a line, `theirs lost 50 %, ours 17–33 %`; nothing where there is no fight. */
export const fightsTold = (fights: readonly Losses[]): string =>
  fights.length === 0
    ? ''
    : `theirs lost ${shareOf(fights.map(({ group }) => group))}, ours ${shareOf(fights.map(({ squadron }) => squadron))}`

export const oursLost = (fights: readonly Losses[]): SaidFigure =>
  figure(
    'ours lost',
    fights.map(({ squadron }) => squadron),
    'bad',
  )

function figure(of: string, faces: readonly number[], tone: 'good' | 'bad'): SaidFigure {
  return { of, is: shareOf(faces), ...(faces.some(count => count > 0) && { tone }) }
}

/** `50 %`, from the least to the most `17–33 %`: of so many faces of a die. */
export function shareOf(faces: readonly number[]): string {
  if (faces.length === 0) return NONE
  const [least, most] = [percent(Math.min(...faces) / 6), percent(Math.max(...faces) / 6)]
  return least === most ? most : `${Number.parseInt(least, 10)}–${most}`
}

/** In the place of a figure that there is none for. */
export const NONE = '–'

/** What is to be had of a raid, and risked, by those who meet it from a level: each against each of its hunters or, where nobody bars the way, of those behind. */
export function lossesMet(
  day: Day,
  raid: Raid,
  squadrons: readonly Squadron[],
  from: Altitude,
): readonly Losses[] {
  const hunters = groupsIn(day, raid, 'hunt')
  if (hunters.length > 0) return lossesFrom(day, raid, hunters, squadrons, from, 'squadron-hunt')
  const behind = SECTIONS.flatMap(section => foesIn(day, raid, section))
  return lossesFrom(day, raid, behind, squadrons, from, 'squadron-own')
}

/** The same for groups that are named. */
export function lossesFrom(
  day: Day,
  raid: Pick<Raid, 'altitude'>,
  groups: readonly Group[],
  squadrons: readonly Squadron[],
  from: Altitude,
  row: SquadronRow,
): readonly Losses[] {
  return squadrons.flatMap(squadron =>
    groups.map(group => lossesBetween(day, raid, metFrom(raid, squadron, from), group, row)),
  )
}

/** Of those who face each other in a raid. */
export function lossesOf(day: Day, pair: Pair, row: SquadronRow): Losses {
  const squadron = squadronOf(day, pair.squadron)
  return lossesBetween(day, raidAround(day, squadron), squadron, groupOf(day, pair.group), row)
}

function lossesBetween(
  day: Day,
  raid: Pick<Raid, 'altitude'>,
  squadron: Squadron,
  group: Group,
  row: SquadronRow,
): Losses {
  const { groupResult, squadronResult } = packOf(day)
  const value = combatValue(day, raid, squadron, group)
  return {
    // Who is still at his airbase would come as a hunter.
    group: lossesAt(
      day,
      group.place.at === 'display' ? damageRow(group) : 'group-hunt',
      group.reduced,
      face => groupResult(value + face),
    ),
    squadron: lossesAt(day, row, squadron.reduced, face => squadronResult(value + face)),
  }
}

function lossesAt(day: Day, row: DamageRow, reduced: boolean, read: (face: number) => CombatResult): number {
  const { damage } = packOf(day)
  return [1, 2, 3, 4, 5, 6].filter(face => isLoss(damage(row, reduced, read(face)))).length
}

export function isLoss({ to }: Damage): boolean {
  return to === 'light' || to === 'heavy'
}
