import { expect, test } from 'vitest'
import { loseContact, returnToBase, spendFuel } from '../../rules/01-general/acts.ts'
import { fighter } from '../../rules/01-general/fighters.ts'
import { hasLostContact, lostUnits } from '../../rules/01-general/formations.ts'
import { canSpendFuel, patrolOf, vapor } from '../../rules/01-general/terms.ts'
import { bomberRound } from '../../rules/04-bombers/round.ts'
import { ordersPhase } from '../../rules/05-interception/orders.ts'
import { chase } from '../../rules/06-entropy/chase.ts'
import { patrolComplete } from '../../rules/06-entropy/patrol-complete.ts'
import { applyVector } from '../../rules/07-raid-vector/icons.ts'
import { raidVector, vectorStep } from '../../rules/07-raid-vector/sequence.ts'
import type { Track } from '../../state.ts'
import {
  amongBombers,
  aPatrol,
  asked,
  bombers,
  expectAt,
  formation,
  offers,
  script,
  stopsFor,
} from '../kit/table.ts'

const inland = (space: number): Track => ({
  inbound: [0, 0, 0, 0, 0, 0],
  outbound: [],
  held: [],
  raid: { row: 'inbound', space },
  released: undefined,
})

test('SAB-GEN-20 without contact: off the map, and not among the bombers', () => {
  const campaign = aPatrol()
  formation(campaign, 'flight-1', 'red yellow', 'port low')
  amongBombers(campaign, 'green-1')
  fighter(campaign, 'green-2').at = 'lost'
  fighter(campaign, 'green-3').at = 'rtb'
  expect(lostUnits(campaign)).toEqual(['blue', 'green-2'])
  expect(hasLostContact(campaign, 'red')).toBe(false)
  expect(hasLostContact(campaign, 'green-1')).toBe(false)
})

test('SAB-GEN-20 SAB-FRM-23 a Section that loses contact leaves the map, a fighter leaves the bombers', () => {
  const campaign = aPatrol()
  formation(campaign, 'flight-1', 'red yellow', 'port low')
  loseContact(campaign, 'SAB-GEN-20', ['red'])
  expect(patrolOf(campaign).formations).toMatchObject([{ sections: ['yellow'] }])
  amongBombers(campaign, 'blue-1')
  fighter(campaign, 'blue-1').attack = { bomber: '0.0', angle: 'tail', delayed: true }
  loseContact(campaign, 'SAB-GEN-20', ['blue-1'])
  expect(fighter(campaign, 'blue-1')).toMatchObject({ at: 'lost', attack: undefined })
})

test('SAB-GEN-21 SAB-GEN-23 in the Interception Sequence they chase or go home', () => {
  expect(asked(chase(aPatrol({ fly: 'red-1' })))).toBe('chase of unit:red-1: chase, home')
})

test('SAB-GEN-21 SAB-GEN-23 in the Raid Vector Sequence they rejoin the squadron or go home', () => {
  const campaign = aPatrol({ fly: 'red', station: { zone: 'coast', altitude: 'low' }, track: inland(5) })
  fighter(campaign, 'red-3').at = 'lost'
  formation(campaign, 'squadron', 'red')
  expect(offers(vectorStep(campaign), 'vector.move stay')).toEqual(['rejoin', 'home', 'stay'])
  script(vectorStep(campaign), 'vector.move stay, vector.lost rejoin')
  expectAt(campaign, 'section red-3')
})

test('SAB-GEN-23 a formation may go home when it gets its order, a fighter when it should attack', () => {
  const campaign = aPatrol({ fly: 'red blue' })
  formation(campaign, 'red', 'red', 'port high')
  bombers(campaign)
  amongBombers(campaign, 'blue-1')
  expect(offers(ordersPhase(campaign))).toContain('home')
  expect(offers(bomberRound(campaign, ['blue-1']))).toContain('home')
  fighter(campaign, 'blue-1').attack = { bomber: '0.0', angle: 'tail', delayed: false }
  expect(offers(bomberRound(campaign, ['blue-1']))).not.toContain('home')
})

test('SAB-GEN-05 SAB-RTB-01 with nobody in play the patrol is over', () => {
  const campaign = aPatrol({ fly: 'red' })
  returnToBase(campaign, 'SAB-ORD-03', ['red-1', 'red-2', 'red-3'])
  expect(script(patrolComplete(campaign)).value).toBe('fate')
})

test('SAB-GEN-05 SAB-PAT-13 and so it is when the raid has flown home', () => {
  const raid = { row: 'outbound', space: 1 } as const
  const campaign = aPatrol({ track: { ...inland(0), outbound: [0, 0], released: 'coast', raid } })
  expect(script(raidVector(campaign)).value).toBe('fate')
  expectAt(campaign, 'rtb red-1 green-3')
})

test('SAB-GEN-04 dogfights before Contact as after it; before it a straggler alone is bombed back', () => {
  const station = { zone: 'coast', altitude: 'low' } as const
  const campaign = aPatrol({ fly: 'red', station, track: inland(0) })
  formation(campaign, 'squadron', 'red')
  expect(stopsFor(applyVector(campaign, ['messerschmitts']))).toBe('draw.luftwaffe')
  const hunting = aPatrol({ fly: 'red', station, track: inland(0) })
  formation(hunting, 'squadron', 'red')
  expect(stopsFor(applyVector(hunting, ['straggler']), 'bombers.chart 1, straggler red')).toBe(
    'bombers.approach',
  )
})

test('SAB-GEN-24 SAB-GEN-17 each Section that pays moves its cube one space; without Fuel in play none does', () => {
  const campaign = aPatrol({ fly: 'red blue green' })
  spendFuel(campaign, 'SAB-GEN-24', ['red', 'blue'], 'proof')
  expect(patrolOf(campaign).fuel).toEqual({ red: 1, blue: 1, green: 0 })
  const school = aPatrol({ fly: 'red', fuelled: false })
  spendFuel(school, 'SAB-GEN-24', ['red'], 'proof')
  expect(patrolOf(school).fuel.red).toBe(0)
})

test('SAB-GEN-22 SAB-A-14 a cube in Vapor does not move, and whoever needs it cannot pay', () => {
  const campaign = aPatrol({ fly: 'red blue' })
  patrolOf(campaign).fuel.red = vapor(campaign)
  expect(canSpendFuel(campaign, ['red', 'blue'])).toBe(false)
  spendFuel(campaign, 'SAB-GEN-22', ['red', 'blue'], 'proof')
  expect(patrolOf(campaign).fuel).toEqual({ red: vapor(campaign), blue: 1 })
  formation(campaign, 'flight-1', 'red blue', 'port low')
  expect(offers(ordersPhase(campaign))).not.toContain('bombers')
})

test('SAB-FRM-08 SAB-GEN-20 a Section whose fighters all fly on their own exists no more, and so has lost nothing', () => {
  const campaign = aPatrol({ fly: 'red-1 red-2 blue' })
  expect(hasLostContact(campaign, 'red')).toBe(false)
  expect(hasLostContact(campaign, 'blue')).toBe(true)
})
