import { expect, test } from 'vitest'
import { packs, standard } from '../pack/index.ts'
import { detect, detectRaids } from '../rules/07-detection.ts'
import type { Day, Raid } from '../state.ts'
import { DEPLOYING, factsOf, script } from './kit/script.ts'
import { aDay, aRaid, dayWith, expectAt, list, put } from './kit/table.ts'

/** LF2 South B without its nets in clear weather: a minor raid adds 2, a major one 5. */
const BLIND_SOUTH = ['pevensey-radar', 'rye-radar']
const blindSouth = (more: Parameters<typeof aRaid>[1] = {}, display = '') =>
  dayWith({ effort: 'minor', ...more }, display, { damaged: [...BLIND_SOUTH] })

/** LF2 East C without its nets in clear weather: a minor raid adds 2. */
const blindEast = (more: Parameters<typeof aRaid>[1] = {}, display = '') =>
  dayWith({ track: 'lf2-east-C', effort: 'minor', ...more }, display, {
    damaged: ['dover-radar', 'foreness-radar'],
  })

const over = (space: string) => ({ on: 'map', space })
const onTrack = (space: number) => ({ on: 'track', space })

interface Detected {
  readonly total?: number
  readonly halved?: boolean
  readonly modifiers?: readonly { readonly why: string; readonly by: number }[]
}

function detected({ day, raid }: { readonly day: Day; readonly raid: Raid }, lines: string): Detected {
  return factsOf(script(detect(day, raid), `detection ${lines}`, DEPLOYING), 'detection')[0] ?? {}
}

test('THD-7.1.a each new raid has a roll of its own, in the order of THD-8.16.a', () => {
  const day = aDay()
  aRaid(day, { track: 'lf3-A', effort: 'minor' })
  aRaid(day, { track: 'lf2-east-A', effort: 'minor' })
  aRaid(day, { track: 'lf3-C', effort: 'major' })
  const played = script(detectRaids(day), 'detection 2, detection 5, detection 5', DEPLOYING)
  expect(played.value).toBe('interception')
  const found = factsOf(played, 'detection').map(({ raid, die }) => `${raid} ${die}`)
  expect(found).toEqual(['3 2', '2 5', '1 5'])
})

test('THD-7.1.a warning and intelligence are those of the table for the modified roll', () => {
  const table = blindSouth()
  const row = { warning: 'sufficient', intelligence: 'poor' }
  expect(detected(table, '6')).toMatchObject({ total: 8, ...row })
  expect(table.raid).toMatchObject(row)
})

test.each([
  ['THD-7.1.b each operating net of the track adds 2', {}, ['net-4 2', 'net-5 2']],
  ['THD-7.1.b a damaged one nothing', { damaged: ['pevensey-radar'] }, ['net-5 2']],
  ['THD-7.1.b nets of other tracks nothing', { damaged: ['dover-radar'] }, ['net-4 2', 'net-5 2']],
])('%s', (_, with_, nets) => {
  const { modifiers = [] } = detected(dayWith({ effort: 'minor' }, '', with_), '5')
  expect(modifiers.filter(({ why }) => why.startsWith('net-')).map(({ why, by }) => `${why} ${by}`)).toEqual(
    nets,
  )
})

test.each([
  ['clear', 2, 10],
  ['patchy', 1, 9],
  ['broken', 0, 8],
] as const)('THD-7.1.c %s weather of the region counts %i', (weather, by, total) => {
  const sky = { weather: { 'lf2-east': 'clear', 'lf2-south': weather, lf3: 'clear' } } as const
  const facts = detected(dayWith({ effort: 'minor' }, '', sky), '4')
  expect([facts.modifiers?.find(({ why }) => why === weather)?.by, facts.total]).toEqual([by, total])
})

test.each([
  ['minor', 8],
  ['major', 11],
] as const)('THD-7.1.d a major raid adds 3: a %s one has %i', (effort, total) =>
  expect(detected(dayWith({ effort }), '2').total).toBe(total),
)

