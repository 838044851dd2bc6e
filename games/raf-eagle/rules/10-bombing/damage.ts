import type { Procedure } from '@tallyho/engine'
import type { BombResult, BritishType, SquadronId, TargetSpec } from '../../pack/types.ts'
import type { Campaign, DamageMarker, Flight } from '../../state.ts'
import type { PointsLost } from '../../vocabulary/bombing.ts'
import { choose, d6, note } from '../../vocabulary.ts'
import { LUFTWAFFE, squadron, squadronSpec, squadronsIn } from '../02-terms.ts'
import { BLIND, netsDown } from '../06-raid/detection.ts'

/** RE-10.2.a What bombs do beyond their victory points: ports, cities and bases suffer no more. */
export function* damageTarget(
  campaign: Campaign,
  target: TargetSpec,
  result: BombResult,
  nonEssential: Flight['nonEssential'],
): Procedure {
  const { type } = target
  if (result === 0 || type === 'port' || type === 'city' || type === 'base') return
  // RE-CP.T10.a RE-CP.T10.b The bombs fell on something else; headquarters are spared by some cards alone.
  if (nonEssential === 'headquarters' || (nonEssential === 'plain' && type !== 'headquarters')) {
    note('RE-CP.T10.a', 'no-damage', { target: target.id })
    return
  }
  // RE-A-68 Only airfields and industry count the points of heavy damage.
  if (type === 'radar' || type === 'headquarters') markDamaged(campaign, target, result)
  else if (type === 'industry') industryDamage(campaign, yield* damagePoints(target, result))
  else yield* damageAirfield(campaign, target, yield* damagePoints(target, result))
}

/** RE-10.i */
const LEAST_HEAVY = 3
/** RE-10.23.a Points of heavy damage that hit the control room as well. */
export const CONTROL_ROOM = 6

/** RE-10.i Heavy damage is rolled for, and is three points at least. */
function* damagePoints(target: TargetSpec, result: BombResult): Procedure<number> {
  if (result !== 'H') return result
  const die = yield* d6('bomb-damage', [`target:${target.id}`])
  const points = heavyPoints(die)
  note('RE-10.i', 'heavy-damage', { target: target.id, die, points })
  return points
}

export function heavyPoints(die: number): number {
  return Math.max(LEAST_HEAVY, die)
}

// ---- radar nets and headquarters

/** RE-10.21.a RE-10.25.b RE-10.25.c RE-10.26.a RE-10.26.b A marker only ever gets heavier. */
function markDamaged(campaign: Campaign, target: TargetSpec, result: BombResult): void {
  const before = campaign.damage[target.id]
  const heavy = result === 'H' || (before === 'light' && result === 2)
  const marker: DamageMarker = heavy ? 'heavy' : 'light'
  if (before === 'heavy' || before === marker) return
  campaign.damage[target.id] = marker
  note(target.type === 'radar' ? 'RE-10.21.a' : heavy ? 'RE-10.25.c' : 'RE-10.25.b', 'damaged', {
    target: target.id,
    marker,
    type: target.type,
    chain: target.type === 'radar' && before === undefined && netsDown(campaign).length === BLIND,
  })
}

// ---- airfields

/** RE-10.22.a Squadrons are dispersed, RE-10.22.c aircraft on the ground are lost, RE-10.23.a and the control room may be hit. */
function* damageAirfield(campaign: Campaign, target: TargetSpec, points: number): Procedure {
  // RE-18.23.a RE-A-64 Night patrollers stand on the ground by day; RE-10.22.b those in flight are safe.
  const map = basedIn(campaign, target, 'sector', 'night-patrol')
  const left = yield* disperse(campaign, target, map, points)
  yield* disperse(campaign, target, basedIn(campaign, target, 're-arm'), left)
  loseAircraft(campaign, target, points)
  // RE-10.26.c A control room is hit once.
  if (points < CONTROL_ROOM || campaign.damage[target.id]) return
  campaign.damage[target.id] = 'light'
  note('RE-10.23.a', 'damaged', { target: target.id, marker: 'light', type: target.type, chain: false })
}

