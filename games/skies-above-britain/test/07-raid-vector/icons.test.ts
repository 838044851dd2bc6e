import { expect, test } from 'vitest'
import type { Position, VectorIcon, Visibility } from '../../pack/types.ts'
import { fighter } from '../../rules/01-general/fighters.ts'
import { patrolOf } from '../../rules/01-general/terms.ts'
import { applyVector } from '../../rules/07-raid-vector/icons.ts'
import { raidVector, reveal } from '../../rules/07-raid-vector/sequence.ts'
import type { Campaign } from '../../state.ts'
import { aPatrol, asked, factsOf, formation, germansOf, offers, script, stopsFor } from '../kit/table.ts'
import { onTrack, spent } from '../kit/track.ts'

const apply = (campaign: Campaign, ...icons: VectorIcon[]) => applyVector(campaign, icons)

test('SAB-VEC-05 SAB-A-78 bursts of Flak: from High every Section pays 1 Fuel, and Contact is made at once', () => {
  const campaign = aPatrol()
  const track = onTrack(campaign, 'coast high', 'inbound 0', [0, 1])
  const lines = 'draw.vector flak-2, draw.damage wing wing, flak.tally-ho tally-ho, contact 5'
  expect(
    script(reveal(campaign), lines, ['contact.adjust', 'escort.chart', 'bombers.chart', 'random.bomber'])
      .value,
  ).toBe('orders')
  expect(spent(campaign)).toBe('red 1, yellow 1, blue 1, green 1')
  expect(track.raid).toEqual({ row: 'inbound', space: 1 })
})

const ROUND_THE_COAST = ['middle/low', 'coast/high', 'no']

test.each([
  ['coast low', 'inbound 0', ROUND_THE_COAST],
  ['coast high', 'inbound 0', ['tally-ho', 'middle/high', 'coast/low', 'no']],
  ['middle high', 'inbound 0', ['tally-ho', 'coast/high', 'deep/high', 'middle/low', 'no']],
  ['deep high', 'inbound 0', ['middle/high', 'deep/low', 'no']],
  ['coast high', '', ['middle/high', 'coast/low', 'no']],
])(
  'SAB-VEC-05 SAB-VEC-06 SAB-A-79 Flak with the squadron %s and the raid at "%s"',
  (station, raid, offered) => {
    const campaign = aPatrol()
    onTrack(campaign, station, raid)
    expect(offers(apply(campaign, 'flak:1'), 'draw.damage wing')).toEqual(offered)
  },
)

test('SAB-VEC-05 SAB-A-78 to call Tally Ho from the next zone takes 2 Fuel, and with less a step is left', () => {
  const campaign = aPatrol()
  onTrack(campaign, 'middle high', 'inbound 0')
  patrolOf(campaign).fuel.red = 10
  expect(offers(apply(campaign, 'flak:1'), 'draw.damage wing')).not.toContain('tally-ho')
  patrolOf(campaign).fuel.red = 9
  expect(offers(apply(campaign, 'flak:1'), 'draw.damage engine')).toContain('tally-ho')
})

test.each([
  ['middle/low', { zone: 'middle', altitude: 'low' }],
  ['coast/high', { zone: 'coast', altitude: 'high' }],
])('SAB-VEC-06 for 1 Fuel of every Section the squadron goes to %s', (move, station) => {
  const campaign = aPatrol()
  onTrack(campaign, 'coast low')
  script(apply(campaign, 'flak:1'), `draw.damage wing, flak.tally-ho ${move}`)
  expect(patrolOf(campaign).station).toEqual(station)
  expect(spent(campaign)).toBe('red 1, yellow 1, blue 1, green 1')
})

test('SAB-VEC-06 with a Section in Vapor, or after Contact, Flak offers nothing', () => {
  const campaign = aPatrol()
  onTrack(campaign, 'coast low')
  patrolOf(campaign).fuel.green = 11
  expect(script(apply(campaign, 'flak:1'), 'draw.damage wing').value).toBe('go-on')
  const met = aPatrol()
  onTrack(met, 'coast low', 'inbound 0')
  patrolOf(met).station = undefined
  expect(script(apply(met, 'flak:1'), 'draw.damage wing').value).toBe('go-on')
})

test('SAB-VEC-07 the Raid below a Tally Ho waits for the Raid Vector step', () => {
  const campaign = aPatrol()
  const track = onTrack(campaign, 'coast high', 'inbound 0', [0, 2])
  const lines = 'draw.vector flak-1--raid, draw.damage wing, flak.tally-ho tally-ho, contact 5'
  script(reveal(campaign), lines, ['contact.adjust', 'escort.chart', 'bombers.chart', 'random.bomber'])
  expect(track).toMatchObject({ held: ['raid'], raid: { row: 'inbound', space: 1 } })
  expect(script(raidVector(campaign)).value).toBe('orders')
  expect(track).toMatchObject({ held: [], raid: { row: 'turn' }, inbound: [0, 0, 0, 0, 0, 0] })
})

