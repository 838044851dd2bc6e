import { expect, test } from 'vitest'
import { standard } from '../../pack/index.ts'
import { faultsOf, indexed, testFaults, withChanges } from '../kit/pack-faults.ts'

const NO_WAY_HOME = 'expected arrows that lead from "London" to a space beside the coast'
const BACK = standard.spaces.find(({ id }) => id === '4/11b')?.neighbours.indexOf('2/12a')

testFaults({
  'THD-D-02 a border with one side, an unknown neighbour': {
    'spaces(2/12a).neighbours = ["3/11b"]': [
      `at spaces(4/11b).neighbours[${BACK}]: "2/12a" does not name "4/11b" as its neighbour`,
      'at spaces(2/12a).recovery: "4/11b" is no neighbour of "2/12a"',
    ],
    'spaces(2/12a).neighbours = ["4/11b", "3/11b", "9/11a"]':
      'at spaces(2/12a).neighbours[2]: no space "9/11a"',
    'spaces(2/12a).neighbours = ["4/11b", "3/11b", "2/12a"]':
      'at spaces(2/12a).neighbours[2]: a space is not its own neighbour',
    'spaces(2/12a).neighbours = ["4/11b", "3/11b", "3/11b"]':
      'at spaces(2/12a).neighbours[2]: "3/11b" is in this list already',
  },
  'THD-D-07 THD-D-11 one airfield to a space, one number to a net': {
    'targets(harwich-port).space = "9/9a"': 'no space "9/9a"',
    'targets(harwich-port).type = "airfield"':
      'at targets(harwich-port).space: expected "airfield" to be named in space "5/11a"',
    'targets(sheerness-port).type = "airfield"':
      'at targets(sheerness-port).space: "6/11b" holds the airfield "rochford-airfield" already',
    'targets(harwich-port).net = 12': 'only a radar net has a number, "harwich-port" is of type port',
    'targets(harwich-port).type = "radar"':
      'at targets(harwich-port).net: expected the number of this radar net',
    'targets(rye-radar).net = 4': [
      '4 is the number of "pevensey-radar" already',
      'at tracks[3].nets[0]: no radar net has the number 5',
      'at tracks[4].nets[1]: no radar net has the number 5',
    ],
  },
  'THD-D-08 THD-D-16 THD-D-19 tracks in their order, with their lengths, to the coast': {
    'tracks[8].entry = "4/10z"': 'no space "4/10z"',
    'tracks[2].length = 3': 'expected 2 but found 3',
    'tracks[5].length = 2': 'expected 3 but found 2',
    'tracks[5].region = "lf3"': 'expected "lf2-south" but found "lf3"',
    'tracks[5].letter = "A"': 'expected "C" but found "A"',
    'tracks[8].nets = [1, 1]': 'at tracks[8].nets[1]: 1 is in this list already',
  },
  'THD-D-09 THD-D-15 a raid finds its way home from everywhere': {
    'without spaces(London).recovery': NO_WAY_HOME,
    'spaces(London).recovery = "3/11a" & spaces(3/11a).recovery = "London"': [
      NO_WAY_HOME,
      `at spaces(3/11a).recovery: ${NO_WAY_HOME.replace('London', '3/11a')}`,
    ],
  },
  'THD-D-13 THD-D-14 THD-D-54 targets exist and are reached': {
    'targetChart.rows["1940-08-13"]["lf3-C"][0] = "atlantis"': 'no target "atlantis"',
    'targetChart.rows["1940-08-13"]["lf3-C"][0] = "dover-port"':
      '"dover-port" is not reached from "4/10a": no arrow leads on from "4/10c"',
    'spaces(4/11a).arrow = "London"': '"London" is no neighbour of "4/11a"',
    'spaces(6/11b).arrowLondon = "London"': '"London" is no neighbour of "6/11b"',
  },
})

test.each([
  ['THD-D-08', 'tracks[8].entry = "4/10c"', 'tracks[8].entry: "4/10c" is not coastal'],
  ['THD-D-16', 'tracks[7].id = "lf3-C"', 'tracks[7].id: expected "lf3-B" but found "lf3-C"'],
  [
    'THD-D-54',
    'spaces(1/11c).arrow = "1/11a"',
    'targetChart.rows["1940-09-07"]["lf3-A"][0]: "london-city" is not reached from "1/11a": the arrows run in a circle through "1/11a"',
  ],
])('%s a mistake that causes others is told first: %s', (_, changes, fault) => {
  const [first, ...others] = faultsOf(withChanges(changes))
  expect(first).toBe(indexed(fault))
  expect(others.length).toBeGreaterThan(0)
})

test('THD-D-54 a circle of arrows is told of every target behind it', () => {
  expect(faultsOf(withChanges('spaces(1/11c).arrow = "1/11a"'))).toHaveLength(4)
})

test('THD-D-02 a map in two parts', () => {
  const lundy = {
    id: 'Lundy',
    name: 'Lundy',
    coastal: true,
    region: 'lf3',
    neighbours: ['Skomer'],
    beyondMe109: false,
    source: 'designed',
    ref: 'x',
  }
  const spaces = [...standard.spaces, lundy, { ...lundy, id: 'Skomer', neighbours: ['Lundy'] }]
  expect(faultsOf({ ...standard, spaces })).toEqual([
    'spaces[23]: no way leads from "4/11a" to "Lundy"',
    'spaces[24]: no way leads from "4/11a" to "Skomer"',
  ])
})

test('ids are unique', () => {
  const targets = [...standard.targets, standard.targets.at(-1)]
  expect(faultsOf({ ...standard, targets })).toEqual([
    'targets[49].id: "uxbridge-headquarters" is the id of targets[48] already',
  ])
})
