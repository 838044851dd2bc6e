import { describe, expect, test } from 'vitest'
import type { Position } from '../pack/types.ts'
import { formation, missionOf } from '../rules/05-map/table.ts'
import { flak } from '../rules/13-flak.ts'
import { bomberAt } from '../rules/20-burst/bombers.ts'
import {
  aCampaign,
  asked,
  factsOf,
  type Layout,
  offers,
  type Piece,
  pauseAfter,
  script,
  stopsFor,
} from './kit/table.ts'

/** In the proof pack window 7 strikes B1, C1 and the Nose, 8 B1 and the Tail, 9 B1, C1, Nose and 2-4; the rest nothing. */
function underFire(fighters: readonly Piece[] = [{ at: 'tail/level' }], layout: Layout = {}) {
  const campaign = aCampaign({ map: '7', type: 'near-target', ...layout, fighters })
  const mission = missionOf(campaign)
  const bomber = (id: string) => bomberAt(campaign, formation(campaign).placeNamed(id))
  return { campaign, mission, bomber, phase: flak(campaign) }
}

const draws = (...markers: string[]) => markers.map(marker => `damage.draw ${marker}`)
const APPROACHES: Piece[] = [
  { at: 'nose/approach/high' },
  { at: 'nose/approach/level' },
  { at: 'nose/approach/low' },
]
const onNose = ['flak.roll 7', ...draws('spar-4', 'spar-4')]

describe('flak', () => {
  test.each(['inbound', 'outbound'] as const)('SR-FLK-01 there is none on an %s mission', type => {
    expect(script(underFire(undefined, { type }).phase)).toMatchObject({ value: 'cohesion', pauses: [] })
  })

  test('SR-FLK-01 SR-FLK-02 near the target a die names the window, every turn', () => {
    const { campaign, phase } = underFire()
    const played = script(phase, 'flak.roll 1')
    expect(played.value).toBe('cohesion')
    expect(factsOf(played, 'flak.window')).toEqual([{ die: 1, bombers: [], hits: [] }])
    expect(stopsFor(flak(campaign))).toBe('flak.roll')
  })

  test.each([
    [6, 0],
    [7, 2],
    [8, 1],
    [10, 0],
  ])('SR-FLK-02 SR-FLK-03 die %i: %i bombers take one Damage marker each', (die, count) => {
    const { mission, phase } = underFire()
    script(phase, [`flak.roll ${die}`, ...draws(...Array.from({ length: count }, () => 'spar-4'))])
    expect(mission.bombers.filter(({ damage }) => damage.length === 1)).toHaveLength(count)
  })

  test('SR-FLK-03 each marker is checked for its catastrophe', () => {
    const { bomber, phase } = underFire()
    script(phase, ['flak.roll 7', ...draws('wingtip-8'), 'damage.catastrophe 8', ...draws('spar-4')])
    expect([bomber('B1').gone, bomber('C1').damage]).toEqual(['destroyed', ['spar-4']])
  })

  test.each(['motor-5', 'wingtip-8'])('SR-FLK-06 %s: a bomber lost to flak is 1 VP and no EP', marker => {
    const { campaign, mission, phase } = underFire()
    script(phase, ['flak.roll 8', ...draws(marker), 'damage.catastrophe 10'])
    expect(mission.score).toMatchObject({ vp: 1, ep: 0 })
    expect(campaign.ep).toBe(0)
  })
})

describe('flak and fighters', () => {
  test('SR-FLK-04 of several in the Approach Boxes of the position the player picks one, or leaves it to chance', () => {
    expect(asked(underFire(APPROACHES).phase, onNose)).toBe(
      'flak.fighter: fighter/0, fighter/1, fighter/2, random',
    )
  })

  test('SR-FLK-04 exactly one is hit', () => {
    const { mission, phase } = underFire(APPROACHES)
    script(phase, [...onNose, 'flak.fighter fighter/2, hit.draw fuel-5'])
    expect(mission.fighters.map(({ hits }) => hits.length)).toEqual([0, 0, 1])
  })

  test('SR-FLK-04 at random each is as likely as the other', () => {
    const lines = [...onNose, 'flak.fighter random']
    expect(pauseAfter(underFire(APPROACHES).phase, lines)).toEqual({
      kind: 'chance',
      what: 'flak.random',
      outcomes: [
        { id: 'fighter/0', weight: 1 },
        { id: 'fighter/1', weight: 1 },
        { id: 'fighter/2', weight: 1 },
      ],
    })
    const { mission, phase } = underFire(APPROACHES)
    script(phase, [...lines, 'flak.random fighter/1, hit.draw fuel-5'])
    expect(mission.fighters.map(({ hits }) => hits.length)).toEqual([0, 1, 0])
  })

  test('SR-FLK-04 a fighter alone there is hit, unasked', () => {
    const { mission, phase } = underFire([{ at: 'nose/approach/low' }, { at: 'tail/approach/low' }])
    const played = script(phase, [...onNose, 'hit.draw fuel-5'])
    expect(mission.fighters.map(({ hits }) => hits.length)).toEqual([1, 0])
    expect(factsOf(played, 'hit.marker')).toMatchObject([{ cause: 'flak' }])
  })

  test.each<[Piece['at'], Position]>([
    ['nose/level', 'nose'],
    ['nose/high', 'nose'],
    ['nose/return/low', 'nose'],
    ['tail/approach/low', 'tail'],
    ['right/approach/low', 'right'],
    ['dogfight', 'nose'],
  ])('SR-FLK-05 a fighter in %s is not hit by flak on the Nose', at => {
    const { mission, phase } = underFire([{ at }])
    script(phase, onNose)
    expect(mission.fighters[0]?.hits).toEqual([])
  })

  test('SR-FLK-07 SR-Q-10 the Sun does not cancel it, Luck does', () => {
    const lucky: Piece = { at: 'nose/approach/low', outOfTheSun: true, skills: ['luck'] }
    expect(offers(underFire([lucky]).phase, onNose)).toEqual(['take', 'luck'])
    const { mission, phase } = underFire([lucky])
    script(phase, [...onNose, 'hit.cancel luck'])
    expect(mission.fighters[0]).toMatchObject({ hits: [], used: { luck: 1 } })
  })
})
