import { expect, test } from 'vitest'
import { packOf } from '../../pack/index.ts'
import { setUp } from '../../rules/03-set-up.ts'
import { advanceClock, squadronTurnaround } from '../../rules/04-sequence.ts'
import { patrol } from '../../rules/05-patrol.ts'
import { crossCoast } from '../../rules/06-coast-crossing.ts'
import { detect } from '../../rules/07-detection.ts'
import { deploy } from '../../rules/08-deployment/deployment.ts'
import { selectGroups } from '../../rules/08-deployment/group-selection.ts'
import type { Day, Group, Raid } from '../../state.ts'
import { offers, script } from '../kit/script.ts'
import {
  aDay,
  aRaid,
  dayWith,
  group,
  groupsLike,
  list,
  onlyReady,
  put,
  squadron,
  whereIs,
} from '../kit/table.ts'

test('THD-EX-03 54 is READY in 6/11c and I/JG51 in the Me109 airbase of LF2, both full', () => {
  const day = aDay()
  expect(squadron(day, '54')).toMatchObject({
    type: 'Spitfire',
    home: '6/11c',
    reduced: false,
    place: { at: 'ready' },
  })
  expect(group(day, 'I/JG51')).toMatchObject({
    type: 'Me109',
    luftflotte: 2,
    reduced: false,
    place: { at: 'airbase' },
  })
})

test('THD-EX-04 13 August: three green squadrons, one a sector, a Spitfire among them at least', () => {
  const green = (...squadrons: string[]) => squadrons.map(id => `green-squadron ${id}`)
  const weather = ['weather.lf2-east', 'weather.lf2-south', 'weather.lf3']
  // No Spitfire from 2/11, none to be had in 3/11: 4/10 must provide it, and its Hurricanes are not offered.
  expect(offers(setUp(aDay()), green('615'))).toEqual(['152', '234', '609'])
  const day = aDay()
  script(setUp(day), green('64', '238'), weather)
  const reduced = day.squadrons.filter(one => one.reduced)
  expect(new Set(reduced.map(({ id }) => id))).toEqual(new Set(['64', '1', '238']))
})

test('THD-EX-05 13 August: ten chits in the region cup', () => {
  expect(aDay().regionCup).toEqual({ 'lf2-east': 2, 'lf2-south': 1, lf3: 3, time: 4 })
})

test('THD-EX-06 13 August: 17 size chits, with majors 5, 6 and 7 and without 14, 15 and 16', () => {
  const day = aDay()
  const chits = Object.keys(day.sizeCup).map(packOf(day).sizeChit)
  expect(chits).toHaveLength(17)
  const provisional = chits.filter(chit => chit.provisional).map(({ major }) => major)
  expect(provisional).toEqual([5, 6, 7])
})

test('THD-EX-07 a squadron in 3/11a patrols there, in 3/11b, 1/11c, 4/10c or London, at three levels', () => {
  const boxes = offers(patrol(aDay()), 'patrol-squadron 1')
  expect(boxes).toHaveLength(15)
  expect(new Set(boxes)).toEqual(
    new Set(
      ['3/11a', '3/11b', '1/11c', '4/10c', 'London'].flatMap(space =>
        ['LOW', 'MED', 'HIGH'].map(level => `${space}/${level}`),
      ),
    ),
  )
})

test('THD-EX-08 THD-5.3.b on patrol in one segment, re-arming in the next, READY in the one after', () => {
  const day = aDay({ segment: 1 })
  script(patrol(day), 'patrol-squadron 54, patrol-box 6/11c/HIGH, patrol-squadron done')
  const states = [whereIs(squadron(day, '54'))]
  for (let i = 0; i < 2; i++) {
    script(advanceClock(day))
    script(squadronTurnaround(day))
    states.push(whereIs(squadron(day, '54')))
  }
  expect(states).toEqual(['6/11c/HIGH', 'rearm', 'ready'])
})

test('THD-EX-09 THD-EX-10 13 August: LF2 South on a 5 crosses by B, LF2 East on a 3 by C', () => {
  const day = aDay({ forming: ['lf2-south', 'lf2-east'] })
  day.regionCup['lf2-south'] -= 1
  day.regionCup['lf2-east'] -= 1
  script(crossCoast(day), 'crossing 5, effort 4, crossing 3, effort 4')
  expect(day.raids.map(({ track, place }) => [track, place])).toEqual([
    ['lf2-south-B', { on: 'track', space: 3 }],
    ['lf2-east-C', { on: 'track', space: 2 }],
  ])
  expect(day.regionCup).toEqual({ 'lf2-east': 2, 'lf2-south': 1, lf3: 3, time: 4 })
})

