import { expect, test } from 'vitest'
import { fighter } from '../../rules/01-general/fighters.ts'
import { patrolOf } from '../../rules/01-general/terms.ts'
import { combat } from '../../rules/03-dogfight/combat.ts'
import { dogfights } from '../../rules/03-dogfight/dogfight.ts'
import { frayOf } from '../../rules/03-dogfight/germans.ts'
import { BY_109, fights, fightsTo, hits, opens } from '../kit/fight.ts'
import {
  amongBombers,
  aPatrol,
  dogfight,
  expectAt,
  factsOf,
  formation,
  germansOf,
  script,
} from '../kit/table.ts'

test('SAB-EX-02 SAB-DOG-02 a card with a schwarm behind the unit: it is tailed by four Germans, at once', () => {
  const campaign = aPatrol({ fly: 'red-1' })
  expect(opens(campaign, 'red-1', 'draw.luftwaffe lw-schwarm-tailed')).toMatch(/^dogfight.maneuver/)
  expect(germansOf(campaign, 'red-1')).toBe('109 4 tailed')
})

test('SAB-DOG-02 SAB-DOG-17 round after round, until nobody is engaged', () => {
  const campaign = aPatrol({ fly: 'red-1' })
  dogfight(campaign, 'red-1', '109 2 tailed')
  const { notes } = fights(
    campaign,
    'dogfight.maneuver none, draw.tailed t-hit, draw.hit wing-3, hit-check 3, dogfight.maneuver none, draw.tailed t-vanish',
  )
  expect(factsOf({ notes }, 'dogfight-round')).toMatchObject([{ round: 1 }, { round: 2 }])
  expect(patrolOf(campaign).dogfights).toEqual([])
})

test('SAB-DOG-02 SAB-DOG-38 the dogfight that a card begins is fought to its end, and all who were destroyed in it count', () => {
  const campaign = aPatrol({ fly: 'red-1' })
  const lines = 'draw.luftwaffe lw-rotte-head-on, draw.headOn x-damage, draw.headOn x-damage-b'
  expect(script(dogfights(campaign, ['red-1'], BY_109), lines).value).toBe(2)
  expect(patrolOf(campaign).dogfights).toEqual([])
})

test('SAB-DOG-05 SAB-A-17 a card and a dogfight for each Section, one finished before the next', () => {
  const campaign = aPatrol({ fly: 'red blue' })
  const first = 'dogfight.next blue, draw.luftwaffe lw-rotte-head-on, draw.headOn x-vanish'
  const { notes } = script(
    dogfights(campaign, ['red', 'blue'], BY_109),
    `${first}, draw.luftwaffe lw-rotte-head-on-b, draw.headOn x-vanish-b`,
  )
  expect(factsOf({ notes }, 'advantage').map(({ unit }) => unit)).toEqual(['blue', 'red'])
})

test('SAB-EX-06 SAB-DOG-19 one card for each marker that tails', () => {
  const campaign = aPatrol({ fly: 'red-1' })
  dogfight(campaign, 'red-1', '109 4 tailed, 109 2 tailed')
  fights(
    campaign,
    'dogfight.marker red-1/1, dogfight.maneuver none, draw.tailed t-vanish, dogfight.maneuver none, draw.tailed t-vanish-b',
  )
  expect(patrolOf(campaign).dogfights).toEqual([])
})

test('SAB-EX-07 SAB-DOG-10 SAB-DOG-18 SAB-DOG-29 head-on, then tailed, then tailing: three cards without a Maneuver', () => {
  const campaign = aPatrol({ fly: 'red' })
  dogfight(campaign, 'red', '109 4 tailing, 109 4 tailed, 109 4 head-on')
  const lines =
    'draw.headOn x-nothing, dogfight.maneuver none, draw.tailed t-nothing, dogfight.tailing attack, draw.headOn x-nothing-b'
  // The next card is that of round 2.
  expect(fightsTo(campaign, lines)).toMatch(/^draw.headOn/)
})

test('SAB-EX-08 SAB-DOG-25 SAB-DOG-16 the first card leaves nobody: no second card, the other marker is gone', () => {
  const campaign = aPatrol({ fly: 'red-1' })
  dogfight(campaign, 'red-1', '109 4 tailed, 109 2 tailed')
  fights(campaign, 'dogfight.marker red-1/1, dogfight.maneuver none, draw.tailed t-collision, collision 1')
  expectAt(campaign, 'destroyed red-1')
  expect(patrolOf(campaign).dogfights).toEqual([])
})

