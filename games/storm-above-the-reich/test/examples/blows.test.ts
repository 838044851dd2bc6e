import { describe, expect, test } from 'vitest'
import { formation, missionOf } from '../../rules/05-map/table.ts'
import { blast } from '../../rules/12-blast/blast.ts'
import { flak } from '../../rules/13-flak.ts'
import { checkSpaces } from '../../rules/17-collision/collision.ts'
import { checkAdvantages } from '../../rules/18-advantages/advantage-check.ts'
import { lethalLevel, levelOf } from '../../rules/19-lethal-level.ts'
import type { Campaign } from '../../state.ts'
import { damageOn, fighter, goneOf, placesOf } from '../kit/attackers.ts'
import { aFormation } from '../kit/strewn.ts'
import { aCampaign, after, type Layout, type Lines, play } from '../kit/table.ts'

/** The worked examples of the rulebook, on the proof maps. */

const aims = (weapon: string) => `blast.aim ${weapon}, blast.element element/low`
const spaceOf = (campaign: Campaign, id: string) => formation(campaign).spaceNamed(id)

describe('blast and flak', () => {
  test('SR-EX-20 two cables into one element: the second snags a bomber', () => {
    const two = aCampaign({ map: '7', fighters: 'high-bombing cable, high-bombing cable' })
    const campaign = after(two, blast, [
      aims('cable/0'),
      aims('cable/1'),
      'blast.fire cable/0, cable.red 6, cable.black 4, proximity.draw clear, cable.red 5',
      'cable.black 4, proximity.draw impact-3, cable.bomber bomber/B2, cable.impact 2',
      'damage.draw tailplane-2 motor-5, damage.catastrophe 4',
      'damage.draw tailplane-2 wingtip-8, damage.catastrophe 1',
    ])
    // 2 + 4 + 2 + 4: the fourth marker makes 12.
    expect(goneOf(campaign, 'B2')).toBe('destroyed')
    expect(missionOf(campaign)).toMatchObject({
      fighters: [{ cable: true }, { cable: false }],
      proximity: [{ marker: 'clear' }, { marker: 'impact-3' }],
    })
  })

  test.each([
    [
      'SR-EX-21 rockets, red 8, black 7: the red 8 says where, the 7 two Damage markers',
      'rockets.red 8, rockets.black 7, rockets.bomber bomber/B3',
      'damage.draw motor-5, damage.catastrophe 4, damage.draw hull-9, damage.catastrophe 8',
      'B3',
      ['motor-5', 'hull-9'],
      '1.2',
    ],
    [
      'SR-EX-22 rockets on Map 7, red 5, black 8: one Damage marker without a number',
      'rockets.red 5, rockets.black 8',
      'damage.draw spar-4',
      'B2',
      ['spar-4'],
      '2.0',
    ],
  ])('%s', (_, dice, draws, bomber, damage, space) => {
    const loaded = aCampaign({ map: '7', fighters: 'tail/level rockets' })
    const campaign = after(loaded, blast, [aims('rockets/0'), dice, draws])
    expect(damageOn(campaign, bomber)).toEqual(damage)
    const detonations = [spaceOf(campaign, space)]
    expect(missionOf(campaign)).toMatchObject({ fighters: [{ rockets: 'fired' }], detonations })
  })

  /** A turn of flak, and the hits of the fighters. */
  function flakOn(map: '6' | '7', fighters: string, lines: Lines) {
    const campaign = after(aCampaign({ map, type: 'near-target', fighters }), flak, lines)
    return { campaign, hits: missionOf(campaign).fighters.map(({ hits }) => hits) }
  }

  test('SR-EX-23 Map 7, die 7: two bombers damaged, one fighter in a Nose Approach Box hit', () => {
    const lines = 'flak.roll 7, damage.draw spar-4 spar-4, hit.draw fuel-5'
    const { campaign, hits } = flakOn('7', 'nose/approach/low', lines)
    expect(missionOf(campaign).bombers.filter(({ damage }) => damage.length > 0)).toHaveLength(2)
    expect(hits).toEqual([['fuel-5']])
  })

  test('SR-EX-24 icons on two positions: one fighter of each is hit', () => {
    const lines = 'flak.roll 9, damage.draw spar-4 spar-4, flak.fighter fighter/1, hit.draw fuel-5 wing-4'
    const { hits } = flakOn('7', 'nose/approach/low, nose/approach/high, right/approach/high', lines)
    expect(hits).toEqual([[], ['fuel-5'], ['wing-4']])
  })

  test.each([
    [8, undefined],
    [9, 'fallen'],
  ])(
    'SR-EX-25 Map 6, die 8: Fuselage 9 with a die of %i, and one of three in the Tail approach hit',
    (die, gone) => {
      const struck = `flak.roll 8, damage.draw hull-9, damage.catastrophe ${die}`
      const lines = [struck, 'flak.fighter fighter/1, hit.draw fuel-5']
      const three = 'tail/approach/low, tail/approach/high, tail/approach/level bf110'
      const { campaign, hits } = flakOn('6', three, lines)
      expect([goneOf(campaign, 'B1'), hits]).toEqual([gone, [[], ['fuel-5'], []]])
      expect(placesOf(campaign)[1]).toBe('tail/approach/high')
    },
  )

  test('SR-EX-26 Map 7, die 7: an Engine falls, a Wing holds, and a fighter outside the approach is safe', () => {
    const engine = 'flak.roll 7, damage.draw motor-5, damage.catastrophe 5'
    const wing = 'damage.draw wingtip-8, damage.catastrophe 6'
    const { campaign, hits } = flakOn('7', 'nose/level', [engine, wing])
    expect([goneOf(campaign, 'B1'), damageOn(campaign, 'B1')]).toEqual(['fallen', []])
    expect([goneOf(campaign, 'C1'), damageOn(campaign, 'C1')]).toEqual([undefined, ['wingtip-8']])
    const { score, cups } = missionOf(campaign)
    expect(score).toMatchObject({ vp: 1, ep: 0 })
    expect([cups.damage['motor-5'], hits]).toEqual([4, [[]]])
  })
})

