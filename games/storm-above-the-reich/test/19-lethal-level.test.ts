import { describe, expect, test } from 'vitest'
import type { MapId } from '../pack/types.ts'
import { fighterNo, formation, missionOf } from '../rules/05-map/table.ts'
import { lethalLevel, levelOf, spaceLevel } from '../rules/19-lethal-level.ts'
import type { Fighter } from '../state.ts'
import { aCampaign, type Layout } from './kit/table.ts'

/** The level for one fighter, in words, and what it is made of. */
function level(fighters: string, layout: Layout = {}, extra?: number) {
  const campaign = aCampaign({ ...layout, fighters })
  const fighter = fighterNo(missionOf(campaign), 0)
  const element = formation(campaign).spaces[fighter.space]?.elements[0]
  const { level, parts } = lethalLevel(campaign, fighter, element, extra)
  // The lean reckoning and the one that shows its parts agree.
  expect(levelOf(campaign, fighter, element, extra)).toBe(level)
  return { level, parts: Object.fromEntries(parts.map(({ id, by }) => [id, by])) }
}

const kaputt: Layout = { cohesion: { a: 'kaputt' } }
const wreck: Layout = { fallen: 'A2 A3', ...kaputt }

describe('Lethal Level', () => {
  test.each<[string, Layout, number | undefined, Record<string, number>]>([
    ['SR-LL-01 the printed number', {}, undefined, { printed: 3 }],
    ['SR-LL-03 each gone bomber of the space takes 1', { fallen: 'A2' }, undefined, { printed: 3, gone: -1 }],
    [
      'SR-LL-03 whatever became of it',
      { bombers: { A2: 'fallen', A3: 'destroyed' } },
      undefined,
      { printed: 3, gone: -2 },
    ],
    ['SR-LL-06 a card adds its part', {}, 2, { printed: 3, card: 2 }],
  ])('%s', (_, layout, extra, parts) => {
    const sum = Object.values(parts).reduce((total, by) => total + by, 0)
    expect(level('1.1', layout, extra)).toEqual({ level: sum, parts })
  })

  test.each<[string, string, Layout, number]>([
    ['SR-LL-01 the printed', '0.0', {}, 2],
    ['SR-LL-01 the printed', '2.2', {}, 3],
    ['SR-LL-01 the printed', '1.2', {}, 4],
    ['SR-LL-01 the printed', '2.1', {}, 5],
    ['SR-LL-02 SR-MAP-16 with its note for High', '2.2 nose/high', {}, 4],
    ['SR-LL-02 SR-MAP-16 a note for High at', '2.2 nose/low', {}, 3],
    ['SR-LL-02 SR-MAP-16 a note for High at', '2.2 nose/level', {}, 3],
    ['SR-LL-02 SR-MAP-16 with its note for Low', '1.2 nose/low', {}, 5],
    ['SR-LL-02 SR-MAP-16 a note for Low at', '1.2 nose/high', {}, 4],
    ['SR-LL-02 SR-SIT-06 SR-MAP-16 by the Nose', '3.3', { anchored: ['nose/low'] }, 3],
    ['SR-LL-02 SR-SIT-06 SR-MAP-16 by the Nose', '3.3', { anchored: ['nose/high', 'nose/level'] }, 3],
    ['SR-LL-02 SR-SIT-06 SR-MAP-16 by the Nose', '3.3', { anchored: ['tail/low'] }, 2],
    ['SR-LL-02 SR-SIT-06 by the Nose', '3.3', {}, 2],
    ['SR-SIT-06 only spaces whose note says so', '2.2', { anchored: ['nose/low'] }, 3],
    ['SR-LL-04 an element in Good Order', '2.2', { cohesion: { a: 'good' } }, 3],
    ['SR-LL-04 a Loose element', '2.2', { cohesion: { a: 'loose' } }, 2],
    ['SR-LL-04 a Kaputt element', '2.2', kaputt, 1],
    ['SR-LL-05 for', '2.2 fw190', {}, 3],
    ['SR-LL-05 for', '2.2 bf110', {}, 4],
    ['SR-LL-05 for', '2.2 bf110 evasive', {}, 3],
    ['SR-LL-05 for', '2.2 ju88', {}, 5],
    ['SR-LL-05 for', '2.2 ju88 evasive', {}, 4],
    ['SR-LL-05 for', '2.2 me163', {}, 2],
    ['SR-LL-05 for', '2.2 me163 evasive', {}, 1],
    ['SR-LL-05 for', '2.2 mc202', {}, 3],
    ['SR-LL-05 for', '2.2 iar80 evasive', {}, 3],
    ['SR-LL-07 below 0 it is 0', '1.1', wreck, 0],
    ['SR-LL-07 above 5 it is 5', '2.1 nose/high ju88', {}, 5],
    ['SR-LL-07 5 + 1 + 2 - 2', '2.1 nose/high ju88', kaputt, 5],
    ['SR-LL-07 5 + 1 - 2: had the 6 been cut to 5 first, it would be 3', '2.1 nose/high', kaputt, 4],
    ['SR-LL-07 3 - 2 - 2 + 2: had the -1 been raised to 0 first, it would be 2', '1.1 ju88', wreck, 1],
  ])('%s, %s, %j: %i', (_, fighter, layout, expected) => {
    expect(level(fighter, layout).level).toBe(expected)
  })

  test('SR-LL-03 SR-Q-50 in its four spaces, whatever their element, and nowhere else', () => {
    const gone = ['1.1', '2.1', '1.2', '2.2', '3.3'].map(
      at => level(at, { map: '8', fallen: 'X' }).parts.gone,
    )
    expect(gone).toEqual([-1, -1, -1, -1, undefined])
  })

  test('SR-LL-04 SR-Q-55 SR-MAP-15 in an overlap the element that is named counts, the other does not', () => {
    const layout: Layout = { map: '7', cohesion: { low: 'kaputt', high: 'loose' }, fighters: '2.2, 3.1' }
    const campaign = aCampaign(layout)
    const [overlap, outside] = [0, 1].map(no => fighterNo(missionOf(campaign), no)) as [Fighter, Fighter]
    expect([0, 1].map(element => levelOf(campaign, overlap, element))).toEqual([2, 3])
    expect([0, 1].map(element => lethalLevel(campaign, overlap, element).level)).toEqual([2, 3])
    // Outside all elements there is no deduction.
    expect(levelOf(campaign, outside, undefined)).toBe(1)
    expect(lethalLevel(campaign, outside, undefined)).toEqual({ level: 1, parts: [{ id: 'printed', by: 1 }] })
  })

  test('SR-LL-08 it is reckoned anew each time', () => {
    const campaign = aCampaign({ fighters: '1.1' })
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
    const layout: Layout = { anchored: ['nose/low'], cohesion: { a: 'loose' }, fallen: 'A1' }
    expect(shown('5', '3.3', layout)).toEqual({
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
    const levels = [undefined, 1].map(element => shown('7', '2.2', layout, element).level)
    expect(levels).toEqual([2, 4])
  })
})
