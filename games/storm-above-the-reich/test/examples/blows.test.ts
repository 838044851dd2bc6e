import { describe, expect, test } from 'vitest'
import { fighterNo, formation, missionOf } from '../../rules/05-map/table.ts'
import { blast } from '../../rules/12-blast/blast.ts'
import { flak } from '../../rules/13-flak.ts'
import { checkCohesion } from '../../rules/14-cohesion/cohesion.ts'
import { checkSpaces } from '../../rules/17-collision/collision.ts'
import { checkAdvantages } from '../../rules/18-advantages/advantage-check.ts'
import { lethalLevel, levelOf } from '../../rules/19-lethal-level.ts'
import { bomberAt } from '../../rules/20-burst/bombers.ts'
import type { Campaign } from '../../state.ts'
import { aCampaign, after, factsOf, type Layout, type Piece, script } from '../kit/table.ts'

/** The worked examples of the rulebook, on the proof maps. */

const bomber = (campaign: Campaign, id: string) => bomberAt(campaign, formation(campaign).placeNamed(id))
const draws = (...markers: string[]) => markers.map(marker => `damage.draw ${marker}`)
const aims = (weapon: string) => `blast.aim ${weapon}, blast.element element/low`

describe('blast and flak', () => {
  test('SR-EX-20 two cables into one element: the second snags a bomber', () => {
    const cable: Piece = { at: 'high-bombing', cable: true }
    const campaign = aCampaign({ map: '7', fighters: [cable, cable] })
    const mission = missionOf(campaign)
    script(blast(campaign), [
      aims('cable/0'),
      aims('cable/1'),
      'blast.fire cable/0, cable.red 6, cable.black 4, proximity.draw clear, cable.red 5',
      'cable.black 4, proximity.draw impact-3, cable.bomber bomber/B2, cable.impact 2',
      ...draws('tailplane-2', 'motor-5'),
      'damage.catastrophe 4',
      ...draws('tailplane-2'),
      ...draws('wingtip-8'),
      'damage.catastrophe 1',
    ])
    // 2 + 4 + 2 + 4: the fourth marker makes 12.
    expect(bomber(campaign, 'B2').gone).toBe('destroyed')
    expect(mission.fighters.map(one => one.cable)).toEqual([true, false])
    expect(mission.proximity.map(({ marker }) => marker)).toEqual(['clear', 'impact-3'])
  })

  const rockets: Piece = { at: 'tail/level', rockets: 'loaded' }

  test('SR-EX-21 rockets, red 8, black 7: the red 8 says where, the 7 two Damage markers', () => {
    const campaign = aCampaign({ map: '7', fighters: [rockets] })
    script(blast(campaign), [
      aims('rockets/0'),
      'rockets.red 8, rockets.black 7, rockets.bomber bomber/B3',
      ...draws('motor-5'),
      'damage.catastrophe 4',
      ...draws('hull-9'),
      'damage.catastrophe 8',
    ])
    expect(bomber(campaign, 'B3').damage).toEqual(['motor-5', 'hull-9'])
    expect(missionOf(campaign).detonations).toEqual([formation(campaign).spaceNamed('1.2')])
  })

  test('SR-EX-22 rockets on Map 7, red 5, black 8: one Damage marker without a number', () => {
    const campaign = aCampaign({ map: '7', fighters: [rockets] })
    script(blast(campaign), [aims('rockets/0'), 'rockets.red 5, rockets.black 8', ...draws('spar-4')])
    expect(missionOf(campaign).fighters[0]?.rockets).toBe('fired')
    expect(bomber(campaign, 'B2').damage).toEqual(['spar-4'])
    expect(missionOf(campaign).detonations).toEqual([formation(campaign).spaceNamed('2.0')])
  })

  function near(map: '6' | '7', fighters: readonly Piece[]) {
    return aCampaign({ map, type: 'near-target', fighters })
  }

  test('SR-EX-23 Map 7, die 7: two bombers damaged, one fighter in a Nose Approach Box hit', () => {
    const campaign = near('7', [{ at: 'nose/approach/low' }])
    script(flak(campaign), ['flak.roll 7', ...draws('spar-4', 'spar-4'), 'hit.draw fuel-5'])
    expect(missionOf(campaign).bombers.filter(({ damage }) => damage.length > 0)).toHaveLength(2)
    expect(missionOf(campaign).fighters[0]?.hits).toEqual(['fuel-5'])
  })

  test('SR-EX-24 icons on two positions: one fighter of each is hit', () => {
    const campaign = near('7', [
      { at: 'nose/approach/low' },
      { at: 'nose/approach/high' },
      { at: 'right/approach/high' },
    ])
    script(flak(campaign), [
      'flak.roll 9',
      ...draws('spar-4', 'spar-4'),
      'flak.fighter fighter/1, hit.draw fuel-5 wing-4',
    ])
    expect(missionOf(campaign).fighters.map(({ hits }) => hits)).toEqual([[], ['fuel-5'], ['wing-4']])
  })

  test.each([
    [8, undefined],
    [9, 'fallen'],
  ])(
    'SR-EX-25 Map 6, die 8: Fuselage 9 with a die of %i, and one of three in the Tail approach hit',
    (die, gone) => {
      const campaign = near('6', [
        { at: 'tail/approach/low' },
        { at: 'tail/approach/high' },
        { kind: 'bf110', at: 'tail/approach/level' },
      ])
      script(flak(campaign), [
        'flak.roll 8',
        ...draws('hull-9'),
        `damage.catastrophe ${die}, flak.fighter fighter/1, hit.draw fuel-5`,
      ])
      expect(bomber(campaign, 'B1').gone).toBe(gone)
      const { fighters } = missionOf(campaign)
      expect(fighters.map(({ hits }) => hits.length)).toEqual([0, 1, 0])
      expect(fighters[1]?.at).toBe('tail/approach/high')
    },
  )

  test('SR-EX-26 Map 7, die 7: an Engine falls, a Wing holds, and a fighter outside the approach is safe', () => {
    const campaign = near('7', [{ at: 'nose/level' }])
    script(flak(campaign), [
      'flak.roll 7',
      ...draws('motor-5'),
      'damage.catastrophe 5',
      ...draws('wingtip-8'),
      'damage.catastrophe 6',
    ])
    expect(bomber(campaign, 'B1')).toMatchObject({ gone: 'fallen', damage: [] })
    expect(bomber(campaign, 'C1')).toMatchObject({ gone: undefined, damage: ['wingtip-8'] })
    expect(missionOf(campaign).score).toMatchObject({ vp: 1, ep: 0 })
    expect(missionOf(campaign).cups.damage['motor-5']).toBe(4)
    expect(missionOf(campaign).fighters[0]?.hits).toEqual([])
  })
})

