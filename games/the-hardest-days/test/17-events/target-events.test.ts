import { describe, expect, test } from 'vitest'
import { packOf } from '../../pack/index.ts'
import type { Letter, TargetEvent, TargetId } from '../../pack/types.ts'
import { targetEvent } from '../../rules/17-events/target-events.ts'
import type { Day, Raid } from '../../state.ts'
import { PROOF_PACK } from '../kit/charts.ts'
import { factsOf, ids, pauseAfter, script, testLines, told } from '../kit/script.ts'
import { aRaid, dayWith, expectAt, group, put, reduce, sameWeather, targetChit } from '../kit/table.ts'

const COASTAL = 'dover-port'
const INLAND = 'hornchurch-airfield'

function aRaidOver(target: TargetId, display = '', more: Partial<Raid> = {}): { day: Day; raid: Raid } {
  const { space } = packOf({ pack: PROOF_PACK }).target(target)
  return dayWith({ space, deployed: true, target, ...more }, display)
}

function happens(
  { day, raid }: ReturnType<typeof aRaidOver>,
  event: TargetEvent,
  letter?: Letter,
  lines = '',
) {
  const chit = targetChit(event, letter)
  return script(targetEvent(day, raid, raid.target ?? ''), [`event.target ${chit}`, lines])
}

/** Whether the event applies. */
const applies = (...played: Parameters<typeof happens>) =>
  factsOf(happens(...played), 'event').map(one => one.applies)[0]

/** A display, an event with its letter over the coastal target, and who is where then; `no event` if it does not apply. */
const testEvents = (tests: Parameters<typeof testLines>[0], more: Partial<Raid> = {}) =>
  testLines(tests, (before, chit, after) => {
    const [event, letter] = chit.split(' ') as [TargetEvent, Letter?]
    const raid = aRaidOver(COASTAL, before, more)
    const isEvent = after !== 'no event'
    expect(applies(raid, event, letter)).toBe(isEvent)
    expectAt(raid.day, isEvent ? after : before)
    expect([raid.raid.kept, raid.day.eventCup[targetChit(event, letter)]]).toEqual([[], 1])
  })

test.each([
  ['patrollers-escort', 'THD-17.13.a'],
  ['patrollers-hunt', 'THD-17.14.a'],
  ['escorts-strafe', 'THD-17.15.a'],
  ['decoy-raid', 'THD-17.16.a'],
  ['flak', 'THD-17.17.a'],
  ['navigational-error', 'THD-17.18.a'],
  ['non-essential-target', 'THD-17.19.a'],
  ['pathfinders', 'THD-17.20.a'],
  ['radio-confusion', 'THD-17.21.a'],
  ['undetected-raid', 'THD-17.22.a'],
  ['weather-shift', 'THD-17.23.a'],
] as const)('the log cites the rule of %s: %s', (event, rule) => {
  const raid = aRaidOver(COASTAL)
  Object.assign(raid.day.regionCup, { 'lf2-east': 0, 'lf2-south': 0, lf3: 0 })
  const letter = event === 'flak' || event === 'escorts-strafe' ? 'A' : undefined
  expect(happens(raid, event, letter).notes[0]).toMatchObject({ rule, what: 'event', facts: { event } })
})

test.each(['pathfinders', 'flak', 'decoy-raid', 'weather-shift'] as const)(
  'THD-17.1.a the chit of %s goes back to the cup once its event is over, applied or not',
  event => {
    const { day, raid } = aRaidOver(COASTAL, 'bomber/left I/KG1')
    happens({ day, raid }, event, event === 'flak' ? 'A' : undefined)
    expect(Object.values(day.eventCup).every(count => count === 1)).toBe(true)
    expect(raid.kept).toEqual([])
  },
)

describe('channel patrollers', () => {
  testEvents({
    // Letter B has no bombers in its section and moves to where there are some.
    'THD-17.13.a over a coastal target they close up to escort the bombers':
      'patrol I/JG3 II/JG3, bomber/left I/KG1: patrollers-escort = escort/left I/JG3 II/JG3',
    'THD-17.14.a over a coastal target they hunt, in the sections of their letters; one is enough': [
      'patrol I/JG3 II/JG3 III/JG3: patrollers-hunt = hunt/left I/JG3, hunt/centre II/JG3, hunt/right III/JG3',
      'patrol I/JG3: patrollers-hunt = hunt/left I/JG3',
    ],
    'THD-17.14.a without any there is no event': 'bomber/left I/KG1: patrollers-hunt = no event',
  })

  test('THD-17.14.a the log names the hunters', () => {
    const played = happens(aRaidOver(COASTAL, 'patrol I/JG3 II/JG3'), 'patrollers-hunt')
    expect(factsOf(played, 'patrollers-hunt')).toEqual([{ raid: 1, groups: ['I/JG3', 'II/JG3'] }])
  })

  test.each([
    ['patrollers-escort', 'THD-17.13.b'],
    ['patrollers-hunt', 'THD-17.14.b'],
  ] as const)(
    'THD-17.13.b THD-17.14.b over an inland target the chit of %s waits with the raid',
    (event, rule) => {
      const { day, raid } = aRaidOver(INLAND, 'patrol I/JG3')
      const played = happens({ day, raid }, event)
      const chit = targetChit(event)
      expect(factsOf(played, 'event')).toMatchObject([{ applies: false }])
      expectAt(day, 'patrol I/JG3')
      expect([raid.kept, day.eventCup[chit]]).toEqual([[{ chit, reminder: event }], 0])
      expect(told(played.notes.at(-1))).toBe(`${rule} event-kept raid 1, chit ${chit}, event ${event}`)
    },
  )

  test.each(['patrollers-escort', 'patrollers-hunt'] as const)(
    'THD-9.9.a over a coastal target beyond the range limit %s finds nobody who can join',
    event => {
      const { day, raid } = aRaidOver('martlesham-airfield', 'patrol I/JG3, bomber/left I/KG1')
      expect(applies({ day, raid }, event)).toBe(false)
      expectAt(day, 'patrol I/JG3')
      expect([raid.kept, day.eventCup[targetChit(event)]]).toEqual([[], 1])
    },
  )
})

