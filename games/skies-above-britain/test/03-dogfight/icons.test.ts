import { expect, test } from 'vitest'
import { fighter, pilotOf } from '../../rules/01-general/fighters.ts'
import { patrolOf, vapor } from '../../rules/01-general/terms.ts'
import { DRAW, fights, fightsTo, plays } from '../kit/fight.ts'
import { aPatrol, dogfight, expectAt, factsOf, germansOf } from '../kit/table.ts'

test('SAB-GEN-15 the player says in which order icons apply; all of them, before another card', () => {
  const low = () => {
    const campaign = aPatrol({ fly: 'red-1' })
    fighter(campaign, 'red-1').ammo = 'low'
    dogfight(campaign, 'red-1', '109 4 tailing, 109 4 head-on')
    return campaign
  }
  const head = 'draw.headOn x-damage--low-ammo'
  expect(fightsTo(low(), head)).toBe('dogfight.icon of unit:red-1 german:2: damage, low-ammo')
  const again = low()
  expect(fightsTo(again, `${head}, dogfight.icon low-ammo`)).toMatch(/^dogfight.tailing/)
  // His last rounds are gone before the burst.
  expect(germansOf(again, 'red-1')).toBe('109 4 tailing, 109 4 head-on')
  expect(fighter(again, 'red-1').ammo).toBe('none')
})

test('SAB-GEN-15 SAB-ICO-09 a German whom a lone pilot hits is down and his kill, though he collides by the same card', () => {
  const campaign = aPatrol({ fly: 'red-1' })
  dogfight(campaign, 'red-1', '109 4 head-on')
  fights(campaign, 'draw.headOn x-collision--damage, dogfight.icon collision, collision 1')
  expectAt(campaign, 'destroyed red-1')
  expect(patrolOf(campaign).score.germanFighters).toBe(2)
  expect(campaign.pilots[0]?.fighters).toBe(1)
  const dry = aPatrol({ fly: 'red-1' })
  fighter(dry, 'red-1').ammo = 'none'
  dogfight(dry, 'red-1', '109 4 head-on')
  fights(dry, 'draw.headOn x-collision--damage, collision 1')
  expect(patrolOf(dry).score.germanFighters).toBe(1)
})

test('SAB-ICO-20 SAB-A-23 of a pair that meets them Head-On the player says who is left with them', () => {
  for (const keeper of ['red-1', 'red-2'] as const) {
    const campaign = aPatrol({ fly: 'red-1 red-2' })
    for (const id of ['red-1', 'red-2'] as const) fighter(campaign, id).at = 'section'
    dogfight(campaign, 'red', '109 4 head-on')
    plays(campaign, 'head-on', 'loose', `random.fighter red-2, dogfight.keeps ${keeper}`)
    expect(germansOf(campaign, keeper)).toBe('109 4 head-on')
    expect(patrolOf(campaign).dogfights).toHaveLength(1)
  }
})

test('SAB-A-113 where the order cannot matter the card is read as it stands', () => {
  const campaign = aPatrol({ fly: 'red-1' })
  dogfight(campaign, 'red-1', '109 4 tailing, 109 4 head-on')
  expect(fightsTo(campaign, 'draw.headOn x-damage--low-ammo')).toMatch(/^dogfight.tailing/)
  expect(germansOf(campaign, 'red-1')).toBe('109 4 tailing, 109 3 head-on')
  expect(fighter(campaign, 'red-1').ammo).toBe('low')
})

test.each([
  ['a schwarm', 4, '109 3 tailing'],
  ['a flipped schwarm', 3, '109 2 tailing'],
  ['a rotte', 2, '109 1 tailing'],
])('SAB-ICO-01 SAB-ICO-02 SAB-PIL-12 Damage takes one from %s: a kill', (_, strength, left) => {
  const campaign = aPatrol({ fly: 'red-1' })
  dogfight(campaign, 'red-1', `109 ${strength} tailing`)
  plays(campaign, 'tailing', 'damage')
  expect(germansOf(campaign, 'red-1')).toBe(left)
  expect(patrolOf(campaign).score.germanFighters).toBe(1)
  expect(pilotOf(campaign, 'red-1')).toMatchObject({ fighters: 1, bombers: 0 })
})

test('SAB-EX-59 SAB-PIL-13 a kill of a Section goes to a random fighter of it', () => {
  const campaign = aPatrol({ fly: 'yellow' })
  dogfight(campaign, 'yellow', '109 3 tailing')
  const answers = 'random.fighter yellow-2, random.fighter yellow-1'
  plays(campaign, 'tailing', 'damage--low-ammo', answers)
  expect(germansOf(campaign, 'yellow')).toBe('109 2 tailing')
  expect(pilotOf(campaign, 'yellow-2').fighters).toBe(1)
})

test('SAB-EX-57 SAB-ICO-02 a lone German that is reduced is gone', () => {
  const campaign = aPatrol({ fly: 'red-1' })
  dogfight(campaign, 'red-1', '109 1 tailing')
  fights(campaign, `${DRAW.tailing}damage`)
  expect(patrolOf(campaign).dogfights).toEqual([])
})

test('SAB-EX-09 SAB-ICO-26 SAB-ICO-02 SAB-PIL-14 Reduce: one flies away, nobody`s kill', () => {
  const campaign = aPatrol({ fly: 'red-1' })
  dogfight(campaign, 'red-1', '109 4 tailing')
  plays(campaign, 'tailing', 'reduce')
  expect(germansOf(campaign, 'red-1')).toBe('109 3 tailing')
  expect(pilotOf(campaign, 'red-1').fighters).toBe(0)
  expect(patrolOf(campaign).score.germanFighters).toBe(0)
})

