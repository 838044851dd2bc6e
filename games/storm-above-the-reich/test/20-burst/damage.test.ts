import { describe, expect, test } from 'vitest'
import { EVEN } from '../../rules/05-map/dice.ts'
import { fighterNo, formation, missionOf } from '../../rules/05-map/table.ts'
import { bomberAt, bombersIn, closeIfEmpty, dropBomber, nearestTo } from '../../rules/20-burst/bombers.ts'
import { damageBomber, damageOn, damageRepeatedly, gunDamage } from '../../rules/20-burst/damage.ts'
import type { Campaign } from '../../state.ts'
import type { Piece } from '../kit/table.ts'
import { aCampaign, factsOf, ids, pauseAfter, rolls, script, takes } from '../kit/table.ts'

/** Places on the proof Map 5. */
const A1 = 0
const A2 = 1
const A3 = 2

function oneDamage(campaign: Campaign, drawTwo = false) {
  return damageBomber(campaign, A1, 'attack', undefined, drawTwo)
}

describe('a Damage result', () => {
  test('SR-DMG-01 SR-DMG-03 a marker without a number is left on the bomber, without a die', () => {
    const campaign = aCampaign()
    const played = script(oneDamage(campaign), [rolls('damage.draw', 'spar-4')])
    expect(bomberAt(campaign, A1)).toMatchObject({ damage: ['spar-4'], gone: undefined })
    expect(factsOf(played, 'damage.marker')).toEqual([
      { bomber: 'A1', marker: 'spar-4', part: 'spar', damage: 4, total: 4, most: 10 },
    ])
    expect(damageOn(campaign, A1)).toBe(4)
    expect(missionOf(campaign).cups.damage['spar-4']).toBe(5)
  })

  test('SR-DMG-02 SR-DMG-03 under its number the catastrophe does not happen, and the damage stays', () => {
    const campaign = aCampaign()
    const played = script(oneDamage(campaign), [
      rolls('damage.draw', 'motor-5'),
      rolls('damage.catastrophe', 4),
    ])
    expect(bomberAt(campaign, A1)).toMatchObject({ damage: ['motor-5'], gone: undefined })
    expect(factsOf(played, 'damage.catastrophe')).toEqual([
      {
        bomber: 'A1',
        marker: 'motor-5',
        part: 'engine',
        die: 4,
        number: 5,
        needs: { atLeast: 5 },
        effect: 'fallen',
        triggered: false,
      },
    ])
  })

  test('SR-DMG-02 SR-DMG-04 at its number the bomber falls, and all its Damage markers go to the cup', () => {
    const campaign = aCampaign({ bombers: { A1: ['tailplane-2'] } })
    const played = script(oneDamage(campaign), [
      rolls('damage.draw', 'motor-5'),
      rolls('damage.catastrophe', 5),
    ])
    expect(bomberAt(campaign, A1)).toMatchObject({ damage: [], gone: 'fallen' })
    expect(played.notes).toContainEqual({
      rule: 'SR-DMG-04',
      what: 'bomber.fallen',
      facts: { bomber: 'A1', cause: 'attack' },
    })
    expect(missionOf(campaign).cups.damage).toMatchObject({ 'tailplane-2': 6, 'motor-5': 4 })
  })

  test('SR-DMG-02 SR-DMG-05 another marker destroys it, and all its Damage markers go to the cup', () => {
    const campaign = aCampaign({ bombers: { A1: ['tailplane-2'] } })
    const played = script(oneDamage(campaign), [
      rolls('damage.draw', 'wingtip-8'),
      rolls('damage.catastrophe', 10),
    ])
    expect(bomberAt(campaign, A1)).toMatchObject({ damage: [], gone: 'destroyed' })
    expect(missionOf(campaign).cups.damage).toMatchObject({ 'tailplane-2': 6, 'wingtip-8': 4 })
    expect(played.notes).toContainEqual({
      rule: 'SR-DMG-05',
      what: 'bomber.destroyed',
      facts: { bomber: 'A1', cause: 'attack' },
    })
  })

  test('SR-DMG-06 nine points of damage do not destroy a bomber', () => {
    const campaign = aCampaign({ bombers: { A1: ['hull-9', 'tailplane-2', 'tailplane-2'] } })
    script(oneDamage(campaign), [rolls('damage.draw', 'tailplane-2')])
    expect(damageOn(campaign, A1)).toBe(9)
    expect(bomberAt(campaign, A1).gone).toBeUndefined()
  })

  test('SR-DMG-06 ten points destroy it at once', () => {
    const campaign = aCampaign({ bombers: { A1: ['spar-4', 'tailplane-2'] } })
    const played = script(oneDamage(campaign), [rolls('damage.draw', 'spar-4')])
    expect(bomberAt(campaign, A1)).toMatchObject({ damage: [], gone: 'destroyed' })
    expect(factsOf(played, 'damage.total')).toEqual([{ bomber: 'A1', total: 10, most: 10 }])
    expect(missionOf(campaign).cups.damage).toMatchObject({ 'tailplane-2': 6, 'spar-4': 6 })
  })

  test('SR-Q-30 damage to a bomber that is gone is lost', () => {
    const campaign = aCampaign({ bombers: { A1: 'fallen' } })
    expect(script(oneDamage(campaign)).notes).toEqual([])
    expect(bomberAt(campaign, A1)).toMatchObject({ damage: [], gone: 'fallen' })
  })

  test('SR-Q-24 with no marker in the cup nothing happens', () => {
    const campaign = aCampaign()
    missionOf(campaign).cups.damage = {}
    script(oneDamage(campaign))
    expect(bomberAt(campaign, A1)).toMatchObject({ damage: [], gone: undefined })
  })

  test('SR-DMG-12 several markers are drawn, checked and added up one after another', () => {
    const campaign = aCampaign()
    const { pauses } = script(damageRepeatedly(campaign, A1, 4, 'collision', undefined), [
      rolls('damage.draw', 'motor-5'),
      rolls('damage.catastrophe', 4),
      rolls('damage.draw', 'spar-4'),
      rolls('damage.draw', 'tailplane-2'),
    ])
    // 4 + 4 + 2 = 10: the fourth marker is not drawn any more (SR-Q-30).
    expect(pauses).toHaveLength(4)
    expect(bomberAt(campaign, A1).gone).toBe('destroyed')
  })
})

