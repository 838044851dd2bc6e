import { expect, test } from 'vitest'
import { fighter } from '../../rules/01-general/fighters.ts'
import { patrolOf } from '../../rules/01-general/terms.ts'
import { STEPS } from '../../sequence.ts'
import type { Campaign, Track } from '../../state.ts'
import { brief, escortOn, formationsOn, fuelOfAll } from '../kit/interception.ts'
import {
  amongBombers,
  aPatrol,
  bombers,
  escort,
  expectAt,
  factsOf,
  formation,
  germansOf,
  offers,
  script,
  stopsFor,
} from '../kit/table.ts'

const complete = (campaign: Campaign) => STEPS['patrol-complete'](campaign)
const raidVector = (campaign: Campaign) => STEPS['raid-vector'](campaign)

/** The raid flies home from the middle zone: space 0, 1 or 2 of that row. */
function homeward(space: number, outbound: number[] = [0, 0, 0]): { track: Track } {
  return {
    track: {
      inbound: [0, 0, 0, 0, 0, 0],
      outbound,
      held: [],
      raid: { row: 'outbound', space },
      released: 'middle',
    },
  }
}

/** Red Section on the map, and a raid on its way home. */
function pursuing(space: number, more: Parameters<typeof aPatrol>[0] = {}): Campaign {
  const campaign = aPatrol({ fly: 'red', ...homeward(space), ...more })
  formation(campaign, 'red', 'red', 'tail low')
  bombers(campaign)
  return campaign
}

test('SAB-PAT-01 with nobody in play the patrol is over, and nothing more is burnt or rolled', () => {
  const campaign = pursuing(1, { fuel: { red: 3 } })
  escort(campaign, 'high 109 heavy')
  for (const id of ['red-1', 'red-2', 'red-3'] as const)
    fighter(campaign, id).at = id === 'red-1' ? 'fate' : 'rtb'
  expect(script(complete(campaign)).value).toBe('fate')
  expect(fuelOfAll(campaign, 'red')).toBe('red 3')
})

test('SAB-PAT-01 with one fighter in play it goes on', () => {
  const campaign = aPatrol({ fly: 'red-1' })
  expect(script(complete(campaign)).value).toBe('reform')
})

test('SAB-PAT-02 SAB-A-15 every Section with a fighter in play burns 1 Fuel, wherever he is, and no other', () => {
  const campaign = aPatrol({ fly: 'red yellow-1 blue-1 green-1' })
  formation(campaign, 'red', 'red', 'tail low')
  amongBombers(campaign, 'blue-1')
  fighter(campaign, 'green-1').at = 'rtb'
  script(complete(campaign))
  expect(fuelOfAll(campaign, 'red yellow blue green')).toBe('red 1, yellow 1, blue 1, green 0')
})

test('SAB-PAT-02 SAB-A-15 what is in Vapor goes home, to the Vapor space, from the map and from a bomber’s tail', () => {
  const campaign = aPatrol({ fly: 'red yellow blue-1', fuel: { red: 11, yellow: 10, blue: 11 } })
  formation(campaign, 'flight-1', 'red yellow', 'tail low')
  bombers(campaign)
  amongBombers(campaign, 'blue-1')
  fighter(campaign, 'blue-1').attack = { bomber: '0.0', angle: 'tail', delayed: false }
  script(complete(campaign))
  expectAt(campaign, 'rtb red-1 red-2 red-3 blue-1, section yellow-1')
  expect([fighter(campaign, 'red-1').rtb, fighter(campaign, 'blue-1').rtb]).toEqual([11, 11])
  expect(formationsOn(campaign)).toBe('yellow at tail low')
  expect(fuelOfAll(campaign, 'yellow')).toBe('yellow 11')
})

test('SAB-PAT-02 if that was everybody the patrol is over', () => {
  const campaign = pursuing(1, { fuel: { red: 11 } })
  escort(campaign, 'high 109 heavy')
  expect(script(complete(campaign)).value).toBe('fate')
})

test('SAB-EX-38 SAB-EX-39 SAB-PAT-04 a 9 of 8 reduces a heavy marker of 109s; then 9 is quiet over the Channel', () => {
  const campaign = pursuing(1)
  escort(campaign, 'high 109 heavy')
  const played = script(complete(campaign), 'escort-exit 9, channel-patrol 9')
  expect(escortOn(campaign)).toBe('high 109 light')
  expect(factsOf(played, 'channel-patrol')).toEqual([{ number: 11, die: 9 }])
})

test('SAB-EX-39 SAB-PAT-07 a 12 brings 109s', () => {
  const campaign = pursuing(1)
  stopsFor(complete(campaign), 'channel-patrol 12, random.fighter red-2, draw.luftwaffe lw-rotte-tailed')
  expect(germansOf(campaign, 'red')).toBe('109 2 tailed')
})

test.each([
  [0, 7, 10, 'high 109 heavy, low 109 light, port 110 heavy, lead 110 light'],
  [0, 8, 11, 'high 109 light, port 110 light'],
  [2, 6, 9, 'high 109 light, port 110 light'],
])(
  'SAB-PAT-04 SAB-PAT-06 in space %i of the row home 109s on %i and 110s on %i: %s',
  (space, by109, by110, left) => {
    const campaign = pursuing(space)
    escort(campaign, 'high 109 heavy, low 109 light, port 110 heavy, lead 110 light')
    // In the order of the stations: Lead, Port, High, Low.
    const exit = `escort-exit ${by110} ${by110} ${by109} ${by109}`
    script(complete(campaign), exit, ['channel-patrol'])
    expect(escortOn(campaign)).toBe(left)
  },
)

