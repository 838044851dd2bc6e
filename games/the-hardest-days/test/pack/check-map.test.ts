import { describe, expect, test } from 'vitest'
import { checkPack, standard } from '../../pack/index.ts'
import { changed, expectFault, space, target } from '../kit/pack-faults.ts'

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