test('SAB-ICO-33 SAB-PIL-14 Vanish: the marker is gone, nobody`s kill', () => {
  const campaign = aPatrol({ fly: 'red-1' })
  dogfight(campaign, 'red-1', '109 4 tailing')
  fights(campaign, `${DRAW.tailing}vanish`)
  expect(patrolOf(campaign).dogfights).toEqual([])
  expect(pilotOf(campaign, 'red-1').fighters).toBe(0)
})

test('SAB-EX-69 SAB-ICO-33 Vanish removes the marker that is fought now, and no other', () => {
  const campaign = aPatrol({ fly: 'green-2' })
  dogfight(campaign, 'green-2', '109 4 tailed, 110 2 head-on')
  plays(campaign, 'head-on', 'vanish')
  expect(germansOf(campaign, 'green-2')).toBe('109 4 tailed')
})

test.each([
  ['a rested pilot on 1', '', 1, true],
  ['a rested pilot on 2', '', 2, false],
  ['a fatigued pilot on 2', 'red-1', 2, true],
] as const)('SAB-ICO-09 SAB-PIL-10 a Collision: %s', (_, fatigued, die, collides) => {
  const campaign = aPatrol({ fly: 'red-1', fatigued })
  dogfight(campaign, 'red-1', '109 4 head-on')
  const lines = `${DRAW['head-on']}collision, collision ${die}`
  const { notes, value } = collides
    ? fights(campaign, lines)
    : fights(campaign, `${lines}, draw.headOn x-vanish`)
  expectAt(campaign, `${collides ? 'destroyed' : 'lost'} red-1`)
  expect(factsOf({ notes }, 'germans-reduced')).toEqual(
    collides ? [{ german: 1, strength: 3, destroyed: true }] : [],
  )
  // SAB-A-32 It counts as destroyed, but is nobody's kill.
  expect(value).toBe(collides ? 1 : 0)
  expect(patrolOf(campaign).score).toMatchObject({
    germanFighters: collides ? 1 : 0,
    aircraftLost: collides ? 1 : 0,
  })
  expect(pilotOf(campaign, 'red-1').fighters).toBe(0)
})

test('SAB-ICO-09 SAB-A-32 a Collision in a Section: who may die is picked before the roll', () => {
  const campaign = aPatrol({ fly: 'red', fatigued: 'red-3' })
  dogfight(campaign, 'red', '109 4 head-on')
  plays(campaign, 'head-on', 'collision', 'random.fighter red-3, collision 2')
  expectAt(campaign, 'destroyed red-3, section red-1 red-2')
  expect(germansOf(campaign, 'red')).toBe('109 3 head-on')
})

test('SAB-EX-64 SAB-ICO-15 SAB-GEN-24 Fuel: the cube of the Section goes one space right', () => {
  const campaign = aPatrol({ fly: 'red blue' })
  dogfight(campaign, 'red', '109 4 tailed')
  plays(campaign, 'tailed', 'fuel')
  expect(patrolOf(campaign).fuel).toEqual({ red: 1, blue: 0 })
})

test('SAB-ICO-15 SAB-GEN-22 Fuel: a cube in Vapor stays there', () => {
  const campaign = aPatrol({ fly: 'red' })
  patrolOf(campaign).fuel.red = vapor(campaign)
  dogfight(campaign, 'red', '109 4 tailed')
  plays(campaign, 'tailed', 'fuel')
  expect(patrolOf(campaign).fuel.red).toBe(vapor(campaign))
})

test('SAB-A-13 Fuel: a lone fighter does not pay', () => {
  const campaign = aPatrol({ fly: 'red-1' })
  dogfight(campaign, 'red-1', '109 4 tailed')
  plays(campaign, 'tailed', 'fuel')
  expect(patrolOf(campaign).fuel.red).toBe(0)
})

test('SAB-ICO-16 a double Hit: each is given to a fighter on its own, also to the same', () => {
  const campaign = aPatrol({ fly: 'red' })
  dogfight(campaign, 'red', '109 4 tailed')
  plays(
    campaign,
    'tailed',
    'hit--hit',
    'random.fighter red-2, draw.hit wing-3, random.fighter red-2, draw.hit engine-7',
  )
  expect(fighter(campaign, 'red-2').hits).toEqual(['wing-3', 'engine-7'])
})

test('SAB-EX-67 SAB-ICO-17 SAB-PIL-08 Hit (Green): a Green pilot is hit', () => {
  const campaign = aPatrol({ fly: 'yellow-2', greens: 'yellow-2' })
  dogfight(campaign, 'yellow-2', '109 2 head-on')
  plays(campaign, 'head-on', 'hit-green', 'draw.hit wing-3')
  expect(fighter(campaign, 'yellow-2').hits).toEqual(['wing-3'])
})

test('SAB-GEN-14 SAB-A-05 with an empty cup there is no Hit', () => {
  const campaign = aPatrol({ fly: 'red-1' })
  patrolOf(campaign).cups.hits = { 'wing-3': 0 }
  dogfight(campaign, 'red-1', '109 4 tailed')
  expect(plays(campaign, 'tailed', 'hit')).toMatch(/^dogfight.maneuver/)
  expect(fighter(campaign, 'red-1').hits).toEqual([])
})

test('SAB-GEN-14 a Hit marker is out of the cup while it lies on a fighter', () => {
  const campaign = aPatrol({ fly: 'red-1' })
  dogfight(campaign, 'red-1', '109 4 tailed')
  plays(campaign, 'tailed', 'hit', 'draw.hit wing-3')
  expect(patrolOf(campaign).cups.hits['wing-3']).toBe(2)
})
