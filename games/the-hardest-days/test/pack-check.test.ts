import { copy, type Fault } from '@tallyho/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkPack, standard } from '../pack/index.ts'

type Json = { [key: string]: Json } & Json[]
type Key = string | number

/** A copy of the standard pack with changes: the value of a path is replaced, or left out if undefined. */
function changed(...changes: readonly (readonly [path: readonly Key[], value: unknown])[]): unknown {
  const pack = copy(standard) as unknown as Json
  for (const [path, value] of changes) {
    const last = path.at(-1) as string
    let at = pack
    for (const key of path.slice(0, -1)) at = at[key as string] as Json
    if (value === undefined) delete at[last]
    else at[last] = value as Json
  }
  return pack
}

/** One change, and the one fault it is to cause. */
function expectFault(path: readonly Key[], value: unknown, at: string, message: string) {
  expect(checkPack(changed([path, value]))).toEqual([{ path: at, message }])
}

const indexOf = (list: readonly { readonly id: string }[], id: string) =>
  list.findIndex(thing => thing.id === id)
const space = (id: string) => indexOf(standard.spaces, id)
const target = (id: string) => indexOf(standard.targets, id)
const squadron = (id: string) => indexOf(standard.squadrons, id)
const group = (id: string) => indexOf(standard.groups, id)

test('the standard pack has no faults', () => {
  expect(checkPack(standard)).toEqual([])
  expect(checkPack(JSON.parse(JSON.stringify(standard)))).toEqual([])
})

