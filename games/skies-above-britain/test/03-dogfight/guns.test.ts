import { expect, test } from 'vitest'
import { fighter } from '../../rules/01-general/fighters.ts'
import { plays } from '../kit/fight.ts'
import { aPatrol, dogfight, germansOf } from '../kit/table.ts'

test('SAB-ICO-18 SAB-ICO-19 Jammed: guns that still fire, of a random fighter', () => {
  const campaign = aPatrol({ fly: 'red' })
  fighter(campaign, 'red-1').jammed = true
  fighter(campaign, 'red-2').ammo = 'none'
  dogfight(campaign, 'red', '109 4 tailed')
  plays(campaign, 'tailed', 'jammed')
  expect(fighter(campaign, 'red-3').jammed).toBe(true)
  expect(fighter(campaign, 'red-2').jammed).toBe(false)
})

test('SAB-ICO-19 Jammed: a lone fighter whose guns are jammed ignores it', () => {
  const campaign = aPatrol({ fly: 'red-1' })
  fighter(campaign, 'red-1').jammed = true
  dogfight(campaign, 'red-1', '109 4 tailed')
  expect(plays(campaign, 'tailed', 'jammed')).toMatch(/^dogfight.maneuver/)
})

test.each([
  ['even: the Damage counts', 2, '109 3 tailing', true],
  ['odd: it does not, and the guns are clear', 3, '109 4 tailing', false],
])('SAB-ICO-18 Damage by jammed guns, %s', (_, die, germans, jammed) => {
  const campaign = aPatrol({ fly: 'red-1' })
  fighter(campaign, 'red-1').jammed = true
  dogfight(campaign, 'red-1', '109 4 tailing')
  plays(campaign, 'tailing', 'damage', `jam ${die}`)
  expect(germansOf(campaign, 'red-1')).toBe(germans)
  expect(fighter(campaign, 'red-1').jammed).toBe(jammed)
})

test.each([
  ['even: both count', 4, '109 2 tailing'],
  ['odd: one of them', 5, '109 3 tailing'],
])('SAB-ICO-18 a double Damage by jammed guns takes one roll; %s', (_, die, germans) => {
  const campaign = aPatrol({ fly: 'red-1' })
  fighter(campaign, 'red-1').jammed = true
  dogfight(campaign, 'red-1', '109 4 tailing')
  expect(plays(campaign, 'tailing', 'damage--damage', `jam ${die}`)).toMatch(/^dogfight.tailing/)
  expect(germansOf(campaign, 'red-1')).toBe(germans)
})

test('SAB-ICO-24 Low Ammo, then No Ammo, also for jammed guns', () => {
  const campaign = aPatrol({ fly: 'red-1' })
  fighter(campaign, 'red-1').jammed = true
  dogfight(campaign, 'red-1', '109 4 tailed')
  const again = 'dogfight.maneuver none, draw.tailed t-low-ammo-b'
  plays(campaign, 'tailed', 'low-ammo', again)
  expect(fighter(campaign, 'red-1').ammo).toBe('none')
})

test('SAB-ICO-24 whoever has none is passed over', () => {
  const campaign = aPatrol({ fly: 'red' })
  fighter(campaign, 'red-1').ammo = 'none'
  dogfight(campaign, 'red', '109 4 tailed')
  expect(plays(campaign, 'tailed', 'low-ammo')).toBe('random.fighter: red-2, red-3')
  const alone = aPatrol({ fly: 'red-1' })
  fighter(alone, 'red-1').ammo = 'none'
  dogfight(alone, 'red-1', '109 4 tailed')
  expect(plays(alone, 'tailed', 'low-ammo')).toMatch(/^dogfight.maneuver/)
})

test('SAB-A-34 Low Ammo alone keeps nobody from scoring', () => {
  const campaign = aPatrol({ fly: 'red-1' })
  fighter(campaign, 'red-1').ammo = 'low'
  dogfight(campaign, 'red-1', '109 4 tailing')
  plays(campaign, 'tailing', 'damage')
  expect(germansOf(campaign, 'red-1')).toBe('109 3 tailing')
})

test.each([
  ['one of them still has some', 'red-1 red-2', '109 3 tailing'],
  ['none of them has any', 'red-1 red-2 red-3', '109 4 tailing'],
])('SAB-ICO-25 SAB-A-33 Damage by a Section where %s', (_, empty, germans) => {
  const campaign = aPatrol({ fly: 'red' })
  for (const id of empty.split(' ')) fighter(campaign, id as 'red-1').ammo = 'none'
  dogfight(campaign, 'red', '109 4 tailing')
  plays(campaign, 'tailing', 'damage', germans.includes('3') ? 'random.fighter red-1' : '')
  expect(germansOf(campaign, 'red')).toBe(germans)
})
