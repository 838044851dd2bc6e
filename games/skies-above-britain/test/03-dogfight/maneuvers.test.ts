import { expect, test } from 'vitest'
import { fighter } from '../../rules/01-general/fighters.ts'
import { patrolOf } from '../../rules/01-general/terms.ts'
import { fights, fightsTo, hits } from '../kit/fight.ts'
import { aPatrol, dogfight, expectAt, factsOf, formation, germansOf } from '../kit/table.ts'

test('SAB-DOG-26 SAB-MAN-04 before a tailed combat a Section may choose one of three Maneuvers, a fighter one of two', () => {
  const section = aPatrol({ fly: 'red' })
  dogfight(section, 'red', '109 4 tailed')
  expect(fightsTo(section, '')).toBe('dogfight.maneuver of unit:red german:1: none, evade, slip, turn')
  const alone = aPatrol({ fly: 'red-1' })
  dogfight(alone, 'red-1', '109 4 tailed')
  expect(fightsTo(alone, '')).toBe('dogfight.maneuver of unit:red-1 german:1: none, evade, turn')
})

test('SAB-DOG-26 after the head-on combats, not before', () => {
  const campaign = aPatrol({ fly: 'red' })
  dogfight(campaign, 'red', '109 4 tailed, 109 2 head-on')
  expect(fightsTo(campaign, '')).toMatch(/^draw.headOn/)
})

test.each(['head-on', 'tailing'])('SAB-DOG-30 no Maneuver in %s combat', attitude => {
  const campaign = aPatrol({ fly: 'red' })
  dogfight(campaign, 'red', `109 4 ${attitude}`)
  expect(fightsTo(campaign, attitude === 'tailing' ? 'dogfight.tailing attack' : '')).toMatch(/^draw.headOn/)
})

test('SAB-MAN-01 of two cards that read alike nothing is chosen', () => {
  const campaign = aPatrol({ fly: 'red' })
  dogfight(campaign, 'red', '109 4 tailed')
  const evade = 'dogfight.maneuver evade, draw.tailed t-hit, draw.tailed'
  expect(fightsTo(campaign, `${evade} t-hit-b`)).toMatch(/^random.fighter/)
  const other = aPatrol({ fly: 'red' })
  dogfight(other, 'red', '109 4 tailed')
  expect(fightsTo(other, `${evade} t-vanish`)).toMatch(/^dogfight.evade-card/)
})

test('SAB-ICO-22 before it is asked who slips, the rest of the card is struck out', () => {
  const campaign = aPatrol({ fly: 'red' })
  dogfight(campaign, 'red', '109 4 tailed')
  const lines =
    'dogfight.maneuver slip, draw.tailed t-slip--hit, dogfight.slips red-2, dogfight.tailing let-go'
  expect(factsOf(fights(campaign, lines), 'card-drawn')).toMatchObject([{ struck: ['hit'] }])
})

test('SAB-MAN-05 SAB-MAN-07 the card of a Maneuver that comes off is told once, and before what it does', () => {
  const told = (lines: string) => {
    const campaign = aPatrol({ fly: 'red' })
    dogfight(campaign, 'red', '109 4 tailed')
    return fights(campaign, lines)
      .notes.map(({ what }) => what)
      .filter(what => /^(dogfight-card|card-drawn|germans-turn|slips|tight-turn)$/.test(what))
  }
  expect(
    told('dogfight.maneuver slip, draw.tailed t-slip--hit, dogfight.slips red-2, dogfight.tailing let-go'),
  ).toEqual(['card-drawn', 'germans-turn', 'slips'])
  expect(told('dogfight.maneuver turn, draw.tailed t-tight-turn--hit, draw.headOn x-vanish')).toEqual([
    'dogfight-card',
    'germans-turn',
    'tight-turn',
    'dogfight-card',
  ])
})

