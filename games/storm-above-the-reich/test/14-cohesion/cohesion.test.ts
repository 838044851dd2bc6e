import { describe, expect, test } from 'vitest'
import type { Cohesion } from '../../pack/types.ts'
import { checkCohesion, markersIn } from '../../rules/14-cohesion/cohesion.ts'
import { aFormation, ONE, rollsFor, type Strewn, TWO } from '../kit/strewn.ts'
import { asked, factsOf, offers, script } from '../kit/table.ts'

describe('counting', () => {
  test.each<[string, Strewn, number]>([
    ['nothing', {}, 0],
    ['a Damage marker', { bombers: { A1: ONE } }, 1],
    ['two Damage markers on one bomber', { bombers: { A1: TWO } }, 2],
    ['a Fallen and a Destroyed marker', { bombers: { A1: 'fallen', A2: 'destroyed' } }, 2],
    ['a Proximity marker', { near: ['0.0'] }, 1],
    ['a Detonation', { blasts: ['3.3'] }, 1],
    ['Loose', { cohesion: { a: 'loose' } }, 1],
    ['Kaputt', { cohesion: { a: 'kaputt' } }, 1],
    [
      'all together',
      { bombers: { A1: TWO, A2: 'fallen' }, near: ['0.0', '0.0'], blasts: ['3.3'], cohesion: { a: 'loose' } },
      7,
    ],
  ])('SR-COH-02 %s: %#', (_, strewn, count) => {
    expect(markersIn(aFormation(strewn).campaign, 0)).toBe(count)
  })

  test('SR-COH-02 maneuvers and advantages do not count', () => {
    const { campaign, mission } = aFormation({ fighters: [{ at: '2.2' }] })
    Object.assign(mission.elements[0] ?? {}, { rotte: true, position: true, schwarm: 2 })
    expect(markersIn(campaign, 0)).toBe(0)
  })

  test.each<[string, Strewn, number, number]>([
    ['a marker in the overlap', { near: ['2.2'], blasts: ['2.2'] }, 2, 2],
    ['a marker elsewhere', { near: ['0.0'], blasts: ['3.3'] }, 1, 1],
    ['a marker outside all elements', { near: ['3.1'] }, 0, 0],
    ['a bomber in both', { bombers: { X: TWO } }, 2, 2],
    ['a bomber in both that is gone', { bombers: { X: 'fallen' } }, 1, 1],
    ['a bomber in one', { bombers: { B1: ONE } }, 1, 0],
  ])('SR-COH-03 %s', (_, strewn, low, high) => {
    const { campaign } = aFormation({ map: '7', ...strewn })
    expect([markersIn(campaign, 0), markersIn(campaign, 1)]).toEqual([low, high])
  })

  test('SR-Q-36 a bomber on the overlap that belongs to one element counts there alone, and once', () => {
    const { campaign } = aFormation({ map: '8', bombers: { X: 'fallen' } })
    expect([markersIn(campaign, 0), markersIn(campaign, 1)]).toEqual([1, 0])
  })
})

