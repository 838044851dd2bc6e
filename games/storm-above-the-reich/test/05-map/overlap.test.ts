import { describe, expect, test } from 'vitest'
import { elementsOf, nameElement } from '../../rules/05-map/overlap.ts'
import { fighterNo, missionOf } from '../../rules/05-map/table.ts'
import { words } from '../../text.ts'
import { aCampaign, asked, type Layout, offers, type Piece, pauseAfter, script } from '../kit/table.ts'

function named(pieces: readonly Piece[], layout: Layout = {}, why: 'level' | 'veer' | 'partner' = 'level') {
  const campaign = aCampaign({ map: '7', ...layout, fighters: pieces })
  return nameElement(campaign, fighterNo(missionOf(campaign), 0), why)
}

describe('the elements of a fighter', () => {
  test.each<[Piece['at'], readonly number[]]>([
    ['0.0', [0]],
    ['3.3', [1]],
    ['2.2', [0, 1]],
    ['3.1', []],
    ['tail/level', []],
  ])('SR-MAP-12 SR-MAP-14 in %s: %j', (at, elements) => {
    const campaign = aCampaign({ map: '7', fighters: [{ at }] })
    expect(elementsOf(campaign, fighterNo(missionOf(campaign), 0))).toEqual(elements)
  })
})

test('SR-MAP-12 a fighter in a box is in no element, whatever space it was in', () => {
  const campaign = aCampaign({ map: '7', fighters: ['tail/level'] })
  const fighter = fighterNo(missionOf(campaign), 0)
  fighter.space = 0
  expect(elementsOf(campaign, fighter)).toEqual([])
})

describe('naming one', () => {
  test.each<[Piece['at'], number | undefined]>([
    ['0.0', 0],
    ['3.3', 1],
    ['3.1', undefined],
  ])('in %s there is nothing to name', (at, element) => {
    expect(script(named([{ at }])).value).toBe(element)
  })

  test('SR-MAP-15 SR-Q-55 the player names one of the two in an overlap', () => {
    const layout: Layout = { cohesion: { high: 'loose' } }
    expect(asked(named([{ at: '2.2' }], layout))).toBe(
      'element.level of fighter:0: element/low, element/high',
    )
    expect(script(named([{ at: '2.2' }], layout), 'element.level element/high').value).toBe(1)
    expect(script(named([{ at: '2.2' }], layout), 'element.level element/low').value).toBe(0)
  })

  test('each of the two says how it holds together', () => {
    const campaign = aCampaign({ map: '7', cohesion: { high: 'loose' }, fighters: [{ at: '2.2' }] })
    const pause = pauseAfter(nameElement(campaign, fighterNo(missionOf(campaign), 0), 'level'))
    expect([0, 1].map(i => words.answer(campaign, pause, i))).toEqual([
      'Low element: Good Order',
      'High element: Loose',
    ])
  })

  test('SR-Q-55 for the level nobody is asked if both hold together alike', () => {
    const both: Layout = { cohesion: { low: 'loose', high: 'loose' } }
    expect(script(named([{ at: '2.2' }, { at: '0.0' }], both)).value).toBe(0)
  })

  test('SR-Q-55 for those near it nobody is asked if both hold the same fighters', () => {
    const unlike: Layout = { cohesion: { high: 'loose' } }
    expect(script(named([{ at: '2.2' }, { at: '2.2' }, { at: '3.1' }], unlike, 'veer')).value).toBe(0)
    expect(offers(named([{ at: '2.2' }, { at: '3.3' }], {}, 'partner'))).toHaveLength(2)
  })
})