describe('close escorts', () => {
  testEvents({
    'THD-17.15.a those of the letter strafe, in their own sections': [
      'escort/right I/ZG26 III/ZG26: escorts-strafe A = bomber/right I/ZG26, escort/right III/ZG26',
      'escort/left 1/EGr210, hunt/left I/JG3: escorts-strafe A = bomber/left 1/EGr210, hunt/left I/JG3',
      'escort/right I/ZG26, hunt/left II/JG3: escorts-strafe B = no event',
    ],
  })

  test('THD-17.15.a the log tells who strafes', () => {
    const { notes } = happens(aRaidOver(COASTAL, 'escort/right I/ZG26'), 'escorts-strafe', 'A')
    expect(notes.map(told)).toContain('THD-17.15.a becomes-strafer raid 1, group I/ZG26, section right')
  })
})

test('THD-17.16.a Decoy Raid: one other raid on a coast track, of the player’s choice, does not happen', () => {
  const over = aRaidOver(COASTAL)
  const { day, raid } = over
  const second = aRaid(day, { track: 'lf2-south-A', sizeChit: '9B' })
  const third = aRaid(day, { track: 'lf3-A', deployed: true })
  day.sizeCup['9B'] = 0
  day.eventCup.E08 = 0
  put(day, 'hunt/left I/JG2-', third)
  group(day, 'I/JG2').tactics = { chit: 'E08', by: -2 }
  const pause = pauseAfter(targetEvent(day, raid, COASTAL), `event.target ${targetChit('decoy-raid')}`)
  expect(pause).toMatchObject({
    options: [
      { id: '2', on: ['raid:2'] },
      { id: '3', on: ['raid:3'] },
    ],
  })
  day.eventCup[targetChit('decoy-raid')] = 1
  const { notes } = happens(over, 'decoy-raid', undefined, 'decoy 3')
  expect(told(notes.at(-1))).toBe('THD-17.16.a decoy raid 3')
  expect(day.raids).toEqual([raid, second])
  // Its groups are back as if they had never been called for, its chits in their cups.
  expectAt(day, 'airbase I/JG2')
  expect([group(day, 'I/JG2').tactics, day.eventCup.E08]).toEqual([undefined, 1])
  happens(over, 'decoy-raid')
  expect([day.raids, day.sizeCup['9B']]).toEqual([[raid], 1])
})

test('THD-17.16.a Decoy Raid: a raid over England is no decoy', () => {
  const over = aRaidOver(COASTAL)
  aRaid(over.day, { space: '7/11a' })
  expect(applies(over, 'decoy-raid')).toBe(false)
  expect(over.day.raids).toHaveLength(2)
})

describe('Flak', () => {
  testEvents({
    'THD-17.17.a bombers of the letter in the Bomber Box are reduced, reduced ones turn back': [
      'bomber/left I/KG1 II/KG4- II/KG1: flak A = bomber/left I/KG1- II/KG1, inflight II/KG4-',
      'bomber/left I/KG1 I/ZG26, escort/left 1/EGr210: flak A = bomber/left I/KG1- I/ZG26, escort/left 1/EGr210',
    ],
    'THD-17.17.a strafers of the letter alone: nothing happens':
      'bomber/left I/ZG26 II/KG1: flak A = no event',
  })
  testEvents(
    {
      'THD-17.17.b over a low raid they are lost at once, reduced or not': [
        'bomber/left I/KG1, hunt/left I/JG3: flak A = light I/KG1',
        'bomber/left I/KG1-, hunt/left I/JG3: flak A = light I/KG1-',
      ],
    },
    { altitude: 'LOW' },
  )

  test('THD-17.17.a the log tells what became of each', () => {
    const { notes } = happens(aRaidOver(COASTAL, 'bomber/left I/KG1 II/KG4- II/KG1'), 'flak', 'A')
    expect(notes.slice(1).map(told).sort()).toEqual([
      'THD-17.17.a flak raid 1, group I/KG1, effect reduced',
      'THD-17.17.a flak raid 1, group II/KG4, effect inflight',
    ])
  })

  test('THD-17.17.a a raid emptied by flak is over, one that is not goes on', () => {
    const over = aRaidOver(COASTAL, 'bomber/left I/KG1-, patrol I/JG3')
    happens(over, 'flak', 'A')
    expect(over.day.raids).toEqual([])
    expectAt(over.day, 'inflight I/JG3')
    const { day, raid } = aRaidOver(COASTAL, 'bomber/left I/KG1, hunt/left I/JG3', { altitude: 'LOW' })
    happens({ day, raid }, 'flak', 'A')
    expect(day.raids).toEqual([raid])
  })
})

