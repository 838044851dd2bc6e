import { expect, test } from 'vitest'
import { fighter } from '../../rules/01-general/fighters.ts'
import { leaderOf, membersOf } from '../../rules/01-general/formations.ts'
import { patrolOf } from '../../rules/01-general/terms.ts'
import { fightsTo, opens } from '../kit/fight.ts'
import { aPatrol, dogfight, expectAt, formation, germansOf } from '../kit/table.ts'

/** SAB-ACE-04 Red flies in four under an Innovator, who leads Blue. */
function fingerFour(veterans: string) {
  const campaign = aPatrol({ fly: 'red-1 red-2 red-3 red-4 blue-1', veterans, innovator: 'blue-1' })
  for (const id of ['red-1', 'red-2', 'red-3', 'red-4'] as const) fighter(campaign, id).at = 'section'
  return campaign
}

test('SAB-EX-53 SAB-VET-09 Break, even: one Element tails a rotte, the other is tailed by the other', () => {
  const campaign = fingerFour('red-3')
  dogfight(campaign, 'red', '109 4 tailed')
  fightsTo(campaign, 'dogfight.maneuver break/red-3, break 4, dogfight.element yellow')
  expect(membersOf(campaign, 'red')).toEqual(['red-1', 'red-2'])
  expect(membersOf(campaign, 'yellow')).toEqual(['red-3', 'red-4'])
  expect([germansOf(campaign, 'red'), germansOf(campaign, 'yellow')]).toEqual([
    '109 2 tailed',
    '109 2 tailing',
  ])
  expect(fighter(campaign, 'red-3').privilege).toBe('break')
})

test('SAB-EX-53 SAB-VET-09 Break, odd: both are tailed', () => {
  const campaign = fingerFour('red-3')
  dogfight(campaign, 'red', '109 4 tailed')
  fightsTo(campaign, 'dogfight.maneuver break/red-3, break 5')
  expect([germansOf(campaign, 'red'), germansOf(campaign, 'yellow')]).toEqual([
    '109 2 tailed',
    '109 2 tailed',
  ])
})

test('SAB-VET-09 SAB-A-121 Break comes before the card: whoever still tails fights in this round', () => {
  const campaign = fingerFour('red-3')
  dogfight(campaign, 'red', '109 4 tailed')
  const lines = 'dogfight.maneuver break/red-3, break 5, dogfight.marker red/1, dogfight.maneuver none'
  const cards = 'draw.tailed t-nothing, dogfight.maneuver none, draw.tailed t-nothing-b'
  expect(fightsTo(campaign, `${lines}, ${cards}`)).toBe('dogfight.next: red, yellow')
  expect(patrolOf(campaign).dogfights).toMatchObject([{ round: 2 }, { round: 2 }])
})

test('SAB-VET-09 SAB-A-121 SAB-DOG-28 Break is no Maneuver: those the Section tails are not let go', () => {
  const campaign = fingerFour('red-3')
  dogfight(campaign, 'red', '109 4 tailed, 110 2 tailing')
  fightsTo(campaign, 'dogfight.maneuver break/red-3, break 5')
  expect(germansOf(campaign, 'red')).toBe('109 2 tailed, 110 2 tailing')
})

test.each([
  ['even: an Element is behind it', 2, '109 1 tailing'],
  ['odd: it is behind an Element', 3, '109 1 tailed'],
])('SAB-VET-10 SAB-A-26 Break from a lone German, %s, and the other is free', (_, die, german) => {
  const campaign = fingerFour('red-1')
  dogfight(campaign, 'red', '109 1 tailed')
  fightsTo(campaign, `dogfight.maneuver break/red-1, break ${die}, dogfight.element yellow`)
  expect([germansOf(campaign, 'red'), germansOf(campaign, 'yellow')]).toEqual(['', german])
})

test('SAB-A-121 SAB-A-25 Break: of three the player says which part is behind the other Element', () => {
  const campaign = fingerFour('red-1')
  dogfight(campaign, 'red', '109 3 tailed')
  fightsTo(campaign, 'dogfight.maneuver break/red-1, break 2, dogfight.element red, dogfight.split 1')
  expect([germansOf(campaign, 'red'), germansOf(campaign, 'yellow')]).toEqual([
    '109 2 tailing',
    '109 1 tailed',
  ])
})

test('SAB-VET-11 an Element is a Section: its row, its leader, a cube of its own where the other stands', () => {
  const campaign = fingerFour('red-3')
  formation(campaign, 'red', 'red', 'port low')
  patrolOf(campaign).fuel.red = 3
  dogfight(campaign, 'red', '109 4 tailed')
  const lines = 'dogfight.maneuver break/red-3, break 5, dogfight.marker yellow/2, dogfight.maneuver none'
  fightsTo(campaign, `${lines}, draw.tailed t-fuel`)
  expect(patrolOf(campaign).fuel).toMatchObject({ red: 3, yellow: 4 })
  expect(leaderOf(campaign, 'yellow')).toBe('red-3')
  expect(patrolOf(campaign).formations).toMatchObject([{ sections: ['red', 'yellow'] }])
})

test('SAB-VET-12 Break: any Veteran of the Section while the Innovator flies, its leader alone without him', () => {
  const offers = (campaign: ReturnType<typeof fingerFour>) => {
    dogfight(campaign, 'red', '109 4 tailed')
    return fightsTo(campaign, '').replace(
      'dogfight.maneuver of unit:red german:1: none, evade, slip, turn',
      '',
    )
  }
  expect(offers(fingerFour('red-1 red-3'))).toBe(', break/red-1, break/red-3')
  const without = fingerFour('red-1 red-3')
  fighter(without, 'blue-1').at = 'rtb'
  expect(offers(without)).toBe(', break/red-1')
  const never = fingerFour('red-1 red-3')
  patrolOf(never).innovator = undefined
  expect(offers(never)).toBe('')
})

test('SAB-VET-09 SAB-FRM-09 Break: a Section of four, no less; with three it flies on as a Section', () => {
  const campaign = fingerFour('red-1')
  fighter(campaign, 'red-4').at = 'rtb'
  dogfight(campaign, 'red', '109 4 tailed')
  expect(fightsTo(campaign, '')).toBe('dogfight.maneuver of unit:red german:1: none, evade, slip, turn')
})

test('SAB-ADV-19 SAB-A-124 Scatter: of a Section of four an Element may break out', () => {
  const campaign = fingerFour('')
  opens(campaign, 'red', 'draw.raf raf-scatter, dogfight.scatter element', { deck: 'raf' })
  expect([germansOf(campaign, 'red'), germansOf(campaign, 'yellow')]).toEqual([
    '109 2 tailing',
    '109 2 tailing',
  ])
  expectAt(campaign, 'section red-1 red-2 red-3 red-4')
})
