import { expect, test } from 'vitest'
import { fighter } from '../../rules/01-general/fighters.ts'
import { formationOf, leaderOf } from '../../rules/01-general/formations.ts'
import { patrolOf } from '../../rules/01-general/terms.ts'
import { STEPS } from '../../sequence.ts'
import type { Campaign } from '../../state.ts'
import { formationsOn, fuelOfAll } from '../kit/interception.ts'
import { aPatrol, asked, expectAt, factsOf, formation, offers, script, stopsFor } from '../kit/table.ts'

const reform = (campaign: Campaign) => STEPS.reform(campaign)

test('SAB-PAT-08 SAB-A-10 two Sections at one position and altitude become a Flight, for 1 Fuel of each', () => {
  const campaign = aPatrol({ fly: 'red yellow blue green' })
  formation(campaign, 'red', 'red', 'tail low')
  formation(campaign, 'blue', 'blue', 'tail low')
  formation(campaign, 'yellow', 'yellow', 'tail high')
  formation(campaign, 'green', 'green', 'port low')
  expect(asked(reform(campaign))).toBe('reform: done, red, blue')
  expect(script(reform(campaign), 'reform red').value).toBe('reform')
  expect(formationsOn(campaign)).toBe('yellow at tail high, green at port low, flight-1 at tail low')
  expect(patrolOf(campaign).formations.at(-1)?.sections).toEqual(['red', 'blue'])
  expect(fuelOfAll(campaign, 'red yellow blue green')).toBe('red 1, yellow 0, blue 1, green 0')
})

test('SAB-PAT-08 of three the player picks two; a Flight takes in nobody, and two Flights stay two', () => {
  const campaign = aPatrol({ fly: 'red yellow blue green' })
  for (const section of ['red', 'yellow', 'blue', 'green']) formation(campaign, section, section, 'tail low')
  script(reform(campaign), 'reform yellow, reform.join green')
  expect(asked(reform(campaign))).toBe('reform: done, red, blue')
  script(reform(campaign), 'reform red')
  expect(patrolOf(campaign).formations.map(({ id, sections }) => [id, sections])).toEqual([
    ['flight-1', ['yellow', 'green']],
    ['flight-2', ['red', 'blue']],
  ])
  expect(script(reform(campaign)).value).toBe('raid-vector')
})

test('SAB-PAT-08 SAB-A-14 a Section in Vapor combines with nobody', () => {
  const campaign = aPatrol({ fly: 'red yellow', fuel: { red: 0, yellow: 11 } })
  formation(campaign, 'red', 'red', 'tail low')
  formation(campaign, 'yellow', 'yellow', 'tail low')
  expect(script(reform(campaign)).value).toBe('raid-vector')
})

/** Red Section of two, and its third fighter on his own; Blue in three pieces. */
function scattered(more: Parameters<typeof aPatrol>[0] = {}): Campaign {
  const campaign = aPatrol({ fly: 'red blue-1 blue-2 blue-3', ...more })
  fighter(campaign, 'red-3').at = 'lost'
  return campaign
}

test('SAB-PAT-09 a fighter rejoins his Section if it has lost contact too, for 1 Fuel of it', () => {
  const campaign = scattered()
  const played = script(reform(campaign), 'reform red-3')
  expectAt(campaign, 'section red-1 red-2 red-3')
  expect(fuelOfAll(campaign, 'red blue')).toBe('red 1, blue 0')
  expect(factsOf(played, 'reforms')).toEqual([{ kind: 'section', units: ['red-3', 'red'], as: 'red' }])
})

test('SAB-PAT-09 not while his Section is on the map, nor while it is in Vapor', () => {
  const onTheMap = scattered()
  formation(onTheMap, 'red', 'red', 'tail low')
  expect(offers(reform(onTheMap))).toEqual(['done', 'blue-1', 'blue-2', 'blue-3'])
  const dry = scattered({ fuel: { red: 11, blue: 11 } })
  expect(script(reform(dry)).value).toBe('raid-vector')
})

