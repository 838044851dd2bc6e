import { noted, type Procedure } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import {
  type Aircraft,
  DAMAGE_TYPES,
  type DamageSide,
  type DamageType,
  type FighterId,
} from '../../pack/types.ts'
import type { Bomber, BomberId, Campaign, DamageId } from '../../state.ts'
import type { BombersNotes } from '../../vocabulary/bombers.ts'
import { d12, note } from '../../vocabulary.ts'
import { drawDamage, returnDamage } from '../01-general/acts.ts'
import { fightersAt } from '../01-general/fighters.ts'
import { patrolOf, tablesOf } from '../01-general/terms.ts'
import { creditKill } from '../09-pilots/kills.ts'
import { bomberOf, raidOf, touchesAnother, typeOf } from './formation.ts'

/** Who damages a bomber: a fighter by his burst, or nobody (Flak, SAB-VEC-08). */
export interface Gunner {
  readonly by?: FighterId
  /** SAB-ICO-03 Damage markers have a side for each aircraft; Flak uses that of the Hurricane (SAB-VEC-02). */
  readonly side: Aircraft
}

/** SAB-ICO-03 One Damage marker onto a bomber, and what follows from it. */
export function* damageBomber(campaign: Campaign, id: BomberId, gunner: Gunner): Procedure<void> {
  const marker = yield* drawDamage(campaign)
  if (marker !== undefined) yield* layDamage(campaign, id, marker, gunner)
}

/** SAB-ICO-04 A marker is checked once, when it is laid. */
export function* layDamage(
  campaign: Campaign,
  id: BomberId,
  marker: DamageId,
  gunner: Gunner,
): Procedure<void> {
  const bomber = bomberOf(campaign, id)
  // SAB-ICO-05 Flak may strike twice where the first was enough.
  if (bomber.state === 'destroyed') return returnDamage(campaign, marker)
  // SAB-VEC-02 Those of Flak lie first.
  bomber.damage.splice(gunner.by ? bomber.damage.length : bomber.flak++, 0, marker)
  const { type, effect, number } = sideOf(campaign, marker, gunner.side)
  const die = effect && number !== undefined ? yield* d12('catastrophe', [`bomber:${id}`], number) : undefined
  const happens = effect !== undefined && (number === undefined || (die as number) >= number)
  if (noted())
    note('SAB-ICO-04', 'damage-drawn', {
      bomber: id,
      marker,
      type,
      ...(effect && { effect }),
      ...(number !== undefined && { number }),
      ...(die !== undefined && { die }),
      happens,
      ...(!gunner.by && { flak: true as const }),
      count: damageOn(campaign, id)[type],
      limit: tablesOf(campaign).limits[typeOf(campaign, id)][type],
    })
  // SAB-ICO-05
  if (happens && effect !== 'fallen') return destroyBomber(campaign, 'SAB-ICO-05', id, effect, gunner)
  // SAB-ICO-06
  if (happens) fall(campaign, 'SAB-ICO-06', id, 'damage')
  suffer(campaign, id, gunner)
}

export function sideOf(campaign: Campaign, marker: DamageId, side: Aircraft): DamageSide {
  return packOf(campaign).damage(marker)[side]
}

/** SAB-ICO-13 SAB-ICO-14 A Dorsal marker: fuselage damage, and no gunner behind it. */
export function silenceGunner(campaign: Campaign, id: BomberId, by: FighterId): void {
  bomberOf(campaign, id).dorsal += 1
  note('SAB-ICO-13', 'dorsal', { bomber: id, by })
  suffer(campaign, id, { by, side: campaign.aircraft })
}

/** SAB-ICO-07 SAB-VEC-02 Markers on a bomber by what they strike; those of Flak show the side of the Hurricane. */
export function damageOn(campaign: Campaign, id: BomberId): Readonly<Record<DamageType, number>> {
  const { damage, flak, dorsal } = bomberOf(campaign, id)
  const counts = { wing: 0, engine: 0, cockpit: 0, fuselage: dorsal }
  damage.forEach((marker, at) => {
    counts[sideOf(campaign, marker, at < flak ? 'hurricane' : campaign.aircraft).type] += 1
  })
  return counts
}

