import { describe, expect, test } from 'vitest'
import type { Cohesion } from '../../pack/types.ts'
import { aFormation, ONE, rollsFor, type Strewn, TWO } from '../kit/strewn.ts'
import { asked, factsOf, type Lines, script } from '../kit/table.ts'

const TEN = rollsFor(10)

/** The phase played to its end. */
function afterwards(strewn: Strewn, lines: Lines = []) {
  const { mission, cohesion, bomber, phase } = aFormation(strewn)
  const played = script(phase, lines)
  return { mission, bomber, cohesion: cohesion(), ...played }
}

describe('Detonations', () => {
  test.each<[string, Strewn, Lines, Cohesion[]]>([
    ['SR-COH-10 each degrades the element one level more', { blasts: ['0.0', '1.1'] }, TEN, ['kaputt']],
    ['SR-COH-10 also where it is the only marker', { blasts: ['0.0'] }, [], ['loose']],
    [
      'SR-COH-10 it degrades its own element, no other',
      { map: '8', blasts: ['0.0'], bombers: { C1: TWO } },
      TEN,
      ['loose', 'good'],
    ],
    [
      'SR-COH-11 one of each kind: both degrade the element',
      { map: '8', blasts: ['2.2', '3.3'] },
      ['cohesion.next element/high', TEN, 'cohesion.detonation element/high'],
      ['good', 'kaputt'],
    ],
  ])('%s', (_, strewn, lines, expected) => {
    expect(afterwards(strewn, lines).cohesion).toEqual(expected)
  })

  test('SR-COH-10 they come after the check', () => {
    const { notes } = afterwards({ blasts: ['0.0', '1.1'] }, TEN)
    expect(notes.map(({ what }) => what)).toEqual([
      'cohesion.check',
      'cohesion.detonation',
      'cohesion.becomes',
      'cohesion.detonation',
      'cohesion.becomes',
      'cohesion.cleared',
    ])
    expect(factsOf({ notes }, 'cohesion.detonation')).toEqual([{ element: 'Lead' }, { element: 'Lead' }])
  })

  test('SR-COH-10 from Kaputt a bomber falls', () => {
    const strewn: Strewn = { cohesion: { a: 'loose' }, blasts: ['0.0', '0.0'], bombers: { A3: ONE } }
    const { bomber, cohesion } = afterwards(strewn, TEN)
    expect([bomber('A3').gone, cohesion]).toEqual(['fallen', ['loose']])
  })

  const overlap: Strewn = { map: '8', blasts: ['2.2'] }
  const lowFirst = 'cohesion.next element/low'

  test('SR-COH-11 SR-Q-23 in an overlap it counts in both and degrades one, the player says which', () => {
    expect(asked(aFormation(overlap).phase, lowFirst)).toBe(
      'cohesion.detonation of space:8: element/low, element/high',
    )
  })

  test.each([
    ['element/low', ['loose', 'good']],
    ['element/high', ['good', 'loose']],
  ])('SR-COH-11 %s: %j', (element, expected) => {
    const { mission, cohesion } = afterwards(overlap, [lowFirst, `cohesion.detonation ${element}`])
    expect(cohesion).toEqual(expected)
    expect(mission.elements.map(({ detonations }) => detonations)).toEqual([0, 0])
  })
})

describe('an element without bombers', () => {
  const last: Strewn = { bombers: { A1: 'fallen', A2: 'destroyed' }, cohesion: { a: 'kaputt' } }

  test('SR-COH-13 stays Kaputt when its last bomber falls by the check', () => {
    const { mission, cohesion } = afterwards(last, rollsFor(1))
    expect([cohesion, mission.elements[0]?.empty]).toEqual([['kaputt'], true])
  })

  test('SR-COH-13 is not checked any more, and Detonations change nothing', () => {
    const { mission, cohesion, phase } = aFormation({ ...last, blasts: ['0.0'] })
    Object.assign(mission.elements[0] ?? {}, { empty: true })
    expect(script(phase).pauses).toEqual([])
    expect([cohesion(), mission.detonations]).toEqual([['kaputt'], []])
  })

  test('SR-COH-13 a second Detonation after the last has fallen changes nothing', () => {
    const { mission, cohesion } = afterwards({ ...last, blasts: ['0.0', '0.0'] }, rollsFor(5))
    expect([cohesion, mission.score.fallen]).toEqual([['kaputt'], 1])
  })
})