test('SAB-A-107 so do other icons below it, and the markers that are left in the space', () => {
  const campaign = aPatrol({ sun: 'port' })
  const track = onTrack(campaign, 'coast high', 'inbound 0', [0, 2])
  const lines = 'draw.vector flak-2--turn-point, draw.damage wing wing, flak.tally-ho tally-ho, contact 5'
  script(reveal(campaign), lines, ['contact.adjust', 'escort.chart', 'bombers.chart', 'random.bomber'])
  expect(patrolOf(campaign).sun).toBe('port')
  script(raidVector(campaign), 'sun.turn-point 2, draw.vector weather')
  expect(patrolOf(campaign)).toMatchObject({ sun: 'nose', visibility: 'haze' })
  expect(track).toMatchObject({ held: [], raid: { row: 'inbound', space: 1 }, inbound: [0, 0, 0, 0, 0, 0] })
})

test('SAB-VEC-09 Messerschmitts! a random Section pays 1 Fuel and fights 109s by a Luftwaffe card', () => {
  const campaign = aPatrol({ fly: 'red blue' })
  onTrack(campaign, 'middle low', 'inbound 0')
  const fight = 'random.section blue, draw.luftwaffe lw-schwarm-tailed'
  expect(stopsFor(apply(campaign, 'messerschmitts'), fight)).toBe('dogfight.maneuver')
  expect(germansOf(campaign, 'blue')).toBe('109 4 tailed')
  expect(spent(campaign)).toBe('blue 1')
})

test('SAB-VEC-09 without a Section a random fighter is attacked, and nobody pays', () => {
  const campaign = aPatrol({ fly: 'red-1 blue-1' })
  onTrack(campaign, 'middle low', 'inbound 0')
  const fight = 'random.fighter blue-1, draw.luftwaffe lw-rotte-tailed'
  expect(stopsFor(apply(campaign, 'messerschmitts'), fight)).toBe('dogfight.maneuver')
  expect(germansOf(campaign, 'blue-1')).toBe('109 2 tailed')
  expect(spent(campaign)).toBe('')
})

test('SAB-VEC-09 SAB-A-80 Sections in the squadron, on the map or without contact alike', () => {
  const campaign = aPatrol()
  onTrack(campaign, 'middle low', 'inbound 0')
  patrolOf(campaign).formations = []
  formation(campaign, 'red', 'red', 'port low')
  expect(offers(apply(campaign, 'messerschmitts'))).toEqual(['red', 'yellow', 'blue', 'green'])
})

test.each([
  ['deep low', 'inbound 0'],
  ['middle low', 'inbound 4'],
])('SAB-VEC-10 inland they are a straggler: squadron %s, raid %s', (station, raid) => {
  const campaign = aPatrol({ fly: 'red' })
  onTrack(campaign, station, raid)
  expect(asked(apply(campaign, 'messerschmitts'), 'bombers.chart 1')).toBe('straggler: none, red')
})

test('SAB-VEC-10 after Contact the zone of the raid alone counts', () => {
  const campaign = aPatrol({ fly: 'red' })
  onTrack(campaign, 'deep low', 'inbound 2')
  patrolOf(campaign).station = undefined
  expect(stopsFor(apply(campaign, 'messerschmitts'))).toBe('draw.luftwaffe')
})

test.each([
  ['nose', 2, 'starboard'],
  ['starboard', 12, 'tail'],
  ['port', 4, 'nose'],
  ['nose', 1, 'port'],
  ['port', 11, 'tail'],
] as const)('SAB-VEC-23 Turn Point with the sun at %s, die %i: %s', (sun, die, to) => {
  const campaign = aPatrol({ sun, visibility: 'haze' })
  script(apply(campaign, 'turn-point'), `sun.turn-point ${die}`)
  expect(patrolOf(campaign)).toMatchObject({ sun: to, visibility: 'haze' })
})

test.each<[number, Position]>([
  [1, 'nose'],
  [3, 'nose'],
  [4, 'tail'],
  [6, 'tail'],
  [7, 'starboard'],
  [9, 'starboard'],
  [10, 'port'],
  [12, 'port'],
])('SAB-VEC-24 Turn Point without a sun: clear, and by a die of %i it stands at %s', (die, sun) => {
  const campaign = aPatrol({ visibility: 'clouds' })
  script(apply(campaign, 'turn-point'), `sun.appears ${die}`)
  expect(patrolOf(campaign)).toMatchObject({ sun, visibility: 'clear' })
})

test.each<[Visibility, Position | undefined, Visibility, Position | undefined]>([
  ['clear', 'port', 'haze', 'port'],
  ['haze', 'port', 'clouds', undefined],
  ['haze', undefined, 'clouds', undefined],
  // SAB-A-84
  ['clouds', undefined, 'haze', undefined],
])('SAB-VEC-25 Weather in %s with the sun at %s: %s, %s', (visibility, sun, after, sunAfter) => {
  const campaign = aPatrol({ visibility, sun })
  const { notes } = script(apply(campaign, 'weather'))
  expect(patrolOf(campaign)).toMatchObject({ visibility: after, sun: sunAfter })
  expect(factsOf({ notes }, 'sun')).toHaveLength(sun && !sunAfter ? 1 : 0)
})

test('SAB-VEC-09 who is fighting already is left alone', () => {
  const campaign = aPatrol({ fly: 'red-1 blue-1' })
  onTrack(campaign, 'middle low', 'inbound 0')
  patrolOf(campaign).dogfights.push({
    no: 1,
    unit: 'red-1',
    round: 1,
    germans: [{ no: 1, type: '109', strength: 2, attitude: 'tailed', from: 1, fought: 0 }],
  })
  expect(stopsFor(apply(campaign, 'messerschmitts'))).toBe('draw.luftwaffe')
  expect(fighter(campaign, 'blue-1').at).toBe('lost')
})
