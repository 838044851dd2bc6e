import { expect, test } from 'vitest'
import type { AdvantageEvent, Attitude } from '../../pack/types.ts'
import { fighter } from '../../rules/01-general/fighters.ts'
import { patrolOf } from '../../rules/01-general/terms.ts'
import { dogfights } from '../../rules/03-dogfight/dogfight.ts'
import { eventApplies } from '../../rules/03-dogfight/events.ts'
import { BY_109, opens } from '../kit/fight.ts'
import { aPatrol, expectAt, formation, germansOf, script } from '../kit/table.ts'

test.each<[string, string, Attitude]>([
  ['rotte-head-on', '109 2', 'head-on'],
  ['rotte-tailed', '109 2', 'tailed'],
  ['schwarm-tailed', '109 4', 'tailed'],
  ['schwarm-tailing', '109 4', 'tailing'],
])('SAB-ADV-01 SAB-DOG-09 SAB-DOG-10 the left side of a card: %s', (card, germans, attitude) => {
  const campaign = aPatrol({ fly: 'red' })
  opens(campaign, 'red', `draw.luftwaffe lw-${card}`)
  expect(germansOf(campaign, 'red')).toBe(`${germans} ${attitude}`)
})

test.each([
  ['raf', 'draw.raf'],
  ['luftwaffe', 'draw.luftwaffe'],
] as const)('SAB-ADV-03 whoever has the advantage has his own deck: %s', (deck, draw) => {
  expect(opens(aPatrol({ fly: 'red' }), 'red', '', { deck })).toMatch(new RegExp(`^${draw}:`))
})

test('SAB-ADV-01 SAB-ADV-11 the left side counts even where the text does not', () => {
  const campaign = aPatrol({ fly: 'red' })
  opens(campaign, 'red', 'draw.luftwaffe lw-fingers-off')
  expect(germansOf(campaign, 'red')).toBe('109 2 tailed')
  expect(fighter(campaign, 'red-1').ammo).toBe('full')
})

test.each([
  ['heavy', true, '109 4 tailed'],
  ['light', false, '109 2 tailed'],
])(
  'SAB-EX-03 SAB-ADV-02 SAB-ADV-04 Behind You! with %s escort, before the first card',
  (_, heavy, germans) => {
    const campaign = aPatrol({ fly: 'red-1' })
    expect(opens(campaign, 'red-1', 'draw.luftwaffe lw-behind-you', { heavy })).toMatch(/^dogfight.maneuver/)
    expect(germansOf(campaign, 'red-1')).toBe(germans)
  },
)

test('SAB-ADV-04 SAB-A-120 Bounced!: heavy escort has got behind us', () => {
  const campaign = aPatrol({ fly: 'red' })
  opens(campaign, 'red', 'draw.luftwaffe lw-bounced', { heavy: true })
  expect(germansOf(campaign, 'red')).toBe('109 4 tailed')
})

test("SAB-ADV-04 SAB-A-120 SAB-A-123 Blast'em!: heavy escort hits first, and nobody's charm is on an Advantage Card", () => {
  const campaign = aPatrol({ fly: 'red-1', skills: { 'red-1': ['lucky-charm'] } })
  opens(campaign, 'red-1', 'draw.luftwaffe lw-blast-em, draw.hit wing-3', { heavy: true })
  expect(fighter(campaign, 'red-1').hits).toEqual(['wing-3'])
})

test('SAB-ADV-11 Fingers Off!: one Green pilot has shot too soon, before the first card', () => {
  const campaign = aPatrol({ fly: 'red', greens: 'red-2 red-3' })
  opens(campaign, 'red', 'draw.luftwaffe lw-fingers-off, random.fighter red-3')
  expect(fighter(campaign, 'red-3').ammo).toBe('low')
  expect(fighter(campaign, 'red-2').ammo).toBe('full')
})

test('SAB-ADV-12 Fingers Off!: Low Ammo becomes No Ammo; then another Green; then nobody', () => {
  const campaign = aPatrol({ fly: 'red', greens: 'red-2 red-3' })
  fighter(campaign, 'red-3').ammo = 'none'
  fighter(campaign, 'red-2').ammo = 'low'
  opens(campaign, 'red', 'draw.luftwaffe lw-fingers-off')
  expect(fighter(campaign, 'red-2').ammo).toBe('none')
  expect(eventApplies(campaign, 'red', 'fingers-off', BY_109)).toBe(false)
})

