import { expect, test } from 'vitest'
import type { FighterId, HitType } from '../../pack/types.ts'
import { returnToBase, spendFuel } from '../../rules/01-general/acts.ts'
import { fighter } from '../../rules/01-general/fighters.ts'
import { patrolOf } from '../../rules/01-general/terms.ts'
import { channelRecovery, fate, fuelCheck } from '../../rules/08-return/fate.ts'
import type { Campaign } from '../../state.ts'
import { aPatrol, expectAt, factsOf, script, stopsFor } from '../kit/table.ts'
import { onTrack } from '../kit/track.ts'

/** A fighter in a Fate Box. */
function inBox(campaign: Campaign, id: FighterId, box: HitType = 'wing'): Campaign {
  Object.assign(fighter(campaign, id), { at: 'fate', fate: box })
  return campaign
}

/** The first of the squadron in the Wing box. */
const red1 = (more: Parameters<typeof aPatrol>[0] = {}) => inBox(aPatrol({ fly: 'red-1', ...more }), 'red-1')
const story = ({ pilots }: Campaign, no = 0) => pilots[no]?.story.map(({ what }) => what)

test('SAB-RTB-02 Fate, Fuel Check, Channel Recovery, then the pilots', () => {
  const campaign = red1()
  expect(script(fate(campaign), 'fate 12').value).toBe('fate')
  expect(script(fate(campaign)).value).toBe('fuel-check')
  expect(script(fuelCheck(campaign)).value).toBe('channel-recovery')
  expect(script(channelRecovery(campaign)).value).toBe('pilots')
})

test.each([
  ['hurricane', 7, 'hangar'],
  ['hurricane', 6, 'crashes'],
  ['hurricane', 3, 'fire'],
  ['spitfire', 7, 'crashes'],
  ['spitfire', 8, 'hangar'],
  ['spitfire', 2, 'fire'],
] as const)('SAB-RTB-03 a %s, die %i: %s', (aircraft, die, result) => {
  const campaign = red1({ aircraft })
  const { notes } = script(fate(campaign), `fate ${die}`, ['pilot-fate'])
  expect(factsOf({ notes }, 'fate')).toMatchObject([{ box: 'wing', die, fate: result }])
})

test('SAB-RTB-03 SAB-PIL-10 a Fatigued pilot has 1 less on both dice, and 0 is 1', () => {
  const campaign = red1({ fatigued: 'red-1' })
  const { notes } = script(fate(campaign), 'fate 7, pilot-fate 6')
  expect(factsOf({ notes }, 'fate')).toMatchObject([
    { modifiers: { fatigued: -1, pluck: 0 }, fate: 'crashes' },
  ])
  expect(factsOf({ notes }, 'pilot-fate')).toMatchObject([{ fate: 'wounded' }])
  const unlucky = red1({ fatigued: 'red-1' })
  expect(factsOf(script(fate(unlucky), 'fate 1, pilot-fate 1'), 'fate')).toMatchObject([{ fate: 'fire' }])
})

test('SAB-RTB-03 a 1 is read as a 1: with the standard pack a Spitfire burns on nothing else', () => {
  const fateOn = (die: number) =>
    factsOf(
      script(fate({ ...red1({ aircraft: 'spitfire' }), pack: 'standard' }), `fate ${die}`, ['pilot-fate']),
      'fate',
    )
  expect(fateOn(1)).toMatchObject([{ fate: 'fire' }])
  expect(fateOn(2)).toMatchObject([{ fate: 'crashes' }])
})

test('SAB-RTB-03 SAB-VET-07 Pluck helps the Veteran in the box, on either die, once', () => {
  const campaign = red1({ veterans: 'red-1' })
  script(fate(campaign), 'fate 6, use.pluck red-1')
  expectAt(campaign, 'home red-1')
  expect(fighter(campaign, 'red-1').privilege).toBe('pluck')
  const later = red1({ veterans: 'red-1' })
  // On a 4 it would crash with Pluck as without.
  script(fate(later), 'fate 4, pilot-fate 5, use.pluck red-1')
  expectAt(later, 'bailed-out red-1')
  const spent = red1({ veterans: 'red-1' })
  fighter(spent, 'red-1').privilege = 'pluck'
  script(fate(spent), 'fate 4, pilot-fate 5')
  expect(spent.pilots[0]?.status).toBe('hospital')
})

