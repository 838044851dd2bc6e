import { describe, expect, test } from 'vitest'
import type { ApproachBox } from '../pack/types.ts'
import { approach, WAVE } from '../rules/15-approach.ts'
import { leaveFormation } from '../rules/21-continuing-fire/continuing-fire.ts'
import { fighter, flying, whereabouts } from './kit/attackers.ts'
import { aCampaign, after, factsOf, offers, pauseAfter, play, script } from './kit/table.ts'

const NOSE: ApproachBox = 'nose/approach/level'

/** A wave of fighters 0 and up against the bombers named. */
function wave(...bombers: readonly string[]) {
  return bombers.flatMap((bomber, no) => `approach.next fighter/${no}, approach.target bomber/${bomber}`)
}

describe('a wave', () => {
  test('SR-APP-01 somebody must go in: the first question has no way out', () => {
    const campaign = aCampaign({ fighters: ['nose/approach/level', 'tail/approach/low'] })
    expect(offers(approach(campaign))).toEqual(['fighter/0', 'fighter/1'])
  })

  test('SR-APP-01 SR-APP-02 a smaller wave may begin; who is left must still be placed, in a later one', () => {
    const campaign = aCampaign({ fighters: ['nose/approach/level', 'tail/approach/low'] })
    expect(offers(approach(campaign), wave('A1'))).toEqual(['fighter/1', 'begin'])
    const played = script(approach(aCampaign({ fighters: ['nose/approach/level', 'nose/approach/level'] })), [
      ...wave('A1'),
      'approach.next begin',
    ])
    expect(played.value).toBe('engage')
  })

  test('SR-APP-02 six from any mix of Approach Boxes go in, the seventh waits', () => {
    const boxes: ApproachBox[] = [
      'nose/approach/high',
      'nose/approach/level',
      'right/approach/high',
      'tail/approach/low',
      'left/approach/low',
      'tail/approach/level',
      'nose/approach/low',
    ]
    const campaign = aCampaign({ fighters: boxes.map(at => ({ at })) })
    const { value } = script(approach(campaign), wave('A1', 'A1', 'A2', 'A2', 'A3', 'A3'))
    expect(WAVE).toBe(6)
    expect(value).toBe('engage')
    expect(whereabouts(campaign, 6)).toBe('nose/approach/low')
    expect([0, 1, 2, 3, 4, 5].every(no => fighter(campaign, no).at === 'space')).toBe(true)
  })

  test('SR-APP-03 SR-Q-18 the next wave is placed when the last of this one has broken away', () => {
    const layout = [flying('2.2', NOSE), flying('1.1', NOSE), { at: NOSE }]
    const campaign = aCampaign({ fighters: layout })
    const out = 'card.fire fire-hard-roll'
    const first = script(leaveFormation(campaign), ['fire.next fighter/0', out], ['hit.draw'])
    expect(first.value).toBe('break-away')
    expect(script(leaveFormation(campaign), 'card.fire fire-achtung', ['hit.draw']).value).toBe('approach')
  })

  test('SR-APP-03 with nobody left in an Approach Box the Attack Phase is over', () => {
    const campaign = aCampaign({ fighters: ['2.2 nose/level'] })
    expect(script(leaveFormation(campaign), 'card.fire fire-achtung', ['hit.draw']).value).toBe('end-turn')
  })

  test('SR-MAP-09 only fighters in Approach Boxes enter spaces', () => {
    const campaign = aCampaign({
      fighters: ['nose/level', 'tail/return/low', 'nose/approach/level', 'nose/approach/level'],
    })
    expect(offers(approach(campaign))).toEqual(['fighter/2', 'fighter/3'])
  })
})

