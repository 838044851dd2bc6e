import { describe, expect, test } from 'vitest'
import { formation, missionOf } from '../../rules/05-map/table.ts'
import { fighter } from '../kit/attackers.ts'
import { aCheck, check, checked } from '../kit/checks.ts'
import { aCampaign, asked, type Layout, offers, play, stopsFor } from '../kit/table.ts'

const CLEAR = 'proximity.draw clear'
const map7: Layout = { map: '7' }

describe('Flyer', () => {
  const two = 'collision.flyer flyer, proximity.draw hit-fuel-5 clear'

  test('SR-PIL-13 is offered before the draw', () => {
    expect(asked(aCheck('2.2 flyer'))).toBe('collision.flyer of fighter:0: flyer, one')
  })

  test('SR-PIL-13 sees two markers, keeps one and returns the other', () => {
    expect(offers(aCheck('2.2 flyer'), two)).toEqual(['marker/hit-fuel-5', 'marker/clear'])
    const played = checked('2.2 flyer', [two, 'collision.marker marker/clear'])
    expect(played.fighter).toMatchObject({ hits: [], used: { flyer: 1 } })
    expect([played.left, played.cup['hit-fuel-5']]).toEqual([['clear'], 3])
    expect(played.facts('collision.flyer')).toEqual([
      { fighter: 0, name: 'Arnold', kept: 'clear', other: 'hit-fuel-5', face: 'clear', otherFace: 'hit' },
    ])
  })

  test('SR-PIL-13 may keep the first', () => {
    const { cup, ...played } = checked('2.2 flyer', [two, 'collision.marker marker/hit-fuel-5'])
    expect([played.fighter.hits, cup.clear]).toEqual([['hit-fuel-5'], 8])
  })

  test('SR-PIL-13 need not be used, and is kept then', () => {
    expect(checked('2.2 flyer', ['collision.flyer one', CLEAR]).fighter.used.flyer).toBe(0)
  })

  test('SR-PIL-13 two alike are no choice', () => {
    const { cup } = checked('2.2 flyer', 'collision.flyer flyer, proximity.draw clear clear')
    expect(cup.clear).toBe(7)
  })

  test('SR-PIL-13 is used up for the mission', () => {
    const campaign = aCampaign({ fighters: '2.2 flyer' })
    fighter(campaign).used.flyer = 1
    expect(stopsFor(check(campaign))).toBe('proximity.draw')
  })

  test.each([
    ['is not used up by an empty cup', {}, 0, []],
    ['the last marker in the cup is taken as it is', { clear: 1 }, 1, ['clear']],
  ])('SR-PIL-13 SR-Q-24 %s', (_, cup, used, left) => {
    const campaign = aCampaign({ fighters: '2.2 flyer' })
    missionOf(campaign).cups.proximity = cup
    play(campaign, check, 'collision.flyer flyer')
    expect(fighter(campaign).used.flyer).toBe(used)
    expect(missionOf(campaign).proximity.map(({ marker }) => marker)).toEqual(left)
  })
})

describe('where the marker stays', () => {
  test('SR-COL-17 in a single element it does not matter: nobody is asked', () => {
    expect(checked('0.0', CLEAR).pauses).toHaveLength(1)
  })

  test('SR-COL-17 where an overlap is in reach the player says in which elements it counts', () => {
    expect(asked(aCheck('0.0', map7), CLEAR)).toBe('collision.leave of space:0 marker:clear: at/0.0, at/2.2')
  })

  test.each([
    ['where the player said', '0.0', [CLEAR, 'collision.leave at/2.2'], '2.2'],
    ['outside all elements in the space', '3.1', [CLEAR], '3.1'],
  ])('SR-COL-17 it stays %s', (_, at, lines, space) => {
    const { campaign, mission } = checked(at, lines, map7)
    expect(mission.proximity).toEqual([{ marker: 'clear', space: formation(campaign).spaceNamed(space) }])
  })

  test('SR-COL-17 SR-Q-55 from an overlap: both elements, or either', () => {
    expect(offers(aCheck('2.2', map7), CLEAR)).toEqual(['at/2.2', 'at/0.0', 'at/2.3'])
  })
})

describe('SR-Q-55 Veer in an overlap', () => {
  const veer = 'proximity.draw veer-wing-4'

  test('SR-Q-55 the player names the element of the fighter, if their crowds differ', () => {
    expect(asked(aCheck('2.2, 0.0', map7), veer)).toBe('element.veer of fighter:0: element/low, element/high')
  })

  test.each([
    ['it counts in', '2.2, 0.0', 'low', 2],
    ['it counts in', '2.2, 0.0', 'high', 1],
    ['another in the overlap, named to', '3.3, 2.2', 'low', 1],
    ['another in the overlap, named to', '3.3, 2.2', 'high', 2],
  ])('SR-Q-55 %s (%s) %s: %i fighters', (_, fighters, element, count) => {
    const lines = [veer, `element.veer element/${element}, collision.veer 9`]
    const { facts } = checked(fighters, lines, map7, ['collision.return', 'collision.leave'])
    expect(facts('collision.veer')).toMatchObject([{ fighters: count }])
  })

  test('SR-Q-55 alone in the overlap nobody asks', () => {
    expect(stopsFor(aCheck('2.2', map7), veer)).toBe('collision.veer')
  })
})