test('SAB-RTB-03 SAB-VET-07 Pluck makes good that he is tired: a 1 is a 1 again, and no more', () => {
  const campaign = {
    ...red1({ aircraft: 'spitfire', veterans: 'red-1', fatigued: 'red-1' }),
    pack: 'standard',
  }
  const played = script(fate(campaign), 'fate 1', ['pilot-fate'])
  expect(factsOf(played, 'fate')).toMatchObject([{ modifiers: { fatigued: -1, pluck: 0 }, fate: 'fire' }])
})

test('SAB-RTB-04 Hangar: he has landed and may fly again', () => {
  const campaign = red1()
  script(fate(campaign), 'fate 12')
  expectAt(campaign, 'home red-1')
  expect(campaign.pilots[0]).toMatchObject({ status: 'ready', sitsOut: 0 })
  expect(patrolOf(campaign).score.aircraftLost).toBe(0)
})

test.each([
  [4, 6, 'crashes', 'bails-out'],
  [4, 5, 'crashes', 'wounded'],
  [4, 2, 'crashes', 'killed'],
  [1, 9, 'fire', 'bails-out'],
  [1, 8, 'fire', 'wounded'],
  [1, 4, 'fire', 'killed'],
] as const)(
  'SAB-RTB-05 SAB-RTB-07 die %i then %i: row %s, %s; the aircraft is lost',
  (first, second, row, result) => {
    const campaign = red1()
    const { notes } = script(fate(campaign), `fate ${first}, pilot-fate ${second}`)
    expect(factsOf({ notes }, 'pilot-fate')).toMatchObject([{ row, fate: result }])
    expect(patrolOf(campaign).score.aircraftLost).toBe(1)
  },
)

test.each([
  [1, 10, 'bails-out'],
  [4, 9, 'wounded'],
  [4, 6, 'killed'],
] as const)('SAB-RTB-06 a Green pilot, die %i then %i: the red row, %s', (first, second, result) => {
  const campaign = red1({ greens: 'red-1' })
  const { notes } = script(fate(campaign), `fate ${first}, pilot-fate ${second}`)
  expect(factsOf({ notes }, 'pilot-fate')).toMatchObject([{ row: 'green', fate: result }])
})

test('SAB-RTB-06 a Green pilot who reaches the Hangar is as safe as any', () => {
  const campaign = red1({ greens: 'red-1' })
  script(fate(campaign), 'fate 7')
  expectAt(campaign, 'home red-1')
})

test('SAB-RTB-08 a pilot who bailed out over land misses the next patrol', () => {
  const campaign = red1()
  script(fate(campaign), 'fate 4, pilot-fate 6')
  expectAt(campaign, 'bailed-out red-1')
  script(channelRecovery(campaign))
  expect(campaign.pilots[0]).toMatchObject({ status: 'ready', sitsOut: 1 })
  expect(story(campaign)).toEqual(['bailed-out'])
})

test('SAB-EX-46 SAB-RTB-05 SAB-RTB-09 a Spitfire crashes, and its pilot comes down in the Channel', () => {
  const campaign = inBox(aPatrol({ aircraft: 'spitfire' }), 'green-3', 'fuselage')
  fighter(campaign, 'green-3').channel = true
  const { notes } = script(fate(campaign), 'fate 5, pilot-fate 7')
  expect(factsOf({ notes }, 'pilot-fate')).toMatchObject([{ row: 'crashes', fate: 'bails-out' }])
  expect(stopsFor(channelRecovery(campaign))).toBe('recovery')
})

test('SAB-RTB-10 SAB-PIL-02 killed: the pilot is struck off', () => {
  const campaign = red1()
  script(fate(campaign), 'fate 4, pilot-fate 1')
  expect(campaign.pilots[0]?.status).toBe('gone')
  expect(story(campaign)).toEqual(['killed'])
})

test('SAB-RTB-11 SAB-RTB-15 wounded over the Channel: the Hospital, and no Recovery Check', () => {
  const campaign = red1()
  fighter(campaign, 'red-1').channel = true
  script(fate(campaign), 'fate 4, pilot-fate 5')
  script(channelRecovery(campaign))
  expect(campaign.pilots[0]?.status).toBe('hospital')
  expect(story(campaign)).toEqual(['wounded'])
})

test('SAB-RTB-01 SAB-EX-48 SAB-RTB-13 home from Empty: the place stays when the cube moves on; 9 is safe', () => {
  const campaign = aPatrol({ aircraft: 'spitfire', fly: 'green' })
  patrolOf(campaign).fuel.green = 10
  returnToBase(campaign, 'SAB-RTB-01', ['green-1'])
  spendFuel(campaign, 'SAB-PAT-02', ['green'], 'turn')
  expect(patrolOf(campaign).fuel.green).toBe(11)
  expect(fighter(campaign, 'green-1').rtb).toBe(10)
  const { notes } = script(fuelCheck(campaign), 'fuel-check 9')
  expect(factsOf({ notes }, 'fuel-check')).toEqual([{ fighter: 'green-1', number: 7, die: 9, lands: true }])
  expectAt(campaign, 'home green-1')
  expect(campaign.pilots[0]).toMatchObject({ status: 'ready', sitsOut: 0 })
})

