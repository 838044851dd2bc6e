import { expect, test } from 'vitest'
import { checkPack } from '../../pack/index.ts'
import { withChanges } from '../kit/pack-faults.ts'

const wheres = (changes: string) => checkPack(withChanges(changes)).map(({ where }) => where)

/** A mistake in each part of a pack, and what it is told by. */
test.each([
  ['spaces(5/11a).coastal = "yes"', 'spaces “Essex coast”, coastal'],
  ['spaces(5/11a).neighbours[0] = "nowhere"', 'spaces “Essex coast”, neighbours no. 1'],
  ['targets(hornchurch-airfield).space = "nowhere"', 'targets “Hornchurch”, space'],
  ['tracks[0].entry = "nowhere"', 'tracks “lf2-east-A”, entry'],
  ['squadrons(54).home = "nowhere"', 'squadrons “54”, home'],
  ['squadrons(54).combat.full = 99', 'squadrons “54”, combat, full'],
  ['groups[0].letter = "D"', 'groups “I/JG3”, letter'],
  ['sizeChits[0].major = 0', 'size chits “7A”, major'],
  ['eventChits[0].approach.event = "rain"', 'event chits “E01”, approach, event'],
  ['scenarios[0].greenSpitfires = 20', 'scenarios “Eagle Day”, green spitfires'],
  ['detection.rows[1].upTo = 40', 'detection, rows no. 3, up to'],
  ['combatResults.german[1].result = "x"', 'combat results, german no. 2, result'],
  [
    'targetChart.rows["1940-08-13"]["lf2-east-A"][0] = "x"',
    'target chart, rows, 1940-08-13, lf2-east-A no. 1',
  ],
  ['placement.hunt[2].letters = "AAB"', 'placement, hunt no. 3, letters'],
])('%s is told by %s', (changes, where) => expect(wheres(changes)).toContain(where))

test('form, map and counters are told of in one go', () => {
  expect(
    wheres(
      'squadrons(54).letter = "D" & squadrons(17).home = "nowhere" & targets(hornchurch-airfield).space = "x" & detection.rows[1].upTo = 40',
    ),
  ).toEqual([
    'squadrons “54”, letter',
    'targets “Hornchurch”, space',
    'squadrons “17”, home',
    'detection, rows no. 3, up to',
  ])
})

test('a supply that cannot be read makes no scenario ask for too much', () => {
  const paths = checkPack(withChanges('regionChits.supply.lf3 = "9" & scenarios[0].regionChits.lf3 = 9')).map(
    ({ path }) => path,
  )
  expect(paths).toEqual(['regionChits.supply.lf3'])
})