/** The raid of the detection example: major, LF2 South B, patchy clouds. */
function major(damaged: string[] = []): { day: Day; raid: Raid } {
  const day = aDay({ damaged, weather: { 'lf2-east': 'clear', 'lf2-south': 'patchy', lf3: 'clear' } })
  return { day, raid: aRaid(day, { track: 'lf2-south-B', effort: 'major' }) }
}

function total(damaged: string[], die: number): unknown {
  const { day, raid } = major(damaged)
  const { notes } = script(detect(day, raid), `detection ${die}`, WHATEVER)
  return notes[0]?.facts.total
}

const WHATEVER = [
  'size',
  'force',
  'group',
  'placement.bomber',
  'escort-order',
  'escort-section',
  'event.approach',
]

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
  expect(raid.size).toBeUndefined()
  expect(pauses).toHaveLength(1)
})

function typesOf(groups: readonly Group[]): Record<string, number> {
  const types: Record<string, number> = {}
  for (const { type } of groups) types[type] = (types[type] ?? 0) + 1
  return types
}

test('THD-EX-12 size 9, force B, die 4: three Me109s, three Me110s and three Do17s', () => {
  const { day, raid } = dayWith()
  const { notes } = script(deploy(day, raid), 'size 9B, force 4, event.approach E16', WHATEVER)
  expect(notes.find(({ what }) => what === 'force')?.facts.entries).toHaveLength(9)
  const flown = day.groups.filter(({ place }) => place.at === 'display')
  expect(typesOf(flown)).toEqual({ Me109: 3, Me110: 3, Do17: 3 })
})

test('THD-EX-13 four Me109s and one Me110 left: seven of the nine entries are filled, then no more', () => {
  const day = aDay()
  const dorniers = groupsLike(day, { type: 'Do17', luftflotte: 2 }).map(({ id }) => id)
  onlyReady(day, ['I/JG3', 'II/JG3', 'III/JG3', 'I/JG26', 'I/ZG26', ...dorniers])
  const entries = packOf(day).forceList('B', 4).slice(0, 9)
  const { value } = script(selectGroups(day, aRaid(day), entries), [], ['group'])
  expect(value.map(({ group: one }) => one.type)).toEqual(list('Me109 Me109 Do17 Me110 Do17 Me109 Me109'))
  expect(value[6]?.entry).toBe('Me110')
})

test('THD-EX-14 bomber placement 3: C left, B centre, A right', () => {
  const day = aDay()
  onlyReady(day, ['I/JG3', 'I/JG26', 'II/JG3', 'I/KG1', 'II/KG1', 'I/KG4', 'I/ZG26', '1/EGr210'])
  // C3, size 10: Me109, Me109, He111, He111, Me109e, Me109cp, He111, Me109: the A hunters drive the bombers to B and C.
  script(deploy(day, aRaid(day)), 'size 10C, force 3, placement.bomber 3, event.approach E16', WHATEVER)
  expect(['I/KG4', 'II/KG1', 'I/KG1'].map(id => [group(day, id).letter, whereIs(group(day, id))])).toEqual([
    ['C', 'bomber/left'],
    ['B', 'bomber/centre'],
    ['A', 'bomber/right'],
  ])
})

test('THD-DX-03 a damaged headquarters: 8 becomes 4, and 7 becomes 4', () => {
  expect(total(['uxbridge-headquarters'], 3)).toBe(7)
  const clouded = major(['uxbridge-headquarters'])
  clouded.day.weather['lf2-south'] = 'broken'
  const { notes } = script(detect(clouded.day, clouded.raid), 'detection 3', WHATEVER)
  expect(notes[0]?.facts.total).toBe(7)
})

test('THD-DX-04 with net 4 damaged the modifier is 6, the total 9', () => {
  expect(total(['pevensey-radar'], 3)).toBe(9)
})