test.each([
  [9, 4, 'home'],
  [9, 3, 'bailed-out'],
  [10, 7, 'home'],
  [11, 9, 'bailed-out'],
] as const)('SAB-RTB-13 SAB-A-16 from space %i, die %i: %s', (space, die, place) => {
  const campaign = aPatrol({ fly: 'red-1' })
  patrolOf(campaign).fuel.red = space
  returnToBase(campaign, 'SAB-RTB-01', ['red-1'])
  script(fuelCheck(campaign), `fuel-check ${die}`)
  expectAt(campaign, `${place} red-1`)
  expect(patrolOf(campaign).score.aircraftLost).toBe(place === 'home' ? 0 : 1)
})

test('SAB-RTB-13 with Fuel to spare nobody checks, and Fatigue changes nothing', () => {
  const campaign = aPatrol({ fly: 'red-1 blue-1', fatigued: 'blue-1' })
  patrolOf(campaign).fuel.red = 8
  patrolOf(campaign).fuel.blue = 9
  returnToBase(campaign, 'SAB-RTB-01', ['red-1', 'blue-1'])
  script(fuelCheck(campaign), 'fuel-check 4')
  expectAt(campaign, 'home red-1 blue-1')
})

test('SAB-RTB-13 SAB-GEN-17 where Fuel is not used nobody runs out of it', () => {
  const campaign = aPatrol({ fly: 'red-1', fuelled: false })
  patrolOf(campaign).fuel.red = 11
  returnToBase(campaign, 'SAB-RTB-01', ['red-1'])
  script(fuelCheck(campaign))
  expectAt(campaign, 'home red-1')
})

test.each([
  ['inbound 0', true],
  ['inbound 1', false],
])('SAB-RTB-14 out of fuel after turning home with the raid at %s: Recovery Check %s', (raid, wet) => {
  const campaign = aPatrol({ fly: 'red' })
  onTrack(campaign, 'coast low', raid)
  patrolOf(campaign).fuel.red = 11
  returnToBase(campaign, 'SAB-RTB-01', ['red-1'])
  script(fuelCheck(campaign), 'fuel-check 1')
  if (wet) expect(stopsFor(channelRecovery(campaign))).toBe('recovery')
  else {
    script(channelRecovery(campaign))
    expect(campaign.pilots[0]?.sitsOut).toBe(1)
  }
})

/** A pilot in the Channel. */
function inTheSea(more: Parameters<typeof aPatrol>[0] = {}): Campaign {
  const campaign = aPatrol({ fly: 'blue-2', ...more })
  Object.assign(fighter(campaign, 'blue-2'), { at: 'bailed-out', channel: true })
  return campaign
}

test('SAB-EX-49 SAB-RTB-15 SAB-RTB-16 a Regular in the Channel, die 8: captured, and lost to the squadron', () => {
  const campaign = inTheSea()
  script(channelRecovery(campaign), 'recovery 8')
  expect(campaign.pilots[0]?.status).toBe('gone')
  expect(story(campaign)).toEqual(['captured'])
})

test.each([
  ['', 7, 'killed'],
  ['', 10, 'captured'],
  ['', 11, 'rescued'],
  ['blue-2 veteran', 6, 'killed'],
  ['blue-2 veteran', 9, 'captured'],
  ['blue-2 veteran', 10, 'rescued'],
  ['blue-2 green', 9, 'killed'],
  ['blue-2 green', 11, 'captured'],
  ['blue-2 green', 12, 'rescued'],
] as const)('SAB-RTB-15 SAB-RTB-16 %s, die %i: %s', (who, die, result) => {
  const campaign = inTheSea({
    veterans: who.endsWith('veteran') ? 'blue-2' : '',
    greens: who.endsWith('green') ? 'blue-2' : '',
    // SAB-K-125
    fatigued: 'blue-2',
  })
  script(channelRecovery(campaign), `recovery ${die}`)
  expect(story(campaign)).toEqual([result])
  expect(campaign.pilots[0]).toMatchObject(
    result === 'rescued' ? { status: 'ready', sitsOut: 2 } : { status: 'gone' },
  )
})
