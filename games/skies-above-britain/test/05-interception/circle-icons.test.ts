import { expect, test } from 'vitest'
import { fighter } from '../../rules/01-general/fighters.ts'
import { patrolOf, vapor } from '../../rules/01-general/terms.ts'
import { fightCircle } from '../../rules/05-interception/circle.ts'
import type { Campaign } from '../../state.ts'
import { aPatrol, asked, expectAt, factsOf, germansOf, script, stopsFor } from '../kit/table.ts'

type With = Parameters<typeof aPatrol>[0]

/** Red-1 attacks first, from the flank of schwarm 0 or in box 0; the others wait on the flank of another. */
function attacks(place: string, lines: string, more: With = {}, others = 'flank-1 flank-1'): Campaign {
  const campaign = aPatrol({ fly: 'red', ...more })
  const first = `circle.place ${place} ${others}, circle.attacker red-1, ${lines}`
  expect(stopsFor(fightCircle(campaign, ['red']), first)).toBe('circle.attacker')
  return campaign
}

const flank = (lines: string, more: With = {}) => attacks('flank-0', `draw.light ${lines}`, more)
const tailing = (lines: string, more: With = {}) => attacks('box-0/tailing', `draw.headOn ${lines}`, more)

test('SAB-CIR-10 as many fighters on the display as the number: the schwarm falls out, and its 110s may be tailed', () => {
  const campaign = flank('l-disruption-3, circle.tail tail')
  expect(patrolOf(campaign).circle?.fallen).toEqual([true, false, false, false])
  expect(germansOf(campaign, 'red-1')).toBe('110 4 tailing')
  expectAt(campaign, 'lost red-1')
})

test('SAB-CIR-10 or let go', () => {
  const campaign = flank('l-disruption-3, circle.tail let-go')
  expect(germansOf(campaign, 'red-1')).toBe('')
  expectAt(campaign, 'lost red-1')
})

test('SAB-CIR-10 SAB-A-68 too few fighters; markers do not count', () => {
  const campaign = flank('l-disruption-4')
  expect(patrolOf(campaign).circle?.fallen).toEqual([false, false, false, false])
  const second = aPatrol({ fly: 'red' })
  const lines =
    'circle.place flank-0 flank-1 flank-2, circle.attacker red-1, draw.light l-disruption-3, circle.tail let-go, circle.attacker red-2, draw.light l-disruption-3-b'
  const played = script(fightCircle(second, ['red']), `${lines}, draw.light l-nothing`)
  expect(factsOf(played, 'circle-disrupted').map(({ count }) => count)).toEqual([3, 2])
})

test('SAB-CIR-10 a schwarm that has lost one falls out with three', () => {
  const campaign = flank('l-damage--disruption-1, circle.icon disruption:1, circle.tail tail')
  expect(germansOf(campaign, 'red-1')).toBe('110 3 tailing')
})

test('SAB-CIR-10 SAB-CIR-18 of a schwarm whose last aircraft the same card destroys nobody is left to be tailed', () => {
  const campaign = aPatrol({ fly: 'red' })
  const before =
    'circle.attacker red-1, draw.light l-damage--damage, circle.attacker red-2, draw.light l-damage'
  const last = 'draw.light l-damage--disruption-1, circle.icon damage'
  const played = script(
    fightCircle(campaign, ['red']),
    `circle.place flank-0 flank-0 flank-0, ${before}, ${last}`,
  )
  expect(factsOf(played, 'circle-schwarm').map(({ strength }) => strength)).toEqual([3, 2, 1, 0])
  expectAt(campaign, 'lost red-1 red-2 red-3')
})

test('SAB-GEN-15 SAB-CIR-18 his burst counts, though Return Fire has made him bail out before', () => {
  const campaign = aPatrol({ fly: 'red' })
  patrolOf(campaign).fuel.red = vapor(campaign)
  const first =
    'circle.attacker red-1, draw.light l-damage--return-fire, circle.icon return-fire, draw.hit fuel-tank-8'
  stopsFor(fightCircle(campaign, ['red']), `circle.place flank-0 flank-1 flank-1, ${first}`)
  expectAt(campaign, 'bailed-out red-1')
  expect(patrolOf(campaign).circle?.schwarms).toEqual([3, 4, 4, 4])
})

/** Red-1 drives schwarm 0 out; red-2 is engaged with it too. */
const againstFallen = (cards: string, after = 'dogfight.tailing let-go') => {
  const campaign = aPatrol({ fly: 'red', greens: 'red-2' })
  const played = script(
    fightCircle(campaign, ['red']),
    `circle.place flank-0 box-0/tailing flank-1, circle.attacker red-1, draw.light l-disruption-3, circle.tail let-go, circle.attacker red-2, ${cards}, draw.light l-nothing, ${after}`,
  )
  return factsOf(played, 'circle-card')[1]?.struck
}