describe('the check', () => {
  test('SR-COH-01 an element without a marker is not checked', () => {
    const { phase } = aFormation({})
    expect(script(phase)).toMatchObject({ value: 'approach', pauses: [], notes: [] })
  })

  test('SR-COH-01 every element with markers is checked, one in each step', () => {
    const { campaign, mission } = aFormation({ map: '8', bombers: { B1: TWO, C1: TWO } })
    expect(script(checkCohesion(campaign), [rollsFor(9)]).value).toBe('cohesion')
    expect(mission.elements.map(({ checked }) => checked)).toEqual([true, false])
    expect(script(checkCohesion(campaign), [rollsFor(2)]).value).toBe('cohesion')
    expect(script(checkCohesion(campaign)).value).toBe('approach')
    expect(mission.elements.map(({ cohesion }) => cohesion)).toEqual(['good', 'loose'])
    expect(mission.elements.map(({ checked }) => checked)).toEqual([false, false])
  })

  test.each([
    [1, 'loose'],
    [2, 'loose'],
    [3, 'good'],
    [10, 'good'],
  ] as [number, Cohesion][])('SR-COH-04 SR-Q-06 two markers, die %i: %s', (die, expected) => {
    const { cohesion, phase } = aFormation({ bombers: { A1: TWO } })
    const played = script(phase, [rollsFor(die)])
    expect(cohesion()).toEqual([expected])
    expect(factsOf(played, 'cohesion.check')).toEqual([
      {
        element: 'Lead',
        was: 'good',
        markers: 2,
        held: { damage: 2, gone: 0, order: 0, proximity: 0, detonations: 0 },
        die,
        needs: { upTo: 2 },
        degrades: die <= 2,
      },
    ])
  })

  test.each([
    [{ bombers: { A1: ONE } }, 'good'],
    [{ cohesion: { a: 'loose' } }, 'loose'],
    [{ cohesion: { a: 'kaputt' } }, 'loose'],
  ] as [Strewn, Cohesion][])(
    'SR-COH-01 SR-COH-05 SR-COH-09 a single marker (%j) needs no die: %s',
    (strewn, expected) => {
      const { cohesion, phase } = aFormation(strewn)
      expect(script(phase).pauses).toEqual([])
      expect(cohesion()).toEqual([expected])
    },
  )

  test.each([
    ['SR-COH-06 degraded', 1, 'good', 'loose'],
    ['SR-COH-06 degraded', 1, 'loose', 'kaputt'],
    ['SR-COH-09 held', 10, 'good', 'good'],
    ['SR-COH-09 held', 10, 'loose', 'loose'],
    ['SR-COH-09 held', 10, 'kaputt', 'loose'],
  ] as const)('%s (%i), %s becomes %s', (_, die, was, becomes) => {
    const { cohesion, phase } = aFormation({ cohesion: { a: was }, bombers: { A1: TWO } })
    const told = was === becomes ? [] : [{ element: 'Lead', was, cohesion: becomes }]
    expect(factsOf(script(phase, rollsFor(die)), 'cohesion.becomes')).toEqual(told)
    expect(cohesion()).toEqual([becomes])
  })

  test('SR-COH-06 SR-COH-07 from Kaputt the most damaged bomber falls, and the element is Loose', () => {
    const strewn: Strewn = { cohesion: { a: 'kaputt' }, bombers: { A1: ONE, A2: TWO } }
    const { mission, bomber, cohesion, phase } = aFormation(strewn)
    script(phase, [rollsFor(4)])
    expect(['A1', 'A2', 'A3'].map(id => bomber(id).gone)).toEqual([undefined, 'fallen', undefined])
    expect(cohesion()).toEqual(['loose'])
    expect(mission.cups.damage['tailplane-2']).toBe(6)
  })

  test('SR-COH-07 of equals chance says which falls', () => {
    const strewn: Strewn = { cohesion: { a: 'kaputt' }, bombers: { A1: ONE, A3: ['motor-5'] } }
    expect(asked(aFormation(strewn).phase, [rollsFor(3)])).toBe('cohesion.falls: bomber/A1, bomber/A3')
    const { bomber, phase } = aFormation(strewn)
    script(phase, [rollsFor(3), 'cohesion.falls bomber/A3'])
    expect(bomber('A3')).toMatchObject({ gone: 'fallen', damage: [] })
  })

  test('SR-COH-07 with none damaged it may be any', () => {
    const strewn: Strewn = { cohesion: { a: 'kaputt' }, near: ['0.0'] }
    expect(offers(aFormation(strewn).phase, [rollsFor(2)])).toEqual(['bomber/A1', 'bomber/A2', 'bomber/A3'])
  })

  test.each([
    ['inbound', 2],
    ['outbound', 1],
    ['near-target', 1],
  ] as const)('SR-COH-08 such a bomber is 1 Staffel EP and, %s, %i VP', (type, vp) => {
    const { campaign, mission, phase } = aFormation({ type, cohesion: { a: 'kaputt' }, bombers: { A1: ONE } })
    script(phase, [rollsFor(1)])
    expect(mission.score).toMatchObject({ ep: 1, vp, fallen: 1 })
    expect(campaign.ep).toBe(1)
  })

  test('SR-COH-12 SR-BLA-15 afterwards Proximity markers go to the cup and Detonations away; the rest stays', () => {
    const strewn: Strewn = { near: ['0.0', '3.1'], blasts: ['0.0'], bombers: { A1: TWO } }
    const { mission, bomber, phase } = aFormation(strewn)
    expect(mission.cups.proximity.clear).toBe(6)
    script(phase, [rollsFor(10)])
    expect(mission).toMatchObject({ proximity: [], detonations: [] })
    expect(mission.cups.proximity.clear).toBe(8)
    expect(bomber('A1').damage).toHaveLength(2)
  })

  test('SR-COH-12 they stay until the last element is checked', () => {
    const strewn: Strewn = { map: '8', near: ['0.0', '3.3'], bombers: { B1: ONE, C1: ONE } }
    const { campaign, mission } = aFormation(strewn)
    script(checkCohesion(campaign), [rollsFor(10)])
    expect(mission.proximity).toHaveLength(2)
  })
})

describe('the order of elements', () => {
  const both: Strewn = { bombers: { B1: TWO, C1: TWO } }
  const shared: Strewn = { map: '7', bombers: { X: TWO } }
  const high: Strewn = { cohesion: { high: 'kaputt' } }

  test.each<[matters: 'matters' | 'does not matter', when: string, Strewn]>([
    ['does not matter', 'where nothing is shared', { map: '8', ...both }],
    ['does not matter', 'while no bomber can fall', shared],
    ['does not matter', 'where Loose is the worst', { ...shared, cohesion: { high: 'loose' } }],
    ['does not matter', 'if only bombers of one element may fall', { map: '8', ...both, ...high }],
    ['does not matter', 'with a Detonation in one element', { map: '8', ...both, blasts: ['0.0'] }],
    ['matters', 'if a shared bomber may fall', { ...shared, ...high }],
    [
      'does not matter',
      'if the shared bomber is gone',
      { map: '7', bombers: { X: 'fallen', B1: ONE, C1: ONE }, ...high },
    ],
    ['matters', 'if a Detonation may drop one', { ...shared, cohesion: { low: 'loose' }, blasts: ['0.0'] }],
    ['matters', 'with a Detonation in the overlap', { map: '8', blasts: ['2.2'] }],
  ])('D-42 %s %s', (matters, _, strewn) => {
    const question = asked(checkAfterwards(strewn))
    const which = 'cohesion.next: element/low, element/high'
    if (matters === 'matters') expect(question).toBe(which)
    else expect(question).toMatch(/^(cohesion.roll|over):/)
  })

  /** Stops at the end in any case. */
  function* checkAfterwards(strewn: Strewn) {
    yield* checkCohesion(aFormation(strewn).campaign)
    yield { kind: 'chance', what: 'over', outcomes: [] } as const
  }

  test('SR-COH-01 the player takes the elements in any order', () => {
    const { campaign, mission } = aFormation({ map: '7', bombers: { X: TWO }, cohesion: { high: 'kaputt' } })
    script(checkCohesion(campaign), ['cohesion.next element/high', rollsFor(10)])
    expect(mission.elements.map(({ checked }) => checked)).toEqual([false, true])
  })
})
