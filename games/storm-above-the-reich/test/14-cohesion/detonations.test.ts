import { describe, expect, test } from 'vitest'
import { aFormation, ONE, rollsFor, type Strewn, TWO } from '../kit/strewn.ts'
import { asked, factsOf, script } from '../kit/table.ts'

describe('Detonations', () => {
  test('SR-COH-10 each degrades the element one level more after its check', () => {
    const { cohesion, phase } = aFormation({ blasts: ['0.0', '1.1'] })
    const played = script(phase, [rollsFor(10)])
    expect(cohesion()).toEqual(['kaputt'])
    expect(factsOf(played, 'cohesion.detonation')).toEqual([{ element: 'Lead' }, { element: 'Lead' }])
  })

  test('SR-COH-10 also where the Detonation is the only marker', () => {
    const { cohesion, phase } = aFormation({ blasts: ['0.0'] })
    script(phase)
    expect(cohesion()).toEqual(['loose'])
  })

  test('SR-COH-10 from Kaputt a bomber falls', () => {
    const { bomber, cohesion, phase } = aFormation({
      cohesion: { a: 'loose' },
      blasts: ['0.0', '0.0'],
      bombers: { A3: ONE },
    })
    script(phase, [rollsFor(10)])
    expect(bomber('A3').gone).toBe('fallen')
    expect(cohesion()).toEqual(['loose'])
  })

  test('SR-COH-10 it degrades its own element, no other', () => {
    const { cohesion, phase } = aFormation({ map: '8', blasts: ['0.0'], bombers: { C1: TWO } })
    script(phase, [rollsFor(10)])
    expect(cohesion()).toEqual(['loose', 'good'])
  })

  const overlap: Strewn = { map: '8', blasts: ['2.2'] }
  const lowFirst = 'cohesion.next element/low'

  test('SR-COH-11 SR-Q-23 in an overlap it counts in both and degrades one, the player says which', () => {
    expect(asked(aFormation(overlap).phase, [lowFirst])).toBe(
      'cohesion.detonation of space:8: element/low, element/high',
    )
  })

  test.each([
    ['element/low', ['loose', 'good']],
    ['element/high', ['good', 'loose']],
  ])('SR-COH-11 %s: %j', (element, expected) => {
    const { mission, cohesion, phase } = aFormation(overlap)
    script(phase, [lowFirst, `cohesion.detonation ${element}`])
    expect(cohesion()).toEqual(expected)
    expect(mission.elements.map(({ detonations }) => detonations)).toEqual([0, 0])
  })

  test('SR-COH-11 one of each kind: both degrade the element', () => {
    const { cohesion, phase } = aFormation({ map: '8', blasts: ['2.2', '3.3'] })
    script(phase, ['cohesion.next element/high', rollsFor(10), 'cohesion.detonation element/high'])
    expect(cohesion()).toEqual(['good', 'kaputt'])
  })
})

describe('an element without bombers', () => {
  const last: Strewn = { bombers: { A1: 'fallen', A2: 'destroyed' } }

  test('SR-COH-13 stays Kaputt when its last bomber falls by the check', () => {
    const { mission, cohesion, phase } = aFormation({ ...last, cohesion: { a: 'kaputt' } })
    script(phase, [rollsFor(1)])
    expect(cohesion()).toEqual(['kaputt'])
    expect(mission.elements[0]?.empty).toBe(true)
  })

  test('SR-COH-13 is not checked any more, and Detonations change nothing', () => {
    const { mission, cohesion, phase } = aFormation({ ...last, cohesion: { a: 'kaputt' }, blasts: ['0.0'] })
    Object.assign(mission.elements[0] ?? {}, { empty: true })
    expect(script(phase).pauses).toEqual([])
    expect(cohesion()).toEqual(['kaputt'])
    expect(mission.detonations).toEqual([])
  })

  test('SR-COH-13 a second Detonation after the last has fallen changes nothing', () => {
    const { mission, cohesion, phase } = aFormation({
      ...last,
      cohesion: { a: 'kaputt' },
      blasts: ['0.0', '0.0'],
    })
    script(phase, [rollsFor(5)])
    expect(cohesion()).toEqual(['kaputt'])
    expect(mission.score.fallen).toBe(1)
  })
})
