import { expect, test } from 'vitest'
import { packOf } from '../../pack/index.ts'
import type { Weather } from '../../pack/types.ts'
import { setUp } from '../../rules/03-set-up.ts'
import { advanceClock, squadronTurnaround } from '../../rules/04-sequence.ts'
import { patrol } from '../../rules/05-patrol.ts'
import { crossCoast } from '../../rules/06-coast-crossing.ts'
import { detect } from '../../rules/07-detection.ts'
import { deploy } from '../../rules/08-deployment/deployment.ts'
import { selectGroups } from '../../rules/08-deployment/group-selection.ts'
import { DEPLOYING, factsOf, offers, script } from '../kit/script.ts'
import {
  aDay,
  dayWith,
  expectAt,
  group,
  groupsLike,
  list,
  onlyReady,
  squadron,
  whereIs,
} from '../kit/table.ts'

test('THD-EX-03 54 is READY in 6/11c and I/JG51 in the Me109 airbase of LF2, both full', () => {
  const day = aDay()
  expect(squadron(day, '54')).toMatchObject({ type: 'Spitfire', home: '6/11c' })
  expect(group(day, 'I/JG51')).toMatchObject({ type: 'Me109', luftflotte: 2 })
  expectAt(day, 'ready 54, airbase I/JG51')
})

test('THD-EX-04 13 August: three green squadrons, one a sector, a Spitfire among them at least', () => {
  const weather = ['weather.lf2-east', 'weather.lf2-south', 'weather.lf3']
  // No Spitfire from 2/11, none to be had in 3/11: 4/10 must provide it, and its Hurricanes are not offered.
  expect(offers(setUp(aDay()), 'green-squadron 615')).toEqual(['152', '234', '609'])
  const day = aDay()
  script(setUp(day), 'green-squadron 64, green-squadron 238', weather)
  const reduced = day.squadrons.filter(one => one.reduced)
  expect(reduced.map(({ id }) => id).sort()).toEqual(['1', '238', '64'])
})

test('THD-EX-05 13 August: ten chits in the region cup', () =>
  expect(aDay().regionCup).toEqual({ 'lf2-east': 2, 'lf2-south': 1, lf3: 3, time: 4 }))

test('THD-EX-06 13 August: 17 size chits, with majors 5, 6 and 7 and without 14, 15 and 16', () => {
  const day = aDay()
  const chits = Object.keys(day.sizeCup).map(packOf(day).sizeChit)
  expect(chits).toHaveLength(17)
  expect(chits.filter(chit => chit.provisional).map(({ major }) => major)).toEqual([5, 6, 7])
})

test('THD-EX-07 a squadron in 3/11a patrols there, in 3/11b, 1/11c, 4/10c or London, at three levels', () => {
  const spaces = ['3/11a', '3/11b', '1/11c', '4/10c', 'London']
  const boxes = spaces.flatMap(space => ['LOW', 'MED', 'HIGH'].map(level => `${space}/${level}`))
  expect(offers(patrol(aDay()), 'patrol-squadron 1').sort()).toEqual(boxes.sort())
})

test('THD-EX-08 THD-5.3.b on patrol in one segment, re-arming in the next, READY in the one after', () => {
  const day = aDay({ segment: 1 })
  script(patrol(day), 'patrol-squadron 54, patrol-box 6/11c/HIGH, patrol-squadron done')
  for (const place of ['6/11c/HIGH', 'rearm', 'ready']) {
    expectAt(day, `${place} 54`)
    script(advanceClock(day))
    script(squadronTurnaround(day))
  }
})

test('THD-EX-09 THD-EX-10 13 August: LF2 South on a 5 crosses by B, LF2 East on a 3 by C', () => {
  const day = aDay({ forming: ['lf2-south', 'lf2-east'] })
  const cup = { ...day.regionCup }
  day.regionCup['lf2-south'] -= 1
  day.regionCup['lf2-east'] -= 1
  script(crossCoast(day), 'crossing 5, effort 4, crossing 3, effort 4')
  expect(day.raids).toMatchObject([
    { track: 'lf2-south-B', place: { on: 'track', space: 3 } },
    { track: 'lf2-east-C', place: { on: 'track', space: 2 } },
  ])
  expect(day.regionCup).toEqual(cup)
})

