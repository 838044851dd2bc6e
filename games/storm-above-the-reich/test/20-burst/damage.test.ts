import { describe, expect, test } from 'vitest'
import { EVEN } from '../../rules/05-map/dice.ts'
import { fighterNo, formation, missionOf } from '../../rules/05-map/table.ts'
import { bomberAt, bombersIn, closeIfEmpty, dropBomber, nearestTo } from '../../rules/20-burst/bombers.ts'
import { damageBomber, damageOn, damageRepeatedly, gunDamage } from '../../rules/20-burst/damage.ts'
import type { Campaign, Element } from '../../state.ts'
import { aCampaign, after, asked, type Layout, type Lines, play, script } from '../kit/table.ts'

/** Places on the proof Map 5. */
const A1 = 0
const A2 = 1
const A3 = 2

function oneDamage(campaign: Campaign, drawTwo = false) {
  return damageBomber(campaign, A1, 'attack', undefined, drawTwo)
}

/** One Damage result on A1. */
function damaged(lines: Lines, layout: Layout = {}) {
  const played = play(aCampaign(layout), oneDamage, lines)
  const { campaign } = played
  return { ...played, bomber: bomberAt(campaign, A1), cup: missionOf(campaign).cups.damage }
}

describe('a Damage result', () => {
  test('SR-DMG-01 SR-DMG-03 a marker without a number is left on the bomber, without a die', () => {
    const { campaign, facts, bomber, cup } = damaged('damage.draw spar-4')
    expect(bomber).toMatchObject({ damage: ['spar-4'], gone: undefined })
    expect(facts('damage.marker')).toEqual([
      { bomber: 'A1', marker: 'spar-4', part: 'spar', damage: 4, total: 4, most: 10 },
    ])
    expect([damageOn(campaign, A1), cup['spar-4']]).toEqual([4, 5])
  })

  test('SR-DMG-02 SR-DMG-03 under its number the catastrophe does not happen, and the damage stays', () => {
    const { facts, bomber } = damaged('damage.draw motor-5, damage.catastrophe 4')
    expect(bomber).toMatchObject({ damage: ['motor-5'], gone: undefined })
    const marker = { bomber: 'A1', marker: 'motor-5', part: 'engine', number: 5, effect: 'fallen' }
    expect(facts('damage.catastrophe')).toEqual([
      { ...marker, die: 4, needs: { atLeast: 5 }, triggered: false, total: 4, most: 10 },
    ])
  })

  test.each([
    ['SR-DMG-04', 'at its number the bomber is', 'fallen', 'motor-5', 5],
    ['SR-DMG-05', 'by another marker it is', 'destroyed', 'wingtip-8', 10],
  ])('SR-DMG-02 %s %s %s, and all its Damage markers go to the cup', (rule, _, gone, marker, die) => {
    const lines = `damage.draw ${marker}, damage.catastrophe ${die}`
    const { notes, bomber, cup } = damaged(lines, { bombers: { A1: ['tailplane-2'] } })
    expect(bomber).toMatchObject({ damage: [], gone })
    expect(notes).toContainEqual({ rule, what: `bomber.${gone}`, facts: { bomber: 'A1', cause: 'attack' } })
    expect(cup).toMatchObject({ 'tailplane-2': 6, [marker]: 4 })
  })

  test('SR-DMG-06 nine points of damage do not destroy a bomber', () => {
    const bombers = { A1: ['hull-9', 'tailplane-2', 'tailplane-2'] }
    const { campaign, bomber } = damaged('damage.draw tailplane-2', { bombers })
    expect([damageOn(campaign, A1), bomber.gone]).toEqual([9, undefined])
  })

  test('SR-DMG-06 ten points destroy it at once', () => {
    const bombers = { A1: ['spar-4', 'tailplane-2'] }
    const { facts, bomber, cup } = damaged('damage.draw spar-4', { bombers })
    expect(bomber).toMatchObject({ damage: [], gone: 'destroyed' })
    expect(facts('damage.total')).toEqual([{ bomber: 'A1', total: 10, most: 10 }])
    expect(cup).toMatchObject({ 'tailplane-2': 6, 'spar-4': 6 })
  })

  test('SR-Q-30 damage to a bomber that is gone is lost', () => {
    const { notes, bomber } = damaged([], { fallen: 'A1' })
    expect(notes).toEqual([])
    expect(bomber).toMatchObject({ damage: [], gone: 'fallen' })
  })

  test('SR-Q-24 with no marker in the cup nothing happens', () => {
    const campaign = aCampaign()
    missionOf(campaign).cups.damage = {}
    script(oneDamage(campaign))
    expect(bomberAt(campaign, A1)).toMatchObject({ damage: [], gone: undefined })
  })

  test('SR-DMG-12 several markers are drawn, checked and added up one after another', () => {
    const { campaign, pauses } = play(
      aCampaign(),
      table => damageRepeatedly(table, A1, 4, 'collision', undefined),
      'damage.draw motor-5, damage.catastrophe 4, damage.draw spar-4 tailplane-2',
    )
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
    const campaign = after(aCampaign({ type }), oneDamage, `damage.draw ${marker}, damage.catastrophe 10`)
    expect(missionOf(campaign).score).toMatchObject({ vp, ep })
  })

  test('SR-DMG-09 a bomber dropped by a fighter counts for its pilot', () => {
    const campaign = aCampaign({ fighters: [{ at: '2.2' }] })
    dropBomber(campaign, A1, 'destroyed', 'attack', fighterNo(missionOf(campaign), 0))
    expect(campaign.pilots[0]).toMatchObject({ ep: 2, destroyed: 1 })
  })
})

