import { describe, expect, test } from 'vitest'
import { missionOf } from '../rules/05-map/table.ts'
import { flak } from '../rules/13-flak.ts'
import { damageOn, goneOf } from './kit/attackers.ts'
import { aCampaign, asked, type Layout, type Lines, offers, pauseAfter, play, stopsFor } from './kit/table.ts'

/** In the proof pack window 7 strikes B1, C1 and the Nose, 8 B1 and the Tail, 9 B1, C1, Nose and 2-4; the rest nothing. */
const near = (fighters = 'tail/level', layout: Layout = {}) =>
  aCampaign({ map: '7', type: 'near-target', ...layout, fighters })

function underFire(lines: Lines, fighters?: string, layout?: Layout) {
  const played = play(near(fighters, layout), flak, lines)
  const { campaign } = played
  return { ...played, hits: missionOf(campaign).fighters.map(({ hits }) => hits.length) }
}

const APPROACHES = 'nose/approach/high, nose/approach/level, nose/approach/low'
const onNose = 'flak.roll 7, damage.draw spar-4 spar-4'

describe('flak', () => {
  test.each(['inbound', 'outbound'] as const)('SR-FLK-01 there is none on an %s mission', type => {
    expect(underFire([], undefined, { type })).toMatchObject({ value: 'cohesion', pauses: [] })
  })

  test('SR-FLK-01 SR-FLK-02 near the target a die names the window, every turn', () => {
    const { campaign, value, facts } = underFire('flak.roll 1')
    expect(value).toBe('cohesion')
    expect(facts('flak.window')).toEqual([{ die: 1, bombers: [], hits: [] }])
    expect(stopsFor(flak(campaign))).toBe('flak.roll')
  })

  test.each([
    [6, 0, ''],
    [7, 2, 'damage.draw spar-4 spar-4'],
    [8, 1, 'damage.draw spar-4'],
    [10, 0, ''],
  ])('SR-FLK-02 SR-FLK-03 die %i: %i bombers take one Damage marker each', (die, count, draws) => {
    const { bombers } = missionOf(underFire([`flak.roll ${die}`, draws]).campaign)
    expect(bombers.filter(({ damage }) => damage.length === 1)).toHaveLength(count)
  })

  test('SR-FLK-03 each marker is checked for its catastrophe', () => {
    const lines = 'flak.roll 7, damage.draw wingtip-8, damage.catastrophe 8, damage.draw spar-4'
    const { campaign } = underFire(lines)
    expect([goneOf(campaign, 'B1'), damageOn(campaign, 'C1')]).toEqual(['destroyed', ['spar-4']])
  })

  test.each(['motor-5', 'wingtip-8'])('SR-FLK-06 %s: a bomber lost to flak is 1 VP and no EP', marker => {
    const { campaign } = underFire(`flak.roll 8, damage.draw ${marker}, damage.catastrophe 10`)
    expect(campaign).toMatchObject({ ep: 0, mission: { score: { vp: 1, ep: 0 } } })
  })
})

describe('flak and fighters', () => {
  test('SR-FLK-04 of several in the Approach Boxes of the position the player picks one, or leaves it to chance', () => {
    expect(asked(flak(near(APPROACHES)), onNose)).toBe(
      'flak.fighter: fighter/0, fighter/1, fighter/2, random',
    )
  })

  test('SR-FLK-04 at random each is as likely as the other', () => {
    expect(pauseAfter(flak(near(APPROACHES)), [onNose, 'flak.fighter random'])).toEqual({
      kind: 'chance',
      what: 'flak.random',
      outcomes: [0, 1, 2].map(no => ({ id: `fighter/${no}`, weight: 1 })),
      about: ['fighter:0', 'fighter:1', 'fighter:2'],
    })
  })

  test.each([
    ['exactly one is hit', APPROACHES, 'flak.fighter fighter/2', [0, 0, 1]],
    ['or the one that chance picks', APPROACHES, 'flak.fighter random, flak.random fighter/1', [0, 1, 0]],
    ['a fighter alone there, unasked', 'nose/approach/low, tail/approach/low', '', [1, 0]],
  ])('SR-FLK-04 %s', (_, fighters, picks, hit) => {
    const { hits, facts } = underFire([onNose, picks, 'hit.draw fuel-5'], fighters)
    expect(hits).toEqual(hit)
    expect(facts('hit.marker')).toMatchObject([{ cause: 'flak' }])
  })

  test.each([
    'nose/level',
    'nose/high',
    'nose/return/low',
    'tail/approach/low',
    'right/approach/low',
    'dogfight',
  ])('SR-FLK-05 a fighter in %s is not hit by flak on the Nose', at => {
    expect(underFire(onNose, at).hits).toEqual([0])
  })

  test('SR-FLK-07 SR-Q-10 the Sun does not cancel it, Luck does', () => {
    const lucky = 'nose/approach/low sun luck'
    expect(offers(flak(near(lucky)), onNose)).toEqual(['take', 'luck'])
    const { campaign } = underFire([onNose, 'hit.cancel luck'], lucky)
    expect(missionOf(campaign).fighters[0]).toMatchObject({ hits: [], used: { luck: 1 } })
  })
})