function basedIn(
  campaign: Campaign,
  { sector }: TargetSpec,
  ...places: Parameters<typeof squadronsIn>[1][]
): readonly SquadronId[] {
  return squadronsIn(campaign, ...places).filter(id => squadronSpec(campaign, id).sector === sector)
}

/** RE-10.22.a Up to `points` squadrons go to the Landing box, their facing kept; returns the points left. */
function* disperse(
  campaign: Campaign,
  target: TargetSpec,
  from: readonly SquadronId[],
  points: number,
): Procedure<number> {
  let here = from
  let left = points
  for (; left > 0 && here.length > 0; left--) {
    // With points for all of them nobody has to choose.
    const choice = here.length <= left ? here.slice(0, 1) : here
    const options = choice.map(id => ({ id, squadron: id, on: [`squadron:${id}`] }))
    const { squadron: id } = yield* choose(LUFTWAFFE, 'disperse', options, [`target:${target.id}`])
    here = here.filter(other => other !== id)
    const unit = squadron(campaign, id)
    const { place } = unit
    unit.place = 'landing'
    note('RE-10.22.a', 'dispersed', { target: target.id, squadron: id, from: place })
  }
  return left
}

/** RE-10.22.c RE-10.22.e One point for each squadron on the ground, the Landing box first, up to the damage. */
function loseAircraft(campaign: Campaign, target: TargetSpec, points: number): void {
  const hit = [
    ...typeAfterType(campaign, basedIn(campaign, target, 'landing')),
    ...typeAfterType(campaign, basedIn(campaign, target, 'light-loss')),
  ].slice(0, points)
  // RE-10.22.d What there is no point for is not lost elsewhere.
  const lost = TYPES.map(type => [type, hit.filter(other => other === type).length] as const)
  losePoints(campaign, 'RE-10.22.c', 'airfield', points, lost)
}

/** RE-10.22.e The order in which the types of a box take losses. */
const TYPES = ['Hurricane', 'Spitfire', 'Blenheim'] as const satisfies readonly BritishType[]

/** RE-10.22.e RE-A-63 A Hurricane, a Spitfire, a Blenheim, and round again. */
function typeAfterType(campaign: Campaign, ids: readonly SquadronId[]): readonly BritishType[] {
  const types = ids.map(id => squadronSpec(campaign, id).type)
  const round = (type: BritishType, i: number) => types.slice(0, i).filter(other => other === type).length
  return types
    .map((type, i) => ({ type, round: round(type, i) }))
    .sort((a, b) => a.round - b.round || TYPES.indexOf(a.type) - TYPES.indexOf(b.type))
    .map(({ type }) => type)
}

// ---- industry

/** RE-10.24.a RE-10.24.b RE-A-65 The type with most points loses, then the next; of equals in this order. */
const EQUALS = ['Spitfire', 'Hurricane', 'Blenheim'] as const satisfies readonly BritishType[]

export function industryDamage(campaign: Campaign, points: number): void {
  const types = EQUALS.filter(type => type !== 'Blenheim' || campaign.night)
  let left = points
  const lost = types
    .toSorted((a, b) => campaign.points[b] - campaign.points[a])
    .map(type => {
      const by = Math.min(left, campaign.points[type])
      left -= by
      return [type, by] as const
    })
  losePoints(campaign, 'RE-10.24.a', 'industry', points, lost)
}

/** RE-A-06 On a single day there are no replacement points to lose. */
function losePoints(
  campaign: Campaign,
  rule: string,
  of: 'airfield' | 'industry',
  points: number,
  wanted: readonly (readonly [type: BritishType, by: number])[],
): void {
  if (campaign.scenario === 'prelude') return
  const lost: PointsLost[] = []
  for (const [type, most] of wanted) {
    const by = Math.min(most, campaign.points[type])
    campaign.points[type] -= by
    if (by > 0) lost.push({ type, by })
  }
  note(rule, 'aircraft-lost', { of, points, lost })
}
