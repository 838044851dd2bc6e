import type { Choice } from '@tallyho/engine'
import { ALTITUDES, type Altitude } from '../pack/types.ts'
import type { Day, Group, Squadron } from '../state.ts'
import { lossesFrom, shareOf } from './chances.ts'
import { metOften } from './meetings.ts'

/** What a patrol may expect at each height, said once for all spaces: of a raid at MED, where most fly. */

const MOST_RAIDS = { altitude: 'MED' } as const
const MET: Readonly<Record<Altitude, string>> = {
  HIGH: `meets it ${metOften('above')}, at +2`,
  MED: `meets it ${metOften('level')}`,
  LOW: `meets it ${metOften('below')}, at −2`,
}

export interface HeightTold {
  readonly level: Altitude
  /** THD-11.1.3.c `meets it 50 %, at +2`. */
  readonly met: string
  /** THD-12.4.a `ours lost 17 %`: what fresh fighters may do to it; undefined where none are ready. */
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
      risk: hasRisk(day, choice) ? lostTold(day, squadrons, hunters, level) : undefined,
    }))
}

function lostTold(
  day: Day,
  squadrons: readonly Squadron[],
  hunters: readonly Group[],
  from: Altitude,
): string {
  const fights = lossesFrom(day, MOST_RAIDS, hunters, squadrons, from, 'squadron-hunt')
  return `ours lost ${shareOf(fights.map(({ squadron }) => squadron))}`
}

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