describe('cohesion', () => {
  test('SR-EX-27 five markers, die 3: Kaputt, a bomber falls, Kaputt again', () => {
    const campaign = aCampaign({
      type: 'outbound',
      fighters: ['tail/low'],
      cohesion: { a: 'loose' },
      bombers: { A1: ['spar-4'] },
    })
    const mission = missionOf(campaign)
    const { spaceNamed } = formation(campaign)
    mission.proximity.push({ marker: 'clear', space: spaceNamed('0.0') })
    mission.detonations.push(spaceNamed('1.1'), spaceNamed('2.2'))
    const played = script(checkCohesion(campaign), 'cohesion.roll 3')
    expect(factsOf(played, 'cohesion.check')).toMatchObject([{ markers: 5, degrades: true }])
    expect(factsOf(played, 'cohesion.becomes').map(({ cohesion }) => cohesion)).toEqual([
      'kaputt',
      'loose',
      'kaputt',
    ])
    script(checkCohesion(campaign))
    expect(bomber(campaign, 'A1').gone).toBe('fallen')
    expect(mission.score).toMatchObject({ ep: 1, vp: 1 })
    expect(mission.elements[0]?.cohesion).toBe('kaputt')
    expect(mission).toMatchObject({ detonations: [], proximity: [] })
    expect(mission.cups.proximity.clear).toBe(9)
  })

  test('SR-EX-28 four markers, die 7: still Loose; two markers, die 5: still in Good Order', () => {
    const campaign = aCampaign({
      map: '8',
      fighters: ['tail/low'],
      cohesion: { high: 'loose' },
      bombers: { C1: ['spar-4', 'spar-4'], B1: ['spar-4'], B2: ['spar-4'] },
    })
    const mission = missionOf(campaign)
    mission.proximity.push({ marker: 'clear', space: formation(campaign).spaceNamed('3.3') })
    const low = script(checkCohesion(campaign), 'cohesion.roll 5')
    const high = script(checkCohesion(campaign), 'cohesion.roll 7')
    expect([low, high].map(played => factsOf(played, 'cohesion.check')[0]?.markers)).toEqual([2, 4])
    script(checkCohesion(campaign))
    expect(mission.elements.map(({ cohesion }) => cohesion)).toEqual(['good', 'loose'])
    expect(mission.proximity).toEqual([])
  })
})