test('SAB-PAT-09 fighters of one Section make it anew: as many of them as the player wants', () => {
  const campaign = scattered()
  expect(asked(reform(campaign), 'reform blue-1')).toBe('reform.join of unit:blue-1: blue-2, blue-3')
  expect(asked(reform(campaign), 'reform blue-1, reform.join blue-3')).toBe(
    'reform.join of unit:blue-1 unit:blue-3: done, blue-2',
  )
  script(reform(campaign), 'reform blue-1, reform.join blue-3 done')
  expectAt(campaign, 'section blue-1 blue-3, lost blue-2')
  expect(fuelOfAll(campaign, 'blue')).toBe('blue 1')
  expect(formationOf(campaign, 'blue')).toBeUndefined()
})

test('SAB-EX-40 SAB-PAT-10 Green 3 and Red Leader, a Veteran: a cube of their own at the lower level, then 1 more', () => {
  const campaign = aPatrol({ fly: 'red-1 green-3', veterans: 'red-1', fuel: { red: 3, green: 5 } })
  const played = script(reform(campaign), 'reform green-3')
  expect(factsOf(played, 'reforms')).toEqual([{ kind: 'ad-hoc', units: ['green-3', 'red-1'], as: 'gray' }])
  expect(fuelOfAll(campaign, 'red green gray')).toBe('red 3, green 5, gray 6')
  expect(leaderOf(campaign, 'gray')).toBe('red-1')
  // Its fighters go home under that cube.
  patrolOf(campaign).acted = []
  script(STEPS.chase(campaign), 'chase home')
  expect([fighter(campaign, 'red-1').rtb, fighter(campaign, 'green-3').rtb]).toEqual([6, 6])
})

test('SAB-PAT-10 SAB-FRM-14 without a Veteran there is no ad hoc Section', () => {
  const campaign = aPatrol({ fly: 'red-1 green-3' })
  expect(script(reform(campaign)).value).toBe('raid-vector')
})

test('SAB-PAT-10 SAB-A-11 two or three, of two Sections at least', () => {
  const campaign = aPatrol({ fly: 'red-1 red-2 green-3 blue-1', veterans: 'red-1' })
  const begun = 'reform red-1, reform.kind ad-hoc'
  // With Red 2 somebody else has to come.
  expect(offers(reform(campaign), begun)).toEqual(['red-2', 'blue-1', 'green-3'])
  expect(offers(reform(campaign), `${begun}, reform.join red-2`)).toEqual(['blue-1', 'green-3'])
  expect(offers(reform(campaign), `${begun}, reform.join green-3`)).toEqual(['done', 'red-2', 'blue-1'])
  script(reform(campaign), `${begun}, reform.join red-2 blue-1`)
  expectAt(campaign, 'section red-1 red-2 blue-1, lost green-3')
})

test('SAB-PAT-10 of several Veterans the player says who leads', () => {
  const campaign = aPatrol({ fly: 'red-1 green-3', veterans: 'red-1 green-3' })
  expect(asked(reform(campaign), 'reform red-1')).toBe('reform.leader: red-1, green-3')
  script(reform(campaign), 'reform red-1, reform.leader green-3')
  expect(leaderOf(campaign, 'gray')).toBe('green-3')
})

test('SAB-PAT-10 SAB-A-14 nobody whose cube is in Vapor', () => {
  const campaign = aPatrol({
    fly: 'red-1 green-3 blue-1',
    veterans: 'red-1',
    fuel: { red: 0, green: 11, blue: 0 },
  })
  expect(offers(reform(campaign))).toEqual(['done', 'red-1', 'blue-1'])
})

test('SAB-PAT-10 there are two cubes, and no third ad hoc Section', () => {
  const campaign = aPatrol({
    fly: 'red-1 red-2 red-3 blue-1 blue-2 blue-3',
    veterans: 'red-1 red-2 red-3',
  })
  for (const no of [1, 2])
    script(reform(campaign), `reform red-${no}, reform.kind ad-hoc, reform.join blue-${no} done`)
  expect(fuelOfAll(campaign, 'gray black')).toBe('gray 1, black 1')
  expect(script(reform(campaign)).value).toBe('raid-vector')
  // One that is no more gives its cube back.
  for (const id of ['red-1', 'blue-1'] as const) fighter(campaign, id).at = 'rtb'
  script(reform(campaign), 'reform red-3')
  expect(fighter(campaign, 'blue-3').section).toBe('gray')
})