describe('cohesion', () => {
  test('SR-EX-27 five markers, die 3: Kaputt, a bomber falls, Kaputt again', () => {
    const { campaign, mission, cohesion, bomber, phase } = aFormation({
      type: 'outbound',
      cohesion: { a: 'loose' },
      bombers: { A1: ['spar-4'] },
      near: ['0.0'],
      blasts: ['1.1', '2.2'],
    })
    const { facts } = play(campaign, () => phase, 'cohesion.roll 3')
    expect(facts('cohesion.check')).toMatchObject([{ markers: 5, degrades: true }])
    expect(facts('cohesion.becomes').map(one => one.cohesion)).toEqual(['kaputt', 'loose', 'kaputt'])
    expect([bomber('A1').gone, cohesion()]).toEqual(['fallen', ['kaputt']])
    expect(mission).toMatchObject({ score: { ep: 1, vp: 1 }, detonations: [], proximity: [] })
    expect(mission.cups.proximity.clear).toBe(8)
  })

  test('SR-EX-28 four markers, die 7: still Loose; two markers, die 5: still in Good Order', () => {
    const { campaign, mission, cohesion, phase } = aFormation({
      map: '8',
      cohesion: { high: 'loose' },
      bombers: { C1: ['spar-4', 'spar-4'], B1: ['spar-4'], B2: ['spar-4'] },
      near: ['3.3'],
    })
    const { facts } = play(campaign, () => phase, 'cohesion.roll 5 7')
    expect(facts('cohesion.check')).toMatchObject([{ markers: 2 }, { markers: 4 }])
    expect(cohesion()).toEqual(['good', 'loose'])
    expect(mission.proximity).toEqual([])
  })
})

describe('collision', () => {
  test.each([
    ['exit', 'exited', 3],
    ['to/tail/return/high', 'tail/return/high', 2],
  ])('SR-EX-31 three in a space, Escape: %s', (answer, at, tp) => {
    const trio = '3.3 nose/level A1'
    const fighters = `${trio}, ${trio}, ${trio}, 2.2 nose/level A1`
    const schwarm = (table: Campaign) =>
      missionOf(after(table, checkAdvantages)).elements.map(element => element.schwarm)
    expect(schwarm(aCampaign({ fighters }))).toEqual([2])
    const escapes = `collision.next fighter/1, proximity.draw escape-1, collision.escape ${answer}`
    const campaign = after(aCampaign({ fighters, tp: 3 }), checkSpaces, escapes)
    expect(schwarm(campaign)).toEqual([0])
    expect(placesOf(campaign)).toEqual(['space', at, 'space', 'space'])
    expect(missionOf(campaign)).toMatchObject({ tp, proximity: [{ marker: 'escape-1' }] })
  })
})

describe('Lethal Level', () => {
  const kaputt: Layout = { cohesion: { a: 'kaputt' } }

  test.each<[string, string, Layout, number]>([
    ['SR-EX-33a printed 3, a Fallen bomber, Kaputt', '2.2 nose/level', { ...kaputt, fallen: 'A1' }, 0],
    ['SR-EX-33b a Determined Ju88, printed 3, 1 more at High, Kaputt', '2.2 nose/high ju88', kaputt, 4],
    ['SR-EX-35 printed 2, and 3 with the Nose anchored', '3.3', { anchored: ['nose/level'] }, 3],
    ['SR-EX-35 printed 2 without', '3.3', {}, 2],
    ['SR-EX-35 printed 4, and 5 at Low', '1.2 nose/low', {}, 5],
    ['SR-EX-35 printed 5, and 6 at High, which reads as 5', '2.1 nose/high', {}, 5],
    ['SR-EX-35 6 less 1', '2.1 nose/high', { cohesion: { a: 'loose' } }, 5],
    ['SR-EX-35 6 less 2', '2.1 nose/high', kaputt, 4],
    ['SR-EX-47 a Ju88 raises the level for itself', '0.0 ju88, 0.0', {}, 4],
    ['SR-EX-47 and for nobody else', '0.0, 0.0 ju88', {}, 2],
  ])('%s: %s, %j, %i', (_, fighters, layout, expected) => {
    const campaign = aCampaign({ ...layout, fighters })
    expect(levelOf(campaign, fighter(campaign), 0)).toBe(expected)
  })

  test('SR-EX-34 a Fallen bomber in a Loose element takes 2', () => {
    const campaign = aCampaign({ fighters: '2.2', fallen: 'A1', cohesion: { a: 'loose' } })
    const { parts } = lethalLevel(campaign, fighter(campaign), 0)
    expect(parts.slice(1)).toEqual([
      { id: 'gone', by: -1 },
      { id: 'loose', by: -1 },
    ])
  })
})
