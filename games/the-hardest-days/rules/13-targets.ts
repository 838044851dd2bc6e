import type { Procedure } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import type { Day, Raid } from '../state.ts'
import { d6, note } from '../vocabulary.ts'

/** THD-13.2.1.a THD-13.2.2.a The Raid Target Chart: scenario and coast track give the box, a die the target. */
export function* chooseTarget(day: Day, raid: Raid): Procedure {
  const die = yield* d6('target')
  // THD-13.2.3.a THD-2.27.a The target marker has the raid's number; THD-13.1.b it is never placed again.
  raid.target = packOf(day).targetOf(day.scenario, raid.track, die)
  note('THD-13.2.3.a', 'target', { raid: raid.number, track: raid.track, die, target: raid.target })
}