test('SAB-DOG-27 a Section with one fighter that is hit cannot maneuver', () => {
  const campaign = aPatrol({ fly: 'red' })
  dogfight(campaign, 'red', '109 4 tailed')
  hits(campaign, 'red-2', 'wing-3')
  expect(fightsTo(campaign, '')).toMatch(/^draw.tailed/)
})

test('SAB-DOG-28 whoever maneuvers lets those go that it tails, without a combat', () => {
  const campaign = aPatrol({ fly: 'red-1' })
  dogfight(campaign, 'red-1', '109 4 tailed, 109 2 tailing')
  const { notes } = fights(campaign, 'dogfight.maneuver turn, draw.tailed t-vanish')
  expect(factsOf({ notes }, 'germans-gone')).toMatchObject([
    { german: 2, why: 'freed' },
    { german: 1, why: 'vanish' },
  ])
})

test('SAB-DOG-31 a Maneuver for each marker; a Hit by the first card cancels the second Maneuver', () => {
  const twice = () => {
    const campaign = aPatrol({ fly: 'red-1' })
    dogfight(campaign, 'red-1', '109 4 tailed, 109 2 tailed')
    return campaign
  }
  const first = 'dogfight.marker red-1/1, dogfight.maneuver turn'
  expect(fightsTo(twice(), `${first}, draw.tailed t-nothing`)).toMatch(/^dogfight.maneuver/)
  expect(fightsTo(twice(), `${first}, draw.tailed t-hit, draw.hit wing-3`)).toMatch(/^draw.tailed/)
})

test('SAB-MAN-01 Evade: two cards, one of them counts', () => {
  const campaign = aPatrol({ fly: 'red-1' })
  dogfight(campaign, 'red-1', '109 4 tailed')
  const lines =
    'dogfight.maneuver evade, draw.tailed t-hit, draw.tailed t-vanish, dogfight.evade-card t-vanish'
  fights(campaign, lines)
  expect(fighter(campaign, 'red-1').hits).toEqual([])
})

test('SAB-EX-58 SAB-MAN-02 SAB-PIL-14 Evade: whoever still tails loses one, which is nobody`s kill', () => {
  const campaign = aPatrol({ fly: 'red-1' })
  dogfight(campaign, 'red-1', '109 4 tailed')
  const lines =
    'dogfight.maneuver evade, draw.tailed t-nothing, draw.tailed t-hit, dogfight.evade-card t-nothing'
  fightsTo(campaign, lines)
  expect(germansOf(campaign, 'red-1')).toBe('109 3 tailed')
  expect(campaign.pilots[0]?.fighters).toBe(0)
  expect(patrolOf(campaign).score.germanFighters).toBe(0)
})

test('SAB-MAN-02 Evade: nothing is reduced where the card has turned them away', () => {
  const campaign = aPatrol({ fly: 'red-1' })
  dogfight(campaign, 'red-1', '109 4 tailed')
  const lines = 'dogfight.maneuver evade, draw.tailed t-turn, draw.tailed t-hit, dogfight.evade-card t-turn'
  fightsTo(campaign, lines)
  expect(germansOf(campaign, 'red-1')).toBe('109 4 head-on')
})

const EVADED =
  'dogfight.maneuver evade, draw.tailed t-nothing, draw.tailed t-hit, dogfight.evade-card t-nothing'

test.each([
  ['and is followed', 'red-2/follow', '', '109 3 tailed'],
  ['and leaves them to the Section', 'red-2', '109 3 tailed', ''],
])('SAB-MAN-03 Evade: one fighter may break out %s', (_, answer, section, out) => {
  const campaign = aPatrol({ fly: 'red' })
  dogfight(campaign, 'red', '109 4 tailed')
  fightsTo(campaign, `${EVADED}, dogfight.break-out ${answer}`)
  expect([germansOf(campaign, 'red'), germansOf(campaign, 'red-2')]).toEqual([section, out])
  expectAt(campaign, 'lost red-2, section red-1 red-3')
})