test.each([
  ['a Section against 109s', 'red', '109', 'head-on', 'hit'],
  ['a Section against 110s', 'red', '110', 'head-on', 'jammed'],
  ['a fighter against 109s', 'red-1', '109', 'head-on', 'low-ammo'],
  ['a fighter against 110s', 'red-1', '110', 'head-on', 'vanish'],
  ['a Section tailing 109s', 'red', '109', 'tailing', 'damage'],
  ['a Section tailing 110s', 'red', '110', 'tailing', 'reduce'],
  ['a fighter tailing 109s', 'red-1', '109', 'tailing', 'split'],
  ['a fighter tailing 110s', 'red-1', '110', 'tailing', 'turn'],
  ['a Section tailed by 109s', 'red', '109', 'tailed', 'hit'],
  ['a Section tailed by 110s', 'red', '110', 'tailed', 'jammed'],
  ['a fighter tailed by 109s', 'red-1', '109', 'tailed', 'low-ammo'],
  ['a fighter tailed by 110s', 'red-1', '110', 'tailed', 'vanish'],
] as const)(
  'SAB-DOG-22 SAB-DOG-23 SAB-DOG-04 SAB-GEN-11 the deck and the cell: %s',
  (_, unit, type, attitude, icon) => {
    const campaign = aPatrol({ fly: unit })
    dogfight(campaign, unit, `${type} 4 ${attitude}`)
    const draw = {
      'head-on': 'draw.headOn x-sorted',
      tailing: 'dogfight.tailing attack, draw.headOn x-sorted',
      tailed: 'dogfight.maneuver none, draw.tailed t-sorted',
    }[attitude]
    const { notes } = script(firstCombat(campaign), draw, ['random.fighter', 'draw.hit'])
    expect(factsOf({ notes }, 'dogfight-card')).toMatchObject([
      { unit, column: type, attitude, row: unit === 'red' ? 'section' : 'fighter', icons: [icon] },
    ])
  },
)

test('SAB-DOG-22 SAB-GEN-11 Spitfires have decks of their own', () => {
  const campaign = aPatrol({ fly: 'red-1', aircraft: 'spitfire' })
  dogfight(campaign, 'red-1', '109 2 tailed')
  fights(campaign, 'dogfight.maneuver none, draw.tailed ts-vanish')
  expect(patrolOf(campaign).dogfights).toEqual([])
})

test('SAB-DOG-20 SAB-ICO-27 whoever joins behind us by a head-on card fights in this round', () => {
  const campaign = aPatrol({ fly: 'red-1' })
  dogfight(campaign, 'red-1', '109 2 head-on')
  expect(fightsTo(campaign, 'draw.headOn x-reinforce-110-tailed')).toMatch(/^dogfight.maneuver/)
  expect(germansOf(campaign, 'red-1')).toBe('109 2 head-on, 110 2 tailed')
  expect(patrolOf(campaign).dogfights[0]?.round).toBe(1)
})

test('SAB-A-19 whoever joins head-on by a head-on card waits for the next round', () => {
  const campaign = aPatrol({ fly: 'red-1' })
  dogfight(campaign, 'red-1', '109 2 head-on')
  fightsTo(campaign, 'draw.headOn x-reinforce-109-head-on')
  expect(patrolOf(campaign).dogfights[0]?.round).toBe(2)
})

test('SAB-DOG-11 SAB-DOG-21 whoever is tailed may be let go before the card: no combat', () => {
  const campaign = aPatrol({ fly: 'red-1' })
  dogfight(campaign, 'red-1', '109 2 tailing')
  const { notes } = fights(campaign, 'dogfight.tailing let-go')
  expect(factsOf({ notes }, 'dogfight-card')).toEqual([])
  expect(factsOf({ notes }, 'germans-gone')).toMatchObject([{ why: 'let-go' }])
})

test('SAB-DOG-12 SAB-DOG-15 SAB-DOG-42 SAB-FRM-12 a Section still engaged after round 1 has lost contact, as a whole', () => {
  const campaign = aPatrol()
  formation(campaign, 'squadron', 'red yellow blue green', 'port low')
  dogfight(campaign, 'red', '109 2 tailed')
  fightsTo(campaign, 'dogfight.maneuver none, draw.tailed t-nothing')
  expect(patrolOf(campaign).formations).toMatchObject([
    { id: 'squadron', sections: ['yellow', 'blue', 'green'] },
  ])
})