test('SAB-PAT-05 one number is for 109s alone', () => {
  const campaign = pursuing(1)
  escort(campaign, 'high 110 heavy, low 109 light')
  script(complete(campaign), 'escort-exit 12', ['channel-patrol'])
  expect(escortOn(campaign)).toBe('high 110 heavy')
})

test('SAB-PAT-05 without a number, or without a Raid Track, nobody rolls', () => {
  const campaign = aPatrol({ fly: 'red-1' })
  escort(campaign, 'high 109 heavy')
  script(complete(campaign))
  const coast: Track = { ...homeward(0).track, raid: { row: 'inbound', space: 0 } }
  const inbound = aPatrol({ fly: 'red-1', track: coast })
  escort(inbound, 'high 109 heavy')
  expect(stopsFor(complete(inbound))).toBe('channel-patrol')
})

test.each([
  ['red blue-1 green-1', 'red-3', 'red'],
  ['red blue-1 green-1', 'blue-1', 'blue-1'],
  ['red blue-1 green-1', 'green-1', 'green-1'],
] as const)('SAB-PAT-07 SAB-A-65 of %s chance picks %s: they attack %s', (fly, id, unit) => {
  const campaign = aPatrol({ fly, ...homeward(1) })
  formation(campaign, 'red', 'red', 'tail low')
  bombers(campaign)
  amongBombers(campaign, 'green-1')
  const lines = 'channel-patrol 11'
  expect(offers(complete(campaign), lines)).toEqual(['red-1', 'red-2', 'red-3', 'blue-1', 'green-1'])
  const again = aPatrol({ fly, ...homeward(1) })
  formation(again, 'red', 'red', 'tail low')
  amongBombers(again, 'green-1')
  stopsFor(complete(again), `${lines}, random.fighter ${id}, draw.luftwaffe lw-rotte-tailed`)
  expect(germansOf(again, unit)).toBe('109 2 tailed')
})

test('SAB-PAT-07 it comes after the escort has left and before anybody reforms', () => {
  const campaign = pursuing(1)
  escort(campaign, 'high 109 light')
  const order = `escort-exit 1, channel-patrol 11, random.fighter red-1, ${brief('luftwaffe')}`
  expect(script(complete(campaign), order).value).toBe('reform')
})

test('SAB-EX-41 SAB-PAT-11 the space is empty: the raid moves on, and New Trade there isolates its rearmost tile', () => {
  const campaign = pursuing(0, homeward(0, [0, 1, 1]))
  bombers(campaign, 'dornier', [
    [0, 0],
    [0, 1],
    [0, 2],
  ])
  const played = script(raidVector(campaign), 'draw.vector out-new-trade')
  expect(factsOf(played, 'raid-moves')).toEqual([{ to: { row: 'outbound', space: 1 } }])
  expect(patrolOf(campaign).raid?.tiles.map(({ isolated }) => isolated)).toEqual([false, false, true])
})

test('SAB-PAT-11 markers that are still in its space are revealed first, one by one, and it stays there', () => {
  const inbound = { inbound: [0, 0, 2, 1, 0, 0], outbound: [], held: [], released: undefined }
  const track: Track = { ...inbound, raid: { row: 'inbound', space: 2 } }
  const campaign = pursuing(0, { track })
  script(raidVector(campaign), 'draw.vector weather weather')
  expect(patrolOf(campaign).track).toMatchObject({
    inbound: [0, 0, 0, 1, 0, 0],
    raid: { row: 'inbound', space: 2 },
  })
})

test('SAB-PAT-12 SAB-PAT-15 without a Raid Track a new turn begins, with new orders', () => {
  const campaign = aPatrol({ fly: 'red', turn: 3, scenario: 'sab-10' })
  formation(campaign, 'red', 'red', 'tail low', { order: 'cruise' })
  expect(script(raidVector(campaign)).value).toBe('orders')
  expect(patrolOf(campaign).turn).toBe(4)
  expect(patrolOf(campaign).formations[0]?.order).toBeUndefined()
  // The scenario has four.
  expect(script(raidVector(campaign)).value).toBe('fate')
})

test('SAB-PAT-13 SAB-A-54 in the last space home all go home, from wherever they are', () => {
  const campaign = aPatrol({ fly: 'red blue-1 green-1', ...homeward(2, [0, 0, 1]) })
  formation(campaign, 'red', 'red', 'tail low')
  bombers(campaign)
  amongBombers(campaign, 'green-1')
  expect(script(raidVector(campaign)).value).toBe('fate')
  expectAt(campaign, 'rtb red-1 red-2 red-3 blue-1 green-1')
})

test('SAB-PAT-13 one space earlier they do not', () => {
  const campaign = pursuing(1)
  expect(script(raidVector(campaign)).value).toBe('orders')
  expectAt(campaign, 'section red-1')
})

test('SAB-PAT-14 whoever is engaged with a bomber attacks once more before', () => {
  const campaign = pursuing(2, { fly: 'red blue-1 green-1' })
  amongBombers(campaign, 'blue-1 green-1')
  fighter(campaign, 'green-1').attack = { bomber: '0.0', angle: 'tail', delayed: true }
  const played = script(raidVector(campaign), 'draw.medium m-nothing, bombers.stay disengage')
  expect(factsOf(played, 'bomber-round')).toEqual([{ fighters: ['green-1'] }])
  expectAt(campaign, 'rtb green-1 blue-1 red-1')
})
