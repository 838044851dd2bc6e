import { describe, expect, test } from 'vitest'
import { standard } from '../../pack/index.ts'
import { faultsOf, refused, sound } from '../kit/pack-faults.ts'

describe('situations', () => {
  test('a page for every map and type, each once', () => {
    expect(faultsOf(['situations[0]', standard.situations[2]])).toEqual([
      { path: 'situations[2]', message: 'expected one page for Map 5, outbound but found another' },
      { path: 'situations', message: 'expected a page for Map 5, inbound but found none' },
    ])
  })

  test('every die calls for one cell of each item', () => {
    const rows = (is: unknown) => [{ to: 9, is }]
    const items = { damage: [], anchored: [], sun: 'none', contrails: true, tp: 1, limit: 6 }
    for (const [item, is] of Object.entries(items))
      refused(`situations[6].${item}`, rows(is), 'the last row to end at 10 but found 9', '[0].to')
  })

  test('bombers, boxes and positions are known, and named once where once is meant', () => {
    const nearest = "(nearest: 'A1', 'A2' or 'A3')"
    const [damage, flak] = ['situations[0].damage[0].is', 'situations[1].flak[0]']
    refused(damage, ['A9'], `a bomber of Map 5 but found 'A9' ${nearest}`, '[0]')
    refused(`${flak}.bombers`, ['A2', 'B1'], `a bomber of Map 5 but found 'B1' ${nearest}`, '[1]')
    refused(`${flak}.bombers`, ['A2', 'A2'], "each bomber once but 'A2' came before", '[1]')
    refused(`${flak}.hits`, ['tail', 'nose', 'tail'], "each position once but 'tail' came before", '[2]')
    const box = 'nose/low'
    refused('situations[0].anchored[0].is', [box, box], `each box once but '${box}' came before`, '[1]')
    refused('situations[0].sun[0].is', 'above', 'a Position Box such as "tail/low" but found "above"')
    refused('situations[0].limit[0].is', 13, 'a whole number from 1 to 12 but found 13')
    sound(damage, ['A1', 'A1'])
  })

  test('SR-K-SIT-06 a Low box is left to enter by', () => {
    const low = ['nose/low', 'right/low', 'tail/low', 'left/low']
    refused(
      'situations[0].anchored[1].is',
      low,
      'a Low box that is free to enter but found all four anchored',
    )
    sound('situations[0].anchored[1].is', low.slice(1))
  })

  test('contrails on Maps 7 and 8, flak on Near Target pages', () => {
    const contrails = [{ to: 10, is: true }]
    const flak = standard.situations[1]?.flak
    refused('situations[3].contrails', contrails, 'contrails on Maps 7 and 8 alone (p7)')
    for (const [no, map] of [
      [6, '7'],
      [9, '8'],
    ] as const)
      refused(
        `situations[${no}].contrails`,
        undefined,
        `contrails for Map ${map} but found none (p7)`,
        `situations[${no}]`,
      )
    refused(
      'situations[1].flak',
      undefined,
      'flak windows for a Near Target mission but found none (p28)',
      'situations[1]',
    )
    refused('situations[0].flak', flak, 'flak windows on Near Target pages alone (p28)')
    refused('situations[1].flak', flak?.slice(1), '10 entries but found 9')
  })
})

describe('blast', () => {
  test('tables cover the sums and the dice they are read with', () => {
    for (const state of ['good', 'loose', 'kaputt'])
      refused(
        `blast.cable.${state}`,
        [{ to: 19, is: 'none' }],
        'the last row to end at 20 but found 19',
        '[0].to',
      )
    refused('blast.effect', [{ to: 10, is: 0 }], 'the last row to end at 9 but found 10', '[0].to')
    refused('blast.effect[0].is', 'boom', 'a number but found "boom"')
  })

  test('diagrams have a cell for each number, and names of their own', () => {
    refused('blast.diagrams[0].red', standard.blast.diagrams[0]?.red.slice(1), '9 entries but found 8')
    refused('blast.diagrams[3]', standard.blast.diagrams[0], "an id of its own but 'diamond' is taken", '.id')
  })
})