describe('points', () => {
  test.each([
    ['motor-5', 'outbound', 1, 1],
    ['motor-5', 'inbound', 2, 1],
    ['wingtip-8', 'outbound', 1, 2],
    ['wingtip-8', 'inbound', 2, 2],
  ] as const)('SR-DMG-09 %s on an %s mission: %i VP and %i Staffel EP', (marker, type, vp, ep) => {
    const campaign = aCampaign({ type })
    script(oneDamage(campaign), [rolls('damage.draw', marker), rolls('damage.catastrophe', 10)])
    expect(missionOf(campaign).score).toMatchObject({ vp, ep })
  })

  test('SR-DMG-09 a bomber dropped by a fighter counts for its pilot', () => {
    const campaign = aCampaign({ fighters: [{ at: '2.2' }] })
    dropBomber(campaign, A1, 'destroyed', 'attack', fighterNo(missionOf(campaign), 0))
    expect(campaign.pilots[0]).toMatchObject({ ep: 2, destroyed: 1 })
  })
})

function shooter(piece: Partial<Piece> = {}) {
  const campaign = aCampaign({ fighters: [{ at: '2.2', ...piece }] })
  return { campaign, fires: gunDamage(campaign, fighterNo(missionOf(campaign), 0), A1, 'attack') }
}

describe('Cannon', () => {
  test('SR-DMG-07 draws two markers, of which the player applies one and returns the other', () => {
    const { campaign, fires } = shooter({ cannon: true })
    const two = [rolls('damage.draw', 'tailplane-2'), rolls('damage.draw', 'spar-4')]
    const pause = pauseAfter(shooter({ cannon: true }).fires, two)
    expect(ids(pause)).toEqual(['marker/tailplane-2', 'marker/spar-4'])
    expect(pause).toMatchObject({ ask: 'damage.marker', about: ['bomber:0', 'fighter:0'] })
    const played = script(fires, [...two, takes('damage.marker', 'marker/spar-4')])
    expect(bomberAt(campaign, A1).damage).toEqual(['spar-4'])
    expect(missionOf(campaign).cups.damage).toMatchObject({ 'tailplane-2': 6, 'spar-4': 5 })
    expect(factsOf(played, 'damage.two')).toEqual([
      { bomber: 'A1', kept: 'spar-4', other: 'tailplane-2', keptPart: 'spar', otherPart: 'tailplane' },
    ])
  })

  test('SR-DMG-07 the first of the two may be kept', () => {
    const { campaign, fires } = shooter({ cannon: true })
    script(fires, [
      rolls('damage.draw', 'tailplane-2'),
      rolls('damage.draw', 'spar-4'),
      takes('damage.marker', 'marker/tailplane-2'),
    ])
    expect(bomberAt(campaign, A1).damage).toEqual(['tailplane-2'])
    expect(missionOf(campaign).cups.damage).toMatchObject({ 'tailplane-2': 5, 'spar-4': 6 })
  })

  test('SR-DMG-07 two alike are no choice', () => {
    const { campaign, fires } = shooter({ cannon: true })
    script(fires, [rolls('damage.draw', 'spar-4'), rolls('damage.draw', 'spar-4')])
    expect(bomberAt(campaign, A1).damage).toEqual(['spar-4'])
    expect(missionOf(campaign).cups.damage['spar-4']).toBe(5)
  })

  test('SR-DMG-07 SR-Q-24 the last marker in the cup is taken as it is', () => {
    const { campaign, fires } = shooter({ cannon: true })
    missionOf(campaign).cups.damage = { 'spar-4': 1 }
    script(fires)
    expect(bomberAt(campaign, A1).damage).toEqual(['spar-4'])
  })

  test('SR-DMG-07 without Cannon there is one marker', () => {
    const { campaign, fires } = shooter()
    script(fires, [rolls('damage.draw', 'spar-4')])
    expect(bomberAt(campaign, A1).damage).toEqual(['spar-4'])
  })
})

