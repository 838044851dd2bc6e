import { describe, expect, test } from 'vitest'
import type { BoxId, Station } from '../../pack/types.ts'
import { missionOf } from '../../rules/05-map/table.ts'
import { areHigher, areMore, modifiersOf } from '../../rules/10-aerial-combat/combat-questions.ts'
import { aCampaign, type Layout, type Piece } from '../kit/table.ts'

/** Question 1 for one fighter and one escort in a box, by where each of them came from. */
function isHigher(box: BoxId, fighter: BoxId | undefined, escort: BoxId | Station | undefined): boolean {
  const { fighters, escort: all } = missionOf(
    aCampaign({
      map: '7',
      fighters: [{ at: box, movedFrom: fighter }],
      escorts: [{ at: box, movedFrom: escort }],
    }),
  )
  return areHigher(box, fighters, all.markers)
}

describe('Question 1: higher?', () => {
  test.each<[BoxId, BoxId]>([
    ['tail/low', 'tail/level'],
    ['tail/low', 'tail/high'],
    ['tail/level', 'nose/high'],
    ['tail/high', 'high-bombing'],
    ['tail/approach/low', 'tail/level'],
  ])('SR-ACB-10 Yes in %s: the fighter dived from %s on an escort that was there', (box, from) => {
    expect(isHigher(box, from, undefined)).toBe(true)
  })

  test.each<[BoxId, BoxId]>([
    ['tail/level', 'tail/low'],
    ['tail/high', 'tail/level'],
    ['tail/approach/high', 'tail/level'],
  ])('SR-ACB-10 Yes in %s: the escort came from %s below', (box, from) => {
    expect(isHigher(box, undefined, from)).toBe(true)
    expect(isHigher(box, 'nose/low', from)).toBe(true)
  })

  test.each<[BoxId, BoxId | Station]>([
    ['tail/level', 'tail/high'],
    ['tail/low', 'tail/level'],
    ['tail/low', 'tail/return/low'],
    ['tail/high', 'tail/return/high'],
    ['tail/high', 'tail/approach/high'],
    ['tail/low', 'above-trailing'],
  ])('SR-ACB-07 No in %s: the escort came from %s', (box, from) => {
    expect(isHigher(box, undefined, from)).toBe(false)
  })

  test('SR-ACB-07 SR-ACB-10 SR-Q-57 a dive into a box that no escort held is not enough', () => {
    expect(isHigher('tail/low', 'tail/high', 'tail/level')).toBe(false)
    expect(isHigher('tail/low', 'tail/high', 'above-trailing')).toBe(false)
  })

  test.each<Station>(['above-trailing', 'forward', 'below-trailing'])(
    'SR-Q-09 No: whoever came from a station (%s) this turn',
    station => {
      expect(isHigher('tail/high', undefined, station)).toBe(false)
    },
  )

  test('SR-ACB-08 No: neither moved', () => {
    expect(isHigher('tail/high', undefined, undefined)).toBe(false)
  })

  test('SR-ACB-08 No: the fighter came from below, or from beside', () => {
    expect(isHigher('tail/level', 'tail/low', undefined)).toBe(false)
    expect(isHigher('tail/level', 'nose/level', undefined)).toBe(false)
  })

  test.each<BoxId>(['tail/return/low', 'nose/evasive/high'])(
    'SR-ACB-09 No in %s: it has no altitude',
    box => {
      expect(isHigher(box, 'tail/high', undefined)).toBe(false)
      expect(isHigher(box, undefined, 'tail/low')).toBe(false)
    },
  )

  test('SR-ACB-11 No in a dogfight that goes on', () => {
    expect(isHigher('dogfight', 'tail/high', undefined)).toBe(false)
  })

  test('SR-Q-57 Low, Level, High, High Bombing; an Approach Box ranks by its own altitude', () => {
    const ladder: BoxId[] = ['tail/low', 'tail/level', 'tail/high', 'high-bombing']
    for (const [i, box] of ladder.entries())
      for (const [j, from] of ladder.entries()) expect(isHigher(box, from, undefined)).toBe(j > i)
    expect(isHigher('tail/approach/level', 'tail/high', undefined)).toBe(true)
    expect(isHigher('tail/approach/level', 'tail/level', undefined)).toBe(false)
  })

  test('SR-ACB-06 every fighter must be higher than every escort', () => {
    const answer = (fighters: (BoxId | undefined)[], escorts: (BoxId | Station | undefined)[]) => {
      const mission = missionOf(
        aCampaign({
          fighters: fighters.map(movedFrom => ({ at: 'tail/level', movedFrom })),
          escorts: escorts.map(movedFrom => ({ at: 'tail/level', movedFrom })),
        }),
      )
      return areHigher('tail/level', mission.fighters, mission.escort.markers)
    }
    expect(answer(['tail/high', 'nose/high'], [undefined, 'tail/low'])).toBe(true)
    expect(answer(['tail/high', undefined], [undefined])).toBe(false)
    expect(answer(['tail/high'], [undefined, 'forward'])).toBe(false)
  })
})

test.each([
  [3, 2, true],
  [2, 2, false],
  [1, 2, false],
])('SR-ACB-12 Question 2: %i fighters against %i escorts: %s', (fighters, escorts, more) => {
  const layout: Layout = { fighters: Array.from({ length: fighters }, () => ({ at: 'tail/low' }) as const) }
  expect(areMore(missionOf(aCampaign(layout)).fighters, escorts)).toBe(more)
})

describe('modifiers', () => {
  function modifiers(...fighters: Partial<Piece>[]) {
    const campaign = aCampaign({ fighters: fighters.map(one => ({ at: 'tail/low', ...one })) })
    return modifiersOf(campaign, missionOf(campaign).fighters)
  }

  test.each<[string, Partial<Piece>, number]>([
    ['cannon', { cannon: true }, -1],
    ['cable', { cable: true }, -1],
    ['rockets', { rockets: 'loaded' }, -1],
    ['rockets', { rockets: 'fired' }, -1],
    ['hit', { hits: ['wing-4', 'fuel-5'] }, -2],
    ['no-ammo', { ammo: 'none' }, -1],
  ])('SR-ACB-13 %s on one fighter (%j): %i', (id, piece, by) => {
    expect(modifiers(piece)).toEqual([{ id, by }])
  })

  test('SR-Q-08 Armor counts, a Jam does not', () => {
    expect(modifiers({ armor: true })).toEqual([{ id: 'armor', by: -1 }])
    expect(modifiers({ ammo: 'jam' })).toEqual([])
  })

  test('SR-PIL-24 each green pilot counts', () => {
    expect(modifiers({ penalty: 'rookie' }, {}, { penalty: 'blackout' })).toEqual([{ id: 'green', by: -2 }])
  })

  test('SR-ACB-13 all of them add up, over all fighters involved', () => {
    expect(
      modifiers(
        { cannon: true, hits: ['wing-4'] },
        { cannon: true, cable: true },
        { kind: 'bf110', rockets: 'fired' },
      ),
    ).toEqual([
      { id: 'cannon', by: -2 },
      { id: 'cable', by: -1 },
      { id: 'rockets', by: -1 },
      { id: 'hit', by: -1 },
    ])
  })

  test('SR-ACB-13 a clean fighter has none', () => {
    expect(modifiers({})).toEqual([])
  })
})
