import { describe, expect, test } from 'vitest'
import { missionOf } from '../rules/05-map/table.ts'
import { returnPhase } from '../rules/08-return.ts'
import { aCampaign, factsOf, type Layout, type Lines, offers, script } from './kit/table.ts'

function returned(layout: Layout, lines: Lines = []) {
  const campaign = aCampaign(layout)
  const played = script(returnPhase(campaign), lines)
  return { played, places: missionOf(campaign).fighters.map(({ at }) => at) }
}

describe('Return Phase', () => {
  test.each([
    ['nose/return/high', 'nose/high'],
    ['nose/return/low', 'nose/low'],
    ['left/return/low', 'left/low'],
    ['tail/evasive/high', 'tail/return/high'],
    ['right/evasive/low', 'right/return/low'],
  ] as const)('SR-RET-03 SR-MAP-04 from %s to %s, one step', (from, to) => {
    const layout: Layout = { fighters: [{ at: from }] }
    expect(offers(returnPhase(aCampaign(layout)))).toEqual([`to/${to}`, 'exit'])
    const { places, played } = returned(layout, `return.to to/${to}`)
    expect(places).toEqual([to])
    expect(factsOf(played, 'return.returned')).toEqual([{ fighter: 0, name: 'Arnold', from, to }])
  })

  test('SR-RET-01 every one of them must return or exit; nobody else is asked', () => {
    const layout: Layout = { fighters: ['tail/return/low', 'tail/low', 'nose/evasive/high'] }
    const { places, played } = returned(layout, 'return.to to/tail/low exit')
    expect(places).toEqual(['tail/low', 'tail/low', 'exited'])
    expect(played.pauses.map(pause => pause.kind === 'choice' && pause.about)).toEqual([
      ['fighter:0'],
      ['fighter:2'],
    ])
  })

  test('SR-RET-01 one answer brings all the rest back', () => {
    const fighters = [
      { at: 'tail/return/low' },
      { at: 'nose/return/high' },
      { at: 'left/evasive/low' },
    ] as const
    expect(offers(returnPhase(aCampaign({ fighters })))).toEqual(['to/tail/low', 'exit', 'all'])
    const { places, played } = returned({ fighters }, 'return.to all')
    expect(places).toEqual(['tail/low', 'nose/high', 'left/return/low'])
    expect(played.pauses).toHaveLength(1)
  })

  test('SR-RET-02 SR-REC-08 a hit fighter neither returns nor exits', () => {
    const { places, played } = returned({ fighters: ['tail/return/low wing-4', 'tail/evasive/low wing-4'] })
    expect(places).toEqual(['tail/return/low', 'tail/evasive/low'])
    expect(played.pauses).toEqual([])
    expect(played.value).toBe('recovery')
  })

  test('SR-ACB-19 a dogfighter does not return', () => {
    const { places, played } = returned({ fighters: ['dogfight group-1'] })
    expect(places).toEqual(['dogfight'])
    expect(played.pauses).toEqual([])
  })

  test('SR-RET-04 its mode makes no difference', () => {
    for (const mode of ['determined', 'evasive'] as const)
      expect(offers(returnPhase(aCampaign({ fighters: [{ at: 'tail/return/low', mode }] })))).toEqual([
        'to/tail/low',
        'exit',
      ])
  })

  test('SR-RET-05 an anchored box cannot be returned to: the fighter must exit', () => {
    const { places, played } = returned({ fighters: ['tail/return/low', 'tail/low'], anchored: ['tail/low'] })
    expect(places).toEqual(['exited', 'tail/low'])
    expect(played.pauses).toEqual([])
    expect(factsOf(played, 'return.barred')).toEqual([{ fighter: 0, name: 'Arnold', to: 'tail/low' }])
  })

  test('SR-RET-05 also if all are told to return, and a hit one still stays', () => {
    const { places } = returned(
      {
        fighters: [
          'nose/return/low',
          'tail/return/low',
          'tail/return/low wing-4',
          'tail/evasive/low',
          'left/evasive/low',
        ],
        anchored: ['tail/low'],
      },
      'return.to all',
    )
    expect(places).toEqual(['nose/low', 'exited', 'tail/return/low', 'tail/return/low', 'left/return/low'])
  })

  test('SR-RET-06 an escort does not hinder it', () => {
    const campaign = aCampaign({ fighters: ['tail/return/low'], escorts: ['tail/low', 'tail/return/low'] })
    const { value } = script(returnPhase(campaign), 'return.to to/tail/low')
    expect(missionOf(campaign).fighters[0]?.at).toBe('tail/low')
    expect(value).toBe('escort')
  })

  test('SR-RET-07 SR-SEQ-06 who exits is out, and with the last one the mission is over', () => {
    const { places, played } = returned({ fighters: ['tail/return/low'] }, 'return.to exit')
    expect(places).toEqual(['exited'])
    expect(played.value).toBe('mission-end')
  })
})