test.each([
  ['a Section of three', 'red', 'section red-1 red-3'],
  ['a pair', 'red-1 red-2', 'lost red-1'],
])(
  'SAB-MAN-02 SAB-A-126 Evade: the Germans lose one too if they go after a fighter that the card made loose, of %s',
  (_, fly, others) => {
    const campaign = aPatrol({ fly })
    for (const id of ['red-1', 'red-2'] as const) fighter(campaign, id).at = 'section'
    dogfight(campaign, 'red', '109 4 tailed')
    const cards = 'draw.tailed t-loose, draw.tailed t-loose-b'
    const lines = `dogfight.maneuver evade, ${cards}, random.fighter red-2, dogfight.follow follow`
    expect(fightsTo(campaign, lines)).toMatch(/^dogfight.maneuver of unit:red-2/)
    expect(germansOf(campaign, 'red-2')).toBe('109 3 tailed')
    expectAt(campaign, `lost red-2, ${others}`)
  },
)

test('SAB-MAN-03 SAB-A-22 Evade: who goes after the loose fighter is not behind the Section, so nobody else breaks out', () => {
  const campaign = aPatrol({ fly: 'red' })
  dogfight(campaign, 'red', '109 2 tailed, 109 4 tailed')
  const cards = 'draw.tailed t-loose, draw.tailed t-loose-b'
  const first = `dogfight.marker red/1, dogfight.maneuver evade, ${cards}, random.fighter red-2, dogfight.follow follow`
  expect(fightsTo(campaign, first)).toMatch(/^dogfight.maneuver of unit:red german:2/)
  expect([germansOf(campaign, 'red'), germansOf(campaign, 'red-2')]).toEqual(['109 4 tailed', '109 1 tailed'])
})

test('SAB-MAN-03 Evade: or nobody breaks out', () => {
  const campaign = aPatrol({ fly: 'red' })
  dogfight(campaign, 'red', '109 4 tailed')
  fightsTo(campaign, `${EVADED}, dogfight.break-out stay`)
  expectAt(campaign, 'section red-1 red-2 red-3')
})

test('SAB-A-22 Evade: no break-out once the Reduce has removed the marker', () => {
  const campaign = aPatrol({ fly: 'red' })
  dogfight(campaign, 'red', '109 1 tailed')
  fights(campaign, EVADED)
  expectAt(campaign, 'section red-1 red-2 red-3')
})

test('SAB-MAN-05 SAB-ICO-30 Slip: one fighter tails them alone, in this round; the rest is free, and nothing else counts', () => {
  const campaign = aPatrol({ fly: 'red' })
  dogfight(campaign, 'red', '109 4 tailed')
  const lines = 'dogfight.maneuver slip, draw.tailed t-slip--tight-turn--hit, dogfight.slips red-3'
  expect(fightsTo(campaign, lines)).toBe('dogfight.tailing of unit:red-3 german:1: attack, let-go')
  expect(germansOf(campaign, 'red-3')).toBe('109 4 tailing')
  expect(patrolOf(campaign).dogfights).toMatchObject([{ unit: 'red-3', round: 1 }])
  expectAt(campaign, 'lost red-3, section red-1 red-2')
  expect(['red-1', 'red-2', 'red-3'].map(id => fighter(campaign, id as 'red-1').hits)).toEqual([[], [], []])
})

test('SAB-MAN-05 SAB-A-20 Slip: other markers keep the Section engaged', () => {
  const campaign = aPatrol({ fly: 'red' })
  dogfight(campaign, 'red', '109 4 tailed, 110 2 tailed')
  const lines = 'dogfight.marker red/1, dogfight.maneuver slip, draw.tailed t-slip--hit, dogfight.slips red-3'
  expect(fightsTo(campaign, lines)).toMatch(/^dogfight.maneuver of unit:red german:2:/)
  expect(germansOf(campaign, 'red')).toBe('110 2 tailed')
})

