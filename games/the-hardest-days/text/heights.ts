import type { Choice, SaidFigure } from '@tallyho/engine'
import type { Altitude } from '../pack/types.ts'
import { ratingOf } from '../rules/02-terms/terms.ts'
import type { Day, Group, Squadron } from '../state.ts'
import { lossesFrom, oursLost } from './chances.ts'
import { metOften, slantOf } from './meetings.ts'

/** What a patrol may expect at each height: of a raid at MED, where most fly. */

const MOST_RAIDS = { altitude: 'MED' } as const

/** THD-11.1.3.c How often it meets one. THD-12.4.a What fresh fighters may do to it then, where any are ready. */
export function figuresAt(day: Day, choice: Choice, level: Altitude): readonly SaidFigure[] {
  const { squadrons, hunters } = whoMeet(day, choice)
  const meets = { of: 'meets', is: metOften(slantOf(MOST_RAIDS, level)) }
  if (!hasRisk(day, choice)) return [meets]
  return [meets, oursLost(lossesFrom(day, MOST_RAIDS, hunters, squadrons, level, 'squadron-hunt'))]
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
  const fresh = day.groups.filter(
    ({ type, reduced, place }) => type === 'Me109' && !reduced && place.at === 'airbase',
  )
  return {
    squadrons: day.squadrons.filter(({ id }) => about.includes(`squadron:${id}`)),
    // Of those who are rated alike one will do.
    hunters: [...new Map(fresh.map(group => [ratingOf(day, group), group])).values()],
  }
}