// 2 + 2 + 2 + 3 is 9: halved 5.
test.each([
  ['none', [], false, 10],
  ['one', ['stanmore-headquarters'], true, 6],
  ['two', ['stanmore-headquarters', 'uxbridge-headquarters'], true, 6],
  ['an airfield', ['hornchurch-airfield'], false, 10],
])(
  'THD-7.1.e a damaged headquarters halves the modifier, rounded up, once: %s',
  (_, damaged, halved, total) =>
    expect(detected(dayWith({ effort: 'major' }, '', { damaged }), '1')).toMatchObject({ halved, total }),
)

test.each([
  ['THD-7.2.a very early stays', 5, 'very-early', 3, []],
  ['THD-7.2.b early one space', 2, 'early', 2, ['THD-7.2.b']],
  ['THD-7.2.c sufficient two', 1, 'sufficient', 1, ['THD-7.2.c']],
])('%s', (_, die, warning, space, rules) => {
  const { day, raid } = dayWith({ effort: 'major' })
  const { notes } = script(detect(day, raid), `detection ${die}`, DEPLOYING)
  expect(raid).toMatchObject({ warning, place: onTrack(space) })
  expect(notes.filter(({ what }) => what === 'raid-advances').map(({ rule }) => rule)).toEqual(rules)
})

test.each([
  [1, 'none'],
  [3, 'late'],
])(
  'THD-7.2.d THD-7.4.c a roll of %i, %s: deployed at once and over England, at its altitude, without a target',
  (die, warning) => {
    const { day, raid } = blindSouth()
    // One Me109 group and the High Altitude event.
    const lines = `detection ${die}, size 7A, force 3, event.approach E07`
    const { notes } = script(detect(day, raid), lines, DEPLOYING)
    expect(raid).toMatchObject({ warning, deployed: true, altitude: 'HIGH', place: over('7/11a') })
    expect(notes.map(({ what }) => what)).toContain('raid-arrives')
    expect(raid.target).toBeUndefined()
  },
)

test.each([
  ['none', 1, { 'lf2-south': 'broken' }, ['stanmore-headquarters'], 0],
  ['late', 2, {}, [], 1],
] as const)(
  'THD-7.2.e channel patrollers come along on No Warning, and on Late they do not: %s',
  (warning, die, weather, damaged, patrollers) => {
    const { day, raid } = blindSouth({ effort: 'major' })
    Object.assign(day.weather, weather)
    day.damaged.push(...damaged)
    // Force list D4, nine entries: the fifth is a channel patrol.
    detected({ day, raid }, `${die}, size 9D, force 4, event.approach E07`)
    const waiting = day.groups.filter(({ place }) => place.at === 'display' && place.box === 'patrol')
    expect([raid.warning, waiting.length]).toEqual([warning, patrollers])
  },
)

test('THD-7.3.a THD-8.2.a accurate: the raid is deployed while still on its track', () => {
  const { day, raid } = dayWith({ effort: 'major' })
  detected({ day, raid }, '4')
  expect(raid).toMatchObject({ intelligence: 'accurate', deployed: true, place: onTrack(2) })
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
  expect([raid.intelligence, raid.size, raid.deployed]).toEqual(['poor', undefined, false])
})

test('THD-7.4.b LF2 East C, sufficient: deployed and in 6/11a, with no target yet', () => {
  const table = blindEast()
  detected(table, '6')
  expect(table.raid).toMatchObject({ warning: 'sufficient', deployed: true, place: over('6/11a') })
  expect(table.raid.target).toBeUndefined()
})

test('THD-7.4.c THD-7.4.e LF2 East C, late, target elsewhere: target placed and one space on toward it', () => {
  const table = blindEast()
  detected(table, '3, target 1')
  expect(table.raid).toMatchObject({ warning: 'late', target: 'rochford-airfield', place: over('6/11b') })
  expect(table.raid).toMatchObject({ recovering: false, bombed: false })
})

test('THD-7.4.c THD-7.4.d LF2 East C, none, target in 6/11a: bombed at once and on its way home', () => {
  const { day, raid } = blindEast({ deployed: true }, 'bomber/left I/KG2')
  // Pathfinders, and nobody met the raid: two points more than the chart has for a strength of 3.
  const { notes } = script(detect(day, raid), 'detection 1, target 4, event.target E10')
  expect(raid).toMatchObject({ warning: 'none', target: 'dover-port', place: over('6/11a') })
  expect(raid).toMatchObject({ bombed: true, recovering: true })
  expect(day.bombDamage).toBe(2)
  expect(notes.map(({ what }) => what)).toEqual(list('detection raid-arrives target event bombing recover'))
})