test('SAB-A-21 Slip: of a Section of two the other is alone and unengaged', () => {
  const campaign = aPatrol({ fly: 'red' })
  fighter(campaign, 'red-3').at = 'rtb'
  dogfight(campaign, 'red', '109 4 tailed')
  fightsTo(campaign, 'dogfight.maneuver slip, draw.tailed t-slip--hit, dogfight.slips red-2')
  expect(germansOf(campaign, 'red-2')).toBe('109 4 tailing')
  expect(germansOf(campaign, 'red-1')).toBe('')
  expectAt(campaign, 'lost red-1 red-2')
})

test.each(['none', 'turn'])('SAB-MAN-06 SAB-MAN-10 a Slip icon means nothing with Maneuver %s', maneuver => {
  const campaign = aPatrol({ fly: 'red-1' })
  dogfight(campaign, 'red-1', '109 4 tailed')
  fightsTo(campaign, `dogfight.maneuver ${maneuver}, draw.tailed t-slip--hit, draw.hit wing-3`)
  expect(fighter(campaign, 'red-1').hits).toEqual(['wing-3'])
  expect(germansOf(campaign, 'red-1')).toBe('109 4 tailed')
})

test('SAB-EX-10 SAB-MAN-07 SAB-MAN-08 SAB-ICO-31 a Tight Turn brings the marker head-on, for the next round, and strikes out what stands below it', () => {
  const campaign = aPatrol({ fly: 'red' })
  formation(campaign, 'red', 'red', 'port low')
  dogfight(campaign, 'red', '109 4 tailed')
  const lines = 'dogfight.maneuver turn, draw.tailed t-tight-turn-loose--hit, random.fighter red-2'
  expect(fightsTo(campaign, lines)).toMatch(/^draw.headOn/)
  expect(germansOf(campaign, 'red')).toBe('109 4 head-on')
  expect(patrolOf(campaign).dogfights).toMatchObject([{ round: 2 }])
  expectAt(campaign, 'lost red-2, section red-1 red-3')
  expect(fighter(campaign, 'red-1').hits).toEqual([])
})

test.each([
  ['SAB-EX-11 SAB-MAN-07 turned, the Section pays Fuel and the rest is struck out', true, 'turn', '', 1],
  [
    'SAB-EX-12 SAB-MAN-09 not turned, the icons below count and the Fuel does not',
    true,
    'none',
    ', random.fighter red-1, draw.hit wing-3, random.fighter red-2',
    0,
  ],
  ['SAB-EX-13 SAB-GEN-17 in a Dogfight scenario the Fuel is ignored', false, 'turn', '', 0],
] as const)('%s', (_, fuelled, maneuver, more, spent) => {
  const campaign = aPatrol({ fly: 'red', fuelled })
  dogfight(campaign, 'red', '110 4 tailed')
  fightsTo(campaign, `dogfight.maneuver ${maneuver}, draw.tailed t-tight-turn-fuel--hit--low-ammo${more}`)
  expect(patrolOf(campaign).fuel.red).toBe(spent)
  expect(germansOf(campaign, 'red')).toBe(maneuver === 'turn' ? '110 4 head-on' : '110 4 tailed')
  expect(fighter(campaign, 'red-1').hits).toEqual(maneuver === 'turn' ? [] : ['wing-3'])
  expect(fighter(campaign, 'red-2').ammo).toBe(maneuver === 'turn' ? 'full' : 'low')
})

test('SAB-MAN-10 SAB-EX-65 SAB-ICO-16 a Turn that fails: the card counts as it is', () => {
  const campaign = aPatrol({ fly: 'green-2' })
  dogfight(campaign, 'green-2', '110 2 tailed')
  fightsTo(campaign, 'dogfight.maneuver turn, draw.tailed t-hit, draw.hit fuselage-9')
  expect(fighter(campaign, 'green-2').hits).toEqual(['fuselage-9'])
})