test.each(['damage', 'collision', 'jammed', 'reduce', 'split', 'turn', 'vanish'])(
  'SAB-CIR-11 against a schwarm that has fallen out it means nothing: %s',
  icon => {
    expect(againstFallen(`draw.headOn x-${icon}, draw.tailed t-nothing`)).toEqual([icon])
  },
)

test.each([
  ['x-low-ammo, draw.tailed t-nothing', 'dogfight.tailing let-go'],
  ['x-hit, draw.tailed t-nothing, draw.hit wing-3', 'hit-check 12, dogfight.tailing let-go'],
  ['x-hit-green, draw.tailed t-nothing, draw.hit wing-3', 'hit-check 12, dogfight.tailing let-go'],
  ['x-reinforce-110-head-on, draw.tailed t-nothing', 'draw.headOn x-vanish'],
])('SAB-CIR-11 Hits, Low Ammo and Reinforcements apply: %s', (cards, after) => {
  expect(againstFallen(`draw.headOn ${cards}`, after)).toEqual([])
})

test.each([
  ['SAB-CIR-12', 'x-reinforce-110-head-on', '110 2 head-on'],
  ['SAB-CIR-12', 'x-reinforce-109-tailed', '110 2 tailed'],
  ['SAB-CIR-13', 'x-split', '110 2 tailed'],
  ['SAB-CIR-14', 'x-turn', '110 2 head-on'],
])('%s %s: off the display, with %s', (_, card, germans) => {
  const campaign = tailing(`${card}, draw.tailed t-nothing`)
  expectAt(campaign, 'lost red-1')
  expect(germansOf(campaign, 'red-1')).toBe(germans)
  expect(patrolOf(campaign).circle?.schwarms).toEqual([4, 4, 4, 4])
})

test('SAB-CIR-05 SAB-GEN-15 results of both cards apply, in any order, wherever the first one takes him', () => {
  const campaign = tailing('x-turn, draw.tailed t-hit, circle.icon turn, draw.hit wing-3')
  expect(fighter(campaign, 'red-1')).toMatchObject({ at: 'lost', hits: ['wing-3'] })
})

test('SAB-A-69 a Vanish: he has lost them, and contact', () => {
  const campaign = tailing('x-vanish, draw.tailed t-nothing')
  expectAt(campaign, 'lost red-1')
  expect(germansOf(campaign, 'red-1')).toBe('')
})

test.each([
  ['wing-3', '', 'lost'],
  ['tail-6', ', mechanical-failure 2', 'lost'],
  ['tail-6', ', mechanical-failure 1', 'rtb'],
])(
  'SAB-CIR-15 who is driven off by Return Fire (%s) may not tail the schwarm that he drove out',
  (marker, roll, at) => {
    for (const first of ['disruption:2', 'return-fire']) {
      const campaign = flank(`l-disruption-2--return-fire, circle.icon ${first}, draw.hit ${marker}${roll}`)
      expect(fighter(campaign, 'red-1').at).toBe(at)
      expect(germansOf(campaign, 'red-1')).toBe('')
    }
  },
)

test('SAB-CIR-15 any other Return Fire leaves him the choice', () => {
  const campaign = aPatrol({ fly: 'red' })
  const lines =
    'circle.place flank-0 flank-1 flank-1, circle.attacker red-1, draw.light l-disruption-2--return-fire, circle.icon return-fire, draw.hit engine-7'
  expect(asked(fightCircle(campaign, ['red']), lines)).toBe('circle.tail of fighter:red-1: tail, let-go')
})

test('SAB-CIR-15 the LC icon of the card does the same', () => {
  const campaign = flank('l-disruption-1--lost-contact, circle.icon disruption:1')
  expect(germansOf(campaign, 'red-1')).toBe('')
  expectAt(campaign, 'lost red-1')
})

test('SAB-CIR-18 SAB-A-69 Damage: 3, 2, 1, gone; each a kill, and a German destroyed', () => {
  const campaign = flank('l-damage--damage')
  expect(patrolOf(campaign).circle?.schwarms).toEqual([2, 4, 4, 4])
  expect(campaign.pilots[0]?.fighters).toBe(2)
  expect(patrolOf(campaign).score.germanFighters).toBe(2)
})

