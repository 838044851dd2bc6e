import { describe, expect, test } from 'vitest'
import type { Pack, Vector } from '../../pack/types.ts'
import { fighterNo, formation, missionOf } from '../../rules/05-map/table.ts'
import { fireRockets } from '../../rules/12-blast/rockets.ts'
import type { Campaign } from '../../state.ts'
import { damageOn, goneOf } from '../kit/attackers.ts'
import { proofPack } from '../kit/charts.ts'
import { aCampaign, asked, type Layout, type Lines, offers, play } from '../kit/table.ts'

const ARNOLD = { fighter: 0, name: 'Arnold' }
const dice = (red: number, black: number) => `rockets.red ${red}, rockets.black ${black}`

const loaded = (layout: Layout = {}) => aCampaign({ map: '7', fighters: ['tail/level rockets'], ...layout })
/** Rockets at Low, or at another element. */
const salvo =
  (element = 0) =>
  (campaign: Campaign) =>
    fireRockets(campaign, fighterNo(missionOf(campaign), 0), element)

/** A salvo, and the spaces in which a Detonation lies afterwards. */
function fired(lines: Lines, layout: Layout = {}, element = 0) {
  const played = play(loaded(layout), salvo(element), lines)
  const { spaces } = formation(played.campaign)
  const mission = missionOf(played.campaign)
  return { ...played, mission, detonations: mission.detonations.map(space => spaces[space]?.id) }
}

/** A pack in which a higher red die is always as far from the centre of the element. */
function burstingAt(id: string, offset: Vector): Pack {
  const diagrams = proofPack.blast.diagrams.map(one => ({ ...one, red: one.red.map(() => offset) }))
  return { ...proofPack, id, blast: { ...proofPack.blast, diagrams } }
}

describe('where they go off', () => {
  test('SR-BLA-03 SR-BLA-15 rockets are fired once: the marker is turned over, the Detonation stays', () => {
    const { mission, detonations } = fired(dice(2, 1))
    expect(mission.fighters[0]?.rockets).toBe('fired')
    expect(detonations).toEqual(['0.0'])
  })

  test.each([
    [2, 1, 'red', '0.0'],
    [7, 1, 'red', '2.1'],
    [10, 1, 'red', '3.3'],
    [1, 9, 'black', '1.0'],
    [1, 2, 'black', '3.3'],
  ])('SR-BLA-11 red %i, black %i: the higher die, %s, names the space %s', (red, black, higher, space) => {
    const { facts, detonations } = fired(dice(red, black))
    expect(detonations).toEqual([space])
    const noted = { ...ARNOLD, element: 'Low', diagram: 'square', red, black, higher, space }
    expect(facts('rockets.location')).toEqual([noted])
  })

  test('SR-BLA-11 the diagram is that of the shape of the element', () => {
    const { blast } = burstingAt('', [0, 0])
    const others = blast.diagrams.map(one => ({ ...one, id: `other-${one.id}` }))
    const diagrams = [...others, ...proofPack.blast.diagrams]
    const pack: Pack = { ...proofPack, id: 'proof-two-shapes', blast: { ...blast, diagrams } }
    expect(fired(dice(7, 1), { pack }).detonations).toEqual(['2.1'])
  })

  test('SR-Q-15 doubles are rolled again', () => {
    const { facts, detonations } = fired([dice(10, 10), dice(4, 4), dice(2, 1)])
    expect(detonations).toEqual(['0.0'])
    expect(facts('rockets.doubles')).toEqual([10, 4].map(die => ({ red: die, black: die })))
  })

  test('SR-BLA-12 they may go off in another element', () => {
    const { campaign, detonations } = fired(dice(10, 1))
    expect(detonations).toEqual(['3.3'])
    expect(formation(campaign).spaces[formation(campaign).spaceNamed('3.3')]?.elements).toEqual([1])
  })

  test('SR-BLA-12 off the map: no marker, no effect', () => {
    const { facts, detonations } = fired(dice(10, 9), {}, 1)
    expect(detonations).toEqual([])
    expect(facts('rockets.effect')).toEqual([])
    expect(facts('rockets.location')).toMatchObject([{ space: undefined }])
    expect(facts('rockets.outside')).toEqual([ARNOLD])
  })

  test('SR-BLA-12 outside all elements: no marker, no effect', () => {
    const { campaign, detonations } = fired(dice(10, 9), { pack: burstingAt('proof-wide-rockets', [2, 0]) })
    expect(detonations).toEqual([])
    expect(goneOf(campaign, 'X')).toBeUndefined()
  })
})

