import { expect, test } from 'vitest'
import { fighter } from '../../rules/01-general/fighters.ts'
import { patrolOf } from '../../rules/01-general/terms.ts'
import { mayUseSkill } from '../../rules/09-pilots/privileges.ts'
import { fights, fightsTo, hits, opens, plays } from '../kit/fight.ts'
import { aPatrol, dogfight, expectAt, factsOf, germansOf } from '../kit/table.ts'

const privilegeOf = (campaign: ReturnType<typeof aPatrol>, id: 'red-1' | 'red-2' | 'red-3') =>
  fighter(campaign, id).privilege

test('SAB-VET-01 SAB-VET-02 Discipline: a Veteran keeps his ammunition, once a patrol', () => {
  const campaign = aPatrol({ fly: 'red-1', veterans: 'red-1' })
  dogfight(campaign, 'red-1', '109 4 tailed')
  plays(campaign, 'tailed', 'low-ammo', 'use.discipline red-1')
  expect(fighter(campaign, 'red-1')).toMatchObject({ ammo: 'full', privilege: 'discipline' })
  fightsTo(campaign, 'dogfight.maneuver none, draw.tailed t-low-ammo-b')
  expect(fighter(campaign, 'red-1').ammo).toBe('low')
})

test('SAB-VET-02 Discipline: only for himself', () => {
  const campaign = aPatrol({ fly: 'red', veterans: 'red-1' })
  dogfight(campaign, 'red', '109 4 tailed')
  plays(campaign, 'tailed', 'low-ammo', 'random.fighter red-2')
  expect(fighter(campaign, 'red-2').ammo).toBe('low')
})

test('SAB-VET-01 several Veterans may use the same privilege, each in his own time', () => {
  const campaign = aPatrol({ fly: 'red', veterans: 'red-1 red-2' })
  dogfight(campaign, 'red', '109 4 tailed')
  const second =
    'dogfight.maneuver none, draw.tailed t-low-ammo-b, random.fighter red-2, use.discipline red-2'
  plays(campaign, 'tailed', 'low-ammo', `random.fighter red-1, use.discipline red-1, ${second}`)
  expect([privilegeOf(campaign, 'red-1'), privilegeOf(campaign, 'red-2')]).toEqual([
    'discipline',
    'discipline',
  ])
})

test('SAB-VET-03 SAB-ICO-30 Practiced Maneuver: a Slip comes off without its icon, and the Veteran slips', () => {
  const campaign = aPatrol({ fly: 'red', veterans: 'red-2' })
  dogfight(campaign, 'red', '109 4 tailed')
  fightsTo(campaign, 'dogfight.maneuver slip, draw.tailed t-hit, use.practiced-maneuver red-2')
  expect(germansOf(campaign, 'red-2')).toBe('109 4 tailing')
  expect(fighter(campaign, 'red-2')).toMatchObject({ at: 'lost', hits: [], privilege: 'practiced-maneuver' })
})

test.each([
  ['with a Green pilot in the Section', 'red-3', 'slip'],
  ['with another Maneuver', '', 'turn'],
])('SAB-VET-03 Practiced Maneuver: not %s', (_, greens, maneuver) => {
  const campaign = aPatrol({ fly: 'red', veterans: 'red-2', greens })
  dogfight(campaign, 'red', '109 4 tailed')
  const lines = `dogfight.maneuver ${maneuver}, draw.tailed t-hit`
  expect(fightsTo(campaign, lines)).toMatch(/^random.fighter/)
})

test.each([
  ['alone', 'red-2', 'red-2'],
  ['as leader of his Section', 'red', 'red-1'],
] as const)('SAB-VET-04 Pull Tight: %s, a Turn comes off without its icon', (_, unit, by) => {
  const campaign = aPatrol({ fly: unit, veterans: by })
  dogfight(campaign, unit, '109 4 tailed')
  fightsTo(campaign, `dogfight.maneuver turn, draw.tailed t-hit, use.pull-tight ${by}`)
  expect(germansOf(campaign, unit)).toBe('109 4 head-on')
  expect(fighter(campaign, by)).toMatchObject({ hits: [], privilege: 'pull-tight' })
})

test('SAB-VET-04 Pull Tight: not for one who does not lead', () => {
  const campaign = aPatrol({ fly: 'red', veterans: 'red-2' })
  dogfight(campaign, 'red', '109 4 tailed')
  expect(fightsTo(campaign, 'dogfight.maneuver turn, draw.tailed t-hit')).toMatch(/^random.fighter/)
})

test('SAB-VET-04 SAB-A-07 without its Leader the lowest number leads', () => {
  const campaign = aPatrol({ fly: 'red', veterans: 'red-2' })
  fighter(campaign, 'red-1').at = 'rtb'
  dogfight(campaign, 'red', '109 4 tailed')
  expect(fightsTo(campaign, 'dogfight.maneuver turn, draw.tailed t-hit')).toMatch(/^use.pull-tight/)
})