test.each([
  ['THD-17.18.a Navigational Error counts away from the coast', 'navigational-error', INLAND, true],
  ['THD-17.18.a Navigational Error does not count on the coast', 'navigational-error', COASTAL, false],
  ['THD-17.19.a Non-Essential Target is told to the bombing', 'non-essential-target', COASTAL, true],
  ['THD-17.20.a Pathfinders are told to the bombing', 'pathfinders', COASTAL, true],
  ['other events are not told to the bombing', 'weather-shift', COASTAL, false],
] as const)('%s', (_, event, target, isTold) =>
  expect(happens(aRaidOver(target), event).value).toBe(isTold ? event : undefined),
)

describe('RAF Radio Confusion', () => {
  const LONDON = 'London/LOW 54 501, London/MED 65 610, London/HIGH 32'

  test('THD-17.21.a in a space with more than four airborne squadrons one full one goes home', () => {
    const over = aRaidOver(COASTAL, `${LONDON}, 7/11a/LOW 43 615, 7/11a/MED 601, 7/11a/HIGH 111`)
    reduce(over.day, '65')
    const played = happens(over, 'radio-confusion', undefined, 'radio-confusion 610')
    const asked = played.pauses.at(-1)
    expect(asked && ids(asked)).toEqual(['54', '32', '501', '610'])
    expectAt(over.day, 'inflight 610, London/LOW 54')
    expect(told(played.notes.at(-1))).toBe('THD-17.21.a radio-confusion squadron 610')
    // Four are no crowd.
    expect(applies(over, 'radio-confusion')).toBe(false)
  })

  test('THD-17.21.a of several crowded spaces the player picks one squadron in all', () => {
    const over = aRaidOver(COASTAL, `${LONDON}, 7/11a/LOW 43 615, 7/11a/MED 601 1, 7/11a/HIGH 111`)
    happens(over, 'radio-confusion', undefined, 'radio-confusion 111')
    const gone = over.day.squadrons.filter(({ place }) => place.at === 'inflight')
    expect(gone.map(({ id }) => id)).toEqual(['111'])
  })

  testEvents({
    'THD-17.21.a a crowd of reduced squadrons is not confused': [
      'London/LOW 54- 501-, London/MED 65- 610, London/HIGH 32-: radio-confusion = inflight 610',
      'London/LOW 54- 501-, London/MED 65- 610-, London/HIGH 32-: radio-confusion = no event',
    ],
  })
})

test('THD-17.22.a Undetected Raid: with fewer than three raids another one crosses the coast and is detected', () => {
  const over = aRaidOver(COASTAL)
  aRaid(over.day, { track: 'lf3-A' })
  const lines = 'undetected.region lf2-south, crossing 5, effort 6, detection 2'
  expect(applies(over, 'undetected-raid', undefined, lines)).toBe(true)
  const [, , third] = over.day.raids
  expect(third).toMatchObject({ track: 'lf2-south-B', effort: 'major', warning: expect.any(String) })
})

test('THD-17.22.a Undetected Raid: with three raids nothing happens', () => {
  const over = aRaidOver(COASTAL)
  for (const track of ['lf3-A', 'lf3-B'] as const) aRaid(over.day, { track })
  expect(applies(over, 'undetected-raid')).toBe(false)
  expect(over.day.raids).toHaveLength(3)
})

test.each([
  ['clear', 'patchy'],
  ['patchy', 'broken'],
  ['broken', 'patchy'],
] as const)(
  'THD-17.23.a THD-2.31.a THD-2.6.b %s weather in the target’s region, and in no other, turns %s',
  (before, after) => {
    for (const [target, region] of [
      [COASTAL, 'lf2-east'],
      ['portland-port', 'lf3'],
    ] as const) {
      const over = aRaidOver(target)
      Object.assign(over.day.weather, sameWeather(before))
      const { notes } = happens(over, 'weather-shift')
      expect(told(notes.at(-1))).toBe(`THD-17.23.a weather-shift region ${region}, weather ${after}`)
      expect(over.day.weather).toEqual({ ...sameWeather(before), [region]: after })
    }
  },
)
