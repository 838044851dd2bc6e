import { expect, test } from 'vitest'
import { packOf } from '../../pack/index.ts'
import { CLOCK } from '../../rules/02-terms/terms.ts'
import { recoverGroups } from '../../rules/04-sequence.ts'
import { moveRaids } from '../../rules/09-raid-movement.ts'
import { intercept } from '../../rules/11-interception.ts'
import { combat } from '../../rules/12-combat/combat.ts'
import { targetAndBomb } from '../../rules/14-bombing/bombing.ts'
import { offers, script, stopsFor } from '../kit/script.ts'
import { aDay, aRaid, dayWith, expectAt, put, squadron } from '../kit/table.ts'

/** The worked examples of the Air Action and Airfield Operations Phases, die by die. */

test.each([
  [
    'THD-EX-15 a raid in 6/11b with its target in 7/11b goes to 7/11a',
    'biggin-hill-airfield',
    '7/11b',
    '7/11a',
  ],
  ['THD-EX-16 a raid in 6/11b with target London goes to 6/11c', 'london-city', 'London', '6/11c'],
])('%s', (_, target, at, to) => {
  const { day, raid } = dayWith({ space: '6/11b', target, deployed: true })
  expect(packOf(day).target(target).space).toBe(at)
  script(moveRaids(day))
  expect(raid.place).toEqual({ on: 'map', space: to })
})

/** A raid over 6/11c with MED squadrons in its box. */
const met = (display: string, squadrons = '') =>
  dayWith({ space: '6/11c', deployed: true }, `${display}, 6/11c/MED ${squadrons}`)

test('THD-EX-17 three hunters and four squadrons in one MED box: three must fight, the fourth may', () => {
  const meeting = () => {
    const { day, raid } = met('hunt/left I/JG3 I/JG26 I/JG51', '54 65 610 32-')
    return intercept(day, raid)
  }
  // 32 is reduced: it goes first, unasked. Two of the other three follow, the last is asked whether it joins.
  const played = 'intercepted 610, intercepted 54'
  expect(offers(meeting())).toEqual(['54', '65', '610'])
  expect(stopsFor(meeting(), played)).toBe('join')
  expect(offers(meeting(), played)).toEqual(['65', 'done'])
  expect(stopsFor(meeting(), [played, 'join done'])).toBe('hunt-placement')
})

test('THD-EX-18 a placement die of 2 puts C squadrons left, A in the centre, B right', () => {
  const { day, raid } = met(
    'hunt/left I/JG3, hunt/centre II/JG3, hunt/right III/JG3 III/JG26',
    '65 610 54 32',
  )
  expect(stopsFor(intercept(day, raid), 'hunt-placement 2')).toBe('evade')
  expect(['65', '610', '54', '32'].map(id => squadron(day, id).letter)).toEqual(['C', 'A', 'B', 'B'])
  expectAt(day, 'hunt/left 65, hunt/centre 610, hunt/right 54 32')
})

test('THD-EX-19 the same die: exactly one of two B squadrons evades to the right of the Bomber Box', () => {
  const { day, raid } = met('hunt/right III/JG3 III/JG26, bomber/right I/KG2', '54 32')
  expect(stopsFor(intercept(day, raid), 'hunt-placement 2, evade 32')).toBe('set-aside')
  expectAt(day, 'bomber/right 32, hunt/right 54')
})

test('THD-EX-20 hunters left and right only: every squadron in the centre flies through', () => {
  const { day, raid } = met('hunt/left I/JG3, hunt/right III/JG3, bomber/left I/KG2', '54 32')
  // Die 1: B in the centre.
  expect(stopsFor(intercept(day, raid), 'hunt-placement 1')).toBe('shift')
  expectAt(day, 'bomber/centre 32 54')
})

test('THD-EX-21 an excess squadron of the left Hunt section moves on to the left of the Bomber Box', () => {
  const { day, raid } = met('hunt/left I/JG3 54 610, bomber/right I/KG2')
  expect(stopsFor(combat(day, raid), 'set-aside 610, fight 1 1, excess 610>bomber')).toBe('shift')
  expectAt(day, 'bomber/left 610')
})

test('THD-EX-22 13 August, raid 2 from LF2 East C: a die of 2 is Rochford Airfield, in 6/11b', () => {
  const { day } = dayWith({ track: 'lf3-A' }, '', { scenario: '1940-08-13' })
  const raid = aRaid(day, { track: 'lf2-east-C', space: '6/11a', deployed: true })
  script(targetAndBomb(day), 'target 2')
  expect(raid).toMatchObject({ number: 2, target: 'rochford-airfield', bombed: false })
  expect(packOf(day).target('rochford-airfield').space).toBe('6/11b')
})

test('THD-EX-23 at 0800 a full fighter group in the Inflight Box goes to the 1400 space', () => {
  const day = aDay({ segment: CLOCK.indexOf('0800') })
  put(day, 'inflight I/JG51')
  script(recoverGroups(day))
  expectAt(day, `clock/${CLOCK.indexOf('1400')} I/JG51`)
})