/** The raid of the detection example: major, LF2 South B, patchy clouds. */
const major = (damaged: string[] = [], weather: Weather = 'patchy') =>
  dayWith({ track: 'lf2-south-B', effort: 'major' }, '', {
    damaged,
    weather: { 'lf2-east': 'clear', 'lf2-south': weather, lf3: 'clear' },
  })

test('THD-EX-11 two nets, patchy clouds and a major raid add 8: a 3 is Early and Poor, one space on', () => {
  const { day, raid } = major()
  const { notes, pauses } = script(detect(day, raid), 'detection 3')
  expect(notes[0]?.facts).toEqual({
    raid: 1,
    track: 'lf2-south-B',
    die: 3,
    modifiers: [
      { why: 'net-4', by: 2 },
      { why: 'net-5', by: 2 },
      { why: 'patchy', by: 1 },
      { why: 'major', by: 3 },
    ],
    halved: false,
    total: 11,
    row: 8,
    warning: 'early',
    intelligence: 'poor',
  })
  expect(raid).toMatchObject({ place: { on: 'track', space: 2 }, deployed: false })
  expect([raid.size, pauses.length]).toEqual([undefined, 1])
})

test('THD-EX-12 size 9, force B, die 4: three Me109s, three Me110s and three Do17s', () => {
  const { day, raid } = dayWith()
  const played = script(deploy(day, raid), 'size 9B, force 4, event.approach E16', DEPLOYING)
  expect(factsOf(played, 'force')[0]?.entries).toHaveLength(9)
  const flown = day.groups.filter(({ place }) => place.at === 'display').map(({ type }) => type)
  expect(flown.sort()).toEqual(list('Do17 Do17 Do17 Me109 Me109 Me109 Me110 Me110 Me110'))
})

test('THD-EX-13 four Me109s and one Me110 left: seven of the nine entries are filled, then no more', () => {
  const { day, raid } = dayWith()
  const dorniers = groupsLike(day, { type: 'Do17', luftflotte: 2 }).map(({ id }) => id)
  onlyReady(day, ['I/JG3', 'II/JG3', 'III/JG3', 'I/JG26', 'I/ZG26', ...dorniers])
  const entries = packOf(day).forceList('B', 4).slice(0, 9)
  const { value } = script(selectGroups(day, raid, entries), [], ['group'])
  expect(value.map(({ group: one }) => one.type)).toEqual(list('Me109 Me109 Do17 Me110 Do17 Me109 Me109'))
  expect(value[6]?.entry).toBe('Me110')
})

test('THD-EX-14 bomber placement 3: C left, B centre, A right', () => {
  const { day, raid } = dayWith()
  onlyReady(day, list('I/JG3 I/JG26 II/JG3 I/KG1 II/KG1 I/KG4 I/ZG26 1/EGr210'))
  // C3, size 10: Me109, Me109, He111, He111, Me109e, Me109cp, He111, Me109: the A hunters drive the bombers to B and C.
  script(deploy(day, raid), 'size 10C, force 3, placement.bomber 3, event.approach E16', DEPLOYING)
  expect(['I/KG4', 'II/KG1', 'I/KG1'].map(id => group(day, id).letter)).toEqual(['C', 'B', 'A'])
  expectAt(day, 'bomber/left I/KG4, bomber/centre II/KG1, bomber/right I/KG1')
})

test.each<[string, string, Weather, number]>([
  ['THD-DX-03 a damaged headquarters: 8 becomes 4', 'uxbridge-headquarters', 'patchy', 7],
  ['THD-DX-03 and 7 becomes 4', 'uxbridge-headquarters', 'broken', 7],
  ['THD-DX-04 with net 4 damaged the modifier is 6, the total 9', 'pevensey-radar', 'patchy', 9],
])('%s', (_, damaged, weather, total) => {
  const { day, raid } = major([damaged], weather)
  const { notes } = script(detect(day, raid), 'detection 3', DEPLOYING)
  expect(notes[0]?.facts.total).toBe(total)
})

