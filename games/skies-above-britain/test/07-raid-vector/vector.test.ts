import { expect, test } from 'vitest'
import { fighter } from '../../rules/01-general/fighters.ts'
import { patrolOf } from '../../rules/01-general/terms.ts'
import { vectorStep } from '../../rules/07-raid-vector/sequence.ts'
import type { Campaign } from '../../state.ts'
import { aPatrol, escort, expectAt, offers, script, stopsFor } from '../kit/table.ts'
import { onTrack, spent } from '../kit/track.ts'

/** Red flies with the squadron, Yellow has lost contact, and so has Blue 1, the last of his Section. */
function scattered(): Campaign {
  const campaign = aPatrol({ fly: 'red yellow blue-1' })
  onTrack(campaign, 'middle low', 'inbound 2')
  patrolOf(campaign).formations = [{ id: 'squadron', sections: ['red'], at: undefined, order: undefined }]
  return campaign
}

test('SAB-RVS-24 first the escort on the map may run out of fuel', () => {
  const campaign = aPatrol()
  onTrack(campaign, 'middle low', 'inbound 2')
  escort(campaign, 'high 109 heavy')
  expect(stopsFor(vectorStep(structuredClone(campaign)))).toBe('escort-exit')
  expect(script(vectorStep(campaign), 'escort-exit 11, vector.move stay').value).toBe('reveal')
  expect(patrolOf(campaign).escort.high?.size).toBe('light')
})

test.each([
  ['deep low', ['stay', 'deep/high', 'middle/high', 'middle/low']],
  ['middle high', ['stay', 'deep/high', 'deep/low', 'middle/low', 'coast/high', 'coast/low']],
  ['coast high', ['stay', 'middle/high', 'middle/low', 'coast/low']],
])('SAB-RVS-25 SAB-RVS-08 from %s', (station, offered) => {
  const campaign = aPatrol()
  onTrack(campaign, station, 'inbound 2')
  expect(offers(vectorStep(campaign))).toEqual(offered)
})

test.each([
  ['deep/low', ''],
  ['middle/high', ''],
  ['deep/high', 'red 1, yellow 1, blue 1, green 1'],
  ['stay', ''],
])('SAB-RVS-25 SAB-RVS-27 from the middle at Low to %s: Fuel "%s"', (move, fuel) => {
  const campaign = aPatrol()
  onTrack(campaign, 'middle low', 'inbound 2')
  expect(script(vectorStep(campaign), `vector.move ${move}`).value).toBe('reveal')
  const [zone, altitude] = move === 'stay' ? ['middle', 'low'] : move.split('/')
  expect(patrolOf(campaign).station).toEqual({ zone, altitude })
  expect(spent(campaign)).toBe(fuel)
})

test('SAB-RVS-25 from Vapor nobody does both', () => {
  const campaign = aPatrol()
  onTrack(campaign, 'deep low', 'inbound 2')
  patrolOf(campaign).fuel.green = 11
  expect(offers(vectorStep(campaign))).toEqual(['stay', 'deep/high', 'middle/low'])
})

test('SAB-RVS-26 SAB-RVS-27 a Section rejoins for 1 Fuel of every Section; the last of another has nowhere to go but home', () => {
  const campaign = scattered()
  const lines = 'vector.move stay, vector.lost rejoin'
  expect(offers(vectorStep(structuredClone(campaign)), lines)).toEqual(['home', 'stay'])
  script(vectorStep(campaign), `${lines} home`)
  expect(patrolOf(campaign).formations[0]?.sections).toEqual(['red', 'yellow'])
  expectAt(campaign, 'section yellow-1 red-1, rtb blue-1')
  expect(spent(campaign)).toBe('red 1, yellow 1')
})

test('SAB-RVS-26 SAB-RVS-27 nobody has to rejoin, and then nobody pays', () => {
  const campaign = scattered()
  script(vectorStep(campaign), 'vector.move stay, vector.lost stay stay')
  expect(patrolOf(campaign).formations[0]?.sections).toEqual(['red'])
  expect(spent(campaign)).toBe('')
})

test('SAB-RVS-26 a fighter rejoins the Section that it fell out of', () => {
  const campaign = aPatrol({ fly: 'red' })
  onTrack(campaign, 'middle low', 'inbound 2')
  fighter(campaign, 'red-3').at = 'lost'
  script(vectorStep(campaign), 'vector.move stay, vector.lost rejoin')
  expectAt(campaign, 'section red-1 red-2 red-3')
  expect(spent(campaign)).toBe('red 1')
})

test('SAB-RVS-26 SAB-A-98 two of a Section that is no more rejoin together, or not at all', () => {
  const pair = () => {
    const campaign = aPatrol({ fly: 'red blue-1 blue-2' })
    onTrack(campaign, 'middle low', 'inbound 2')
    return campaign
  }
  const both = pair()
  script(vectorStep(both), 'vector.move stay, vector.lost rejoin rejoin')
  expect(patrolOf(both).formations[0]?.sections).toEqual(['red', 'blue'])
  expectAt(both, 'section blue-1 blue-2')
  const one = pair()
  script(vectorStep(one), 'vector.move stay, vector.lost rejoin home')
  expectAt(one, 'lost blue-1, rtb blue-2')
  expect(spent(one)).toBe('')
})

test('SAB-RVS-26 a fighter does not bring back its Section, which stays away', () => {
  const three = () => {
    const campaign = scattered()
    fighter(campaign, 'yellow-3').at = 'lost'
    fighter(campaign, 'blue-1').at = 'rtb'
    return campaign
  }
  const stays = three()
  expect(offers(vectorStep(structuredClone(stays)), 'vector.move stay, vector.lost stay')).toEqual([
    'home',
    'stay',
  ])
  script(vectorStep(stays), 'vector.move stay, vector.lost stay stay')
  expect(patrolOf(stays).formations[0]?.sections).toEqual(['red'])
  const rejoins = three()
  script(vectorStep(rejoins), 'vector.move stay, vector.lost rejoin rejoin')
  expectAt(rejoins, 'section yellow-1 yellow-2 yellow-3')
  expect(patrolOf(rejoins).formations[0]?.sections).toEqual(['red', 'yellow'])
})

test('SAB-RVS-26 a squadron that has scattered altogether gathers again', () => {
  const campaign = aPatrol({ fly: 'red' })
  onTrack(campaign, 'middle low', 'inbound 2')
  patrolOf(campaign).formations = []
  script(vectorStep(campaign), 'vector.lost rejoin')
  expect(patrolOf(campaign).formations).toEqual([
    { id: 'squadron', sections: ['red'], at: undefined, order: undefined },
  ])
})

test('SAB-RVS-26 with a Section in Vapor nobody rejoins', () => {
  const campaign = scattered()
  patrolOf(campaign).fuel.red = 11
  expect(offers(vectorStep(campaign), 'vector.move stay')).toEqual(['home', 'stay'])
})

test('SAB-RVS-10 the turn ends and the next begins with Reveal; with nobody left the patrol is over', () => {
  const campaign = aPatrol({ fly: 'red' })
  onTrack(campaign, 'middle low', 'inbound 2')
  patrolOf(campaign).formations = []
  expect(script(vectorStep(campaign), 'vector.lost home').value).toBe('fate')
})
