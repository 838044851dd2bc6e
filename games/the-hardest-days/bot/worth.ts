import { packOf } from '../pack/index.ts'
import type { Damage } from '../pack/types.ts'
import { groupsIn, isFighter } from '../rules/02-terms/terms.ts'
import { combatValue, damageRow, type SquadronRow } from '../rules/12-combat/fight.ts'
import type { Day, Group, Raid, Squadron } from '../state.ts'

/** What a fight can be expected to bring, in victory points: read off the printed charts, die by die. */

const FACES = [1, 2, 3, 4, 5, 6] as const

/** Turning bombers back or thinning them out saves bomb damage; fighters sent home cannot hunt again. */
const TURNED_BACK = { bomber: 0.6, fighter: 0.25 }
const THINNED_OUT = { bomber: 0.3, fighter: 0.1 }
/** A squadron that comes home shot up misses a segment more. */
const SHOT_UP = 0.2

/** Expected victory points of one fight for the British. */
export function fightWorth(day: Day, raid: Raid, squadron: Squadron, group: Group, row: SquadronRow): number {
  const tables = packOf(day)
  const value = combatValue(day, raid, squadron, group)
  const groupRow = damageRow(group)
  const kind = isFighter(group) || raid.bombed ? 'fighter' : 'bomber'
  let worth = 0
  for (const die of FACES) {
    worth += groupDamageWorth(tables.damage(groupRow, group.reduced, tables.groupResult(value + die)), kind)
    worth -= squadronDamageCost(tables.damage(row, squadron.reduced, tables.squadronResult(value + die)))
  }
  return worth / FACES.length
}

function groupDamageWorth({ reduced, to }: Damage, kind: 'bomber' | 'fighter'): number {
  if (to === 'heavy') return 2
  if (to === 'light') return 1
  if (to === 'inflight') return TURNED_BACK[kind]
  return reduced ? THINNED_OUT[kind] : 0
}

function squadronDamageCost({ reduced, to }: Damage): number {
  if (to === 'heavy') return 2
  if (to === 'light') return 1
  return reduced ? SHOT_UP : 0
}

/** The best that a squadron can do against the groups of one box; undefined if nobody is there. */
export function bestWorth(
  day: Day,
  raid: Raid,
  squadron: Squadron,
  groups: readonly Group[],
  row: SquadronRow,
): number | undefined {
  let best: number | undefined
  for (const group of groups) {
    const worth = fightWorth(day, raid, squadron, group, row)
    if (best === undefined || worth > best) best = worth
  }
  return best
}

/** What a squadron can hope for behind the hunters. */
export function preyWorth(day: Day, raid: Raid, squadron: Squadron): number {
  const prey = [...groupsIn(day, raid, 'bomber'), ...groupsIn(day, raid, 'escort')]
  return bestWorth(day, raid, squadron, prey, 'squadron-own') ?? 0
}

/** What it can expect of the hunters: a die says which of them it meets. THD-11.1.4.a */
export function huntWorth(day: Day, raid: Raid, squadron: Squadron): number {
  const hunters = groupsIn(day, raid, 'hunt')
  const sum = hunters.reduce((all, group) => all + fightWorth(day, raid, squadron, group, 'squadron-hunt'), 0)
  return hunters.length === 0 ? 0 : sum / hunters.length
}

/** Whether a squadron gains by going into a raid's display: hunters stand before the bombers. */
export function interceptionWorth(day: Day, raid: Raid, squadron: Squadron, company: number): number {
  const hunters = groupsIn(day, raid, 'hunt').length
  const toll = Math.min(1, hunters / (company + 1))
  return preyWorth(day, raid, squadron) * (1 - toll / 3) + toll * huntWorth(day, raid, squadron)
}