describe('the form of a pack', () => {
  test('a wrong value is named with its place and with what was expected', () => {
    expectFault(
      ['squadrons', 3, 'letter'],
      'D',
      'squadrons[3].letter',
      'expected "A", "B" or "C" but found "D"',
    )
    expectFault(['game'], 'raf-eagle', 'game', 'expected "the-hardest-days" but found "raf-eagle"')
    expectFault(
      ['spaces', 0, 'coastal'],
      'yes',
      'spaces[0].coastal',
      'expected true or false but found "yes"',
    )
    expectFault(['title'], 7, 'title', 'expected a text but found 7')
    expectFault(['groups'], {}, 'groups', 'expected a list but found an object')
    expectFault(['detection'], 2, 'detection', 'expected an object but found 2')
  })

  test('numbers are whole and within reason', () => {
    const at = 'groups[0].combat.full'
    for (const [value, found] of [
      [1.5, '1.5'],
      [20, '20'],
      [-10, '-10'],
      [Number.POSITIVE_INFINITY, 'Infinity'],
    ] as const)
      expectFault(
        ['groups', 0, 'combat', 'full'],
        value,
        at,
        `expected a whole number from -9 to 19 but found ${found}`,
      )
    expectFault(['groups', 0, 'combat', 'full'], Number.NaN, at, 'expected a number but found NaN')
    expectFault(
      ['bombDamage', 'rows', 'clear', 6],
      5,
      'bombDamage.rows.clear[6]',
      'expected a whole number from 0 to 4 but found 5',
    )
  })

  test('a missing value and a key too many are faults', () => {
    expectFault(['squadrons', 0, 'home'], undefined, 'squadrons[0].home', 'expected a value but found none')
    expectFault(['squadrons', 0, 'colour'], 'tan', 'squadrons[0].colour', 'expected no such key')
    expectFault(
      ['crossing', 'rows', '1940-08-13', 'lf3'],
      undefined,
      'crossing.rows["1940-08-13"].lf3',
      'expected a value but found none',
    )
    expectFault(
      ['targetChart', 'rows', '1940-08-14'],
      {},
      'targetChart.rows["1940-08-14"]',
      'expected no such key',
    )
  })

  test('texts and lists have their lengths', () => {
    expectFault(['title'], '', 'title', 'expected a text but found an empty one')
    expectFault(['title'], 'x'.repeat(101), 'title', 'expected at most 100 characters but found 101')
    expectFault(
      ['spaces', 1, 'neighbours'],
      [],
      'spaces[1].neighbours',
      'expected at least one entry but found none',
    )
    expectFault(
      ['spaces', 1, 'neighbours'],
      Array(13).fill('x'),
      'spaces[1].neighbours',
      'expected at most 12 entries but found 13',
    )
    expectFault(
      ['tracks', 0, 'nets'],
      Array(10).fill(1),
      'tracks[0].nets',
      'expected at most 9 entries but found 10',
    )
    expectFault(
      ['force', 'rows', 'B'],
      standard.force.rows.B?.slice(1),
      'force.rows.B',
      'expected 6 entries but found 5',
    )
    expectFault(['tracks'], standard.tracks.slice(1), 'tracks', 'expected 9 entries but found 8')
  })

  test('ids, letters and sectors have their forms', () => {
    expectFault(
      ['id'],
      'My Pack',
      'id',
      'expected 1 to 40 small letters, digits and hyphens, with no hyphen at the start',
    )
    expectFault(
      ['crossing', 'rows', '1940-08-13', 'lf3'],
      'AABBC',
      'crossing.rows["1940-08-13"].lf3',
      'expected six letters A, B or C but found "AABBC"',
    )
    expectFault(
      ['scenarios', 0, 'greenSectors', 0],
      '2-11',
      'scenarios[0].greenSectors[0]',
      'expected a sector such as "2/11" but found "2-11"',
    )
    expectFault(
      ['force', 'rows', 'bb'],
      standard.force.rows.B,
      'force.rows.bb',
      'expected a force letter from A to Z but found "bb"',
    )
    expectFault(
      ['placement', 'bomber', 0],
      'AAB',
      'placement.bomber[0]',
      'expected "ABC", "ACB", "BAC", "BCA", "CAB" or "CBA" but found "AAB"',
    )
  })

  test('all faults are reported, the order of the file kept, a hundred at most', () => {
    const faults = checkPack(
      changed([['squadrons', 3, 'letter'], 'D'], [['groups', 1, 'letter'], 'E'], [['title'], 1]),
    )
    expect(faults.map(({ path }) => path)).toEqual(['title', 'squadrons[3].letter', 'groups[1].letter'])
    const many = standard.groups.flatMap((_, i): [Key[], unknown][] => [
      [['groups', i, 'letter'], 'X'],
      [['groups', i, 'type'], 'Me163'],
    ])
    const capped = checkPack(changed(...many))
    expect(capped).toHaveLength(101)
    expect(capped.at(-1)).toEqual({ path: '', message: 'and 48 more' })
  })

  test('what is no pack at all is refused in one line', () => {
    for (const [data, found] of [
      [undefined, 'nothing'],
      [null, 'nothing'],
      [3, '3'],
      ['pack', '"pack"'],
    ] as const)
      expect(checkPack(data)).toEqual([{ path: '', message: `expected an object but found ${found}` }])
    expect(checkPack({}).map(({ path }) => path)).toEqual(Object.keys(standard))
  })

  test('keys that every object inherits are refused', () => {
    const data = JSON.parse(
      JSON.stringify(standard).replace('"id":"standard"', '"id":"standard","__proto__":{"a":1}'),
    )
    expect(checkPack(data)).toEqual([{ path: '__proto__', message: 'expected no such key' }])
    expectFault(['force', 'rows', 'constructor'], [], 'force.rows.constructor', 'expected no such key')
    expectFault(['spaces', 0, 'toString'], 'x', 'spaces[0].toString', 'expected no such key')
  })

  test('huge, deep and circular data is refused', () => {
    let deep: unknown = 1
    for (let i = 0; i < 100_000; i++) deep = [deep]
    expect(checkPack({ deep })).toEqual([
      { path: `deep${'[0]'.repeat(11)}`, message: 'expected at most 12 levels' },
    ])
    const circle: Record<string, unknown> = {}
    for (let i = 0; i < 20; i++) circle[`k${i}`] = circle
    expect(checkPack(circle)).toHaveLength(100)
    expect(checkPack(circle)[0]?.message).toBe('expected at most 12 levels')
    expect(checkPack(Array(70_000).fill(0))).toEqual([{ path: '', message: 'expected at most 60000 values' }])
    const wide = Object.fromEntries(Array.from({ length: 70_000 }, (_, i) => [`k${i}`, i]))
    expect(checkPack(wide)).toEqual([{ path: '', message: 'expected at most 60000 values' }])
    expectFault(['title'], 'x'.repeat(10_001), 'title', 'expected at most 10000 characters')
  })

  test('a value of any kind at any place gives faults, not a crash', () => {
    const places: Key[][] = []
    const walk = (value: unknown, path: Key[]) => {
      places.push(path)
      if (typeof value === 'object' && value !== null)
        for (const [key, inner] of Object.entries(value))
          walk(inner, [...path, Array.isArray(value) ? Number(key) : key])
    }
    walk(standard, [])
    const somewhere = fc.nat(places.length - 2).map(i => places[i + 1] as Key[])
    fc.assert(
      fc.property(somewhere, fc.jsonValue({ maxDepth: 3 }), (path, value) => {
        const faults: Fault[] = checkPack(changed([path, value]))
        for (const { message } of faults) expect(message).not.toBe('')
      }),
      { numRuns: 300, seed: 1940 },
    )
  })
})

