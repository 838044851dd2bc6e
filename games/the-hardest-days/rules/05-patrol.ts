import { type Option, once, type Procedure, type Step } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import { ALTITUDES, type Altitude, type SpaceId, type SquadronId } from '../pack/types.ts'
import type { Day, Squadron } from '../state.ts'
import { choose, note } from '../vocabulary.ts'
import { boxesIn } from './02-terms/boxes.ts'
import { stackOf, stackOptions } from './02-terms/choices.ts'
import { LAST_SEGMENT, RAF } from './02-terms/terms.ts'

/** THD-5.4.a */
export const MOST_AT_DUSK = 13

export interface PatrolBoxOption extends Option {
  readonly squadron: SquadronId
  readonly space: SpaceId
  readonly altitude: Altitude
}

/** THD-5.1.b Squadrons go on patrol when the regions of the raids are known and nothing else is. */
export function* patrol(day: Day): Procedure<Step> {
  for (let left = patrolsLeft(day); left > 0; left = patrolsLeft(day)) {
    const able = day.squadrons.filter(squadron => canPatrol(day, squadron))
    const stack = stackOf(able, yield* choose(RAF, 'patrol-squadron', stackOptions(able, left)))
    const [first] = stack
    if (!first) break
    const about = stack.map(({ id }) => `squadron:${id}`)
    const { space, altitude } = yield* choose(RAF, 'patrol-box', patrolBoxes(day, first), about)
    const { name } = packOf(day).space(space)
    for (const squadron of stack) {
      // THD-5.2.c The face stays up; THD-5.3.a it stays airborne until a raid takes it or the clock moves on.
      squadron.place = { at: 'airborne', space, altitude }
      day.patrols++
      note('THD-5.2.a', 'patrol', { squadron: squadron.id, space, name, altitude, green: squadron.reduced })
    }
  }
  return 'coast-crossing'
}

/** THD-5.4.a At 1800 the light allows thirteen patrols. */
function patrolsLeft(day: Day): number {
  return day.segment === LAST_SEGMENT ? MOST_AT_DUSK - day.patrols : Number.POSITIVE_INFINITY
}

/** THD-5.1.a READY squadrons alone; THD-5.1.c none from an airfield whose communications are hit. */
function canPatrol(day: Day, { place, home }: Squadron): boolean {
  return place.at === 'ready' && !isCutOff(day, home)
}

export function isCutOff(day: Day, home: SpaceId): boolean {
  const airfield = packOf(day).airfieldTarget(home)
  return airfield !== undefined && day.damaged.includes(airfield)
}

/** THD-5.2.a Any airborne box of its own space or an adjacent one; THD-5.2.b however full. */
export function patrolBoxes(day: Day, { id, home }: Squadron): PatrolBoxOption[] {
  const over = patrolOptions(id)
  const options = [...over(home)]
  for (const space of packOf(day).neighbours(home)) options.push(...over(space))
  return options
}

/** A squadron to the airborne boxes of a space. */
const patrolOptions = once((squadron: SquadronId) =>
  once((space: SpaceId) =>
    ALTITUDES.map(
      (altitude): PatrolBoxOption => ({ ...boxesIn(space)[altitude], squadron, space, altitude }),
    ),
  ),
)