test.each([
  ['no sun', false, '109 2 head-on'],
  ['sun', true, '109 2 head-on, 109 2 tailed'],
])('SAB-EX-04 SAB-EX-05 SAB-ADV-13 Hun in the Sun! with %s', (_, sun, germans) => {
  const campaign = aPatrol({ fly: 'red-1' })
  opens(campaign, 'red-1', 'draw.luftwaffe lw-hun-in-the-sun', { sun })
  expect(germansOf(campaign, 'red-1')).toBe(germans)
})

test.each([
  ['a Section without Greens', 'red', '', false],
  ['a Green alone', 'red-3', 'red-3', false],
  ['a Section with a Green', 'red', 'red-3', true],
] as const)('SAB-ADV-16 SAB-ADV-23 Madness and Stay tight! for %s', (_, unit, greens, applies) => {
  const campaign = aPatrol({ fly: unit, greens })
  for (const event of ['madness', 'stay-tight'] as const)
    expect(eventApplies(campaign, unit, event, BY_109)).toBe(applies)
})

test('SAB-ADV-17 Madness: friendly fire hits one, another has less ammunition, and the Hit is checked in round 1', () => {
  const campaign = aPatrol({ fly: 'red', greens: 'red-3' })
  const lines =
    'draw.luftwaffe lw-madness, madness 4, random.fighter red-1, draw.hit wing-3, random.fighter red-2, draw.tailed t-vanish, hit-check 3'
  script(dogfights(campaign, ['red'], BY_109), lines)
  expect(fighter(campaign, 'red-2').ammo).toBe('low')
  expect(fighter(campaign, 'red-1')).toMatchObject({ hits: [], ammo: 'full', at: 'section' })
})

test('SAB-ADV-16 Madness: 5 to 8 lose a Green pilot, 9 and more nobody', () => {
  const loose = aPatrol({ fly: 'red', greens: 'red-3' })
  opens(loose, 'red', 'draw.luftwaffe lw-madness, madness 5, dogfight.follow stay')
  expectAt(loose, 'section red-1 red-2, lost red-3')
  const calm = aPatrol({ fly: 'red', greens: 'red-3' })
  opens(calm, 'red', 'draw.luftwaffe lw-madness, madness 9')
  expectAt(calm, 'section red-1 red-2 red-3')
})

test('SAB-ADV-16 SAB-ICO-20 Madness: whoever tails the Section may go after the Green pilot, and fights him in this round', () => {
  const campaign = aPatrol({ fly: 'red', greens: 'red-3' })
  const lines = 'draw.luftwaffe lw-madness, madness 5, dogfight.follow follow'
  expect(opens(campaign, 'red', lines)).toMatch(/^dogfight.maneuver of unit:red-3/)
  expect(germansOf(campaign, 'red')).toBe('')
  expect(germansOf(campaign, 'red-3')).toBe('109 4 tailed')
  expect(patrolOf(campaign).dogfights).toMatchObject([{ unit: 'red-3', round: 1 }])
})

test('SAB-ADV-18 SAB-ADV-19 Scatter: a fighter breaks out, and each tails a rotte', () => {
  const campaign = aPatrol({ fly: 'red' })
  opens(campaign, 'red', 'draw.raf raf-scatter, dogfight.scatter red-2', { deck: 'raf' })
  expect(germansOf(campaign, 'red')).toBe('109 2 tailing')
  expect(germansOf(campaign, 'red-2')).toBe('109 2 tailing')
  expectAt(campaign, 'section red-1 red-3, lost red-2')
})

test('SAB-ADV-20 Scatter: a Section that stays together tails one rotte and has the other behind it', () => {
  const campaign = aPatrol({ fly: 'red' })
  opens(campaign, 'red', 'draw.raf raf-scatter, dogfight.scatter stay', { deck: 'raf' })
  expect(germansOf(campaign, 'red')).toBe('109 2 tailing, 109 2 tailed')
})

test('SAB-ADV-21 Scatter: so does a lone fighter, who is not asked', () => {
  const campaign = aPatrol({ fly: 'red-1' })
  expect(opens(campaign, 'red-1', 'draw.raf raf-scatter', { deck: 'raf' })).toMatch(/^dogfight.maneuver/)
  expect(germansOf(campaign, 'red-1')).toBe('109 2 tailing, 109 2 tailed')
})

test.each([
  ['110s and a Veteran', '110', 'red-2', 'draw.raf'],
  ['109s', '109', 'red-2', 'dogfight.maneuver'],
  ['no Veteran', '110', '', 'dogfight.maneuver'],
] as const)('SAB-ADV-22 Stay on them! against %s', (_, type, veterans, next) => {
  const campaign = aPatrol({ fly: 'red', veterans })
  expect(opens(campaign, 'red', 'draw.luftwaffe lw-stay-on-them', { type })).toMatch(new RegExp(`^${next}`))
  expect(germansOf(campaign, 'red')).toBe(next === 'draw.raf' ? '' : `${type} 4 tailed`)
})

