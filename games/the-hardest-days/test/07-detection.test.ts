import { expect, test } from 'vitest'
import { packs, standard } from '../pack/index.ts'
import { detect, detectRaids } from '../rules/07-detection.ts'
import type { Day, Raid } from '../state.ts'
import { script } from './kit/script.ts'
import { aDay, aRaid, dayWith, expectAt, list, put, reduce, squadron } from './kit/table.ts'

/** What deployment draws, where it does not matter. The first event breaks up A bombers. */
const WHATEVER = [
  'size',
  'force',
  'group',
  'placement.bomber',
  'escort-order',
  'escort-section',
  'event.approach',
]

/** LF2 South B without its nets in clear weather: a minor raid adds 2, a major one 5. */
function blindSouth(): Day {
  return aDay({ damaged: ['pevensey-radar', 'rye-radar'] })
}

/** LF2 East C without its nets in clear weather: a minor raid adds 2. */
function blindEast(): Day {
  return aDay({ damaged: ['dover-radar', 'foreness-radar'] })
}

function detected(day: Day, raid: Raid, die: number) {
  const { notes } = script(detect(day, raid), `detection ${die}`, WHATEVER)
  return notes.find(({ what }) => what === 'detection')?.facts ?? {}
}

test('THD-7.1.a each new raid has a roll of its own, in the order of THD-8.16.a', () => {
  const day = aDay()
  aRaid(day, { track: 'lf3-A', effort: 'minor' })
  aRaid(day, { track: 'lf2-east-A', effort: 'minor' })
  aRaid(day, { track: 'lf3-C', effort: 'major' })
  const { value, notes } = script(detectRaids(day), 'detection 2, detection 5, detection 5', WHATEVER)
  expect(value).toBe('interception')
  const found = notes.filter(({ what }) => what === 'detection').map(({ facts }) => [facts.raid, facts.die])
  expect(found).toEqual([
    [3, 2],
    [2, 5],
    [1, 5],
  ])
})

test('THD-7.1.a warning and intelligence are those of the table for the modified roll', () => {
  const day = blindSouth()
  const raid = aRaid(day, { effort: 'minor' })
  expect(detected(day, raid, 6)).toMatchObject({ total: 8, warning: 'sufficient', intelligence: 'poor' })
  expect(raid).toMatchObject({ warning: 'sufficient', intelligence: 'poor' })
})

test('THD-7.1.b each operating net of the track adds 2, a damaged one nothing, nets of other tracks nothing', () => {
  const nets = (damaged: string[]) => {
    const day = aDay({ damaged })
    const { modifiers } = detected(day, aRaid(day, { effort: 'minor' }), 5)
    return (modifiers as { why: string; by: number }[]).filter(({ why }) => why.startsWith('net-'))
  }
  expect(nets([])).toEqual([
    { why: 'net-4', by: 2 },
    { why: 'net-5', by: 2 },
  ])
  expect(nets(['pevensey-radar'])).toEqual([{ why: 'net-5', by: 2 }])
  expect(nets(['dover-radar'])).toHaveLength(2)
})

test('THD-7.1.c the weather of the region counts', () => {
  const by = (weather: 'clear' | 'patchy' | 'broken') => {
    const day = aDay({ weather: { 'lf2-east': 'clear', 'lf2-south': weather, lf3: 'clear' } })
    const { modifiers, total } = detected(day, aRaid(day, { effort: 'minor' }), 4)
    return [(modifiers as { why: string; by: number }[]).find(({ why }) => why === weather)?.by, total]
  }
  expect([by('clear'), by('patchy'), by('broken')]).toEqual([
    [2, 10],
    [1, 9],
    [0, 8],
  ])
})

test('THD-7.1.d a major raid adds 3', () => {
  const total = (effort: 'major' | 'minor') => {
    const day = aDay()
    return detected(day, aRaid(day, { effort }), 2).total
  }
  expect([total('minor'), total('major')]).toEqual([8, 11])
})

test('THD-7.1.e a damaged headquarters halves the modifier, rounded up, once', () => {
  const total = (damaged: string[]) => {
    const day = aDay({ damaged })
    const { halved, total } = detected(day, aRaid(day, { effort: 'major' }), 1)
    return [halved, total]
  }
  // 2 + 2 + 2 + 3 is 9: halved 5.
  expect(total([])).toEqual([false, 10])
  expect(total(['stanmore-headquarters'])).toEqual([true, 6])
  expect(total(['stanmore-headquarters', 'uxbridge-headquarters'])).toEqual([true, 6])
  expect(total(['hornchurch-airfield'])).toEqual([false, 10])
})