const fire = (campaign: Campaign) => gunDamage(campaign, fighterNo(missionOf(campaign), 0), A1, 'attack')

/** A fighter in words does one Damage result to A1. */
function shot(fighters: string, lines: Lines = []) {
  const { campaign, ...played } = play(aCampaign({ fighters }), fire, lines)
  return { ...played, damage: bomberAt(campaign, A1).damage, cup: missionOf(campaign).cups.damage }
}

describe('Cannon', () => {
  const two = 'damage.draw tailplane-2 spar-4'

  test('SR-DMG-07 draws two markers, of which the player applies one and returns the other', () => {
    expect(asked(fire(aCampaign({ fighters: '2.2 cannon' })), two)).toBe(
      'damage.marker of bomber:0 fighter:0: marker/tailplane-2, marker/spar-4',
    )
    const { damage, cup, facts } = shot('2.2 cannon', [two, 'damage.marker marker/spar-4'])
    expect(damage).toEqual(['spar-4'])
    expect(cup).toMatchObject({ 'tailplane-2': 6, 'spar-4': 5 })
    expect(facts('damage.two')).toEqual([
      { bomber: 'A1', kept: 'spar-4', other: 'tailplane-2', keptPart: 'spar', otherPart: 'tailplane' },
    ])
  })

  test('SR-DMG-07 the first of the two may be kept', () => {
    const { damage, cup } = shot('2.2 cannon', [two, 'damage.marker marker/tailplane-2'])
    expect(damage).toEqual(['tailplane-2'])
    expect(cup).toMatchObject({ 'tailplane-2': 5, 'spar-4': 6 })
  })

  test.each([
    ['two alike are no choice', '2.2 cannon', 'damage.draw spar-4 spar-4'],
    ['without Cannon there is one marker', '2.2', 'damage.draw spar-4'],
  ])('SR-DMG-07 %s', (_, fighters, lines) => {
    const { damage, cup } = shot(fighters, lines)
    expect([damage, cup['spar-4']]).toEqual([['spar-4'], 5])
  })

  test('SR-DMG-07 SR-Q-24 the last marker in the cup is taken as it is', () => {
    const campaign = aCampaign({ fighters: '2.2 cannon' })
    missionOf(campaign).cups.damage = { 'spar-4': 1 }
    script(fire(campaign))
    expect(bomberAt(campaign, A1).damage).toEqual(['spar-4'])
  })
})

describe('ammunition', () => {
  test('SR-DMG-10 without ammunition a Damage result is cancelled', () => {
    const { damage, facts } = shot('2.2 no-ammo')
    expect(damage).toEqual([])
    expect(facts('damage.no-ammo')).toEqual([{ fighter: 0, name: 'Arnold' }])
  })

  test.each([
    [1, 0],
    [2, 1],
    [9, 0],
    [10, 1],
  ])('SR-DMG-11 with a Jam a die of %i gives %i Damage markers', (die, markers) => {
    const { damage, facts } = shot('2.2 jam', `damage.jam ${die}${markers ? ', damage.draw spar-4' : ''}`)
    expect(damage).toHaveLength(markers)
    expect(facts('damage.jam')).toEqual([
      { fighter: 0, name: 'Arnold', die, needs: EVEN, fires: markers === 1 },
    ])
  })

  test('SR-Q-30 no die for a Jam if the bomber is gone', () => {
    expect(script(fire(aCampaign({ fighters: '2.2 jam', fallen: 'A1' }))).pauses).toEqual([])
  })
})

const CLOSED = { cohesion: 'kaputt', empty: true } as const

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

  test.each<[string, Layout, string, Partial<Element>[]]>([
    ['with its last bomber it is Kaputt for good, at once', { fallen: 'A1 A2' }, 'A3', [CLOSED]],
    [
      'with a bomber left it keeps its cohesion',
      { fallen: 'A1' },
      'A3',
      [{ cohesion: 'good', empty: false }],
    ],
    [
      'a bomber of two elements may empty both',
      { map: '7', fallen: 'B1 B2 B3 C1 C2 C3' },
      'X',
      [CLOSED, CLOSED],
    ],
  ])('SR-COH-13 an element: %s', (_, layout, id, elements) => {
    const campaign = aCampaign(layout)
    dropBomber(campaign, formation(campaign).placeNamed(id), 'destroyed', 'attack', undefined)
    expect(missionOf(campaign).elements).toMatchObject(elements)
  })

  test('SR-COH-13 it is closed once', () => {
    function* closeTwice(campaign: Campaign) {
      closeIfEmpty(campaign, 0)
      closeIfEmpty(campaign, 0)
    }
    const { facts } = play(aCampaign({ fallen: 'A1 A2 A3' }), closeTwice)
    expect(facts('cohesion.empty')).toEqual([{ element: 'Lead' }])
  })
})
