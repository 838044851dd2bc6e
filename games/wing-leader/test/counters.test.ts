import { expect, test } from 'vitest'
import { countersOf } from '../counters.ts'
import type { Battle, Unit } from '../state.ts'
import { battleOf, the } from './kit/table.ts'

const raid = () =>
  battleOf('bf-109e G8, d spitfire-i K8', { surface: ['airfield K Manston'], balloons: 'K1' })

/** rA becomes rA1 and rA2. */
function splitUp(battle: Battle, flights: readonly string[]): void {
  const squadron = the(battle, 'rA')
  squadron.at = 'split'
  for (const id of flights) {
    const flight: Unit = { ...squadron, no: battle.units.length, id, at: 'map', size: 'flight' }
    battle.units.push(flight)
  }
}

const ALL = ['unit:rA', 'unit:dA', 'surface:0 Manston', 'balloon:0']

test('every unit, surface unit and balloon is found, wherever it is', () => {
  const battle = raid()
  the(battle, 'dA').at = 'destroyed'
  expect(countersOf(battle)).toEqual(ALL)
})

test('a split squadron is there if both of its flights are', () => {
  const battle = raid()
  splitUp(battle, ['rA1', 'rA2'])
  expect(countersOf(battle)).toEqual(ALL)
  const torn = raid()
  splitUp(torn, ['rA1'])
  expect(countersOf(torn)).toEqual(ALL.slice(1))
  const doubled = raid()
  splitUp(doubled, ['rA1', 'rA2', 'rA2'])
  expect(countersOf(doubled)).toEqual(ALL.slice(1))
})
