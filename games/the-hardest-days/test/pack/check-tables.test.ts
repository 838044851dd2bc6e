import { describe, expect, test } from 'vitest'
import { checkPack } from '../../pack/index.ts'
import { changed, expectFault } from '../kit/pack-faults.ts'

describe('tables', () => {
  test('THD-D-44 each crossing row has all three letters', () => {
    expectFault(
      ['crossing', 'rows', '1940-08-13', 'lf2-east'],
      'AACCCC',
      'crossing.rows["1940-08-13"]["lf2-east"]',
      'expected each of A, B and C but found no B',
    )
    expectFault(
      ['crossing', 'rows', '1940-09-07', 'lf3'],
      'AAABBB',
      'crossing.rows["1940-09-07"].lf3',
      'expected each of A, B and C but found no C',
    )
  })

  test('THD-D-45 THD-D-46 THD-D-47 detection climbs and is open at the end', () => {
    expectFault(
      ['detection', 'rows', 2, 'upTo'],
      4,
      'detection.rows[2].upTo',
      'expected more than 4, the row above, but found 4',
    )
    expectFault(
      ['detection', 'rows', 2, 'upTo'],
      undefined,
      'detection.rows[2].upTo',
      'expected a number: only the last row is open',
    )
    expectFault(
      ['detection', 'rows', 12, 'upTo'],
      30,
      'detection.rows[12].upTo',
      'expected none: the last row is open',
    )
    expectFault(
      ['detection', 'rows', 12, 'warning'],
      'early',
      'detection.rows[12].warning',
      'expected nothing worse than in the row above',
    )
    expectFault(
      ['detection', 'weather', 'patchy'],
      3,
      'detection.weather.patchy',
      'expected at most 2, as in clear weather',
    )
    expectFault(
      ['detection', 'weather', 'broken'],
      2,
      'detection.weather.broken',
      'expected at most 1, as in patchy clouds',
    )
  })

  test('THD-D-59 THD-D-60 combat results run one way', () => {
    expectFault(
      ['combatResults', 'german', 4, 'result'],
      'A',
      'combatResults.german[4].result',
      'expected nothing milder than "L" above',
    )
    expectFault(
      ['combatResults', 'british', 4, 'result'],
      'A',
      'combatResults.british[4].result',
      'expected nothing worse than "D" above',
    )
    expectFault(
      ['combatResults', 'german', 4, 'upTo'],
      20,
      'combatResults.german[4].upTo',
      'expected none: the last row is open',
    )
    expectFault(
      ['combatResults', 'british', 1, 'upTo'],
      3,
      'combatResults.british[1].upTo',
      'expected more than 3, the row above, but found 3',
    )
  })

  test('THD-D-63 THD-D-66 damage grows with the result and with the reduced face', () => {
    const rows = ['combatDamage', 'rows']
    expectFault(
      [...rows, 'squadron-own', 'full', 'A', 'to'],
      undefined,
      'combatDamage.rows["squadron-own"].full.A',
      'expected nothing milder than for "D"',
    )
    expectFault(
      [...rows, 'group-hunt', 'full', 'L', 'to'],
      'heavy',
      'combatDamage.rows["group-hunt"].reduced.L',
      'expected nothing milder than on the full face',
    )
    expectFault(
      [...rows, 'group-hunt', 'full', 'none', 'to'],
      'bomber',
      'combatDamage.rows["group-hunt"].full.none.to',
      'only a squadron in the Hunt Box goes on to the Bomber Box',
    )
  })

  test('THD-D-68 bombing grows with strength and clear skies', () => {
    expectFault(
      ['bombDamage', 'columns', 0],
      2,
      'bombDamage.columns[0]',
      'expected 1, the least strength, but found 2',
    )
    expectFault(['bombDamage', 'columns', 3], 8, 'bombDamage.columns[3]', 'expected more than 9 but found 8')
    expectFault(
      ['bombDamage', 'rows', 'broken'],
      [0, 0, 0, 1, 1, 2],
      'bombDamage.rows.broken',
      'expected 7 entries, one for each column, but found 6',
    )
    const broken = 'bombDamage.rows.broken[6]'
    expectFault(['bombDamage', 'rows', 'broken', 6], 1, broken, 'expected at least 2 but found 1')
    expectFault(
      ['bombDamage', 'rows', 'broken', 6],
      4,
      broken,
      'expected at most 3, as in the row above, but found 4',
    )
    expect(checkPack(changed([['bombDamage', 'rows', 'patchy', 2], 2]))).toEqual([
      { path: 'bombDamage.rows.patchy[2]', message: 'expected at most 1, as in the row above, but found 2' },
      { path: 'bombDamage.rows.patchy[3]', message: 'expected at least 2 but found 1' },
    ])
  })
})
