import { expect, test } from 'vitest'
import { fighter } from '../../rules/01-general/fighters.ts'
import { patrolOf } from '../../rules/01-general/terms.ts'
import type { Campaign, TrackPlace } from '../../state.ts'
import { among, burst } from '../kit/bombers.ts'
import { expectAt, factsOf } from '../kit/table.ts'

const fire = (campaign: Campaign, marker: string, rest = '') =>
  burst(campaign, `m-return-fire, draw.hit ${marker}${rest}`)

test.each([
  ['fuselage-9', 'hit', ', hit-check 12'],
  ['engine-7', 'jammed', ''],
  ['wing-5', 'low-ammo', ''],
  ['wing-3', 'lost-contact', ''],
  ['fuel-tank-8', 'fuel-line', ''],
  ['tail-6', 'mechanical-failure', ', mechanical-failure 2'],
])('SAB-ICO-28 the back of the marker applies: %s is %s', (marker, result, rest) => {
  const campaign = among('red-1')
  expect(factsOf(fire(campaign, marker, rest), 'return-fire')).toEqual([
    { fighter: 'red-1', marker, result, applies: true },
  ])
  // SAB-RFI-08 They all are in the cup again when the round is over.
  expect(patrolOf(campaign).cups.hits[marker]).toBe(3)
})

test.each([
  [8, 'rtb', 8],
  [9, 'bailed-out', undefined],
  [10, 'bailed-out', undefined],
  [11, 'bailed-out', undefined],
])('SAB-RFI-01 SAB-A-86 a fuel line is hit: with the cube in space %i he is %s', (space, at, rtb) => {
  const campaign = among('red-1')
  patrolOf(campaign).fuel.red = space
  fire(campaign, 'fuel-tank-8')
  expect(fighter(campaign, 'red-1')).toMatchObject({ at, rtb })
  expect(patrolOf(campaign).score.aircraftLost).toBe(at === 'rtb' ? 0 : 1)
})

test.each([
  [{ row: 'inbound', space: 0 }, true],
  [{ row: 'inbound', space: 1 }, false],
] as const)('SAB-RFI-01 over the Channel he gets a marker: %j', (raid: TrackPlace, channel) => {
  const campaign = among('red-1', {
    track: { inbound: [], outbound: [], held: [], raid, released: undefined },
  })
  patrolOf(campaign).fuel.red = 11
  fire(campaign, 'fuel-tank-8')
  expect(fighter(campaign, 'red-1')).toMatchObject({ at: 'bailed-out', channel })
})

test('SAB-A-85 in a scenario without Fuel he goes home', () => {
  const campaign = among('red-1', { fuelled: false })
  patrolOf(campaign).fuel.red = 11
  fire(campaign, 'fuel-tank-8')
  expect(fighter(campaign, 'red-1')).toMatchObject({ at: 'rtb', rtb: undefined })
})

test('SAB-RFI-02 a Hit: the marker is turned over, lies on the fighter, and is checked with the others', () => {
  const campaign = among('red-1')
  const { notes } = fire(campaign, 'fuselage-9', ', hit-check 8')
  expect(factsOf({ notes }, 'hit')).toEqual([{ fighter: 'red-1', marker: 'fuselage-9' }])
  expect(fighter(campaign, 'red-1')).toMatchObject({ at: 'fate', fate: 'fuselage' })
})

test('SAB-RFI-03 a Hit (Green) is one for a Green pilot, and nothing for others', () => {
  const green = among('red-1', { greens: 'red-1' })
  expect(factsOf(fire(green, 'cockpit-11', ', hit-check 11'), 'hit')).toHaveLength(1)
  const regular = among('red-1')
  const { notes } = fire(regular, 'cockpit-11')
  expect(factsOf({ notes }, 'return-fire')).toMatchObject([{ applies: false }])
  expect(patrolOf(regular).cups.hits['cockpit-11']).toBe(3)
})

test('SAB-RFI-04 the guns jam', () => {
  const campaign = among('red-1')
  fire(campaign, 'engine-7')
  expect(fighter(campaign, 'red-1')).toMatchObject({ at: 'bombers', jammed: true })
})

test('SAB-RFI-05 contact is lost', () => {
  const campaign = among('red-1')
  fire(campaign, 'wing-3')
  expectAt(campaign, 'lost red-1')
})

test('SAB-RFI-05 SAB-A-110 whoever is on his way home already goes on', () => {
  const campaign = among('red-1')
  burst(campaign, 'm-lost-contact--return-fire, bombers.icon return-fire, draw.hit fuel-tank-8')
  expectAt(campaign, 'rtb red-1')
})

test('SAB-RFI-06 Low Ammo, then No Ammo, then nothing', () => {
  const campaign = among('red-1')
  fire(campaign, 'wing-5')
  expect(fighter(campaign, 'red-1').ammo).toBe('low')
  burst(campaign, 'm-return-fire-b, draw.hit wing-5')
  expect(fighter(campaign, 'red-1').ammo).toBe('none')
  const { notes } = burst(campaign, 'm-damage--return-fire, draw.hit wing-5')
  expect(factsOf({ notes }, 'return-fire')).toMatchObject([{ applies: false }])
})

test.each([
  [6, 'lost', undefined],
  [7, 'rtb', 4],
])('SAB-RFI-07 the engine runs rough: on a %i he is %s', (die, at, rtb) => {
  const campaign = among('red-1')
  patrolOf(campaign).fuel.red = 4
  fire(campaign, 'tail-6', `, mechanical-failure ${die}`)
  expect(fighter(campaign, 'red-1')).toMatchObject({ at, rtb })
})

test('SAB-RFI-08 only a Hit stays on the fighter until it is checked', () => {
  const campaign = among('red-1')
  const cup = { ...patrolOf(campaign).cups.hits }
  fire(campaign, 'engine-7')
  expect(fighter(campaign, 'red-1').hits).toEqual([])
  expect(patrolOf(campaign).cups.hits).toEqual(cup)
})

test('SAB-A-05 from an empty cup nothing is drawn', () => {
  const campaign = among('red-1')
  for (const marker of Object.keys(patrolOf(campaign).cups.hits)) patrolOf(campaign).cups.hits[marker] = 0
  burst(campaign, 'm-return-fire')
  expectAt(campaign, 'bombers red-1')
})