describe('what they do', () => {
  test('SR-BLA-13 with no bomber in the space there is no damage, but the Detonation', () => {
    // Black 10 is 0.0, with B1 alone.
    const { mission, facts, detonations } = fired(dice(9, 10), { bombers: { B1: 'fallen' } })
    expect(detonations).toEqual(['0.0'])
    expect(mission.score.destroyed).toBe(0)
    expect(facts('rockets.effect')).toEqual([{ ...ARNOLD, die: 9, effect: 'destroyed', bombers: 0 }])
  })

  test.each([
    [1, 0],
    [4, 0],
    [5, 1],
    [6, 1],
    [7, 2],
    [8, 3],
  ])('SR-BLA-14 lower die %i: %i Damage markers, all on one bomber', (red, count) => {
    const markers = Array<string>(count).fill('tailplane-2')
    // Black 10 is 0.0, with B1 alone.
    const { campaign } = fired([dice(red, 10), ...markers.map(marker => `damage.draw ${marker}`)])
    expect(damageOn(campaign, 'B1')).toEqual(markers)
  })

  test('SR-BLA-14 SR-Q-29 where several share the space the player picks the one', () => {
    // Red 6 is 1.1, between B1, B2, B3 and X.
    const sharing = ['bomber/B1', 'bomber/B3', 'bomber/X', 'bomber/B2']
    expect(offers(salvo()(loaded()), dice(6, 5))).toEqual(sharing)
    const { campaign } = fired([dice(6, 5), 'rockets.bomber bomber/X, damage.draw spar-4'])
    expect(damageOn(campaign, 'X')).toEqual(['spar-4'])
  })

  test('SR-BLA-14 SR-Q-16 a 9 destroys one bomber, and another in the space takes 1 Damage marker', () => {
    // Red 10 is 3.3, between C1, C2 and C3.
    const worst = [dice(10, 9), 'rockets.bomber bomber/C1']
    expect(offers(salvo()(loaded()), worst)).toEqual(['bomber/C2', 'bomber/C3'])
    const { campaign } = fired([...worst, 'rockets.other bomber/C2, damage.draw spar-4'])
    const bombers = ['C1', 'C2', 'C3']
    expect(bombers.map(id => goneOf(campaign, id))).toEqual(['destroyed', undefined, undefined])
    expect(bombers.map(id => damageOn(campaign, id).length)).toEqual([0, 1, 0])
  })

  test('SR-Q-16 the other is the nearest of the element, if nobody else is in the space', () => {
    const question = 'rockets.other of space:0: bomber/B2, bomber/B3'
    expect(asked(salvo()(loaded()), dice(9, 10))).toBe(question)
    const { campaign, mission } = fired([dice(9, 10), 'rockets.other bomber/B3, damage.draw spar-4'])
    expect([goneOf(campaign, 'B1'), damageOn(campaign, 'B3')]).toEqual(['destroyed', ['spar-4']])
    expect(mission.score).toMatchObject({ vp: 1, ep: 2, destroyed: 1 })
  })

  test('SR-Q-16 in an overlap another in the space comes before the nearest of either element', () => {
    const maps = proofPack.maps.map(map => ({
      ...map,
      bombers: map.bombers.map(one => (one.id === 'C1' ? { ...one, p: 3, q: 3 } : one)),
    }))
    const pack: Pack = { ...burstingAt('proof-close-overlap', [1, 1]), maps }
    const lines = [dice(10, 9), 'rockets.bomber bomber/C1, damage.draw spar-4']
    const { campaign } = fired(lines, { map: '8', pack })
    expect([goneOf(campaign, 'C1'), damageOn(campaign, 'X')]).toEqual(['destroyed', ['spar-4']])
  })

  test('SR-Q-16 SR-Q-55 SR-Q-28 in an overlap the nearest, by steps over edges, of both elements are offered', () => {
    // X stands alone in 2.2; C1 is nearest over a corner, but two edges away.
    const campaign = loaded({ map: '8', pack: burstingAt('proof-overlap', [1, 1]) })
    const nearest = 'bomber/B2, bomber/B3, bomber/C2, bomber/C3'
    expect(asked(salvo()(campaign), dice(10, 9))).toBe(`rockets.other of space:8: ${nearest}`)
  })

  test('SR-Q-16 there is no other, if it was the last of the element', () => {
    const { campaign } = fired(dice(9, 10), { bombers: { B2: 'fallen', B3: 'fallen', X: 'fallen' } })
    expect([goneOf(campaign, 'B1'), damageOn(campaign, 'C1')]).toEqual(['destroyed', []])
  })

  test('SR-BLA-16 a bomber lost to rockets brings Staffel EP and VP, and the pilot nothing', () => {
    const { campaign, mission } = fired([dice(5, 10), 'damage.draw motor-5, damage.catastrophe 5'])
    expect(mission.score).toMatchObject({ vp: 1, ep: 1, fallen: 1 })
    expect(campaign.pilots[0]).toMatchObject({ ep: 0, fallen: 0 })
  })
})
