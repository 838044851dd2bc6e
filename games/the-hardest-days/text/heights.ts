import type { Choice } from '@tallyho/engine'
import { ALTITUDES, type Altitude } from '../pack/types.ts'
import type { Day, Group, Squadron } from '../state.ts'
import { lostOn, NEVER } from './chances.ts'
import { ON } from './meetings.ts'

/** What a patrol may expect at each height, said once for all spaces: of a raid at MED, where most fly. */

const MOST_RAIDS = { altitude: 'MED' } as const
const MET: Readonly<Record<Altitude, string>> = {
  HIGH: `finds it on ${ON.above}, +2 in the fight`,
  MED: 'finds it for certain',
  LOW: `finds it on ${ON.below}, −2 in the fight`,
}

export interface HeightTold {
  readonly level: Altitude
  /** THD-11.1.3.c `finds it on 1–3, +2 in the fight`. */
  readonly met: string
  /** THD-12.4.a `knocked out on 1 in 6`: what fresh fighters may do to it; undefined where none are ready. */
  readonly risk: string | undefined
}

/** Those that are offered, from the highest to the lowest, as the answers stand in their rows. */
export function heightsTold(day: Day, choice: Choice): readonly HeightTold[] {
  const { squadrons, hunters } = whoMeet(day, choice)
  return ALTITUDES.toReversed()
    .filter(level => choice.options.some(({ id }) => id.endsWith(`/${level}`)))
    .map(level => ({
      level,
      met: MET[level],
      risk: hasRisk(day, choice) ? knockedOut(lostOn(day, MOST_RAIDS, hunters, squadrons, level)) : undefined,
    }))
}

const knockedOut = (on: string): string => (on === NEVER ? `${NEVER} knocked out` : `knocked out ${on}`)

/** Whether the Luftwaffe has fresh fighters that those who go up may meet. */
export function hasRisk(day: Day, choice: Choice): boolean {
  const { squadrons, hunters } = whoMeet(day, choice)
  return squadrons.length > 0 && hunters.length > 0
}

function whoMeet(
  day: Day,
  { about = [] }: Choice,
): { readonly squadrons: readonly Squadron[]; readonly hunters: readonly Group[] } {
  return {
    squadrons: day.squadrons.filter(({ id }) => about.includes(`squadron:${id}`)),
    hunters: day.groups.filter(
      ({ type, reduced, place }) => type === 'Me109' && !reduced && place.at === 'airbase',
    ),
  }
}