test('SAB-ADV-22 Stay on them!: the card of the other deck counts alone', () => {
  const campaign = aPatrol({ fly: 'red-1', veterans: 'red-1' })
  opens(campaign, 'red-1', 'draw.luftwaffe lw-stay-on-them, draw.raf raf-rotte-tailing', { type: '110' })
  expect(germansOf(campaign, 'red-1')).toBe('110 2 tailing')
})

test('SAB-ADV-23 Stay tight!: a Green pilot is alone, and a rotte is behind each of them', () => {
  const campaign = aPatrol({ fly: 'red', greens: 'red-2' })
  opens(campaign, 'red', 'draw.luftwaffe lw-stay-tight')
  expect(germansOf(campaign, 'red')).toBe('109 2 tailed')
  expect(germansOf(campaign, 'red-2')).toBe('109 2 tailed')
  expectAt(campaign, 'lost red-2, section red-1 red-3')
  expect(patrolOf(campaign).dogfights).toHaveLength(2)
})

test.each([
  ['a Veteran in the Section', 'red', 'red-3', '109 1 tailed'],
  ['a Veteran alone', 'red-1', 'red-1', '109 1 tailed'],
  ['no Veteran', 'red', '', '109 4 tailed'],
] as const)('SAB-ADV-24 Steady with %s', (_, unit, veterans, germans) => {
  const campaign = aPatrol({ fly: unit, veterans })
  opens(campaign, unit, 'draw.luftwaffe lw-steady')
  expect(germansOf(campaign, unit)).toBe(germans)
})

test('SAB-ADV-25 Where are you?: a Green pilot alone goes home under the cube of his Section, the Germans are gone', () => {
  const campaign = aPatrol({ fly: 'red-1', greens: 'red-1' })
  patrolOf(campaign).fuel.red = 4
  script(dogfights(campaign, ['red-1'], BY_109), 'draw.luftwaffe lw-where-are-you')
  expect(fighter(campaign, 'red-1')).toMatchObject({ at: 'rtb', rtb: 4 })
  expect(patrolOf(campaign).dogfights).toEqual([])
})

test('SAB-ADV-25 SAB-A-28 Where are you?: of a Section one Green pilot goes home, and the rest fights', () => {
  const campaign = aPatrol({ fly: 'red', greens: 'red-2' })
  formation(campaign, 'red', 'red', 'port low')
  opens(campaign, 'red', 'draw.luftwaffe lw-where-are-you')
  expectAt(campaign, 'rtb red-2, section red-1 red-3')
  expect(germansOf(campaign, 'red')).toBe('109 4 tailed')
})

test.each<AdvantageEvent>(['fingers-off', 'where-are-you'])(
  'SAB-ADV-11 SAB-ADV-25 SAB-GEN-16 SAB-PIL-08 %s asks for a Green pilot, not for the Section of that colour',
  event => {
    expect(eventApplies(aPatrol(), 'green', event, BY_109)).toBe(false)
    expect(eventApplies(aPatrol({ greens: 'red-2' }), 'red', event, BY_109)).toBe(true)
  },
)

test('SAB-ADV-26 SAB-ACE-05 Vision: the RAF has the advantage instead, once a patrol', () => {
  const campaign = aPatrol({ fly: 'red', skills: { 'red-3': ['vision'] } })
  opens(campaign, 'red', 'use.vision red-3, draw.raf raf-rotte-tailing')
  expect(germansOf(campaign, 'red')).toBe('109 2 tailing')
  patrolOf(campaign).dogfights = []
  expect(opens(campaign, 'red', '')).toMatch(/^draw.luftwaffe/)
})

test('SAB-ACE-05 Vision: with the advantage already there are two cards, and the player takes one', () => {
  const campaign = aPatrol({ fly: 'red-1', skills: { 'red-1': ['vision'] } })
  const lines =
    'use.vision red-1, draw.raf raf-schwarm-tailing, draw.raf raf-rotte-head-on, dogfight.vision-card raf-rotte-head-on'
  opens(campaign, 'red-1', lines, { deck: 'raf' })
  expect(germansOf(campaign, 'red-1')).toBe('109 2 head-on')
})

test('SAB-ACE-05 Vision of somebody who is not there helps nobody', () => {
  const campaign = aPatrol({ fly: 'red blue', skills: { 'blue-1': ['vision'] } })
  expect(opens(campaign, 'red', '')).toMatch(/^draw.luftwaffe/)
})
