import { expect, test } from 'vitest'
import { fighter } from '../../rules/01-general/fighters.ts'
import { patrolOf } from '../../rules/01-general/terms.ts'
import { DRAW, fightsTo, plays } from '../kit/fight.ts'
import { aPatrol, dogfight, expectAt, germansOf } from '../kit/table.ts'

test.each([
  ['two Greens: chance decides', 'red-2 red-3', 'random.fighter: red-2, red-3'],
  ['one: it is his', 'red-2', 'draw.hit'],
  ['none: nothing', '', 'dogfight.maneuver'],
])('SAB-ICO-17 SAB-ICO-21 icons for Green pilots, %s', (_, greens, next) => {
  const campaign = aPatrol({ fly: 'red', greens })
  dogfight(campaign, 'red', '109 4 tailed')
  expect(plays(campaign, 'tailed', 'hit-green')).toMatch(new RegExp(`^${next}`))
})

test('SAB-ICO-20 SAB-A-23 Loose: a random fighter leaves; the marker may stay with the Section', () => {
  const campaign = aPatrol({ fly: 'red' })
  dogfight(campaign, 'red', '109 4 tailed')
  plays(campaign, 'tailed', 'loose', 'random.fighter red-2, dogfight.follow stay')
  expectAt(campaign, 'lost red-2, section red-1 red-3')
  expect([germansOf(campaign, 'red'), germansOf(campaign, 'red-2')]).toEqual(['109 4 tailed', ''])
})

test('SAB-ICO-20 Loose: Germans who do not tail do not follow', () => {
  const campaign = aPatrol({ fly: 'red' })
  dogfight(campaign, 'red', '109 4 head-on')
  expect(plays(campaign, 'head-on', 'loose', 'random.fighter red-2')).toMatch(/^draw.headOn/)
  expect(germansOf(campaign, 'red')).toBe('109 4 head-on')
})

test('SAB-ICO-20 SAB-A-23 a Section of two dissolves: both are alone, and somebody keeps the other markers', () => {
  const campaign = aPatrol({ fly: 'red' })
  fighter(campaign, 'red-3').at = 'rtb'
  dogfight(campaign, 'red', '109 4 tailed, 110 2 tailed')
  const answers = 'random.fighter red-1, dogfight.follow stay, dogfight.keeps red-1'
  fightsTo(campaign, `dogfight.marker red/1, ${DRAW.tailed}loose, ${answers}`)
  expectAt(campaign, 'lost red-1 red-2')
  expect([germansOf(campaign, 'red-1'), germansOf(campaign, 'red-2')]).toEqual([
    '110 2 tailed',
    '109 4 tailed',
  ])
})

test('SAB-A-24 Loose does nothing to a lone fighter', () => {
  const campaign = aPatrol({ fly: 'red-1' })
  dogfight(campaign, 'red-1', '109 4 tailed')
  expect(plays(campaign, 'tailed', 'loose')).toMatch(/^dogfight.maneuver/)
})

test('SAB-ICO-21 SAB-PIL-08 Loose (Green): a Green pilot leaves', () => {
  const campaign = aPatrol({ fly: 'red', greens: 'red-3' })
  dogfight(campaign, 'red', '109 4 tailed')
  plays(campaign, 'tailed', 'loose-green', 'dogfight.follow follow')
  expectAt(campaign, 'lost red-3, section red-1 red-2')
})

test('SAB-ICO-22 what cancels the rest is settled first: nothing is asked about the rest', () => {
  const campaign = aPatrol({ fly: 'red' })
  dogfight(campaign, 'red', '109 4 tailed')
  const lines = 'dogfight.maneuver turn, draw.tailed t-slip--tight-turn--hit'
  expect(fightsTo(campaign, lines)).toMatch(/^draw.headOn/)
})

test.each([
  ['reinforce-109-head-on', '109 2 head-on'],
  ['reinforce-109-tailed', '109 2 tailed'],
  ['reinforce-110-head-on', '110 2 head-on'],
  ['reinforce-110-tailed', '110 2 tailed'],
])('SAB-ICO-27 Reinforcements: %s, without an Advantage Card', (card, joined) => {
  const campaign = aPatrol({ fly: 'red-1' })
  dogfight(campaign, 'red-1', '109 4 tailing')
  plays(campaign, 'tailing', card)
  expect(germansOf(campaign, 'red-1')).toBe(`109 4 tailing, ${joined}`)
})

test('SAB-EX-71 SAB-ICO-29 Split: half of them gets behind us, and fights from the next round on', () => {
  const campaign = aPatrol({ fly: 'red-1' })
  dogfight(campaign, 'red-1', '109 4 tailing')
  expect(plays(campaign, 'tailing', 'split')).toMatch(/^dogfight.maneuver/)
  expect(germansOf(campaign, 'red-1')).toBe('109 2 tailing, 109 2 tailed')
  expect(patrolOf(campaign).dogfights[0]?.round).toBe(2)
})

test('SAB-A-25 Split: of unequal parts the player says which gets behind him', () => {
  const campaign = aPatrol({ fly: 'red-1' })
  dogfight(campaign, 'red-1', '109 3 tailing')
  plays(campaign, 'tailing', 'split', 'dogfight.split 1')
  expect(germansOf(campaign, 'red-1')).toBe('109 2 tailing, 109 1 tailed')
})

test.each(['damage', 'split'])(
  'SAB-ICO-29 Split and Damage: the one that is still tailed is hit (%s first)',
  first => {
    const campaign = aPatrol({ fly: 'red-1' })
    dogfight(campaign, 'red-1', '109 4 tailing')
    const answers = first === 'damage' ? 'dogfight.icon damage, dogfight.split 2' : 'dogfight.icon split'
    plays(campaign, 'tailing', 'damage--split', answers)
    expect(germansOf(campaign, 'red-1')).toBe('109 1 tailing, 109 2 tailed')
  },
)

test('SAB-ICO-29 Split: a lone German cannot', () => {
  const campaign = aPatrol({ fly: 'red-1' })
  dogfight(campaign, 'red-1', '109 1 tailing')
  plays(campaign, 'tailing', 'split')
  expect(germansOf(campaign, 'red-1')).toBe('109 1 tailing')
})

test('SAB-ICO-32 Turn: those we tail come head-on, in the next round', () => {
  const campaign = aPatrol({ fly: 'red-1' })
  dogfight(campaign, 'red-1', '109 4 tailing')
  expect(plays(campaign, 'tailing', 'turn')).toMatch(/^draw.headOn/)
  expect(germansOf(campaign, 'red-1')).toBe('109 4 head-on')
  expect(patrolOf(campaign).dogfights[0]?.round).toBe(2)
})