describe('the map', () => {
  test('THD-D-02 a border with one side, an unknown neighbour, a map in two parts', () => {
    const path = ['spaces', space('2/12a'), 'neighbours']
    const at = `spaces[${space('2/12a')}].neighbours`
    const back = standard.spaces[space('4/11b')]?.neighbours.indexOf('2/12a')
    expect(checkPack(changed([path, ['3/11b']]))).toEqual([
      {
        path: `spaces[${space('4/11b')}].neighbours[${back}]`,
        message: '"2/12a" does not name "4/11b" as its neighbour',
      },
      { path: `spaces[${space('2/12a')}].recovery`, message: '"4/11b" is no neighbour of "2/12a"' },
    ])
    expectFault(path, ['4/11b', '3/11b', '9/11a'], `${at}[2]`, 'no space "9/11a"')
    expectFault(path, ['4/11b', '3/11b', '2/12a'], `${at}[2]`, 'a space is not its own neighbour')
    expectFault(path, ['4/11b', '3/11b', '3/11b'], `${at}[2]`, '"3/11b" is in this list already')
    const island = {
      id: 'Lundy',
      name: 'Lundy',
      coastal: true,
      region: 'lf3',
      neighbours: ['Skomer'],
      beyondMe109: false,
      source: 'designed',
      ref: 'x',
    }
    const alone = [...standard.spaces, island, { ...island, id: 'Skomer', neighbours: ['Lundy'] }]
    expect(checkPack(changed([['spaces'], alone]))).toEqual([
      { path: 'spaces[23]', message: 'no way leads from "4/11a" to "Lundy"' },
      { path: 'spaces[24]', message: 'no way leads from "4/11a" to "Skomer"' },
    ])
  })

  test('ids are unique', () => {
    const twin = [...standard.targets, standard.targets.at(-1)]
    expectFault(
      ['targets'],
      twin,
      'targets[49].id',
      '"uxbridge-headquarters" is the id of targets[48] already',
    )
  })

  test('THD-D-07 THD-D-11 one airfield to a space, one number to a net', () => {
    const i = target('harwich-port')
    expectFault(['targets', i, 'space'], '9/9a', `targets[${i}].space`, 'no space "9/9a"')
    expectFault(
      ['targets', i, 'type'],
      'airfield',
      `targets[${i}].space`,
      'expected "airfield" to be named in space "5/11a"',
    )
    expectFault(
      ['targets', target('sheerness-port'), 'type'],
      'airfield',
      `targets[${target('sheerness-port')}].space`,
      '"6/11b" holds the airfield "rochford-airfield" already',
    )
    expectFault(
      ['targets', i, 'net'],
      12,
      `targets[${i}].net`,
      'only a radar net has a number, "harwich-port" is of type port',
    )
    expectFault(['targets', i, 'type'], 'radar', `targets[${i}].net`, 'expected the number of this radar net')
    const rye = target('rye-radar')
    expect(checkPack(changed([['targets', rye, 'net'], 4]))).toEqual([
      { path: `targets[${rye}].net`, message: '4 is the number of "pevensey-radar" already' },
      { path: 'tracks[3].nets[0]', message: 'no radar net has the number 5' },
      { path: 'tracks[4].nets[1]', message: 'no radar net has the number 5' },
    ])
  })

  test('THD-D-08 THD-D-16 THD-D-19 tracks in their order, with their lengths, to the coast', () => {
    expect(checkPack(changed([['tracks', 8, 'entry'], '4/10c']))[0]).toEqual({
      path: 'tracks[8].entry',
      message: '"4/10c" is not coastal',
    })
    expectFault(['tracks', 8, 'entry'], '4/10z', 'tracks[8].entry', 'no space "4/10z"')
    expectFault(['tracks', 2, 'length'], 3, 'tracks[2].length', 'expected 2 but found 3')
    expectFault(['tracks', 5, 'length'], 2, 'tracks[5].length', 'expected 3 but found 2')
    expectFault(['tracks', 5, 'region'], 'lf3', 'tracks[5].region', 'expected "lf2-south" but found "lf3"')
    expectFault(['tracks', 5, 'letter'], 'A', 'tracks[5].letter', 'expected "C" but found "A"')
    expectFault(['tracks', 8, 'nets'], [1, 1], 'tracks[8].nets[1]', '1 is in this list already')
    expect(checkPack(changed([['tracks', 7, 'id'], 'lf3-C']))[0]).toEqual({
      path: 'tracks[7].id',
      message: 'expected "lf3-B" but found "lf3-C"',
    })
  })

  test('THD-D-09 THD-D-15 a raid finds its way home from everywhere', () => {
    const london = space('London')
    const message = 'expected arrows that lead from "London" to a space beside the coast'
    expectFault(['spaces', london, 'recovery'], undefined, `spaces[${london}].recovery`, message)
    const i = space('3/11a')
    expect(
      checkPack(changed([['spaces', london, 'recovery'], '3/11a'], [['spaces', i, 'recovery'], 'London'])),
    ).toEqual([
      { path: `spaces[${london}].recovery`, message },
      { path: `spaces[${i}].recovery`, message: message.replace('London', '3/11a') },
    ])
  })

  test('THD-D-13 THD-D-14 THD-D-54 targets exist and are reached', () => {
    const box = ['targetChart', 'rows', '1940-08-13', 'lf3-C']
    const at = 'targetChart.rows["1940-08-13"]["lf3-C"][0]'
    expectFault([...box, 0], 'atlantis', at, 'no target "atlantis"')
    expectFault(
      [...box, 0],
      'dover-port',
      at,
      '"dover-port" is not reached from "4/10a": no arrow leads on from "4/10c"',
    )
    const circle = checkPack(changed([['spaces', space('1/11c'), 'arrow'], '1/11a']))
    expect(circle).toHaveLength(4)
    expect(circle[0]).toEqual({
      path: 'targetChart.rows["1940-09-07"]["lf3-A"][0]',
      message: '"london-city" is not reached from "1/11a": the arrows run in a circle through "1/11a"',
    })
    expectFault(
      ['spaces', space('4/11a'), 'arrow'],
      'London',
      `spaces[${space('4/11a')}].arrow`,
      '"London" is no neighbour of "4/11a"',
    )
    const six = space('6/11b')
    expect(checkPack(changed([['spaces', six, 'arrowLondon'], 'London']))[0]).toEqual({
      path: `spaces[${six}].arrowLondon`,
      message: '"London" is no neighbour of "6/11b"',
    })
  })
})

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
