import { type Choice, percent, type SaidFigure } from '@tallyho/engine'
import type { Altitude, SpaceId } from '../pack/types.ts'
import { ratingOf } from '../rules/02-terms/terms.ts'
import type { Day, Group, Squadron } from '../state.ts'
import { fightsTold, lossesFrom, NONE } from './chances.ts'
import { coverFrom, nearby } from './covers.ts'
import { metOften, slantOf } from './meetings.ts'

/** What a patrol may expect at each height: of a raid at MED, where most fly. */

const MOST_RAIDS = { altitude: 'MED' } as const

/** How often a raid comes over a space. THD-11.1.3.c How often it is met from a height there. */
export function figuresAt(day: Day, space: SpaceId, level: Altitude): readonly SaidFigure[] {
  const chance = nearby(coverFrom(day, space, 0))
  return [
    { of: 'raid comes', is: chance === 0 ? NONE : percent(chance) },
    { of: 'if so, meets', is: metOften(slantOf(MOST_RAIDS, level)) },
  ]
}

/** `theirs lost 33–50 %, ours 17 %`. THD-12.4.a What it may do to fresh fighters then, and they to it, where any are ready. */
export function lossesAt(day: Day, choice: Choice, level: Altitude): string {
  const { squadrons, hunters } = whoMeet(day, choice)
  return fightsTold(lossesFrom(day, MOST_RAIDS, hunters, squadrons, level, 'squadron-hunt'))
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