describe('collision', () => {
  const trio: Piece = { at: '3.3', target: 'A1', approach: 'nose/approach/level', altitude: 'level' }

  test.each([
    ['exit', 'exited', 3],
    ['to/tail/return/high', 'tail/return/high', 2],
  ] as const)('SR-EX-31 three in a space, Escape: %s', (answer, at, tp) => {
    const fighters = [trio, trio, trio, { ...trio, at: '2.2' as const }]
    const hoped = after(aCampaign({ fighters }), checkAdvantages)
    expect(missionOf(hoped).elements[0]?.schwarm).toBe(2)
    const campaign = aCampaign({ fighters, tp: 3 })
    const mission = missionOf(campaign)
    script(
      checkSpaces(campaign),
      `collision.next fighter/1, proximity.draw escape-1, collision.escape ${answer}`,
    )
    script(checkAdvantages(campaign))
    expect(mission.fighters.map(one => one.at)).toEqual(['space', at, 'space', 'space'])
    expect(mission.tp).toBe(tp)
    expect(mission.proximity.map(({ marker }) => marker)).toEqual(['escape-1'])
    expect(mission.elements[0]?.schwarm).toBe(0)
  })
})

describe('Lethal Level', () => {
  function level(piece: Piece, layout: Layout = {}) {
    const campaign = aCampaign({ ...layout, fighters: [piece] })
    return levelOf(campaign, fighterNo(missionOf(campaign), 0), 0)
  }
  const kaputt: Layout = { cohesion: { a: 'kaputt' } }

  test('SR-EX-33a printed 3, a Fallen bomber, Kaputt: 0', () => {
    expect(
      level({ at: '2.2', approach: 'nose/approach/level' }, { ...kaputt, bombers: { A1: 'fallen' } }),
    ).toBe(0)
  })

  test('SR-EX-33b a Determined Ju88 at High, printed 3 and 1 more at High, Kaputt: 4', () => {
    expect(level({ kind: 'ju88', at: '2.2', altitude: 'high' }, kaputt)).toBe(4)
  })

  test('SR-EX-34 a Fallen bomber in a Loose element takes 2', () => {
    const campaign = aCampaign({
      fighters: [{ at: '2.2' }],
      bombers: { A1: 'fallen' },
      cohesion: { a: 'loose' },
    })
    const { parts } = lethalLevel(campaign, fighterNo(missionOf(campaign), 0), 0)
    expect(parts.slice(1)).toEqual([
      { id: 'gone', by: -1 },
      { id: 'loose', by: -1 },
    ])
  })

  test.each<[string, Piece, Layout, number]>([
    ['2, and 3 with the Nose anchored', { at: '3.3' }, { anchored: ['nose/level'] }, 3],
    ['2 without', { at: '3.3' }, {}, 2],
    ['4, and 5 at Low', { at: '1.2', altitude: 'low' }, {}, 5],
    ['5, and 6 at High, which reads as 5', { at: '2.1', altitude: 'high' }, {}, 5],
    ['6 less 1', { at: '2.1', altitude: 'high' }, { cohesion: { a: 'loose' } }, 5],
    ['6 less 2', { at: '2.1', altitude: 'high' }, kaputt, 4],
  ])('SR-EX-35 printed %s', (_, piece, layout, expected) => {
    expect(level(piece, layout)).toBe(expected)
  })

  test('SR-EX-47 a Ju88 raises the level for itself alone', () => {
    const campaign = aCampaign({ fighters: [{ kind: 'ju88', at: '0.0' }, { at: '0.0' }] })
    expect(missionOf(campaign).fighters.map(fighter => levelOf(campaign, fighter, 0))).toEqual([4, 2])
  })
})