test.each(['hit-green', 'loose-green'])(
  'SAB-VET-05 SAB-A-31 Stay Trim: a Veteran of the Section cancels %s',
  icon => {
    const campaign = aPatrol({ fly: 'red', veterans: 'red-2', greens: 'red-3' })
    dogfight(campaign, 'red', '109 4 tailed, 109 2 tailed')
    const lines = `dogfight.marker red/1, dogfight.maneuver none, draw.tailed t-${icon}, use.stay-trim red-2`
    expect(fightsTo(campaign, lines)).toMatch(/^dogfight.maneuver/)
    expectAt(campaign, 'section red-1 red-2 red-3')
    expect(fighter(campaign, 'red-3').hits).toEqual([])
  },
)

test('SAB-VET-05 Stay Trim: not for a Hit that is meant for anybody', () => {
  const campaign = aPatrol({ fly: 'red', veterans: 'red-2', greens: 'red-3' })
  dogfight(campaign, 'red', '109 4 tailed')
  expect(plays(campaign, 'tailed', 'hit')).toMatch(/^random.fighter/)
})

test.each(['fingers-off', 'madness', 'stay-tight', 'where-are-you'])(
  'SAB-VET-05 Stay Trim: nor does the event count, but the left side of the card does: %s',
  event => {
    const campaign = aPatrol({ fly: 'red', veterans: 'red-2', greens: 'red-3' })
    const lines = `draw.luftwaffe lw-${event}, use.stay-trim red-2`
    expect(opens(campaign, 'red', lines)).toMatch(/^dogfight.maneuver/)
    expectAt(campaign, 'section red-1 red-2 red-3')
    expect(fighter(campaign, 'red-3').ammo).toBe('full')
    expect(germansOf(campaign, 'red')).toBe(event === 'fingers-off' ? '109 2 tailed' : '109 4 tailed')
  },
)

test('SAB-VET-06 SAB-A-30 Follow My Lead: a leader who evades shakes them off; the other icons still count', () => {
  const campaign = aPatrol({ fly: 'red', veterans: 'red-1' })
  dogfight(campaign, 'red', '109 4 tailed')
  const two =
    'dogfight.maneuver evade, draw.tailed t-low-ammo, draw.tailed t-hit, dogfight.evade-card t-low-ammo'
  fights(campaign, `${two}, use.follow-my-lead red-1, random.fighter red-2`)
  expect(fighter(campaign, 'red-2').ammo).toBe('low')
  expect(privilegeOf(campaign, 'red-1')).toBe('follow-my-lead')
  expect(patrolOf(campaign).dogfights).toEqual([])
})

test('SAB-VET-06 Follow My Lead: not for one who does not lead, nor with another Maneuver', () => {
  const campaign = aPatrol({ fly: 'red', veterans: 'red-3' })
  dogfight(campaign, 'red', '109 4 tailed')
  const two = 'draw.tailed t-nothing, draw.tailed t-hit, dogfight.evade-card t-nothing'
  expect(fightsTo(campaign, `dogfight.maneuver evade, ${two}`)).toMatch(/^dogfight.break-out/)
  const turning = aPatrol({ fly: 'red-1', veterans: 'red-1' })
  dogfight(turning, 'red-1', '109 4 tailed')
  expect(plays(turning, 'tailed', 'nothing')).toMatch(/^dogfight.maneuver/)
})

test('SAB-ACE-01 SAB-ACE-02 Lucky Charm: an Ace cancels an icon, once a patrol, at any level of experience', () => {
  const campaign = aPatrol({ fly: 'red-1', greens: 'red-1', skills: { 'red-1': ['lucky-charm'] } })
  dogfight(campaign, 'red-1', '109 4 tailing')
  plays(campaign, 'tailing', 'split', 'use.lucky-charm red-1')
  expect(germansOf(campaign, 'red-1')).toBe('109 4 tailing')
  expect(fightsTo(campaign, 'dogfight.tailing attack, draw.headOn x-split-b')).toMatch(/^dogfight.maneuver/)
  expect(germansOf(campaign, 'red-1')).toBe('109 2 tailing, 109 2 tailed')
})

test.each(['vanish', 'reduce'])(
  'SAB-ACE-02 Lucky Charm: those whom he tails do not get away by %s; of those behind him he is not asked',
  icon => {
    const campaign = aPatrol({ fly: 'red-1', skills: { 'red-1': ['lucky-charm'] } })
    dogfight(campaign, 'red-1', '109 2 tailing')
    plays(campaign, 'tailing', icon, 'use.lucky-charm red-1')
    expect(germansOf(campaign, 'red-1')).toBe('109 2 tailing')
    const tailed = aPatrol({ fly: 'red-1', skills: { 'red-1': ['lucky-charm'] } })
    dogfight(tailed, 'red-1', '109 2 tailed, 110 4 tailed')
    const first = `dogfight.marker red-1/1, dogfight.maneuver none, draw.tailed t-${icon}`
    expect(fightsTo(tailed, first)).toMatch(/^dogfight.maneuver of unit:red-1 german:2/)
  },
)

