import { describe, expect, test } from 'vitest'
import { formation } from '../../rules/05-map/table.ts'
import { aCheck, draws, HERE } from '../kit/checks.ts'
import {
  asked,
  factsOf,
  type Layout,
  offers,
  type Piece,
  pauseAfter,
  script,
  stopsFor,
} from '../kit/table.ts'

describe('Flyer', () => {
  const flyer: Piece = { ...HERE, skills: ['flyer'] }
  const two = ['collision.flyer flyer', draws('hit-fuel-5'), draws('clear')]

  test('SR-PIL-13 is offered before the draw', () => {
    expect(asked(aCheck([flyer]).check)).toBe('collision.flyer of fighter:0: flyer, one')
  })

  test('SR-PIL-13 sees two markers, keeps one and returns the other', () => {
    const { mission, fighter, check } = aCheck([flyer])
    expect(offers(aCheck([flyer]).check, two)).toEqual(['marker/hit-fuel-5', 'marker/clear'])
    const played = script(check, [...two, 'collision.marker marker/clear'])
    expect(fighter).toMatchObject({ hits: [], used: { flyer: 1 } })
    expect(mission.proximity.map(({ marker }) => marker)).toEqual(['clear'])
    expect(mission.cups.proximity['hit-fuel-5']).toBe(3)
    expect(factsOf(played, 'collision.flyer')).toEqual([
      { fighter: 0, name: 'Arnold', kept: 'clear', other: 'hit-fuel-5', face: 'clear', otherFace: 'hit' },
    ])
  })

  test('SR-PIL-13 may keep the first', () => {
    const { mission, fighter, check } = aCheck([flyer])
    script(check, [...two, 'collision.marker marker/hit-fuel-5'])
    expect(fighter.hits).toEqual(['hit-fuel-5'])
    expect(mission.cups.proximity.clear).toBe(8)
  })

  test('SR-PIL-13 need not be used, and is kept then', () => {
    const { fighter, check } = aCheck([flyer])
    script(check, ['collision.flyer one', draws('clear')])
    expect(fighter.used.flyer).toBe(0)
  })

  test('SR-PIL-13 two alike are no choice', () => {
    const { mission, check } = aCheck([flyer])
    script(check, ['collision.flyer flyer', draws('clear'), draws('clear')])
    expect(mission.cups.proximity.clear).toBe(7)
  })

  test('SR-PIL-13 is used up for the mission', () => {
    const { check } = aCheck([{ ...flyer, used: { flyer: 1, quick: 0, wiley: 0, luck: 0, timing: 0 } }])
    expect(stopsFor(check)).toBe('proximity.draw')
  })

  test('SR-PIL-13 SR-Q-24 is not used up by an empty cup', () => {
    const { mission, fighter, check } = aCheck([flyer])
    mission.cups.proximity = {}
    script(check, 'collision.flyer flyer')
    expect(fighter.used.flyer).toBe(0)
  })

  test('SR-PIL-13 SR-Q-24 the last marker in the cup is taken as it is', () => {
    const { mission, check } = aCheck([flyer])
    mission.cups.proximity = { clear: 1 }
    script(check, 'collision.flyer flyer')
    expect(mission.proximity.map(({ marker }) => marker)).toEqual(['clear'])
  })
})

describe('where the marker stays', () => {
  test('SR-COL-17 in a single element it does not matter: nobody is asked', () => {
    const { check } = aCheck([{ at: '0.0' }])
    expect(script(check, [draws('clear')]).pauses).toHaveLength(1)
  })

  test('SR-COL-17 where an overlap is in reach the player says in which elements it counts', () => {
    const { campaign, mission, check } = aCheck([{ at: '0.0' }], { map: '7' })
    expect(asked(aCheck([{ at: '0.0' }], { map: '7' }).check, [draws('clear')])).toBe(
      'collision.leave of space:0 marker:clear: at/0.0, at/2.2',
    )
    script(check, [draws('clear'), 'collision.leave at/2.2'])
    expect(mission.proximity).toEqual([{ marker: 'clear', space: formation(campaign).spaceNamed('2.2') }])
  })

  test('SR-COL-17 SR-Q-55 from an overlap: both elements, or either', () => {
    const { check } = aCheck([{ at: '2.2' }], { map: '7' })
    expect(offers(check, [draws('clear')])).toEqual(['at/2.2', 'at/0.0', 'at/2.3'])
  })

  test('SR-COL-17 outside all elements it stays in the space', () => {
    const { campaign, mission, check } = aCheck([{ at: '3.1' }], { map: '7' })
    script(check, [draws('clear')])
    expect(mission.proximity).toEqual([{ marker: 'clear', space: formation(campaign).spaceNamed('3.1') }])
  })
})

describe('SR-Q-55 Veer in an overlap', () => {
  const overlap: Piece = { at: '2.2' }
  const low: Piece = { at: '0.0' }
  const map7: Layout = { map: '7' }

  test('SR-Q-55 the player names the element of the fighter, if their crowds differ', () => {
    expect(asked(aCheck([overlap, low], map7).check, [draws('veer-wing-4')])).toBe(
      'element.veer of fighter:0: element/low, element/high',
    )
  })

  test.each([
    ['element/low', 2],
    ['element/high', 1],
  ])('SR-Q-55 in %s it counts %i fighters', (element, fighters) => {
    const { check } = aCheck([overlap, low], map7)
    const played = script(
      check,
      [draws('veer-wing-4'), `element.veer ${element}, collision.veer 9`],
      ['collision.return', 'collision.leave'],
    )
    expect(factsOf(played, 'collision.veer')).toMatchObject([{ fighters }])
  })

  test.each([
    ['element/low', 1],
    ['element/high', 2],
  ])('SR-Q-55 another in the overlap, named to %s, makes %i', (element, fighters) => {
    const { check } = aCheck([{ at: '3.3' }, overlap], map7)
    const played = script(
      check,
      [draws('veer-wing-4'), `element.veer ${element}, collision.veer 9`],
      ['collision.return', 'collision.leave'],
    )
    expect(factsOf(played, 'collision.veer')).toMatchObject([{ fighters }])
  })

  test('SR-Q-55 alone in the overlap nobody asks', () => {
    const pause = pauseAfter(aCheck([overlap], map7).check, [draws('veer-wing-4')])
    expect(pause).toMatchObject({ what: 'collision.veer' })
  })
})