test('THD-7.2.a THD-7.2.b THD-7.2.c very early stays, early one space, sufficient two', () => {
  const place = (die: number) => {
    const { day, raid } = dayWith({ effort: 'major' })
    const { notes } = script(detect(day, raid), `detection ${die}`, WHATEVER)
    const advances = notes.filter(({ what }) => what === 'raid-advances').map(({ rule }) => rule)
    return [raid.warning, raid.place, advances]
  }
  expect(place(5)).toEqual(['very-early', { on: 'track', space: 3 }, []])
  expect(place(2)).toEqual(['early', { on: 'track', space: 2 }, ['THD-7.2.b']])
  expect(place(1)).toEqual(['sufficient', { on: 'track', space: 1 }, ['THD-7.2.c']])
})

test('THD-7.2.d late or none: deployed at once and over England, at its altitude', () => {
  for (const [die, warning] of [
    [1, 'none'],
    [3, 'late'],
  ] as const) {
    const day = blindSouth()
    const raid = aRaid(day, { effort: 'minor' })
    const { notes } = script(
      detect(day, raid),
      [`detection ${die}, size 7A, force 3, event.approach E07`],
      WHATEVER,
    )
    // One Me109 group and the High Altitude event.
    expect(raid).toMatchObject({
      warning,
      deployed: true,
      altitude: 'HIGH',
      place: { on: 'map', space: '7/11a' },
    })
    expect(notes.map(({ what }) => what)).toContain('raid-arrives')
    expect(raid.target).toBeUndefined()
  }
})

test('THD-7.2.e channel patrollers come along on No Warning, and on Late they do not', () => {
  const boxes = (die: number) => {
    const day = blindSouth()
    const raid = aRaid(day, { effort: 'major' })
    if (die === 1) day.weather['lf2-south'] = 'broken'
    // Force list D4, nine entries: the fifth is a channel patrol.
    if (die === 1) day.damaged.push('stanmore-headquarters')
    script(detect(day, raid), [`detection ${die}, size 9D, force 4, event.approach E07`], WHATEVER)
    return [
      raid.warning,
      day.groups.filter(({ place }) => place.at === 'display' && place.box === 'patrol').length,
    ]
  }
  expect(boxes(1)).toEqual(['none', 0])
  expect(boxes(2)).toEqual(['late', 1])
})

test('THD-7.3.a THD-8.2.a accurate: the raid is deployed while still on its track', () => {
  const { day, raid } = dayWith({ effort: 'major' })
  detected(day, raid, 4)
  expect(raid).toMatchObject({ intelligence: 'accurate', deployed: true, place: { on: 'track', space: 2 } })
  expect(day.groups.some(({ place }) => place.at === 'display')).toBe(true)
})

test('THD-7.3.b THD-8.2.b limited: the size alone is known, and its chit stays with the raid', () => {
  const { day, raid } = dayWith({ effort: 'major' })
  script(detect(day, raid), 'detection 3, size 9B')
  expect(raid).toMatchObject({ intelligence: 'limited', size: 9, sizeChit: '9B', deployed: false })
  expect(day.sizeCup['9B']).toBe(0)
})

test('THD-7.3.c THD-8.2.c poor: nothing is revealed', () => {
  const { day, raid } = dayWith({ effort: 'major' })
  script(detect(day, raid), 'detection 2')
  expect(raid.intelligence).toBe('poor')
  expect(raid.size).toBeUndefined()
  expect(raid.deployed).toBe(false)
})

test('THD-7.4.b LF2 East C, sufficient: deployed and in 6/11a, with no target yet', () => {
  const day = blindEast()
  const raid = aRaid(day, { track: 'lf2-east-C', effort: 'minor' })
  detected(day, raid, 6)
  expect(raid).toMatchObject({ warning: 'sufficient', deployed: true, place: { on: 'map', space: '6/11a' } })
  expect(raid.target).toBeUndefined()
})

test('THD-7.4.c THD-7.4.e LF2 East C, late, target elsewhere: target placed and one space on toward it', () => {
  const day = blindEast()
  const raid = aRaid(day, { track: 'lf2-east-C', effort: 'minor' })
  script(detect(day, raid), 'detection 3, target 1', WHATEVER)
  expect(raid).toMatchObject({
    warning: 'late',
    target: 'rochford-airfield',
    place: { on: 'map', space: '6/11b' },
    recovering: false,
    bombed: false,
  })
})

