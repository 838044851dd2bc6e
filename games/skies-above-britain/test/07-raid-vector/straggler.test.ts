import { expect, test } from 'vitest'
import { fighter } from '../../rules/01-general/fighters.ts'
import { patrolOf } from '../../rules/01-general/terms.ts'
import { straggler } from '../../rules/07-raid-vector/straggler.ts'
import type { Campaign } from '../../state.ts'
import {
  amongBombers,
  aPatrol,
  asked,
  bombers,
  expectAt,
  factsOf,
  formation,
  offers,
  script,
  stopsFor,
} from '../kit/table.ts'
import { onTrack, spent } from '../kit/track.ts'

type With = Parameters<typeof aPatrol>[0]

/** The raid is known: Dorniers. */
function lost(fly: string, more: With = {}): Campaign {
  const campaign = aPatrol({ fly, ...more })
  bombers(campaign)
  return campaign
}

const why = (played: ReturnType<typeof script>) => factsOf(played, 'straggler-gone').map(({ why }) => why)

/** Red-1 goes after it, from the port flank, with this card. */
const hunt = (card: string) => `straggler red-1, bombers.approach straggler/port, draw.medium ${card}`

test('SAB-VEC-17 a Section or a fighter without contact may go after it; those on the map may not', () => {
  const campaign = lost('red yellow blue-1 green-1')
  formation(campaign, 'yellow', 'yellow', 'port low')
  amongBombers(campaign, 'green-1')
  expect(offers(straggler(campaign))).toEqual(['none', 'red', 'blue-1'])
})

test('SAB-VEC-17 SAB-VEC-26 one of them: a Section pays 1 Fuel, and its fighters attack singly', () => {
  const campaign = lost('red yellow')
  expect(asked(straggler(campaign), 'straggler red')).toMatch(
    /^bombers.approach of fighter:red-1: home, straggler\/nose/,
  )
  expect(spent(campaign)).toBe('red 1')
  expectAt(campaign, 'bombers red-1 red-2 red-3, section yellow-1')
})

test('SAB-VEC-17 a fighter on his own pays nothing; a Section in Vapor stays away', () => {
  const campaign = lost('red blue-1')
  patrolOf(campaign).fuel.red = 11
  expect(offers(straggler(campaign))).toEqual(['none', 'blue-1'])
  stopsFor(straggler(campaign), 'straggler blue-1')
  expect(spent(campaign)).toBe('red 11')
})

test('SAB-VEC-17 SAB-BMB-03 it is of the type of the raid', () => {
  const campaign = aPatrol({ fly: 'red-1' })
  bombers(campaign, 'stuka')
  const lines = 'straggler red-1, bombers.approach straggler/port'
  expect(stopsFor(straggler(campaign), lines)).toBe('draw.light')
})

test('SAB-VEC-17 SAB-A-81 SAB-BMB-03 of an unknown raid the chart tells, for the straggler alone, before anybody sets off', () => {
  const campaign = aPatrol({ fly: 'red-1' })
  expect(stopsFor(straggler(campaign))).toBe('bombers.chart')
  const played = script(
    straggler(aPatrol({ fly: 'red-1' })),
    'bombers.chart 11, straggler red-1, bombers.approach straggler/port, draw.light l-damage, draw.damage engine',
  )
  expect(factsOf(played, 'straggler')).toEqual([{ type: 'stuka', attackers: ['red-1'] }])
  expect(patrolOf(campaign).raid).toBeUndefined()
})

test('SAB-VEC-18 before Contact any number of Sections, with the squadron or not, 1 Fuel each, and one lone fighter', () => {
  const campaign = lost('red yellow green blue-1 blue-2')
  onTrack(campaign, 'middle high', 'inbound 2')
  const { formations } = patrolOf(campaign)
  for (const one of formations) one.sections = ['red', 'yellow']
  expect(offers(straggler(campaign))).toEqual(['none', 'red', 'yellow', 'green', 'blue-1', 'blue-2'])
  const again = 'straggler red green blue-1'
  expect(offers(straggler(campaign), again)).toEqual(['none', 'yellow'])
  stopsFor(straggler(campaign), `${again} none`)
  expect(spent(campaign)).toBe('red 1, green 1')
  expect(formations.map(({ sections }) => sections)).toEqual([['yellow']])
})