test.each([
  ['on the map', 'port low'],
  ['on the Raid Track', undefined],
])('SAB-DOG-39 SAB-DOG-42 unengaged after round 1, a Section keeps its place %s', (_, at) => {
  const campaign = aPatrol()
  formation(campaign, 'squadron', 'red yellow blue green', at)
  dogfight(campaign, 'red', '109 2 head-on')
  fights(campaign, 'draw.headOn x-vanish')
  expect(patrolOf(campaign).formations[0]?.sections).toContain('red')
})

test('SAB-DOG-39 SAB-DOG-38 engaged after round 1, it leaves the squadron on the Raid Track', () => {
  const campaign = aPatrol()
  formation(campaign, 'squadron', 'red yellow blue green')
  dogfight(campaign, 'red', '109 2 head-on')
  fights(campaign, 'draw.headOn x-nothing, draw.headOn x-vanish')
  expect(patrolOf(campaign).formations[0]?.sections).toEqual(['yellow', 'blue', 'green'])
})

test.each([
  ['unengaged', 'draw.headOn x-vanish', 'bombers'],
  ['engaged', 'draw.headOn x-nothing, draw.headOn x-vanish', 'lost'],
])('SAB-DOG-41 a fighter among the bombers, %s after round 1', (_, lines, place) => {
  const campaign = aPatrol()
  amongBombers(campaign, 'red-1')
  dogfight(campaign, 'red-1', '109 2 head-on')
  fights(campaign, lines)
  expectAt(campaign, `${place} red-1`)
})

test('SAB-DOG-13 a Section that shrinks to one: the last fights on alone, by the row of a fighter', () => {
  const campaign = aPatrol({ fly: 'red' })
  fighter(campaign, 'red-3').at = 'rtb'
  dogfight(campaign, 'red', '109 2 tailed')
  hits(campaign, 'red-1', 'wing-5')
  const lines = 'draw.tailed t-nothing, hit-check 4, dogfight.maneuver none, draw.tailed t-sorted'
  fightsTo(campaign, lines)
  expect(germansOf(campaign, 'red-2')).toBe('109 2 tailed')
  expect(fighter(campaign, 'red-2')).toMatchObject({ at: 'lost', ammo: 'low' })
})

test('SAB-DOG-14 SAB-EX-68 SAB-ICO-20 the schwarm goes after the fighter that came loose, and attacks it in the next round', () => {
  const campaign = aPatrol({ fly: 'red' })
  dogfight(campaign, 'red', '109 4 tailed')
  const lines = 'dogfight.maneuver none, draw.tailed t-loose, random.fighter red-3, dogfight.follow follow'
  expect(fightsTo(campaign, lines)).toBe('dogfight.maneuver of unit:red-3 german:1: none, evade, turn')
  expect(germansOf(campaign, 'red-3')).toBe('109 4 tailed')
  expect(patrolOf(campaign).dogfights).toMatchObject([{ unit: 'red-3', round: 2 }])
  expectAt(campaign, 'lost red-3, section red-1 red-2')
})

test('SAB-DOG-15 contact is lost once, however long the dogfight lasts', () => {
  const campaign = aPatrol({ fly: 'red' })
  formation(campaign, 'red', 'red', 'port high')
  dogfight(campaign, 'red', '109 4 head-on')
  const { notes } = fights(
    campaign,
    'draw.headOn x-nothing, draw.headOn x-nothing-b, draw.headOn x-fuel, draw.headOn x-vanish',
  )
  expect(factsOf({ notes }, 'lost-contact')).toEqual([{ units: ['red'] }])
})

test('SAB-A-18 what has come apart fights on, each unit on its own', () => {
  const campaign = aPatrol({ fly: 'red' })
  dogfight(campaign, 'red', '109 4 tailed, 109 2 tailed')
  const loose = 'draw.tailed t-loose, random.fighter red-3, dogfight.follow follow'
  const lines = `dogfight.marker red/1, dogfight.maneuver none, ${loose}, dogfight.maneuver none, draw.tailed t-nothing`
  expect(fightsTo(campaign, lines)).toBe('dogfight.next: red, red-3')
})

/** The first combat that is due. */
function* firstCombat(campaign: ReturnType<typeof aPatrol>) {
  const [one] = patrolOf(campaign).dogfights
  if (one) yield* combat(campaign, { ...frayOf([one]), step: 0 }, one.unit, 1)
}
