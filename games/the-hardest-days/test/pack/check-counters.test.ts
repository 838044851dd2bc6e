import { describe, expect, test } from 'vitest'
import { checkPack, standard } from '../../pack/index.ts'
import { changed, expectFault, group, squadron } from '../kit/pack-faults.ts'

describe('counters', () => {
  test('THD-D-25 THD-D-27 squadrons: 19 standard, at home on an airfield, weaker when reduced', () => {
    const i = squadron('54')
    expectFault(
      ['squadrons', i, 'home'],
      '5/11a',
      `squadrons[${i}].home`,
      '"5/11a" is no space with an airfield',
    )
    expectFault(
      ['squadrons', i, 'combat', 'reduced'],
      4,
      `squadrons[${i}].combat.reduced`,
      'expected less than 4 on the full face',
    )
    expectFault(
      ['squadrons', i, 'provisional'],
      true,
      'squadrons',
      'expected 19 squadrons that are not provisional but found 18',
    )
    expectFault(
      ['squadrons', i, 'id'],
      '65',
      `squadrons[${i + 1}].id`,
      `"65" is the id of squadrons[${i}] already`,
    )
  })

  test('THD-D-29 THD-D-30 THD-D-35 groups: 74, seven Stukas, two elite, fighters on both sides', () => {
    const i = group('III/KG76')
    expectFault(['groups', i, 'type'], 'Ju87', 'groups', 'expected 7 Ju87 groups but found 8')
    expectFault(
      ['groups', i, 'combat', 'reduced'],
      3,
      `groups[${i}].combat.reduced`,
      'expected more than 3 on the full face',
    )
    expectFault(
      ['groups', i, 'bombing', 'reduced'],
      4,
      `groups[${i}].bombing.reduced`,
      'expected no more than 3 on the full face',
    )
    expectFault(
      ['groups'],
      standard.groups.filter(({ id }) => id !== 'III/KG76'),
      'groups',
      'expected 74 groups but found 73',
    )
    expectFault(
      ['groups', group('1/EGr210'), 'elite'],
      false,
      'groups',
      'expected 2 elite groups but found 1',
    )
    expectFault(
      ['groups', group('1/EGr210'), 'luftflotte'],
      3,
      `groups[${group('1/EGr210')}].elite`,
      'expected elite groups to be Me110s of Luftflotte 2',
    )
    expectFault(
      ['groups', group('1/EGr210'), 'type'],
      'Me109',
      `groups[${group('1/EGr210')}].elite`,
      'expected elite groups to be Me110s of Luftflotte 2',
    )
    const grounded = standard.groups.map(g =>
      g.luftflotte === 3 && g.type.startsWith('Me') && g.id !== 'I/JG2' ? { ...g, type: 'Ju88' } : g,
    )
    expectFault(['groups'], grounded, 'groups', 'expected two or more fighter groups in Luftflotte 3')
  })

  test('THD-D-38 THD-D-39 THD-D-40 raid sizes fit their lists', () => {
    expectFault(['sizeChits', 0, 'minor'], 7, 'sizeChits[0].minor', 'expected less than the major size of 7')
    expectFault(['sizeChits', 0, 'force'], 'Q', 'sizeChits[0].force', 'no row "Q" in the Raid Force Chart')
    expectFault(
      ['sizeChits', 1, 'provisional'],
      true,
      'sizeChits',
      'expected 14 raid size chits that are not provisional but found 13',
    )
    const list = standard.force.rows.A?.[0]?.slice(0, 15)
    expectFault(
      ['force', 'rows', 'A', 0],
      list,
      'force.rows.A[0]',
      'expected 16 entries for sizeChits[19] but found 15',
    )
    expect(checkPack(changed([['sizeChits', 14, 'major'], 6]))).toEqual([
      { path: 'sizeChits[15].major', message: 'a provisional chit of size 6 exists already' },
      ...[0, 3].map(i => ({
        path: `scenarios[${i}].provisionalSizes[0]`,
        message: 'no provisional raid size chit of major size 5',
      })),
    ])
  })

  test('THD-D-42 events strike at a letter if their kind says so', () => {
    expectFault(
      ['eventChits', 0, 'approach', 'letter'],
      undefined,
      'eventChits[0].approach.letter',
      'expected "A", "B" or "C" for break-formation but found none',
    )
    expectFault(
      ['eventChits', 1, 'target', 'letter'],
      'B',
      'eventChits[1].target.letter',
      'expected no letter for weather-shift but found "B"',
    )
    expectFault(
      ['eventChits'],
      standard.eventChits.slice(1),
      'eventChits',
      'expected 20 event chits but found 19',
    )
    for (const event of ['form-up-failure', 'raid-in-clouds', 'vectored-away'])
      expectFault(
        ['eventChits', 6, 'approach', 'event'],
        event,
        'eventChits[6].approach.letter',
        `expected "A", "B" or "C" for ${event} but found none`,
      )
    for (const event of ['escorts-strafe', 'flak'])
      expectFault(
        ['eventChits', 1, 'target', 'event'],
        event,
        'eventChits[1].target.letter',
        `expected "A", "B" or "C" for ${event} but found none`,
      )
  })

  test('THD-D-23 THD-D-24 THD-D-37 the scenario table calls for what is there', () => {
    const day = ['scenarios', 0]
    expectFault(
      [...day, 'provisionalSquadrons', 0],
      '54',
      'scenarios[0].provisionalSquadrons[0]',
      'no provisional squadron "54"',
    )
    expectFault(
      ['scenarios', 1, 'provisionalSquadrons', 0],
      '87',
      'scenarios[1].provisionalSquadrons[1]',
      '"87" is in this list already',
    )
    expectFault(
      [...day, 'greenSectors', 1],
      '9/11',
      'scenarios[0].greenSectors[1]',
      'no squadron of this day is based in sector "9/11"',
    )
    expectFault(
      [...day, 'greenSectors', 1],
      '2/11',
      'scenarios[0].greenSectors[1]',
      '"2/11" is in this list already',
    )
    expectFault(
      [...day, 'greenSpitfires'],
      3,
      'scenarios[0].greenSpitfires',
      'expected at most 2, the green sectors that have Spitfires, but found 3',
    )
    expectFault(
      [...day, 'regionChits', 'lf3'],
      5,
      'scenarios[0].regionChits.lf3',
      'expected at most 4, the supply, but found 5',
    )
    expectFault(
      [...day, 'regionChits', 'lf2-east'],
      5,
      'scenarios[0].regionChits["lf2-east"]',
      'expected at most 4, the supply, but found 5',
    )
    expectFault(
      [...day, 'provisionalSizes', 0],
      8,
      'scenarios[0].provisionalSizes[0]',
      'no provisional raid size chit of major size 8',
    )
    expectFault(
      [...day, 'id'],
      '1940-08-15',
      'scenarios[0].id',
      'expected "1940-08-13" but found "1940-08-15"',
    )
  })
})