test('THD-7.4.f nobody can meet such a raid before it bombs, though a squadron is in the box', () => {
  const table = blindEast({}, '6/11a/MED 54')
  detected(table, '1, target 4, event.target E10')
  expect(table.raid.intercepted).toBe(false)
  expectAt(table.day, '6/11a/MED 54')
})

test('THD-8.8.a if every raid turns out false the phase is over', () => {
  const { day } = blindSouth()
  for (const one of day.groups) one.reduced = true
  expect(script(detectRaids(day), 'detection 1', DEPLOYING).value).toBe('german-recovery')
  expect(day.raids).toEqual([])
})

test('THD-8.8.a THD-7.4.c LF2 East C: a false raid has no target to strike unseen', () => {
  const { day, raid } = blindEast()
  for (const one of day.groups) one.reduced = true
  expect(script(detect(day, raid), 'detection 1, size 7A, force 1').notes.at(-1)?.what).toBe('false-raid')
  expect([day.raids, raid.target]).toEqual([[], undefined])
})

test('THD-17.11.a an Undetected Raid is detected after the one that drew it and before the rest', () => {
  const { day } = blindSouth({ effort: 'major' })
  aRaid(day, { track: 'lf3-A', effort: 'minor' })
  const unseen = 'event.approach E16, undetected.region lf3, crossing 5, effort 1'
  const played = script(detectRaids(day), ['detection 2', unseen, 'detection 4, detection 5'], DEPLOYING)
  const order = factsOf(played, 'detection').map(({ track }) => track)
  expect(order).toEqual(['lf2-south-B', 'lf3-C', 'lf3-A'])
  expect(day.regionCup.lf3).toBe(3)
})

test('THD-17.11.a THD-7.4.c LF2 East C: a raid strikes unseen before the one that its event lets through is detected', () => {
  const { day, raid } = blindEast()
  const unseen = 'event.approach E16, target 1, undetected.region lf3, crossing 1, effort 1, detection 5'
  script(detect(day, raid), ['detection 3, size 7A, force 1', unseen], ['group'])
  expect(day.raids.map(({ track }) => track)).toEqual(['lf2-east-C', 'lf3-A'])
  expect(raid).toMatchObject({ target: 'rochford-airfield', place: over('6/11b') })
})

test('THD-7.1.a a raid shown to be a decoy before its roll is not detected', () => {
  const { day } = blindEast({ effort: 'major' })
  aRaid(day, { track: 'lf3-A', effort: 'minor' })
  day.weather['lf2-east'] = 'broken'
  const played = script(detectRaids(day), 'detection 2, target 4, event.target E11', DEPLOYING)
  expect(factsOf(played, 'detection')).toHaveLength(1)
  expect([day.raids.length, played.value]).toEqual([1, 'interception'])
})

test('THD-7.2.d an entry beyond the range of the Me109s turns them back at once', () => {
  const spaces = standard.spaces.map(one => (one.id === '7/11a' ? { ...one, beyondMe109: true } : one))
  const pack = packs.register({ ...standard, id: 'far-coast', spaces })
  const deployed = { effort: 'minor', deployed: true } as const
  const { day, raid } = dayWith(deployed, 'hunt/left I/JG3, bomber/left I/KG2', {
    damaged: BLIND_SOUTH,
    pack,
  })
  script(detect(day, raid), 'detection 1')
  expectAt(day, 'inflight I/JG3, bomber/left I/KG2')
})

test('THD-7.4.d a raid that flak destroys over 6/11a needs no Recover marker', () => {
  const { day, raid } = blindEast({ deployed: true })
  put(day, 'bomber/left I/KG2-')
  // Flak A on an A group that is reduced already: it aborts.
  const { notes } = script(detect(day, raid), 'detection 1, target 4, event.target E07')
  expect(day.raids).toEqual([])
  expect(notes.map(({ what }) => what)).not.toContain('recover')
})
