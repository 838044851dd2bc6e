import { describe, expect, test } from 'vitest'
import { elementsOf, nameElement } from '../../rules/05-map/overlap.ts'
import { fighterNo, missionOf } from '../../rules/05-map/table.ts'
import { words } from '../../text.ts'
import { aCampaign, asked, type Layout, offers, pauseAfter, script } from '../kit/table.ts'

function named(fighters: string, layout: Layout = {}, why: 'level' | 'veer' | 'partner' = 'level') {
  const campaign = aCampaign({ map: '7', ...layout, fighters })
  return nameElement(campaign, fighterNo(missionOf(campaign), 0), why)
}

test.each<[string, readonly number[], number | undefined]>([
  ['0.0', [0], 0],
  ['3.3', [1], 1],
  ['3.1', [], undefined],
  ['tail/level', [], undefined],
])(
  'SR-MAP-12 SR-MAP-14 a fighter in %s is in the elements %j: there is nothing to name',
  (at, elements, one) => {
    const campaign = aCampaign({ map: '7', fighters: at })
    expect(elementsOf(campaign, fighterNo(missionOf(campaign), 0))).toEqual(elements)
    expect(script(named(at)).value).toBe(one)
  },
)

test('SR-MAP-14 in an overlap it is in both', () => {
  const campaign = aCampaign({ map: '7', fighters: '2.2' })
  expect(elementsOf(campaign, fighterNo(missionOf(campaign), 0))).toEqual([0, 1])
})

test('SR-MAP-12 a fighter in a box is in no element, whatever space it was in', () => {
  const campaign = aCampaign({ map: '7', fighters: 'tail/level' })
  const fighter = fighterNo(missionOf(campaign), 0)
  fighter.space = 0
  expect(elementsOf(campaign, fighter)).toEqual([])
})

describe('naming one', () => {
  test('SR-MAP-15 SR-Q-55 the player names one of the two in an overlap', () => {
    const layout: Layout = { cohesion: { high: 'loose' } }
    expect(asked(named('2.2', layout))).toBe('element.level of fighter:0: element/low, element/high')
    expect(script(named('2.2', layout), 'element.level element/high').value).toBe(1)
    expect(script(named('2.2', layout), 'element.level element/low').value).toBe(0)
  })

  test('each of the two says how it holds together', () => {
    const campaign = aCampaign({ map: '7', cohesion: { high: 'loose' }, fighters: '2.2' })
    const pause = pauseAfter(nameElement(campaign, fighterNo(missionOf(campaign), 0), 'level'))
    expect([0, 1].map(i => words.answer(campaign, pause, i))).toEqual([
      'Low element: Good Order',
      'High element: Loose',
    ])
  })

  test('SR-Q-55 for the level nobody is asked if both hold together alike', () => {
    const both: Layout = { cohesion: { low: 'loose', high: 'loose' } }
    expect(script(named('2.2, 0.0', both)).value).toBe(0)
  })

  test('SR-Q-55 for those near it nobody is asked if both hold the same fighters', () => {
    const unlike: Layout = { cohesion: { high: 'loose' } }
    expect(script(named('2.2, 2.2, 3.1', unlike, 'veer')).value).toBe(0)
    expect(offers(named('2.2, 3.3', {}, 'partner'))).toHaveLength(2)
  })
})