/** SAB-ICO-07 SAB-ICO-08 What the markers on a bomber add up to. One Engine marker is all that a light bomber bears (SAB-K-065). */
function suffer(campaign: Campaign, id: BomberId, gunner: Gunner): void {
  const type = typeOf(campaign, id)
  const limits = tablesOf(campaign).limits[type]
  const counts = damageOn(campaign, id)
  const over = DAMAGE_TYPES.find(part => counts[part] >= limits[part])
  if (over) destroyBomber(campaign, 'SAB-ICO-07', id, over === 'engine' ? 'engine' : 'limit', gunner)
  else if (counts.engine > 0) fall(campaign, 'SAB-ICO-08', id, 'engine')
}

/** SAB-ICO-06 A bomber falls out of formation: alone from now on, with its markers, and with those who attack it (SAB-BMB-33). */
export function fall(
  campaign: Campaign,
  rule: string,
  id: BomberId,
  why: BombersNotes['bomber-falls']['why'],
): void {
  const bomber = bomberOf(campaign, id)
  if (bomber.state !== 'formation') return
  bomber.state = 'fallen'
  bomber.fell = true
  note(rule, 'bomber-falls', { bomber: id, why })
}

/** SAB-ICO-05 SAB-VP-01 A bomber is destroyed; its markers go back. SAB-PIL-12 A kill for whoever's burst did it. */
export function destroyBomber(
  campaign: Campaign,
  rule: string,
  id: BomberId,
  why: BombersNotes['bomber-destroyed']['why'],
  { by }: Pick<Gunner, 'by'>,
): void {
  const bomber = bomberOf(campaign, id)
  if (bomber.state === 'destroyed') return
  strip(campaign, bomber)
  bomber.state = 'destroyed'
  const { score } = patrolOf(campaign)
  // SAB-VEC-08
  if (by) score.bombers += 1
  else score.byFlak += 1
  if (noted()) note(rule, 'bomber-destroyed', { bomber: id, why, ...(by && { by }) })
  if (by && why !== 'collision') creditKill(campaign, by, 'bomber')
}

function strip(campaign: Campaign, bomber: Bomber): void {
  for (const marker of bomber.damage.splice(0)) returnDamage(campaign, marker)
  bomber.flak = 0
  bomber.dorsal = 0
}

/** What sets a tile apart: a Disruption, or New Trade. */
const CUT_OFF_BY = { 'SAB-ICO-10': 'pressure', 'SAB-VEC-12': 'behind' } as const

/** SAB-ICO-10 SAB-ICO-11 SAB-A-42 A tile is separated; whatever then touches no other is isolated too. */
export function isolate(campaign: Campaign, rule: keyof typeof CUT_OFF_BY, tile: number): void {
  const raid = raidOf(campaign)
  const separated = raid.tiles[tile]
  if (!separated || separated.isolated) return
  separated.isolated = true
  const alone = raid.tiles.filter(one => one === separated || (!one.isolated && !touchesAnother(raid, one)))
  for (const one of alone) {
    one.isolated = true
    const scores = isolationScores(campaign)
    if (scores) patrolOf(campaign).score.isolated += 1
    if (!noted()) continue
    const is = { tile: raid.tiles.indexOf(one), scores }
    if (one === separated) note(rule, 'tile-isolated', { ...is, why: CUT_OFF_BY[rule] })
    else note('SAB-A-42', 'tile-isolated', { ...is, why: 'alone', without: tile })
  }
}

/** SAB-VP-03 SAB-VP-04 While the raid is on its way in, and a fighter is among the bombers. */
function isolationScores(campaign: Campaign): boolean {
  return isInbound(campaign) && fightersAt(campaign, 'bombers').length > 0
}

/** True as long as a kette that is cut off may still score. */
export function isInbound(campaign: Campaign): boolean {
  const { track } = patrolOf(campaign)
  return track?.raid === undefined || track.raid.row === 'inbound'
}
