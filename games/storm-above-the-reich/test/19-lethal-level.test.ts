import { describe, expect, test } from 'vitest'
import type { Cohesion, MapId, PositionBox } from '../pack/types.ts'
import { fighterNo, formation, missionOf } from '../rules/05-map/table.ts'
import { lethalLevel, levelOf, spaceLevel } from '../rules/19-lethal-level.ts'
import { aCampaign, type Layout, type Piece } from './kit/table.ts'

function level(piece: Partial<Piece> & { at: Piece['at'] }, layout: Layout = {}, extra?: number) {
  const campaign = aCampaign({ ...layout, fighters: [piece as Piece] })
  const fighter = fighterNo(missionOf(campaign), 0)
  const element = formation(campaign).spaces[fighter.space]?.elements[0]
  const { level, parts } = lethalLevel(campaign, fighter, element, extra)
  // The lean reckoning and the one that shows its parts agree.
  expect(levelOf(campaign, fighter, element, extra)).toBe(level)
  return { level, parts: Object.fromEntries(parts.map(({ id, by }) => [id, by])) }
}

describe('Lethal Level', () => {
  test.each([
    ['0.0', 2],
    ['2.2', 3],
    ['1.2', 4],
    ['2.1', 5],
  ] as const)('SR-LL-01 in %s it is the printed %i', (at, printed) => {
    expect(level({ at })).toEqual({ level: printed, parts: { printed } })
  })

  test.each([
    ['2.2', 'high', 4],
    ['2.2', 'low', 3],
    ['2.2', 'level', 3],
    ['1.2', 'low', 5],
    ['1.2', 'high', 4],
  ] as const)('SR-LL-02 in %s, at %s, a note for the altitude makes it %i', (at, altitude, expected) => {
    expect(level({ at, altitude }).level).toBe(expected)
  })

  test.each([
    [['nose/low'], 3],
    [['nose/high', 'nose/level'], 3],
    [['tail/low'], 2],
    [[], 2],
  ] as [PositionBox[], number][])(
    'SR-LL-02 SR-SIT-06 with %j anchored the space by the Nose has %i',
    (anchored, expected) => {
      expect(level({ at: '3.3' }, { anchored }).level).toBe(expected)
    },
  )

  test('SR-SIT-06 an Anchored position changes only the spaces whose note says so', () => {
    expect(level({ at: '2.2' }, { anchored: ['nose/low'] }).level).toBe(3)
  })

  test('SR-LL-03 each gone bomber of the space takes 1', () => {
    expect(level({ at: '1.1' }, { bombers: { A2: 'fallen' } })).toEqual({
      level: 2,
      parts: { printed: 3, gone: -1 },
    })
    expect(level({ at: '1.1' }, { bombers: { A2: 'fallen', A3: 'destroyed' } })).toEqual({
      level: 1,
      parts: { printed: 3, gone: -2 },
    })
  })

  test('SR-LL-03 SR-Q-50 in its four spaces, whatever their element, and nowhere else', () => {
    const gone: Layout = { map: '8', bombers: { X: 'destroyed' } }
    expect(['1.1', '2.1', '1.2', '2.2'].map(at => level({ at: at as '1.1' }, gone).parts.gone)).toEqual([
      -1, -1, -1, -1,
    ])
    expect(level({ at: '3.3' }, gone).parts.gone).toBeUndefined()
  })

  test.each([
    ['good', 3],
    ['loose', 2],
    ['kaputt', 1],
  ] as [Cohesion, number][])('SR-LL-04 in an element that is %s it is %i', (cohesion, expected) => {
    expect(level({ at: '2.2' }, { cohesion: { a: cohesion } }).level).toBe(expected)
  })

  test('SR-LL-04 SR-Q-55 in an overlap the element that is named counts, the other does not', () => {
    const campaign = aCampaign({
      map: '7',
      cohesion: { low: 'kaputt', high: 'loose' },
      fighters: [{ at: '2.2' }, { at: '3.1' }],
    })
    const [overlap, outside] = missionOf(campaign).fighters
    if (!overlap || !outside) throw new Error('Two fighters')
    expect([0, 1].map(element => levelOf(campaign, overlap, element))).toEqual([2, 3])
    expect([0, 1].map(element => lethalLevel(campaign, overlap, element).level)).toEqual([2, 3])
    // Outside all elements there is no deduction.
    expect(levelOf(campaign, outside, undefined)).toBe(1)
    expect(lethalLevel(campaign, outside, undefined)).toEqual({ level: 1, parts: [{ id: 'printed', by: 1 }] })
  })

  test.each([
    ['fw190', 'determined', 3],
    ['bf110', 'determined', 4],
    ['bf110', 'evasive', 3],
    ['ju88', 'determined', 5],
    ['ju88', 'evasive', 4],
    ['me163', 'determined', 2],
    ['me163', 'evasive', 1],
    ['mc202', 'determined', 3],
    ['iar80', 'evasive', 3],
  ] as const)('SR-LL-05 for a %s that is %s the level is %i', (kind, mode, expected) => {
    expect(level({ at: '2.2', kind, mode }).level).toBe(expected)
  })

  test('SR-LL-06 a card adds its part', () => {
    expect(level({ at: '2.2' }, {}, 2)).toEqual({ level: 5, parts: { printed: 3, card: 2 } })
  })

  test('SR-LL-07 below 0 it is 0, above 5 it is 5', () => {
    const wreck: Layout = { bombers: { A2: 'fallen', A3: 'fallen' }, cohesion: { a: 'kaputt' } }
    expect(level({ at: '1.1' }, wreck).level).toBe(0)
    expect(level({ at: '2.1', kind: 'ju88', altitude: 'high' }).level).toBe(5)
  })

  test('SR-LL-07 only the sum is held between 0 and 5', () => {
    // 5 + 1 + 2 - 2
    expect(level({ at: '2.1', kind: 'ju88', altitude: 'high' }, { cohesion: { a: 'kaputt' } }).level).toBe(5)
    // 5 + 1 - 2: had the 6 been cut to 5 first, it would be 3
    expect(level({ at: '2.1', altitude: 'high' }, { cohesion: { a: 'kaputt' } }).level).toBe(4)
    // 3 - 2 - 2 + 2: had the -1 been raised to 0 first, it would be 2
    const wreck: Layout = { bombers: { A2: 'fallen', A3: 'fallen' }, cohesion: { a: 'kaputt' } }
    expect(level({ at: '1.1', kind: 'ju88' }, wreck).level).toBe(1)
  })

  test('SR-LL-08 it is reckoned anew each time', () => {
    const campaign = aCampaign({ fighters: [{ at: '1.1' }] })
    const mission = missionOf(campaign)
    const fighter = fighterNo(mission, 0)
    expect(levelOf(campaign, fighter, 0)).toBe(3)
    const bomber = mission.bombers[formation(campaign).placeNamed('A2')]
    if (bomber) bomber.gone = 'fallen'
    expect(levelOf(campaign, fighter, 0)).toBe(2)
    fighter.space = formation(campaign).spaceNamed('1.2')
    expect(levelOf(campaign, fighter, 0)).toBe(4)
  })
})

describe('the level of a space', () => {
  function shown(map: MapId, id: string, layout: Layout = {}, element?: number) {
    const campaign = aCampaign({ map, ...layout })
    return spaceLevel(campaign, formation(campaign).spaceNamed(id), element)
  }

  test('holds whatever the fighter: no altitude, no machine', () => {
    expect(shown('5', '2.2')).toEqual({ level: 3, parts: [{ id: 'printed', by: 3 }] })
    expect(
      shown('5', '3.3', { anchored: ['nose/low'], cohesion: { a: 'loose' }, bombers: { A1: 'fallen' } }),
    ).toEqual({
      level: 1,
      parts: [
        { id: 'printed', by: 2 },
        { id: 'anchored', by: 1 },
        { id: 'gone', by: -1 },
        { id: 'loose', by: -1 },
      ],
    })
  })

  test('of an overlap is that of its first element unless another is named', () => {
    const layout: Layout = { cohesion: { low: 'kaputt' } }
    expect([shown('7', '2.2', layout), shown('7', '2.2', layout, 1)].map(({ level }) => level)).toEqual([
      2, 4,
    ])
  })
})