test('SAB-CIR-18 when nobody is left there, the others fire at an empty place', () => {
  const campaign = aPatrol({ fly: 'red' })
  const played = script(
    fightCircle(campaign, ['red']),
    [
      'circle.place flank-0 flank-0 flank-0, circle.attacker red-1, draw.light l-damage--damage',
      'circle.attacker red-2, draw.light l-damage--damage-b, draw.light l-damage',
    ].join(', '),
  )
  expect(factsOf(played, 'circle-schwarm').map(({ strength }) => strength)).toEqual([3, 2, 1, 0])
  expect(factsOf(played, 'circle-card')[2]?.struck).toEqual(['damage'])
  expect(played.value).toBe(4)
})

test('SAB-CIR-18 two Damage on the last of them are one kill', () => {
  const campaign = aPatrol({ fly: 'red' })
  const lines =
    'circle.place flank-0 flank-0 flank-0, circle.attacker red-1, draw.light l-damage--damage, circle.attacker red-2, draw.light l-damage, draw.light l-damage--damage-b'
  expect(script(fightCircle(campaign, ['red']), lines).value).toBe(4)
  expect(campaign.pilots.map(({ fighters }) => fighters)).toEqual([2, 1, 1])
})

test('SAB-CIR-18 SAB-ICO-25 nothing without ammunition; jammed guns lose one of two on an odd die', () => {
  const empty = aPatrol({ fly: 'red' })
  fighter(empty, 'red-1').ammo = 'none'
  const lines = 'circle.place flank-0 flank-1 flank-1, circle.attacker red-1, draw.light l-damage--damage'
  stopsFor(fightCircle(empty, ['red']), lines)
  expect(patrolOf(empty).circle?.schwarms[0]).toBe(4)
  const jammed = aPatrol({ fly: 'red' })
  fighter(jammed, 'red-1').jammed = true
  stopsFor(fightCircle(jammed, ['red']), `${lines}, jam 3`)
  expect(patrolOf(jammed).circle?.schwarms[0]).toBe(3)
})

test('SAB-CIR-18 SAB-ICO-26 a Reduce is nobody’s kill', () => {
  const campaign = tailing('x-reduce, draw.tailed t-nothing')
  expect(patrolOf(campaign).circle?.schwarms[0]).toBe(3)
  expect(patrolOf(campaign).score.germanFighters).toBe(0)
  expect(campaign.pilots[0]?.fighters).toBe(0)
})

test('SAB-ICO-09 SAB-A-32 a collision on the circle: a 110 is destroyed, nobody’s kill', () => {
  const campaign = tailing('x-collision, draw.tailed t-nothing, collision 1')
  expectAt(campaign, 'destroyed red-1')
  expect(patrolOf(campaign).circle?.schwarms[0]).toBe(3)
  expect(patrolOf(campaign).score.germanFighters).toBe(1)
  expect(campaign.pilots[0]?.fighters).toBe(0)
})

test('SAB-ICO-09 the dead suffer nothing more from the other card', () => {
  const campaign = tailing('x-collision, draw.tailed t-hit, circle.icon collision, collision 1')
  expect(fighter(campaign, 'red-1')).toMatchObject({ at: 'destroyed', hits: [] })
})

test.each([
  ['', ''],
  ['red-1', ', draw.hit wing-3'],
])('SAB-ICO-17 on the circle too a Hit (Green) is for a Green pilot: "%s"', (greens, draw) => {
  const campaign = tailing(`x-hit-green, draw.tailed t-nothing${draw}`, { greens })
  expect(fighter(campaign, 'red-1').hits).toHaveLength(greens ? 1 : 0)
})

test('SAB-ICO-18 SAB-ICO-24 guns jam and run dry there as elsewhere', () => {
  const campaign = tailing('x-jammed, draw.tailed t-low-ammo, circle.icon jammed')
  expect(fighter(campaign, 'red-1')).toMatchObject({ jammed: true, ammo: 'low', at: 'circle' })
})

test.each(['x-split', 'x-turn', 'x-reinforce-110-tailed', 'x-jammed'])(
  'SAB-ACE-02 an Ace may cancel %s',
  card => {
    const campaign = tailing(`${card}, draw.tailed t-nothing, use.lucky-charm red-1`, {
      skills: { 'red-1': ['lucky-charm'] },
    })
    expect(fighter(campaign, 'red-1')).toMatchObject({ at: 'circle', jammed: false })
  },
)

test('SAB-A-13 SAB-A-24 Fuel and Loose mean nothing to a fighter on his own', () => {
  const campaign = tailing('x-fuel, draw.tailed t-loose')
  expectAt(campaign, 'circle red-1')
  expect(patrolOf(campaign).fuel.red).toBe(0)
})
