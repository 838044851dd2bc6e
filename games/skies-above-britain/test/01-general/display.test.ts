import { expect, test } from 'vitest'
import { randomFighter, randomSection } from '../../rules/01-general/acts.ts'
import { displayNumber, displayNumbers, fighterIds } from '../../rules/01-general/fighters.ts'
import { patrolOf } from '../../rules/01-general/terms.ts'
import { chase } from '../../rules/06-entropy/chase.ts'
import { assign } from '../../rules/10-campaign/assign.ts'
import { SQUADRON } from '../../state.ts'
import { fights } from '../kit/fight.ts'
import { aPatrol, dogfight, pauseAfter, script } from '../kit/table.ts'

test('SAB-EX-01 SAB-GEN-07 SAB-K-128 SAB-K-129 Yellow in the last slot: 11 is Yellow Leader', () => {
  const campaign = aPatrol({ slots: ['red', 'blue', 'green', 'yellow'] })
  expect(displayNumber(campaign, 'yellow-1')).toBe(11)
  const numbers = fighterIds(patrolOf(campaign)).map(id => displayNumber(campaign, id))
  expect(numbers.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
})

test('SAB-GEN-07 every fighter of the squadron is as likely as the other: one number each', () => {
  const campaign = aPatrol()
  const pause = pauseAfter(randomFighter(fighterIds(patrolOf(campaign))))
  expect(pause).toMatchObject({ kind: 'chance', outcomes: Array.from({ length: 12 }, () => ({ weight: 1 })) })
})

test('SAB-GEN-06 SAB-K-129 a Section has the three numbers of its slot', () => {
  const campaign = aPatrol({ slots: ['red', 'blue', 'green', 'yellow'] })
  expect(displayNumbers(campaign, 'blue')).toEqual({ from: 4, to: 6 })
  expect(pauseAfter(randomSection(['red', 'yellow', 'blue', 'green']))).toMatchObject({
    outcomes: [{ weight: 1 }, { weight: 1 }, { weight: 1 }, { weight: 1 }],
  })
})

test('SAB-GEN-10 SAB-K-129 on the Advanced Display a slot has four', () => {
  const campaign = aPatrol({ fly: 'red-1 red-2 red-3 red-4 blue-1', slots: ['red', 'blue'] })
  expect(displayNumbers(campaign, 'blue')).toEqual({ from: 5, to: 8 })
  expect([displayNumber(campaign, 'red-4'), displayNumber(campaign, 'blue-1')]).toEqual([4, 6])
})

test('SAB-GEN-08 SAB-A-06 among fewer each has the same chance; one alone is not rolled for', () => {
  expect(pauseAfter(randomFighter(['red-1', 'blue-2']))).toMatchObject({
    outcomes: [
      { id: 'red-1', weight: 1 },
      { id: 'blue-2', weight: 1 },
    ],
  })
  expect(script(randomFighter(['blue-2'])).value).toBe('blue-2')
})

test('SAB-GEN-09 the player says which Sections share a Flight of the display', () => {
  const campaign = aPatrol()
  script(assign(campaign), 'assign adjutant, slots blue')
  expect(patrolOf(campaign).slots).toEqual(['red', 'blue', 'yellow', 'green'])
})

test('SAB-GEN-01 one player decides, for the squadron; the Germans ask nobody', () => {
  const campaign = aPatrol({ fly: 'red' })
  dogfight(campaign, 'red', '109 4 tailed, 109 2 head-on')
  const { pauses } = fights(campaign, 'draw.headOn x-vanish, dogfight.maneuver turn, draw.tailed t-vanish')
  expect(pauses.map(pause => (pause.kind === 'choice' ? pause.seat : pause.kind))).toEqual([
    'chance',
    SQUADRON,
    'chance',
  ])
})

test('SAB-GEN-02 a die has twelve sides, and two are the most that are rolled for one thing', () => {
  const campaign = aPatrol({ fly: 'red-1' })
  const { pauses } = script(chase(campaign), 'chase chase, chase 2 2')
  const dice = pauses.flatMap(pause => (pause.kind === 'chance' ? [pause.outcomes.map(({ id }) => id)] : []))
  const d12 = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12']
  expect(dice).toEqual([d12, d12])
})