test('SAB-VEC-18 no single fighter of the squadron', () => {
  const campaign = lost('red')
  onTrack(campaign, 'middle high', 'inbound 2')
  expect(offers(straggler(campaign))).toEqual(['none', 'red'])
})

test('SAB-VEC-19 nobody goes after it: it is gone', () => {
  const campaign = lost('red-1')
  expect(why(script(straggler(campaign), 'straggler none'))).toEqual(['ignored'])
  expect(patrolOf(campaign)).toMatchObject({ straggler: undefined, stragglerType: undefined })
  expectAt(campaign, 'lost red-1')
})

test('SAB-VEC-19 where nobody could, nobody is asked', () => {
  const campaign = lost('red')
  formation(campaign, 'red', 'red', 'port low')
  expect(why(script(straggler(campaign)))).toEqual(['ignored'])
})

test('SAB-VEC-20 SAB-BMB-27 rounds follow each other, on the bottom row, until it is destroyed; then all go home', () => {
  const campaign = lost('red-1')
  patrolOf(campaign).fuel.red = 3
  const played = script(
    straggler(campaign),
    `${hunt('m-damage, draw.damage wing')}, draw.reaction r-nothing, bombers.approach straggler/port, draw.medium m-damage-b, draw.damage cockpit`,
  )
  expect(factsOf(played, 'bomber-card')).toMatchObject([{ row: 'alone' }, { row: 'alone' }])
  expect(why(played)).toEqual(['destroyed'])
  expect(fighter(campaign, 'red-1')).toMatchObject({ at: 'rtb', rtb: 3 })
  expect(patrolOf(campaign).score.bombers).toBe(1)
  expect(campaign.pilots[0]?.bombers).toBe(1)
})

test('SAB-VEC-20 what is left of it is put away: its markers go back to the cup', () => {
  const campaign = lost('red-1')
  fighter(campaign, 'red-1').ammo = 'low'
  const cup = { ...patrolOf(campaign).cups.damage }
  const played = script(
    straggler(campaign),
    `${hunt('m-damage--hit--low-ammo')}, bombers.icon damage, draw.damage wing, draw.hit wing-3, hit-check 12, draw.reaction r-nothing`,
  )
  // SAB-VEC-20 Nobody has ammunition left.
  expect(why(played)).toEqual(['alone'])
  expect(patrolOf(campaign).cups.damage).toEqual(cup)
  expectAt(campaign, 'rtb red-1')
})

test('SAB-VEC-20 one fighter with ammunition keeps the hunt going', () => {
  const campaign = lost('red')
  for (const id of ['red-1', 'red-2'] as const) fighter(campaign, id).ammo = 'none'
  const lines =
    'straggler red, bombers.approach home straggler/port straggler/port, bombers.attacker red-2, draw.medium m-nothing, draw.medium m-nothing-b, draw.reaction r-nothing'
  expect(stopsFor(straggler(campaign), lines)).toBe('bombers.approach')
})

test('SAB-VEC-20 any angle at once, without Delay and without the penalties of a first round', () => {
  const campaign = lost('red-1')
  const lines =
    'straggler red-1, bombers.approach straggler/tail, draw.medium m-return-fire, draw.hit fuselage-9'
  expect(stopsFor(straggler(campaign), lines)).toBe('bombers.stay')
})

