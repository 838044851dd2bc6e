import { describe, expect, test } from 'vitest'
import type { Pack } from '../../pack/types.ts'
import { formation, missionOf } from '../../rules/05-map/table.ts'
import { checkCohesion } from '../../rules/14-cohesion/cohesion.ts'
import { shiftLeaders } from '../../rules/14-cohesion/leader-shift.ts'
import { proofPack } from '../kit/charts.ts'
import { aCampaign, asked, factsOf, type Layout, script } from '../kit/table.ts'

function aShift(layout: Layout) {
  const campaign = aCampaign({ fighters: ['tail/low'], options: { leaderShift: true }, ...layout })
  const { places } = formation(campaign)
  /** The bomber that now flies in the place printed with each id. */
  const flying = () =>
    Object.fromEntries(missionOf(campaign).bombers.map(({ id }, place) => [places[place]?.id, id]))
  return { campaign, mission: missionOf(campaign), flying, shift: shiftLeaders(campaign) }
}

describe('Leader Shift', () => {
  test('SR-COH-14 the bomber with the fewest Damage markers takes the place of the foremost, markers and all', () => {
    const { mission, flying, shift } = aShift({
      bombers: { A1: 'fallen', A2: ['spar-4', 'tailplane-2'], A3: ['motor-5'] },
    })
    const played = script(shift)
    expect(flying()).toEqual({ A1: 'A3', A2: 'A2', A3: 'A1' })
    expect(mission.bombers.map(({ damage, gone }) => [damage.length, gone])).toEqual([
      [1, undefined],
      [2, undefined],
      [0, 'fallen'],
    ])
    expect(factsOf(played, 'leader.shift')).toEqual([{ bomber: 'A3', lead: 'A1', element: 'Lead' }])
  })

  test('SR-COH-14 of equals the player picks', () => {
    const { flying, shift } = aShift({ bombers: { A1: 'destroyed' } })
    expect(asked(aShift({ bombers: { A1: 'destroyed' } }).shift)).toBe(
      'leader.shift of element:0: bomber/A2, bomber/A3',
    )
    script(shift, 'leader.shift bomber/A2')
    expect(flying()).toEqual({ A1: 'A2', A2: 'A1', A3: 'A3' })
  })

  /** Map 5 with A1 at the rear: A2 and A3 fly equally far forward. */
  const abreast: Pack = {
    ...proofPack,
    id: 'proof-abreast',
    maps: proofPack.maps.map(map =>
      map.id === '5'
        ? { ...map, bombers: map.bombers.map(one => (one.id === 'A1' ? { ...one, p: 1, q: 1 } : one)) }
        : map,
    ),
  }

  test.each<[string, Layout, string]>([
    ['nobody moves if the foremost still flies', { fallen: 'A2' }, 'A1 A2 A3'],
    ['nobody moves if nobody is left', { fallen: 'A1 A2 A3' }, 'A1 A2 A3'],
    ['of two abreast at the head one is not enough', { pack: abreast, fallen: 'A2' }, 'A1 A2 A3'],
    ['nor is the other', { pack: abreast, fallen: 'A3' }, 'A1 A2 A3'],
    ['both must be gone', { pack: abreast, fallen: 'A2 A3' }, 'A2 A1 A3'],
  ])('SR-COH-14 %s', (_, layout, expected) => {
    const { flying, shift } = aShift(layout)
    script(shift)
    expect(Object.values(flying()).join(' ')).toBe(expected)
  })

  test('SR-COH-14 it is part of the Cohesion Phase, if the option is taken', () => {
    for (const leaderShift of [true, false]) {
      const { campaign, flying } = aShift({ fallen: 'A1 A2', options: { leaderShift } })
      script(checkCohesion(campaign), 'cohesion.roll 10')
      script(checkCohesion(campaign))
      expect(flying()).toMatchObject(leaderShift ? { A1: 'A3', A3: 'A1' } : { A1: 'A1', A3: 'A3' })
    }
  })

  test('SR-COH-14 a bomber of two elements moves up, out of the other', () => {
    // X leads `low` and is the rear of `high`; the leader of `high`, C1, is gone.
    const { mission, flying, shift } = aShift({ map: '7', fallen: 'C1 C2 C3 B2 B3' })
    script(shift)
    expect(flying()).toMatchObject({ C1: 'X', X: 'C1' })
    expect(mission.elements.map(({ empty }) => empty)).toEqual([false, false])
  })

  test('SR-COH-13 SR-COH-14 an element that the shift leaves without bombers is Kaputt for good', () => {
    const { mission, shift } = aShift({ map: '7', fallen: 'B1 B2 B3 C1 C2 C3' })
    script(shift)
    expect(mission.elements.map(({ empty, cohesion }) => [empty, cohesion])).toEqual([
      [true, 'kaputt'],
      [false, 'good'],
    ])
  })
})
