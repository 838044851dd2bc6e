import type { Result } from '@tallyho/engine'
import type { Day } from '../state.ts'
import { END_OF_DAY, RAF } from './02-terms/terms.ts'

export type Level = 'disastrous-defeat' | 'tactical-defeat' | 'draw' | 'tactical-victory' | 'major-victory'

/** What the day has cost so far: units in the loss boxes (THD-2.13.a) and bomb damage. THD-A-69 Nothing else counts. */
export function lossesOf(day: Day) {
  const lost = (units: readonly { readonly place: { readonly at: string } }[], box: 'light' | 'heavy') =>
    units.reduce((sum, { place }) => sum + (place.at === box ? 1 : 0), 0)
  return {
    groupsHeavy: lost(day.groups, 'heavy'),
    groupsLight: lost(day.groups, 'light'),
    squadronsHeavy: lost(day.squadrons, 'heavy'),
    // THD-A-68 One box for all airfields.
    squadronsLight: lost(day.squadrons, 'light'),
    bombDamage: day.bombDamage,
  }
}

/** THD-16.1.a, THD-16.1.b, THD-16.1.c What each of them is worth. */
export const WORTH = {
  groupsHeavy: 2,
  groupsLight: 1,
  squadronsHeavy: -2,
  squadronsLight: -1,
  bombDamage: -1,
} as const

/** The score as it stands. */
export function victoryPoints(day: Day): number {
  const { groupsHeavy, groupsLight, squadronsHeavy, squadronsLight, bombDamage } = lossesOf(day)
  return (
    WORTH.groupsHeavy * groupsHeavy +
    WORTH.groupsLight * groupsLight +
    WORTH.squadronsHeavy * squadronsHeavy +
    WORTH.squadronsLight * squadronsLight +
    WORTH.bombDamage * bombDamage
  )
}

export function levelOf(points: number): Level {
  // THD-16.2.a
  if (points <= -7) return 'disastrous-defeat'
  // THD-16.2.b
  if (points <= -2) return 'tactical-defeat'
  // THD-16.2.c
  if (points <= 0) return 'draw'
  // THD-16.2.d, THD-16.2.e
  return points <= 6 ? 'tactical-victory' : 'major-victory'
}

/** THD-4.1.a The day is scored when the clock enters End of Day. */
export function result(day: Day): Result | undefined {
  if (day.segment !== END_OF_DAY) return undefined
  const score = victoryPoints(day)
  const level = levelOf(score)
  const winner = level === 'draw' ? undefined : score > 0 ? RAF : 'luftwaffe'
  return { level, winner, score, figures: lossesOf(day) }
}
