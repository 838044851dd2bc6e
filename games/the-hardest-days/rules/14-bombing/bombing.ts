import type { Procedure, Step } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import type { TargetSpec } from '../../pack/types.ts'
import type { Day, Group, Raid } from '../../state.ts'
import { d6, type Notes, note } from '../../vocabulary.ts'
import {
  bombingOf,
  escortsStrafe,
  groupsIn,
  inRaidOrder,
  isFighter,
  nextWhileRaids,
  spaceOf,
  targetSpaceOf,
} from '../02-terms/terms.ts'
import { type BombingEvent, targetEvent } from '../17-events/target-events.ts'
import { damageTarget } from './bomb-effects.ts'

/** Optional rule: close escorts of a raid that nobody intercepted come down to strafe (THD-A-24). On by default. */
export const ESCORTS_STRAFE = 'escorts-strafe'

/** Step 2 of the Air Action Phase. */
export function* targetAndBomb(day: Day): Procedure<Step> {
  for (;;) {
    // THD-13.1.a THD-A-50 First every missing target, THD-A-19 also of raids that come up during this step.
    for (const raid of inRaidOrder(day, day.raids))
      if (raid.place.on === 'map' && raid.target === undefined) yield* chooseTarget(day, raid)
    // THD-14.1.a THD-13.2.4.a Then every raid over its target bombs, in order.
    const raid = inRaidOrder(day, day.raids).find(other => isOverTarget(day, other) && !other.bombed)
    if (!raid) return nextWhileRaids(day, 'raid-movement')
    yield* bomb(day, raid)
  }
}

export function isOverTarget(day: Day, raid: Raid): boolean {
  const space = spaceOf(raid)
  return space !== undefined && space === targetSpaceOf(day, raid)
}

/** THD-14.2.1.a One raid over its target: event, strength, points, effects. */
export function* bomb(day: Day, raid: Raid): Procedure {
  if (raid.target === undefined) throw new Error(`Raid ${raid.number} has no target to bomb`)
  // THD-14.1.b The event is drawn even with an empty Bomber Box.
  const event = yield* targetEvent(day, raid, raid.target)
  // THD-A-16 THD-15.1.a Once only, whether there is anybody left to bomb or not.
  raid.bombed = true
  // THD-8.15.c THD-A-24 Nobody intercepted the raid: its close escorts strafe.
  if (!raid.intercepted && day.options[ESCORTS_STRAFE] !== false) escortsStrafe(day, raid, 'THD-8.15.c')
  const groups = groupsIn(day, raid, 'bomber')
  if (groups.length === 0) return
  const target = packOf(day).target(raid.target)
  const points = dropBombs(day, raid, target, groups, event)
  // THD-17.19.a A non-essential target suffers no effects.
  if (event !== 'non-essential-target') yield* damageTarget(day, raid, target, points)
}

/** What one group brings to the bombing of a target. */
export function strengthOf(day: Day, raid: Raid, target: TargetSpec, group: Group): number {
  const strength = bombingOf(day, group)
  // THD-14.2.2.b Bombers at low altitude count double, strafers do not.
  if (!isFighter(group)) return raid.altitude === 'LOW' ? strength * 2 : strength
  // THD-14.4.a THD-A-54 Strafing does little against these; THD-14.3.a elsewhere it counts in full.
  if (!HARD_TO_STRAFE.has(target.type)) return strength
  return group.type === 'Me110' ? Math.ceil(strength / 2) : 0
}

const HARD_TO_STRAFE: ReadonlySet<TargetSpec['type']> = new Set(['radar', 'city', 'headquarters'])

/** THD-14.2.3.a Points of one bombing: column by strength, row by weather, then the modifiers. No die is rolled. */
function dropBombs(
  day: Day,
  raid: Raid,
  target: TargetSpec,
  groups: readonly Group[],
  event: BombingEvent | undefined,
): number {
  const tables = packOf(day)
  // THD-14.2.2.a The Bomber Box alone counts.
  const strengths = groups.map(group => ({ group: group.id, by: strengthOf(day, raid, target, group) }))
  const strength = strengths.reduce((sum, { by }) => sum + by, 0)
  const weather = day.weather[tables.space(target.space).region]
  const clear = clearFor(raid, target, groups)
  const row = clear ? 'clear' : weather
  // THD-14.5.d Low in clear weather: two columns to the right.
  const shifted = raid.altitude === 'LOW' && weather === 'clear' ? 2 : 0
  const last = tables.pack.bombDamage.columns.length - 1
  const column = Math.min(tables.bombColumn(strength) + shifted, last)
  // THD-A-53 Nothing dropped, nothing scored.
  const chart = strength > 0 ? tables.bombPoints(column, row) : 0
  const modifiers = strength > 0 ? pointModifiers(raid, event) : []
  const points = pointsOf(chart, modifiers, event)
  // THD-14.2.4.a THD-2.14.a
  day.bombDamage += points
  note('THD-14.2.4.a', 'bombing', {
    raid: raid.number,
    target: target.id,
    strengths,
    strength,
    column,
    row,
    ...(clear && weather !== 'clear' && { rowFor: clear }),
    shifted,
    chart,
    modifiers,
    points,
  })
  return points
}

/** THD-14.2.3.b THD-14.5.c THD-A-55 Low raids and pure Stuka raids bomb as in clear weather, Stukas not a radar net. */
function clearFor(raid: Raid, target: TargetSpec, groups: readonly Group[]): Notes['bombing']['rowFor'] {
  if (raid.altitude === 'LOW') return 'low'
  const bombers = groups.filter(group => !isFighter(group))
  const stukas = bombers.length > 0 && bombers.every(({ type }) => type === 'Ju87')
  return stukas && target.type !== 'radar' ? 'stukas' : undefined
}

/** A change of the points of one bombing. */
export interface PointModifier {
  readonly why: 'not-intercepted' | BombingEvent
  readonly by: number
}

function pointModifiers(raid: Raid, event: BombingEvent | undefined): PointModifier[] {
  const modifiers: PointModifier[] = []
  // THD-14.5.a
  if (!raid.intercepted && event !== 'non-essential-target') modifiers.push({ why: 'not-intercepted', by: 1 })
  // THD-17.18.a
  if (event === 'navigational-error') modifiers.push({ why: event, by: -1 })
  // THD-17.20.a
  if (event === 'pathfinders') modifiers.push({ why: event, by: 1 })
  return modifiers
}

/** THD-A-52 Never below zero, nor above four; THD-14.5.b a non-essential target is worth one point at most. */
function pointsOf(
  chart: number,
  modifiers: readonly PointModifier[],
  event: BombingEvent | undefined,
): number {
  let points = chart
  for (const { by } of modifiers) points += by
  return Math.max(0, Math.min(points, event === 'non-essential-target' ? 1 : 4))
}

/** THD-13.2.1.a THD-13.2.2.a The Raid Target Chart: scenario and coast track give the box, a die the target. */
export function* chooseTarget(day: Day, raid: Raid): Procedure {
  const die = yield* d6('target', [`raid:${raid.number}`])
  // THD-13.2.3.a THD-2.27.a The target marker has the raid's number; THD-13.1.b it is never placed again.
  raid.target = packOf(day).targetOf(day.scenario, raid.track, die)
  note('THD-13.2.3.a', 'target', { raid: raid.number, track: raid.track, die, target: raid.target })
}
