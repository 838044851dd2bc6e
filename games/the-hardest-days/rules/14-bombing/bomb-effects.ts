import type { Procedure } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import type { TargetSpec } from '../../pack/types.ts'
import type { Day, Raid, Squadron } from '../../state.ts'
import { d6, note } from '../../vocabulary.ts'
import { chooseSquadron } from '../02-terms/choices.ts'
import { LANDING, sendSquadron, takeOut } from '../02-terms/terms.ts'

/** THD-14.2.5.a THD-14.6.a THD-2.28.a What bombs do beyond their points; ports, cities and industry suffer no more. */
export function* damageTarget(day: Day, raid: Raid, target: TargetSpec, points: number): Procedure {
  if (points === 0) return
  switch (target.type) {
    case 'airfield':
      yield* damageAirfield(day, raid, target, points)
      return
    case 'radar':
      markDamaged(day, raid, target, 'THD-14.7.a')
      return
    case 'headquarters':
      markDamaged(day, raid, target, 'THD-14.10.a')
      return
  }
}

/** THD-14.11.a A target that is damaged already is not damaged again. */
function markDamaged(day: Day, raid: Raid, target: TargetSpec, rule: string): void {
  if (isDamaged(day, target)) return
  day.damaged.push(target.id)
  note(rule, 'damaged', { raid: raid.number, target: target.id })
}

function isDamaged(day: Day, target: TargetSpec): boolean {
  return day.damaged.includes(target.id)
}

/** THD-14.8.a Squadrons are dispersed, then a heavy bombing may do more. */
function* damageAirfield(day: Day, raid: Raid, target: TargetSpec, points: number): Procedure {
  const based = basedAt(day, target)
  // THD-14.8.b First from the map, then from the Re-Arm box; THD-14.8.c those in the air are safe.
  const map = based.filter(({ place }) => place.at === 'ready' || place.at === 'scramble')
  const rearming = based.filter(({ place }) => place.at === 'rearm')
  const left = yield* disperse(raid, target, map, points)
  yield* disperse(raid, target, rearming, left)
  // THD-14.9.a THD-14.11.a THD-A-57 A damaged airfield has nothing more to lose.
  if (points < 3 || based.length === 0 || isDamaged(day, target)) return
  const die = yield* d6('airfield-damage', [`target:${target.id}`])
  const damage = airfieldDamage(die)
  note('THD-14.9.a', 'airfield-roll', { raid: raid.number, target: target.id, die, damage })
  if (damage === 'communications') markDamaged(day, raid, target, 'THD-14.9.c')
  else if (damage === 'aircraft') yield* destroyAircraft(raid, target, based)
}

export type AirfieldDamage = 'nothing' | 'aircraft' | 'communications'

/** THD-14.9.a THD-14.9.b THD-14.9.c What a heavy bombing does besides. */
export function airfieldDamage(die: number): AirfieldDamage {
  if (die === 6) return 'communications'
  return die >= 4 ? 'aircraft' : 'nothing'
}

/** THD-A-56 Squadrons belong to the one airfield of their home space that has boxes. */
function basedAt(day: Day, target: TargetSpec): Squadron[] {
  if (packOf(day).airfieldTarget(target.space) !== target.id) return []
  return day.squadrons.filter(({ home }) => home === target.space)
}

/** Sends up to `points` squadrons to the Landing box, faces kept; returns the points left. */
function* disperse(raid: Raid, target: TargetSpec, from: Squadron[], points: number): Procedure<number> {
  let left = points
  for (; left > 0 && from.length > 0; left--) {
    // With points for all of them nobody has to choose.
    const choice = from.length <= left ? from.slice(0, 1) : from
    const squadron = takeOut(from, yield* chooseSquadron('disperse', choice, [`target:${target.id}`]))
    squadron.place = LANDING
    note('THD-14.8.a', 'dispersed', { raid: raid.number, target: target.id, squadron: squadron.id })
  }
  return left
}

/** THD-14.9.b One squadron in the Landing box is lost, also one that was there before. */
function* destroyAircraft(raid: Raid, target: TargetSpec, based: readonly Squadron[]): Procedure {
  const landing = based.filter(({ place }) => place.at === 'landing')
  if (landing.length === 0) return
  const squadron = yield* chooseSquadron('aircraft-destroyed', landing, [`target:${target.id}`])
  sendSquadron(squadron, 'light')
  note('THD-14.9.b', 'aircraft-destroyed', { raid: raid.number, target: target.id, squadron: squadron.id })
}
