import { expect, test } from 'vitest'
import { packOf } from '../../pack/index.ts'
import { CLOCK } from '../../rules/02-terms/terms.ts'
import { recoverGroups } from '../../rules/04-sequence/airfield-operations.ts'
import { moveRaids } from '../../rules/09-raid-movement.ts'
import { intercept } from '../../rules/11-interception.ts'
import { combat } from '../../rules/12-combat/combat.ts'
import { targetAndBomb } from '../../rules/14-bombing/bombing.ts'
import {
  aDay,
  airborne,
  aRaid,
  group,
  ids,
  lay,
  lines,
  list,
  pauseAfter,
  script,
  squadron,
  takes,
  whereIs,
} from '../kit/table.ts'

/** The worked examples of the Air Action and Airfield Operations Phases, die by die. */

test('THD-EX-15 a raid in 6/11b with its target in 7/11b goes to 7/11a', () => {
  const day = aDay()
  const raid = aRaid(day, { space: '6/11b', target: 'biggin-hill-airfield', deployed: true })
  expect(packOf(day).target('biggin-hill-airfield').space).toBe('7/11b')
  script(moveRaids(day))
  expect(raid.place).toEqual({ on: 'map', space: '7/11a' })
})

test('THD-EX-16 a raid in 6/11b with target London goes to 6/11c', () => {
  const day = aDay()
  const raid = aRaid(day, { space: '6/11b', target: 'london-city', deployed: true })
  script(moveRaids(day))
  expect(raid.place).toEqual({ on: 'map', space: '6/11c' })
})

test('THD-EX-17 three hunters and four squadrons in one MED box: three must fight, the fourth may', () => {
  const day = aDay()
  const raid = aRaid(day, { space: '6/11c', deployed: true })
  lay(day, raid, { 'hunt/left': 'I/JG3 I/JG26 I/JG51' })
  for (const id of ['54', '65', '610', '32']) airborne(day, id, '6/11c', 'MED')
  squadron(day, '32').reduced = true
  // 32 is reduced: it goes first, unasked. Two of the other three follow, the last is asked whether it joins.
  const played = lines('intercepted 610; intercepted 54')
  expect(ids(pauseAfter(intercept(day, raid)))).toEqual(['54', '65', '610'])
  const pause = pauseAfter(intercept(day, raid), played)
  expect(pause).toMatchObject({ ask: 'join' })
  expect(ids(pause)).toEqual(['65', 'done'])
  expect(pauseAfter(intercept(day, raid), [...played, takes('join', 'done')])).toMatchObject({
    what: 'hunt-placement',
  })
})

test('THD-EX-18 a placement die of 2 puts C squadrons left, A in the centre, B right', () => {
  const day = aDay()
  const raid = aRaid(day, { space: '6/11c', deployed: true })
  lay(day, raid, { 'hunt/left': 'I/JG3', 'hunt/centre': 'II/JG3', 'hunt/right': 'III/JG3 III/JG26' })
  for (const id of ['65', '610', '54', '32']) airborne(day, id, '6/11c', 'MED')
  pauseAfter(intercept(day, raid), lines('hunt-placement 2'))
  expect(['65', '610', '54', '32'].map(id => squadron(day, id).letter)).toEqual(['C', 'A', 'B', 'B'])
  expect(['65', '610', '54', '32'].map(id => whereIs(squadron(day, id)))).toEqual(
    list('hunt/left hunt/centre hunt/right hunt/right'),
  )
})

test('THD-EX-19 the same die: exactly one of two B squadrons evades to the right of the Bomber Box', () => {
  const day = aDay()
  const raid = aRaid(day, { space: '6/11c', deployed: true })
  lay(day, raid, { 'hunt/right': 'III/JG3 III/JG26', 'bomber/right': 'I/KG2' })
  for (const id of ['54', '32']) airborne(day, id, '6/11c', 'MED')
  const played = lines('hunt-placement 2; evade 32')
  expect(pauseAfter(intercept(day, raid), played)).toMatchObject({ ask: 'set-aside' })
  expect([whereIs(squadron(day, '32')), whereIs(squadron(day, '54'))]).toEqual(['bomber/right', 'hunt/right'])
})

test('THD-EX-20 hunters left and right only: every squadron in the centre flies through', () => {
  const day = aDay()
  const raid = aRaid(day, { space: '6/11c', deployed: true })
  lay(day, raid, { 'hunt/left': 'I/JG3', 'hunt/right': 'III/JG3', 'bomber/left': 'I/KG2' })
  for (const id of ['54', '32']) airborne(day, id, '6/11c', 'MED')
  // Die 1: B in the centre.
  pauseAfter(intercept(day, raid), lines('hunt-placement 1'))
  expect([whereIs(squadron(day, '32')), whereIs(squadron(day, '54'))]).toEqual([
    'bomber/centre',
    'bomber/centre',
  ])
})

test('THD-EX-21 an excess squadron of the left Hunt section moves on to the left of the Bomber Box', () => {
  const day = aDay()
  const raid = aRaid(day, { space: '6/11c', deployed: true })
  lay(day, raid, { 'hunt/left': 'I/JG3 54 610', 'bomber/right': 'I/KG2' })
  pauseAfter(combat(day, raid), lines('set-aside 610; fight 1 1; excess 610>bomber'))
  expect(whereIs(squadron(day, '610'))).toBe('bomber/left')
})

test('THD-EX-22 13 August, raid 2 from LF2 East C: a die of 2 is Rochford Airfield, in 6/11b', () => {
  const day = aDay({ scenario: '1940-08-13' })
  aRaid(day, { track: 'lf3-A' })
  const raid = aRaid(day, { track: 'lf2-east-C', space: '6/11a', deployed: true })
  script(targetAndBomb(day), lines('target 2'))
  expect(raid).toMatchObject({ number: 2, target: 'rochford-airfield', bombed: false })
  expect(packOf(day).target('rochford-airfield').space).toBe('6/11b')
})

test('THD-EX-23 at 0800 a full fighter group in the Inflight Box goes to the 1400 space', () => {
  const day = aDay({ segment: CLOCK.indexOf('0800') })
  group(day, 'I/JG51').place = { at: 'inflight' }
  script(recoverGroups(day))
  expect(group(day, 'I/JG51')).toMatchObject({
    reduced: false,
    place: { at: 'clock', segment: CLOCK.indexOf('1400') },
  })
})
