import { expect, test } from 'vitest'
import { packOf } from '../../pack/index.ts'
import { CLOCK } from '../../rules/02-terms/terms.ts'
import { recoverGroups } from '../../rules/04-sequence.ts'
import { moveRaids } from '../../rules/09-raid-movement.ts'
import { intercept } from '../../rules/11-interception.ts'
import { combat } from '../../rules/12-combat/combat.ts'
import { targetAndBomb } from '../../rules/14-bombing/bombing.ts'
import { ids, offers, pauseAfter, script, stopsFor } from '../kit/script.ts'
import { aDay, aRaid, dayWith, expectAt, group, put, reduce, squadron, whereIs } from '../kit/table.ts'

/** The worked examples of the Air Action and Airfield Operations Phases, die by die. */

test('THD-EX-15 a raid in 6/11b with its target in 7/11b goes to 7/11a', () => {
  const { day, raid } = dayWith({ space: '6/11b', target: 'biggin-hill-airfield', deployed: true })
  expect(packOf(day).target('biggin-hill-airfield').space).toBe('7/11b')
  script(moveRaids(day))
  expect(raid.place).toEqual({ on: 'map', space: '7/11a' })
})

test('THD-EX-16 a raid in 6/11b with target London goes to 6/11c', () => {
  const { day, raid } = dayWith({ space: '6/11b', target: 'london-city', deployed: true })
  script(moveRaids(day))
  expect(raid.place).toEqual({ on: 'map', space: '6/11c' })
})

test('THD-EX-17 three hunters and four squadrons in one MED box: three must fight, the fourth may', () => {
  const met = () => {
    const { day, raid } = dayWith({ space: '6/11c', deployed: true }, 'hunt/left I/JG3 I/JG26 I/JG51')
    put(day, '6/11c/MED 54 65 610 32')
    reduce(day, '32')
    return intercept(day, raid)
  }
  // 32 is reduced: it goes first, unasked. Two of the other three follow, the last is asked whether it joins.
  const played = 'intercepted 610, intercepted 54'
  expect(offers(met())).toEqual(['54', '65', '610'])
  const pause = pauseAfter(met(), played)
  expect(pause).toMatchObject({ ask: 'join' })
  expect(ids(pause)).toEqual(['65', 'done'])
  expect(stopsFor(met(), [played, 'join done'])).toBe('hunt-placement')
})

test('THD-EX-18 a placement die of 2 puts C squadrons left, A in the centre, B right', () => {
  const { day, raid } = dayWith(
    { space: '6/11c', deployed: true },
    'hunt/left I/JG3, hunt/centre II/JG3, hunt/right III/JG3 III/JG26',
  )
  put(day, '6/11c/MED 65 610 54 32')
  pauseAfter(intercept(day, raid), 'hunt-placement 2')
  expect(['65', '610', '54', '32'].map(id => squadron(day, id).letter)).toEqual(['C', 'A', 'B', 'B'])
  expectAt(day, 'hunt/left 65, hunt/centre 610, hunt/right 54 32')
})

test('THD-EX-19 the same die: exactly one of two B squadrons evades to the right of the Bomber Box', () => {
  const { day, raid } = dayWith(
    { space: '6/11c', deployed: true },
    'hunt/right III/JG3 III/JG26, bomber/right I/KG2',
  )
  put(day, '6/11c/MED 54 32')
  const played = 'hunt-placement 2, evade 32'
  expect(stopsFor(intercept(day, raid), played)).toBe('set-aside')
  expect([whereIs(squadron(day, '32')), whereIs(squadron(day, '54'))]).toEqual(['bomber/right', 'hunt/right'])
})

test('THD-EX-20 hunters left and right only: every squadron in the centre flies through', () => {
  const { day, raid } = dayWith(
    { space: '6/11c', deployed: true },
    'hunt/left I/JG3, hunt/right III/JG3, bomber/left I/KG2',
  )
  put(day, '6/11c/MED 54 32')
  // Die 1: B in the centre.
  pauseAfter(intercept(day, raid), 'hunt-placement 1')
  expect([whereIs(squadron(day, '32')), whereIs(squadron(day, '54'))]).toEqual([
    'bomber/centre',
    'bomber/centre',
  ])
})

test('THD-EX-21 an excess squadron of the left Hunt section moves on to the left of the Bomber Box', () => {
  const { day, raid } = dayWith(
    { space: '6/11c', deployed: true },
    'hunt/left I/JG3 54 610, bomber/right I/KG2',
  )
  pauseAfter(combat(day, raid), 'set-aside 610, fight 1 1, excess 610>bomber')
  expectAt(day, 'bomber/left 610')
})

test('THD-EX-22 13 August, raid 2 from LF2 East C: a die of 2 is Rochford Airfield, in 6/11b', () => {
  const day = aDay({ scenario: '1940-08-13' })
  aRaid(day, { track: 'lf3-A' })
  const raid = aRaid(day, { track: 'lf2-east-C', space: '6/11a', deployed: true })
  script(targetAndBomb(day), 'target 2')
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