describe('where to', () => {
  test.each([
    ['nose/approach/low', '3.3', '2.1', '1.2'],
    ['tail/approach/low', '2.2', '1.0', '0.1'],
    ['right/approach/low', '3.2', '2.0', '1.1'],
    ['left/approach/low', '2.3', '1.1', '0.2'],
  ] as const)('SR-APP-04 SR-MAP-20 from %s beside A1, A2 and A3: %s, %s, %s', (at, ...spaces) => {
    for (const [i, bomber] of ['A1', 'A2', 'A3'].entries()) {
      const campaign = aCampaign({ fighters: [{ at }] })
      const played = script(approach(campaign), `approach.target bomber/${bomber}`)
      expect(whereabouts(campaign)).toBe(spaces[i])
      expect(fighter(campaign)).toMatchObject({ target: i, approach: at })
      expect(factsOf(played, 'approach.placed')).toEqual([
        { fighter: 0, name: 'Arnold', from: at, space: fighter(campaign).space, bomber, sun: false },
      ])
    }
  })

  test('SR-APP-04 the bomber and its space light up', () => {
    const pause = pauseAfter(approach(aCampaign({ fighters: ['tail/approach/low'] })))
    expect(pause).toMatchObject({
      ask: 'approach.target',
      about: ['fighter:0'],
      options: [
        { id: 'bomber/A1', on: ['bomber:0', 'space:10'] },
        { id: 'bomber/A2', on: ['bomber:1', 'space:4'] },
        { id: 'bomber/A3', on: ['bomber:2', 'space:1'] },
      ],
    })
  })

  test('SR-APP-05 fighters of one box go apart or share a space, as the player likes', () => {
    const fighters = ['nose/approach/level', 'nose/approach/level', 'nose/approach/level']
    const campaign = after(aCampaign({ map: '7', fighters }), approach, wave('C1', 'B1', 'C1'))
    expect([0, 1, 2].map(no => whereabouts(campaign, no))).toEqual(['4.4', '1.1', '4.4'])
  })

  test.each([
    ['nose/approach/high', 'high'],
    ['nose/approach/level', 'level'],
    ['left/approach/low', 'low'],
  ] as const)('SR-APP-06 from %s it attacks %s', (at, altitude) => {
    const campaign = aCampaign({ fighters: [{ at, altitude: altitude === 'low' ? 'high' : 'low' }] })
    script(approach(campaign), 'approach.target bomber/A1')
    expect(fighter(campaign).altitude).toBe(altitude)
  })

  test.each([
    ['tail/high', 'tail/approach/high', true],
    ['tail/high', 'tail/approach/low', false],
    ['tail/high', 'nose/approach/high', false],
    ['right/level', 'right/approach/high', true],
    ['right/level', 'right/approach/low', true],
    ['right/level', 'left/approach/low', false],
    [undefined, 'tail/approach/high', false],
  ] as const)('SR-APP-07 Sun at %s, coming from %s: Out of the Sun %s', (sun, at, gained) => {
    const campaign = aCampaign({ ...(sun ? { sun } : {}), fighters: [{ at, outOfTheSun: !gained }] })
    script(approach(campaign), 'approach.target bomber/A1')
    expect(fighter(campaign).outOfTheSun).toBe(gained)
  })

  test('SR-APP-08 bombers that are gone are no targets', () => {
    const campaign = aCampaign({
      map: '7',
      fighters: ['nose/approach/level'],
      bombers: { B1: 'fallen', C2: 'destroyed', X: 'fallen' },
    })
    expect(offers(approach(campaign))).toEqual(['bomber/B2', 'bomber/B3', 'bomber/C1', 'bomber/C3'])
  })

  test('SR-APP-01 an attack of an earlier wave is forgotten', () => {
    const campaign = aCampaign({ fighters: ['nose/approach/level attacked'] })
    fighter(campaign).approach = 'tail/approach/low'
    script(approach(campaign), 'approach.target bomber/A1')
    expect(fighter(campaign)).toMatchObject({ attacked: false, approach: NOSE })
  })
})

describe('SR-Q-19 no bomber left', () => {
  const GONE = { A1: 'fallen', A2: 'fallen', A3: 'destroyed' } as const

  test.each([
    ['nose/approach/high', 'tail/return/high'],
    ['nose/approach/low', 'tail/return/low'],
    ['right/approach/low', 'left/return/low'],
  ] as const)('SR-Q-19 from %s past them to %s', (at, to) => {
    const { campaign, facts, value } = play(aCampaign({ fighters: [{ at }], bombers: GONE }), approach)
    expect(value).toBe('end-turn')
    expect(whereabouts(campaign)).toBe(to)
    expect(facts('approach.past')).toEqual([{ fighter: 0, name: 'Arnold', box: to }])
  })

  test('SR-Q-19 from Level the player says high or low', () => {
    const campaign = aCampaign({ fighters: ['tail/approach/level'], bombers: GONE })
    expect(offers(approach(campaign))).toEqual(['high', 'low'])
    script(approach(campaign), 'approach.past low')
    expect(whereabouts(campaign)).toBe('nose/return/low')
  })
})