describe('ammunition', () => {
  test('SR-DMG-10 without ammunition a Damage result is cancelled', () => {
    const { campaign, fires } = shooter({ ammo: 'none' })
    const played = script(fires)
    expect(bomberAt(campaign, A1).damage).toEqual([])
    expect(factsOf(played, 'damage.no-ammo')).toEqual([{ fighter: 0, name: 'Arnold' }])
  })

  test.each([
    [1, 0],
    [2, 1],
    [9, 0],
    [10, 1],
  ])('SR-DMG-11 with a Jam a die of %i gives %i Damage markers', (die, markers) => {
    const { campaign, fires } = shooter({ ammo: 'jam' })
    const played = script(fires, [
      rolls('damage.jam', die),
      ...(markers ? [rolls('damage.draw', 'spar-4')] : []),
    ])
    expect(bomberAt(campaign, A1).damage).toHaveLength(markers)
    expect(factsOf(played, 'damage.jam')).toEqual([
      { fighter: 0, name: 'Arnold', die, needs: EVEN, fires: markers === 1 },
    ])
  })

  test('SR-Q-30 no die for a Jam if the bomber is gone', () => {
    const { campaign, fires } = shooter({ ammo: 'jam' })
    bomberAt(campaign, A1).gone = 'fallen'
    expect(script(fires).pauses).toEqual([])
  })
})

describe('bombers', () => {
  test('SR-Q-50 a bomber is in its four spaces until it is gone', () => {
    const campaign = aCampaign()
    const { spaceNamed } = formation(campaign)
    expect(['1.1', '2.2', '1.2', '0.0'].map(id => bombersIn(campaign, spaceNamed(id)))).toEqual([
      [A3, A2],
      [A1],
      [A3],
      [],
    ])
    dropBomber(campaign, A2, 'fallen', 'attack', undefined)
    expect(bombersIn(campaign, spaceNamed('1.1'))).toEqual([A3])
  })

  test('SR-Q-28 the nearest bombers are those fewest steps over edges away', () => {
    const campaign = aCampaign()
    const { spaceNamed } = formation(campaign)
    const nearest = (id: string) => nearestTo(campaign, spaceNamed(id), [A1, A2, A3])
    expect(nearest('1.1')).toEqual([A2, A3])
    expect(nearest('3.3')).toEqual([A1])

    // 0.1 and 1.0 are one step off.
    expect(nearest('0.0')).toEqual([A2, A3])
    expect(nearest('3.0')).toEqual([A2])
    expect(nearestTo(campaign, spaceNamed('3.0'), [])).toEqual([])
  })

  test('SR-COH-13 with its last bomber an element is Kaputt for good, at once', () => {
    const campaign = aCampaign({ bombers: { A1: 'fallen', A2: 'fallen' } })
    dropBomber(campaign, A3, 'destroyed', 'attack', undefined)
    expect(missionOf(campaign).elements[0]).toMatchObject({ cohesion: 'kaputt', empty: true })
  })

  test('SR-COH-13 it is closed once', () => {
    const campaign = aCampaign({ bombers: { A1: 'fallen', A2: 'fallen', A3: 'fallen' } })
    const close = () => {
      const played = script(
        (function* () {
          closeIfEmpty(campaign, 0)
        })(),
      )
      return factsOf(played, 'cohesion.empty')
    }
    expect([close(), close()]).toEqual([[{ element: 'Lead' }], []])
  })

  test('SR-COH-13 an element with a bomber left keeps its cohesion', () => {
    const campaign = aCampaign({ bombers: { A1: 'fallen' } })
    dropBomber(campaign, A3, 'destroyed', 'attack', undefined)
    expect(missionOf(campaign).elements[0]).toMatchObject({ cohesion: 'good', empty: false })
  })

  test('SR-COH-13 a bomber of two elements may empty both', () => {
    const gone = {
      B1: 'fallen',
      B2: 'fallen',
      B3: 'fallen',
      C1: 'fallen',
      C2: 'fallen',
      C3: 'fallen',
    } as const
    const campaign = aCampaign({ map: '7', bombers: gone })
    dropBomber(campaign, formation(campaign).placeNamed('X'), 'fallen', 'attack', undefined)
    expect(missionOf(campaign).elements.map(({ empty, cohesion }) => [empty, cohesion])).toEqual([
      [true, 'kaputt'],
      [true, 'kaputt'],
    ])
  })
})