// Without nets a minor raid adds 2 in clear skies and nothing in broken clouds, with both a major one adds 9.
test.each([
  ['very-early', 6, 'major', 'clear', 3, 2],
  ['early', 2, 'major', 'clear', 2, 1],
  ['sufficient', 6, 'minor', 'clear', 1, '6/11a'],
  // The target is Rochford, so the raid of LF2 East C is one space past 6/11a already.
  ['late', 5, 'minor', 'broken', '7/11a', '6/11b'],
  ['none', 1, 'minor', 'broken', '7/11a', '6/11b'],
] as const)(
  'THD-DX-05 %s: LF2 South B and LF2 East C by warning',
  (warning, die, effort, weather, south, east) => {
    for (const [track, nets, space] of [
      ['lf2-south-B', ['pevensey-radar', 'rye-radar'], south],
      ['lf2-east-C', ['dover-radar', 'foreness-radar'], east],
    ] as const) {
      const { day, raid } = dayWith({ track, effort, deployed: true }, 'hunt/left I/JG3', {
        damaged: effort === 'major' ? [] : [...nets],
        weather: { 'lf2-east': weather, 'lf2-south': weather, lf3: 'clear' },
      })
      script(detect(day, raid), `detection ${die}`, ['target'])
      expect([raid.warning, raid.place.space]).toEqual([warning, space])
    }
  },
)

test('THD-DX-12 24 August: an LF3 Me109 is taken before any Me110 of LF2', () => {
  const { day, raid } = dayWith({}, '', { scenario: '1940-08-24' })
  onlyReady(day, ['I/JG2', 'I/ZG26', 'II/ZG26', '1/EGr210'])
  const { value } = script(selectGroups(day, raid, ['Me109']))
  expect(value.map(({ group: one }) => one.id)).toEqual(['I/JG2'])
})

/** LF2 East C with its nets down: a minor raid adds 2 for clear skies. */
function unseen(lines: string, effort: 'major' | 'minor' = 'minor', weather: Weather = 'clear') {
  const { day, raid } = dayWith({ track: 'lf2-east-C', effort }, '', {
    damaged: ['dover-radar', 'foreness-radar'],
    weather: { 'lf2-east': weather, 'lf2-south': 'clear', lf3: 'clear' },
  })
  const { notes } = script(detect(day, raid), lines, DEPLOYING)
  return { day, raid, keys: notes.map(({ what }) => what) }
}

test('THD-DX-13 LF2 East C, Sufficient: deployed and in 6/11a, no target roll', () => {
  const { raid, keys } = unseen('detection 6, size 10D, force 4')
  expect(raid).toMatchObject({ warning: 'sufficient', deployed: true, place: { on: 'map', space: '6/11a' } })
  expect(keys).not.toContain('target')
})

test('THD-DX-14 LF2 East C, Late, target in 6/11a: bombed and recovering before the first Air Action Phase', () => {
  // D4, size 3: two Me109s and a Ju88.
  const { day, raid, keys } = unseen('detection 3, size 10D, force 4, target 5, event.target E20')
  expect(raid).toMatchObject({ warning: 'late', target: 'dover-port', bombed: true, recovering: true })
  expect(keys).toContain('bombing')
  expect([day.bombDamage, day.action]).toEqual([2, 0])
})

test('THD-DX-15 LF2 East C, None, target outside 6/11a: patrollers escort, target marked, one space on', () => {
  // D4, size 5: the fifth entry is a channel patrol.
  const { day, raid } = unseen('detection 1, size 5D*, force 4, target 3', 'major', 'broken')
  expect(raid).toMatchObject({ warning: 'none', target: 'rochester-industry', place: { space: '6/11b' } })
  const boxes = day.groups
    .filter(({ place }) => place.at === 'display')
    .map(one => whereIs(one).split('/')[0])
  expect(boxes.sort()).toEqual(['bomber', 'escort', 'hunt', 'hunt', 'hunt'])
})