test('THD-DX-05 Very Early, Early, Sufficient, Late, None: 3, 2, 1, England, England; on LF2 East C 2, 1, England', () => {
  const place = (track: 'lf2-south-B' | 'lf2-east-C', warning: string) => {
    // Without nets and in broken clouds the major raid adds 3, with one net 5, with both and clear skies 9.
    const nets = track === 'lf2-south-B' ? ['pevensey-radar', 'rye-radar'] : ['dover-radar', 'foreness-radar']
    const clear = warning === 'very-early' || warning === 'early'
    const day = aDay({ damaged: clear ? [] : nets })
    day.weather['lf2-south'] = day.weather['lf2-east'] = clear ? 'clear' : 'broken'
    const raid = aRaid(day, { track, effort: clear ? 'major' : 'minor', deployed: true })
    if (warning === 'sufficient') day.weather['lf2-south'] = day.weather['lf2-east'] = 'clear'
    put(day, 'hunt/left I/JG3', raid)
    const die = { 'very-early': 6, early: 2, sufficient: 6, late: 5, none: 1 }[warning] ?? 0
    script(detect(day, raid), `detection ${die}`, ['target'])
    expect(raid.warning).toBe(warning)
    return raid.place.space
  }
  const warnings = ['very-early', 'early', 'sufficient', 'late', 'none']
  expect(warnings.map(warning => place('lf2-south-B', warning))).toEqual([3, 2, 1, '7/11a', '7/11a'])
  // Late and None: the target is Rochford, so the raid is one space past 6/11a already.
  expect(warnings.map(warning => place('lf2-east-C', warning))).toEqual([2, 1, '6/11a', '6/11b', '6/11b'])
})

test('THD-DX-12 24 August: an LF3 Me109 is taken before any Me110 of LF2', () => {
  const day = aDay({ scenario: '1940-08-24' })
  onlyReady(day, ['I/JG2', 'I/ZG26', 'II/ZG26', '1/EGr210'])
  const { value } = script(selectGroups(day, aRaid(day), ['Me109']))
  expect(value.map(({ group: one }) => one.id)).toEqual(['I/JG2'])
})

/** LF2 East C with its nets down: a minor raid adds 2 for clear skies. */
function unseen(die: number, lines: string, chit = '10D', force = 4) {
  const { day, raid } = dayWith({ track: 'lf2-east-C', effort: 'minor' }, '', {
    damaged: ['dover-radar', 'foreness-radar'],
  })
  const { notes } = script(
    detect(day, raid),
    [`detection ${die}, size ${chit}, force ${force}`, lines],
    WHATEVER,
  )
  return { day, raid, keys: notes.map(({ what }) => what) }
}

test('THD-DX-13 LF2 East C, Sufficient: deployed and in 6/11a, no target roll', () => {
  const { raid, keys } = unseen(6, '')
  expect(raid).toMatchObject({ warning: 'sufficient', deployed: true, place: { on: 'map', space: '6/11a' } })
  expect(keys).not.toContain('target')
})

test('THD-DX-14 LF2 East C, Late, target in 6/11a: bombed and recovering before the first Air Action Phase', () => {
  // D4, size 3: two Me109s and a Ju88.
  const { day, raid, keys } = unseen(3, 'target 5, event.target E20')
  expect(raid).toMatchObject({ warning: 'late', target: 'dover-port', bombed: true, recovering: true })
  expect(keys).toContain('bombing')
  expect(day.bombDamage).toBe(2)
  expect(day.action).toBe(0)
})

test('THD-DX-15 LF2 East C, None, target outside 6/11a: patrollers escort, target marked, one space on', () => {
  const day = aDay({ damaged: ['dover-radar', 'foreness-radar'] })
  day.weather['lf2-east'] = 'broken'
  const raid = aRaid(day, { track: 'lf2-east-C', effort: 'major' })
  // D4, size 5: the fifth entry is a channel patrol.
  script(detect(day, raid), 'detection 1, size 5D*, force 4, target 3', WHATEVER)
  expect(raid).toMatchObject({
    warning: 'none',
    target: 'rochester-industry',
    place: { on: 'map', space: '6/11b' },
  })
  const boxes = day.groups
    .filter(({ place }) => place.at === 'display')
    .map(one => whereIs(one).split('/')[0])
  expect(boxes.sort()).toEqual(['bomber', 'escort', 'hunt', 'hunt', 'hunt'])
})