test('THD-7.4.c THD-7.4.d LF2 East C, none, target in 6/11a: bombed at once and on its way home', () => {
  const day = blindEast()
  const raid = aRaid(day, { track: 'lf2-east-C', effort: 'minor', deployed: true })
  put(day, 'bomber/left I/KG2', raid)
  // Pathfinders, and nobody met the raid: two points more than the chart has for a strength of 3.
  const { notes } = script(detect(day, raid), 'detection 1, target 4, event.target E10')
  expect(raid).toMatchObject({
    warning: 'none',
    target: 'dover-port',
    place: { on: 'map', space: '6/11a' },
    bombed: true,
    recovering: true,
  })
  expect(day.bombDamage).toBe(2)
  expect(notes.map(({ what }) => what)).toEqual(list('detection raid-arrives target event bombing recover'))
})

test('THD-7.4.f nobody can meet such a raid before it bombs, though a squadron is in the box', () => {
  const day = blindEast()
  squadron(day, '54').place = { at: 'airborne', space: '6/11a', altitude: 'MED' }
  const raid = aRaid(day, { track: 'lf2-east-C', effort: 'minor' })
  script(detect(day, raid), ['detection 1, target 4, event.target E10'], WHATEVER)
  expect(raid.intercepted).toBe(false)
  expect(squadron(day, '54').place).toEqual({ at: 'airborne', space: '6/11a', altitude: 'MED' })
})

test('THD-7.2.d THD-7.4.c a raid elsewhere has no target before the Air Action Phase, however late it is seen', () => {
  const day = blindSouth()
  const raid = aRaid(day, { effort: 'minor' })
  detected(day, raid, 3)
  expect(raid.target).toBeUndefined()
})

test('THD-8.8.a if every raid turns out false the phase is over', () => {
  const day = blindSouth()
  for (const one of day.groups) one.reduced = true
  aRaid(day, { effort: 'minor' })
  const { value } = script(detectRaids(day), 'detection 1', WHATEVER)
  expect(value).toBe('german-recovery')
  expect(day.raids).toEqual([])
})

test('THD-17.11.a an Undetected Raid is detected after the one that drew it and before the rest', () => {
  const day = blindSouth()
  aRaid(day, { track: 'lf2-south-B', effort: 'major' })
  aRaid(day, { track: 'lf3-A', effort: 'minor' })
  const { notes } = script(
    detectRaids(day),
    [
      'detection 2, event.approach E16, undetected.region lf3, crossing 5',
      'effort 1, detection 4, detection 5',
    ],
    WHATEVER,
  )
  const order = notes.filter(({ what }) => what === 'detection').map(({ facts }) => facts.track)
  expect(order).toEqual(['lf2-south-B', 'lf3-C', 'lf3-A'])
  expect(day.regionCup.lf3).toBe(3)
})

test('THD-7.1.a a raid shown to be a decoy before its roll is not detected', () => {
  const day = blindEast()
  aRaid(day, { track: 'lf2-east-C', effort: 'major' })
  aRaid(day, { track: 'lf3-A', effort: 'minor' })
  day.weather['lf2-east'] = 'broken'
  const { notes, value } = script(detectRaids(day), ['detection 2, target 4, event.target E11'], WHATEVER)
  expect(notes.filter(({ what }) => what === 'detection')).toHaveLength(1)
  expect(day.raids).toHaveLength(1)
  expect(value).toBe('interception')
})

test('THD-7.2.d an entry beyond the range of the Me109s turns them back at once', () => {
  const spaces = standard.spaces.map(space =>
    space.id === '7/11a' ? { ...space, beyondMe109: true } : space,
  )
  const pack = packs.register({ ...standard, id: 'far-coast', spaces })
  const { day, raid } = dayWith({ effort: 'minor', deployed: true }, 'hunt/left I/JG3, bomber/left I/KG2', {
    ...blindSouth(),
    pack,
  })
  script(detect(day, raid), 'detection 1')
  expectAt(day, 'inflight I/JG3, bomber/left I/KG2')
})

test('THD-7.4.d a raid that flak destroys over 6/11a needs no Recover marker', () => {
  const day = blindEast()
  const raid = aRaid(day, { track: 'lf2-east-C', effort: 'minor', deployed: true })
  put(day, 'bomber/left I/KG2', raid)
  reduce(day, 'I/KG2')
  // Flak A on an A group that is reduced already: it aborts.
  const { notes } = script(detect(day, raid), 'detection 1, target 4, event.target E07')
  expect(day.raids).toEqual([])
  expect(notes.map(({ what }) => what)).not.toContain('recover')
})
