import { expect } from 'vitest'
import { packOf, standard } from '../../pack/index.ts'
import { BOMBERS, FIGHTERS, type GroupSpec, LETTERS, type Letter, SCENARIOS } from '../../pack/types.ts'

/** What the tests of the pack speak of. */

export const pack = standard
export const components = packOf({ pack: 'standard' })
export const { space, target, track, squadron, group, scenario } = components
export const spaceIds = pack.spaces.map(({ id }) => id)
export const fieldOf = (day: (typeof SCENARIOS)[number]) =>
  pack.squadrons.filter(
    ({ id, provisional }) => !provisional || scenario(day).provisionalSquadrons.includes(id),
  )
export const sectorOf = (home: string) => home.slice(0, -1)
export const isFighter = ({ type }: GroupSpec) => (FIGHTERS as readonly string[]).includes(type)
export const isBomber = (entry: string) => (BOMBERS as readonly string[]).includes(entry)

export function letterCount(units: readonly { letter: Letter }[]): number[] {
  return LETTERS.map(letter => units.filter(unit => unit.letter === letter).length)
}

/** Letters spread as evenly as the number of units allows. */
export function expectSpread(units: readonly { letter: Letter }[], slack = 1) {
  const counts = letterCount(units)
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(slack)
}

/** The spaces a raid passes on its way to a target (9.4). */
export function wayOf(entry: string, goal: string): string[] {
  const way = [entry]
  for (let at = entry; at !== goal && way.length < 30; ) {
    const here = space(at)
    const arrow = (goal === 'London' ? here.arrowLondon : undefined) ?? here.arrow
    at = here.neighbours.includes(goal) ? goal : (arrow ?? 'nowhere')
    way.push(at)
    if (at === 'nowhere') break
  }
  return way
}

export function* chartEntries() {
  for (const day of SCENARIOS)
    for (const { id, entry } of pack.tracks)
      for (const name of pack.targetChart.rows[day][id]) yield { day, track: id, entry, target: target(name) }
}
