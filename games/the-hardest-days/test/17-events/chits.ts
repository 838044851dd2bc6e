import { expect } from 'vitest'
import { approachEvent } from '../../rules/17-events/approach-events.ts'
import type { Day, Raid } from '../../state.ts'
import { script, testLines } from '../kit/script.ts'
import { dayWith, expectAt } from '../kit/table.ts'

/** Chits of the standard pack by their approach side. */
export const CHITS = {
  breakFormationA: 'E01',
  breakFormationB: 'E02',
  formUpFailureA: 'E04',
  formUpFailureB: 'E05',
  highAltitude: 'E07',
  hunterTactics: 'E08',
  hunterTacticsEarly: 'E09',
  lowAltitude: 'E10',
  inCloudsA: 'E11',
  squadronTacticsLate: 'E14',
  squadronTactics: 'E15',
  undetected: 'E16',
  vectoredAwayB: 'E19',
} as const

export function drawn(day: Day, raid: Raid, chit: keyof typeof CHITS, lines = '') {
  const played = script(approachEvent(day, raid), [`event.approach ${CHITS[chit]}`, lines])
  return { ...played, applies: played.notes[0]?.facts.applies }
}

export function cupIsFull(day: Day): boolean {
  return Object.values(day.eventCup).every(count => count === 1)
}

export const reducedIn = (day: Day) => day.groups.filter(one => one.reduced).map(({ id }) => id)

/** Raids of seven and eight groups. */
const BOMBERS = 'bomber/left I/KG2 I/KG3, bomber/centre II/KG2, escort/left I/ZG26 II/ZG26'
const SEVEN = `${BOMBERS}, hunt/left I/JG3, patrol I/JG26`
export const EIGHT = `${SEVEN}, escort/centre III/ZG26`

/** Who is where, a chit, and who is where then; `no event` if it does not apply. */
export const testChit = (
  chit: keyof typeof CHITS,
  tests: Parameters<typeof testLines>[0],
  at: Parameters<typeof dayWith>[0] = {},
) =>
  testLines(tests, (line, _, after) => {
    const before = line.replace('SEVEN', SEVEN).replace('EIGHT', EIGHT)
    const { day, raid } = dayWith(at, before)
    const happens = !after.startsWith('no event')
    expect(drawn(day, raid, chit).applies).toBe(happens)
    expectAt(day, happens ? after : before)
  })
