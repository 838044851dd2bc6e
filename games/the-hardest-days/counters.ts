import type { Frozen } from '@tallyho/engine'
import type { Day } from './state.ts'

/** The name of every counter, found where it lies: on the board, in a cup, with a raid or on a unit. */
export function countersOf(day: Frozen<Day>): string[] {
  const names = [
    ...day.squadrons.map(({ id }) => `squadron:${id}`),
    ...day.groups.map(({ id }) => `group:${id}`),
    ...inCup('region', day.regionCup),
    ...day.forming.map(region => `region:${region}`),
    ...day.setAside.map(region => `region:${region}`),
    ...Array<string>(day.timeOut + (day.timeOnClock ? 1 : 0)).fill('region:time'),
    ...inCup('size', day.sizeCup),
    ...inCup('event', day.eventCup),
  ]
  for (const { tactics } of day.groups) if (tactics) names.push(`event:${tactics.chit}`)
  for (const number of [1, 2, 3]) {
    const raids = day.raids.filter(raid => raid.number === number)
    // A marker that is not on the map lies beside it.
    names.push(...Array<string>(Math.max(1, raids.length)).fill(`raid:${number}`))
    for (const { sizeChit, kept } of raids) {
      if (sizeChit !== undefined) names.push(`size:${sizeChit}`)
      for (const { chit } of kept) names.push(`event:${chit}`)
    }
  }
  return names
}

function inCup(kind: string, cup: Readonly<Record<string, number>>): string[] {
  return Object.entries(cup).flatMap(([id, count]) => Array<string>(count).fill(`${kind}:${id}`))
}
