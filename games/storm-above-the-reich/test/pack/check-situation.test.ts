import { describe, expect, test } from 'vitest'
import { checkPack, standard } from '../../pack/index.ts'
import { changedPack, expectPackFault, type Key } from '../kit/pack-faults.ts'

describe('situations', () => {
  test('a page for every map and type, each once', () => {
    expect(checkPack(changedPack([['situations', 0], standard.situations[2]]))).toEqual([
      { path: 'situations[2]', message: 'expected one page for Map 5, outbound but found another' },
      { path: 'situations', message: 'expected a page for Map 5, inbound but found none' },
    ])
  })

  test('every die calls for one cell of each item', () => {
    const rows = (is: unknown) => [{ to: 9, is }]
    const items = { damage: [], anchored: [], sun: 'none', contrails: true, tp: 1, limit: 6 }
    for (const [item, is] of Object.entries(items))
      expectPackFault(
        ['situations', 6, item],
        rows(is),
        `situations[6].${item}[0].to`,
        'expected the last row to end at 10 but found 9',
      )
  })

  test('bombers, boxes and positions are known, and named once where once is meant', () => {
    const cases: [Key[], unknown, string, string][] = [
      [
        [0, 'damage', 0, 'is'],
        ['A9'],
        '[0].damage[0].is[0]',
        "expected a bomber of Map 5 but found 'A9' (nearest: 'A1', 'A2' or 'A3')",
      ],
      [
        [1, 'flak', 0, 'bombers'],
        ['A2', 'B1'],
        '[1].flak[0].bombers[1]',
        "expected a bomber of Map 5 but found 'B1' (nearest: 'A1', 'A2' or 'A3')",
      ],
      [
        [1, 'flak', 0, 'bombers'],
        ['A2', 'A2'],
        '[1].flak[0].bombers[1]',
        "expected each bomber once but 'A2' came before",
      ],
      [
        [1, 'flak', 0, 'hits'],
        ['tail', 'nose', 'tail'],
        '[1].flak[0].hits[2]',
        "expected each position once but 'tail' came before",
      ],
      [
        [0, 'anchored', 0, 'is'],
        ['nose/low', 'nose/low'],
        '[0].anchored[0].is[1]',
        "expected each box once but 'nose/low' came before",
      ],
      [
        [0, 'sun', 0, 'is'],
        'above',
        '[0].sun[0].is',
        'expected a Position Box such as "tail/low" but found "above"',
      ],
      [[0, 'limit', 0, 'is'], 13, '[0].limit[0].is', 'expected a whole number from 1 to 12 but found 13'],
    ]
    for (const [rest, value, at, message] of cases)
      expectPackFault(['situations', ...rest], value, `situations${at}`, message)
    expect(
      checkPack(
        changedPack([
          ['situations', 0, 'damage', 0, 'is'],
          ['A1', 'A1'],
        ]),
      ),
    ).toEqual([])
  })

  test('SR-K-SIT-06 a Low box is left to enter by', () => {
    const low = ['nose/low', 'right/low', 'tail/low', 'left/low']
    expectPackFault(
      ['situations', 0, 'anchored', 1, 'is'],
      low,
      'situations[0].anchored[1].is',
      'expected a Low box that is free to enter but found all four anchored',
    )
    expect(checkPack(changedPack([['situations', 0, 'anchored', 1, 'is'], low.slice(1)]))).toEqual([])
  })

  test('contrails on Maps 7 and 8, flak on Near Target pages', () => {
    const contrails = [{ to: 10, is: true }]
    const flak = standard.situations[1]?.flak
    expectPackFault(
      ['situations', 3, 'contrails'],
      contrails,
      'situations[3].contrails',
      'expected contrails on Maps 7 and 8 alone (p7)',
    )
    for (const [no, map] of [
      [6, '7'],
      [9, '8'],
    ] as const)
      expectPackFault(
        ['situations', no, 'contrails'],
        undefined,
        `situations[${no}]`,
        `expected contrails for Map ${map} but found none (p7)`,
      )
    expectPackFault(
      ['situations', 1, 'flak'],
      undefined,
      'situations[1]',
      'expected flak windows for a Near Target mission but found none (p28)',
    )
    expectPackFault(
      ['situations', 0, 'flak'],
      flak,
      'situations[0].flak',
      'expected flak windows on Near Target pages alone (p28)',
    )
    expectPackFault(
      ['situations', 1, 'flak'],
      flak?.slice(1),
      'situations[1].flak',
      'expected 10 entries but found 9',
    )
  })
})

describe('blast', () => {
  test('tables cover the sums and the dice they are read with', () => {
    for (const state of ['good', 'loose', 'kaputt'])
      expectPackFault(
        ['blast', 'cable', state],
        [{ to: 19, is: 'none' }],
        `blast.cable.${state}[0].to`,
        'expected the last row to end at 20 but found 19',
      )
    expectPackFault(
      ['blast', 'effect'],
      [{ to: 10, is: 0 }],
      'blast.effect[0].to',
      'expected the last row to end at 9 but found 10',
    )
    expectPackFault(
      ['blast', 'effect', 0, 'is'],
      'boom',
      'blast.effect[0].is',
      'expected a number but found "boom"',
    )
  })

  test('diagrams have a cell for each number, and names of their own', () => {
    expectPackFault(
      ['blast', 'diagrams', 0, 'red'],
      standard.blast.diagrams[0]?.red.slice(1),
      'blast.diagrams[0].red',
      'expected 9 entries but found 8',
    )
    expectPackFault(
      ['blast', 'diagrams', 3],
      standard.blast.diagrams[0],
      'blast.diagrams[3].id',
      "expected an id of its own but 'diamond' is taken",
    )
  })
})