test('SAB-ACE-01 SAB-ACE-05 whoever is out of play has no use for a skill', () => {
  const campaign = aPatrol({ fly: 'red-1', skills: { 'red-1': ['vision'] } })
  expect(mayUseSkill(campaign, 'red-1', 'vision')).toBe(true)
  fighter(campaign, 'red-1').at = 'rtb'
  expect(mayUseSkill(campaign, 'red-1', 'vision')).toBe(false)
})

test('SAB-ACE-02 SAB-A-123 Lucky Charm: the Hit marker is seen first, also that of another of his Section, and goes back', () => {
  const campaign = aPatrol({ fly: 'red', skills: { 'red-1': ['lucky-charm'] } })
  dogfight(campaign, 'red', '109 4 tailed')
  plays(campaign, 'tailed', 'hit', 'random.fighter red-3, draw.hit cockpit-11, use.lucky-charm red-1')
  expect(fighter(campaign, 'red-3').hits).toEqual([])
  expect(patrolOf(campaign).cups.hits['cockpit-11']).toBe(3)
})

test('SAB-ACE-02 Lucky Charm: or he keeps it, and the marker lies', () => {
  const campaign = aPatrol({ fly: 'red-1', skills: { 'red-1': ['lucky-charm'] } })
  dogfight(campaign, 'red-1', '109 4 tailed')
  plays(campaign, 'tailed', 'hit', 'draw.hit wing-3, use.lucky-charm no')
  expect(fighter(campaign, 'red-1')).toMatchObject({ hits: ['wing-3'], skillsUsed: [] })
})

test('SAB-ACE-02 Lucky Charm is not asked for what does nothing, nor for Damage', () => {
  const campaign = aPatrol({ fly: 'red-1', skills: { 'red-1': ['lucky-charm'] } })
  dogfight(campaign, 'red-1', '109 1 tailing')
  expect(plays(campaign, 'tailing', 'split')).toMatch(/^dogfight.tailing/)
  fighter(campaign, 'red-1').jammed = true
  expect(plays(campaign, 'tailing', 'jammed')).toMatch(/^dogfight.tailing/)
  fighter(campaign, 'red-1').jammed = false
  const { notes } = fights(campaign, 'dogfight.tailing attack, draw.headOn x-damage')
  expect(factsOf({ notes }, 'skill')).toEqual([])
})

test.each(['evade', 'turn', 'none'])(
  'SAB-ACE-03 SAB-A-122 Slick: %s becomes a Slip that comes off; the Ace slips',
  maneuver => {
    const campaign = aPatrol({ fly: 'red', skills: { 'red-3': ['slick'] } })
    dogfight(campaign, 'red', '109 4 tailed')
    const two = ', draw.tailed t-hit-b'
    const card = `dogfight.maneuver ${maneuver}, draw.tailed t-hit${maneuver === 'evade' ? two : ''}`
    expect(fightsTo(campaign, `${card}, use.slick red-3`)).toMatch(/^dogfight.tailing of unit:red-3/)
    expect(germansOf(campaign, 'red-3')).toBe('109 4 tailing')
    expect(fighter(campaign, 'red-3')).toMatchObject({ hits: [], skillsUsed: ['slick'] })
  },
)

test('SAB-ACE-03 SAB-MAN-04 Slick: alone, he gets behind them himself and attacks in this round', () => {
  const campaign = aPatrol({ fly: 'red-1', skills: { 'red-1': ['slick'] } })
  dogfight(campaign, 'red-1', '109 4 tailed')
  const lines = 'dogfight.maneuver turn, draw.tailed t-hit, use.slick red-1'
  expect(fightsTo(campaign, lines)).toBe('dogfight.tailing of unit:red-1 german:1: attack, let-go')
  expect(patrolOf(campaign).dogfights).toMatchObject([{ unit: 'red-1', round: 1 }])
})

test('SAB-ACE-03 SAB-DOG-28 Slick after no Maneuver: those he tailed are free', () => {
  const campaign = aPatrol({ fly: 'red-1', skills: { 'red-1': ['slick'] } })
  dogfight(campaign, 'red-1', '109 4 tailed, 110 2 tailing')
  fightsTo(campaign, 'dogfight.maneuver none, draw.tailed t-hit, use.slick red-1')
  expect(germansOf(campaign, 'red-1')).toBe('109 4 tailing')
})

test('SAB-ACE-03 SAB-DOG-27 Slick: not while one of them is hit', () => {
  const campaign = aPatrol({ fly: 'red', skills: { 'red-3': ['slick'] } })
  dogfight(campaign, 'red', '109 4 tailed')
  hits(campaign, 'red-1', 'wing-3')
  expect(fightsTo(campaign, 'draw.tailed t-hit')).toMatch(/^random.fighter/)
})