test('SAB-PAT-09 SAB-A-12 who fell out of an ad hoc Section may rejoin it', () => {
  const campaign = aPatrol({ fly: 'red-1 green-3 blue-1', veterans: 'red-1' })
  script(reform(campaign), 'reform red-1, reform.join green-3 blue-1')
  fighter(campaign, 'blue-1').at = 'lost'
  script(reform(campaign), 'reform gray')
  expectAt(campaign, 'section red-1 green-3 blue-1')
  expect(fuelOfAll(campaign, 'gray')).toBe('gray 2')
})

test('SAB-PAT-10 of an ad hoc Section that has come apart its fighters make a new one, as before', () => {
  const campaign = aPatrol({ fly: 'red-1 green-3', veterans: 'red-1' })
  script(reform(campaign), 'reform red-1')
  for (const id of ['red-1', 'green-3'] as const) fighter(campaign, id).at = 'lost'
  const played = script(reform(campaign), 'reform green-3')
  expect(factsOf(played, 'reforms')).toMatchObject([{ kind: 'ad-hoc', as: 'gray' }])
  expect(fuelOfAll(campaign, 'gray')).toBe('gray 2')
})

test('SAB-A-127 nor do they go back to the Sections that they came from', () => {
  const campaign = aPatrol({ fly: 'red green-3', veterans: 'red-1' })
  fighter(campaign, 'red-1').at = 'lost'
  script(reform(campaign), 'reform red-1, reform.kind ad-hoc')
  for (const id of ['red-1', 'green-3'] as const) fighter(campaign, id).at = 'lost'
  expect(offers(reform(campaign))).toEqual(['done', 'red-1', 'green-3'])
  const played = script(reform(campaign), 'reform red-1')
  expect(factsOf(played, 'reforms')).toMatchObject([{ kind: 'ad-hoc', units: ['red-1', 'green-3'] }])
})

test('SAB-PAT-09 SAB-FRM-09 two who are out of a Section of four become nothing without the other two', () => {
  const campaign = aPatrol({ fly: 'red red-4' })
  fighter(campaign, 'red-3').at = 'lost'
  expect(offers(reform(campaign), 'reform red-3')).toEqual(['red', 'red-4'])
  script(reform(campaign), 'reform red-3, reform.join red-4')
  expectAt(campaign, 'section red-1 red-2 red-3 red-4')
})

test('SAB-CHS-01 SAB-A-61 in the Chase step too: whoever reforms does not chase, and nobody joins who has had his turn', () => {
  const campaign = scattered()
  script(STEPS.chase(campaign), 'chase.next blue-3, chase chase, chase 1 1')
  expect(asked(STEPS.chase(campaign), 'chase.next blue-1')).toBe('chase of unit:blue-1: chase, reform, home')
  script(STEPS.chase(campaign), 'chase.next blue-1, chase reform')
  expectAt(campaign, 'section blue-1 blue-2, lost blue-3')
  script(STEPS.chase(campaign), 'chase.next red, chase reform')
  expectAt(campaign, 'section red-1 red-2 red-3')
  expect(script(STEPS.chase(campaign)).value).toBe('patrol-complete')
})

test('SAB-CHS-01 Sections on the map do not reform there', () => {
  const campaign = aPatrol({ fly: 'red yellow' })
  formation(campaign, 'red', 'red', 'tail low')
  formation(campaign, 'yellow', 'yellow', 'tail low')
  expect(script(STEPS.chase(campaign)).value).toBe('patrol-complete')
})

test('SAB-PAT-10 SAB-CHS-01 no question of Reform or Chase has more than 13 answers, were all twelve lost', () => {
  const fly = ['red', 'yellow', 'blue', 'green'].flatMap(colour => [1, 2, 3].map(no => `${colour}-${no}`))
  const campaign = aPatrol({ fly: fly.join(' '), veterans: fly.join(' ') })
  expect(offers(reform(campaign))).toHaveLength(13)
  expect(offers(reform(campaign), 'reform red-1, reform.kind ad-hoc')).toHaveLength(11)
  expect(offers(STEPS.chase(campaign))).toHaveLength(12)
  expect(stopsFor(STEPS.chase(campaign), 'chase.next red-1')).toBe('chase')
})