test.each([
  ['in a Fate Box', `${hunt('m-hit')}, draw.hit fuselage-9, hit-check 1`, 'fate'],
  ['on the way home', 'straggler red-1, bombers.approach home', 'rtb'],
  ['spun out', hunt('m-lost-contact'), 'rtb'],
  ['driven off', `${hunt('m-return-fire')}, draw.hit wing-3`, 'rtb'],
])('SAB-VEC-20 SAB-A-82 SAB-A-83 the last hunter is %s: it is over, and no card is drawn', (_, lines, at) => {
  const campaign = lost('red-1')
  expect(why(script(straggler(campaign), lines))).toEqual(['alone'])
  expect(fighter(campaign, 'red-1').at).toBe(at)
})

test('SAB-VEC-21 after a round an Escort Reaction Card, of which nothing counts but Clouds Escape and Ambush', () => {
  const campaign = lost('red-1', { visibility: 'haze' })
  patrolOf(campaign).escort = { high: { type: '109', size: 'heavy', suppressed: false } }
  const lines = `${hunt('m-nothing')}, draw.reaction r-reduce, bombers.approach straggler/port, draw.medium m-nothing-b, draw.reaction r-help-high`
  expect(stopsFor(straggler(campaign), lines)).toBe('bombers.approach')
  expect(patrolOf(campaign).escort.high).toMatchObject({ size: 'heavy' })
})

test.each([
  [9, 'clouds'],
  [8, undefined],
])('SAB-VEC-21 in clouds it may get away, on a %i: %s', (die, gone) => {
  const campaign = lost('red-1', { visibility: 'clouds' })
  const lines = `${hunt('m-nothing')}, draw.reaction r-nothing, clouds-escape ${die}`
  if (gone === undefined) return expect(stopsFor(straggler(campaign), lines)).toBe('bombers.approach')
  expect(why(script(straggler(campaign), lines))).toEqual([gone])
  expectAt(campaign, 'rtb red-1')
  expect(patrolOf(campaign).cloudsEscaped).toBe(false)
})

const AMBUSH = 'draw.reaction r-ambush-110, draw.luftwaffe lw-rotte-head-on'

test('SAB-VEC-22 an Ambush on one of the hunters, by Germans of the type on the card', () => {
  const campaign = lost('red')
  const lines = `straggler red, bombers.approach home straggler/port straggler/port, bombers.attacker red-2, draw.medium m-nothing, draw.medium m-nothing-b, draw.reaction r-ambush-110, random.fighter red-3, draw.luftwaffe lw-rotte-tailed`
  expect(asked(straggler(campaign), lines)).toMatch(/^dogfight.maneuver of unit:red-3/)
  expect(patrolOf(campaign).dogfights[0]?.germans[0]?.type).toBe('110')
})

test('SAB-VEC-22 rid of them after one round he may go on', () => {
  const campaign = lost('red-1')
  const lines = `${hunt('m-nothing')}, ${AMBUSH}, draw.headOn x-vanish`
  expect(stopsFor(straggler(campaign), lines)).toBe('bombers.approach')
  expectAt(campaign, 'bombers red-1')
})

test('SAB-VEC-22 still engaged after one round, he goes home when it is over', () => {
  const campaign = lost('red-1')
  const lines = `${hunt('m-nothing')}, ${AMBUSH}, draw.headOn x-nothing, draw.headOn x-vanish`
  expect(why(script(straggler(campaign), lines))).toEqual(['alone'])
  expectAt(campaign, 'rtb red-1')
})

test('SAB-VEC-26 a small area of its own: the raid is no target, and those among its bombers take no part', () => {
  const campaign = lost('red-1 blue-1')
  amongBombers(campaign, 'blue-1')
  const options = offers(straggler(campaign), 'straggler red-1')
  expect(options).toEqual([
    'home',
    'straggler/nose',
    'straggler/starboard',
    'straggler/tail',
    'straggler/port',
  ])
  const other = lost('red-1 blue-1')
  amongBombers(other, 'blue-1')
  const played = script(straggler(other), hunt('m-damage, draw.damage cockpit'))
  expect(factsOf(played, 'bomber-round')).toEqual([{ fighters: ['red-1'] }])
  expectAt(other, 'rtb red-1, bombers blue-1')
})
