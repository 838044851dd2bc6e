import { describe, expect, test } from 'vitest'
import { packOf } from '../../pack/index.ts'
import type { Letter, TargetEvent, TargetId } from '../../pack/types.ts'
import { targetEvent } from '../../rules/17-events/target-events.ts'
import type { Day, Raid } from '../../state.ts'
import { PROOF_PACK } from '../kit/charts.ts'
import {
  aRaid,
  dayWith,
  expectAt,
  factsOf,
  fly,
  group,
  ids,
  lay,
  list,
  pauseAfter,
  reduce,
  sameWeather,
  script,
  targetChit,
  whereIs,
} from '../kit/table.ts'

const COASTAL = 'dover-port'
const INLAND = 'hornchurch-airfield'

function aRaidOver(target: TargetId, display = '', more: Partial<Raid> = {}): { day: Day; raid: Raid } {
  const { space } = packOf({ pack: PROOF_PACK }).target(target)
  return dayWith({ space, deployed: true, target, ...more }, display)
}

function happens(day: Day, raid: Raid, event: TargetEvent, letter?: Letter, lines = '') {
  const chit = targetChit(event, letter)
  return script(targetEvent(day, raid, raid.target ?? ''), [`event.target ${chit}`, lines])
}

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
  const { day, raid } = aRaidOver(COASTAL)
  Object.assign(day.regionCup, { 'lf2-east': 0, 'lf2-south': 0, lf3: 0 })
  const letter = event === 'flak' || event === 'escorts-strafe' ? 'A' : undefined
  expect(happens(day, raid, event, letter).notes[0]).toMatchObject({ rule, what: 'event', facts: { event } })
})

const applied = (played: Parameters<typeof factsOf>[0]) =>
  factsOf(played, 'event').map(({ applies }) => applies)

test('THD-17.1.a a chit goes back to the cup once its event is over, applied or not', () => {
  for (const event of ['pathfinders', 'flak', 'decoy-raid', 'weather-shift'] as const) {
    const { day, raid } = aRaidOver(COASTAL, 'bomber/left I/KG1')
    happens(day, raid, event, event === 'flak' ? 'A' : undefined)
    expect(Object.values(day.eventCup).every(count => count === 1)).toBe(true)
    expect(raid.kept).toEqual([])
  }
})

describe('channel patrollers', () => {
  test('THD-17.13.a over a coastal target they close up to escort the bombers', () => {
    const { day, raid } = aRaidOver(COASTAL, 'patrol I/JG3 II/JG3, bomber/left I/KG1')
    const played = happens(day, raid, 'patrollers-escort')
    // Letter B has no bombers in its section and moves to where there are some.
    expect([whereIs(group(day, 'I/JG3')), whereIs(group(day, 'II/JG3'))]).toEqual([
      'escort/left',
      'escort/left',
    ])
    expect(raid.kept).toEqual([])
    expect(day.eventCup[targetChit('patrollers-escort')]).toBe(1)
    expect(applied(played)).toEqual([true])
  })

  test('THD-17.13.b THD-17.14.b over an inland target the chit waits with the raid', () => {
    for (const event of ['patrollers-escort', 'patrollers-hunt'] as const) {
      const { day, raid } = aRaidOver(INLAND, 'patrol I/JG3')
      const played = happens(day, raid, event)
      expectAt(day, 'patrol I/JG3')
      expect(raid.kept).toEqual([{ chit: targetChit(event), reminder: event }])
      expect(day.eventCup[targetChit(event)]).toBe(0)
      expect(applied(played)).toEqual([false])
      expect(played.notes.at(-1)).toEqual({
        rule: event === 'patrollers-escort' ? 'THD-17.13.b' : 'THD-17.14.b',
        what: 'event-kept',
        facts: { raid: 1, chit: targetChit(event), event },
      })
    }
  })

  test('THD-17.14.a over a coastal target they hunt, in the sections of their letters', () => {
    const { day, raid } = aRaidOver(COASTAL, 'patrol I/JG3 II/JG3 III/JG3')
    const played = happens(day, raid, 'patrollers-hunt')
    expect(factsOf(played, 'patrollers-hunt')).toEqual([{ raid: 1, groups: ['I/JG3', 'II/JG3', 'III/JG3'] }])
    expectAt(day, 'hunt/left I/JG3, hunt/centre II/JG3, hunt/right III/JG3')
  })

  test('THD-17.14.a one patroller is enough; without any there is no event', () => {
    const alone = aRaidOver(COASTAL)
    lay(alone.day, alone.raid, 'patrol I/JG3')
    expect(applied(happens(alone.day, alone.raid, 'patrollers-hunt'))).toEqual([true])
    const { day, raid } = aRaidOver(COASTAL)
    expect(applied(happens(day, raid, 'patrollers-hunt'))).toEqual([false])
  })
})

test('THD-9.9.a over a coastal target beyond the range limit the channel patrollers cannot join', () => {
  for (const event of ['patrollers-escort', 'patrollers-hunt'] as const) {
    const { day, raid } = aRaidOver('martlesham-airfield', 'patrol I/JG3, bomber/left I/KG1')
    expect(applied(happens(day, raid, event))).toEqual([false])
    expectAt(day, 'patrol I/JG3')
    expect(raid.kept).toEqual([])
    expect(day.eventCup[targetChit(event)]).toBe(1)
  }
})

test('THD-17.15.a close escorts of the letter strafe, in their own sections', () => {
  const { day, raid } = aRaidOver(
    COASTAL,
    'escort/right I/ZG26 III/ZG26, escort/left 1/EGr210, hunt/left I/JG3',
  )
  const played = happens(day, raid, 'escorts-strafe', 'A')
  expect(applied(played)).toEqual([true])
  expect(played.notes).toContainEqual({
    rule: 'THD-17.15.a',
    what: 'becomes-strafer',
    facts: { raid: 1, group: 'I/ZG26', section: 'right' },
  })
  expectAt(day, 'bomber/right I/ZG26, escort/right III/ZG26, bomber/left 1/EGr210, hunt/left I/JG3')
  expect(applied(happens(day, raid, 'escorts-strafe', 'B'))).toEqual([false])
})

describe('Decoy Raid', () => {
  test('THD-17.16.a one other raid on a coast track, of the player’s choice, does not happen', () => {
    const { day, raid } = aRaidOver(COASTAL)
    const second = aRaid(day, { track: 'lf2-south-A', sizeChit: '9B' })
    const third = aRaid(day, { track: 'lf3-A', deployed: true })
    day.sizeCup['9B'] = 0
    day.eventCup.E08 = 0
    lay(day, third, 'hunt/left I/JG2')
    reduce(day, 'I/JG2')
    group(day, 'I/JG2').tactics = { chit: 'E08', by: -2 }
    const drawn = `event.target ${targetChit('decoy-raid')}`
    const pause = pauseAfter(targetEvent(day, raid, COASTAL), [drawn])
    expect(ids(pause)).toEqual(['2', '3'])
    expect(pause).toMatchObject({ options: [{ on: ['raid:2'] }, { on: ['raid:3'] }] })
    day.eventCup[targetChit('decoy-raid')] = 1
    const { notes } = happens(day, raid, 'decoy-raid', undefined, 'decoy 3')
    expect(notes.at(-1)).toEqual({ rule: 'THD-17.16.a', what: 'decoy', facts: { raid: 3 } })
    expect(day.raids).toEqual([raid, second])
    // Its groups are back as if they had never been called for, its chits in their cups.
    expect(group(day, 'I/JG2')).toMatchObject({
      reduced: false,
      place: { at: 'airbase' },
      tactics: undefined,
    })
    expect(day.eventCup.E08).toBe(1)
    happens(day, raid, 'decoy-raid')
    expect(day.raids).toEqual([raid])
    expect(day.sizeCup['9B']).toBe(1)
  })

  test('THD-17.16.a a raid over England is no decoy', () => {
    const { day, raid } = aRaidOver(COASTAL)
    aRaid(day, { space: '7/11a' })
    expect(applied(happens(day, raid, 'decoy-raid'))).toEqual([false])
    expect(day.raids).toHaveLength(2)
  })
})

describe('Flak', () => {
  test('THD-17.17.a bombers of the letter in the Bomber Box are reduced, reduced ones turn back', () => {
    const { day, raid } = aRaidOver(COASTAL, 'bomber/left I/KG1 II/KG4 II/KG1 I/ZG26, escort/left 1/EGr210')
    reduce(day, 'II/KG4')
    const played = happens(day, raid, 'flak', 'A')
    expect(applied(played)).toEqual([true])
    for (const [name, effect] of [
      ['I/KG1', 'reduced'],
      ['II/KG4', 'inflight'],
    ])
      expect(played.notes).toContainEqual({
        rule: 'THD-17.17.a',
        what: 'flak',
        facts: { raid: 1, group: name, effect },
      })
    const after = ['I/KG1', 'II/KG4', 'II/KG1', 'I/ZG26', '1/EGr210'].map(id => group(day, id))
    expect(after.map(({ reduced }) => reduced)).toEqual([true, true, false, false, false])
    expect(after.map(whereIs)).toEqual(list('bomber/left inflight bomber/left bomber/left escort/left'))
  })

  test('THD-17.17.a strafers of the letter alone: nothing happens', () => {
    const { day, raid } = aRaidOver(COASTAL, 'bomber/left I/ZG26 II/KG1')
    expect(applied(happens(day, raid, 'flak', 'A'))).toEqual([false])
  })

  test('THD-17.17.b over a low raid they are lost at once', () => {
    const { day, raid } = aRaidOver(COASTAL, 'bomber/left I/KG1, hunt/left I/JG3', { altitude: 'LOW' })
    happens(day, raid, 'flak', 'A')
    expectAt(day, 'light I/KG1')
    expect(day.raids).toEqual([raid])
  })

  test('THD-17.17.a a raid emptied by flak is over', () => {
    const { day, raid } = aRaidOver(COASTAL, 'bomber/left I/KG1, patrol I/JG3')
    reduce(day, 'I/KG1')
    happens(day, raid, 'flak', 'A')
    expect(day.raids).toEqual([])
    expectAt(day, 'inflight I/JG3')
  })
})

describe('events that change the bombing', () => {
  test('THD-17.18.a Navigational Error only away from the coast', () => {
    const inland = aRaidOver(INLAND)
    expect(happens(inland.day, inland.raid, 'navigational-error').value).toBe('navigational-error')
    const coastal = aRaidOver(COASTAL)
    expect(happens(coastal.day, coastal.raid, 'navigational-error').value).toBeUndefined()
  })

  test('THD-17.19.a THD-17.20.a Non-Essential Target and Pathfinders are told to the bombing', () => {
    const { day, raid } = aRaidOver(COASTAL)
    expect(happens(day, raid, 'non-essential-target').value).toBe('non-essential-target')
    expect(happens(day, raid, 'pathfinders').value).toBe('pathfinders')
  })

  test('other events are not', () => {
    const { day, raid } = aRaidOver(COASTAL)
    expect(happens(day, raid, 'weather-shift').value).toBeUndefined()
  })
})

describe('RAF Radio Confusion', () => {
  function crowd(day: Day, space: string, ids: readonly string[]): void {
    for (const [i, id] of ids.entries()) fly(day, `${space}/${['LOW', 'MED', 'HIGH'][i % 3]} ${id}`)
  }

  test('THD-17.21.a in a space with more than four airborne squadrons one full one goes home', () => {
    const { day, raid } = aRaidOver(COASTAL)
    crowd(day, 'London', ['54', '65', '32', '501', '610'])
    crowd(day, '7/11a', ['43', '601', '111', '615'])
    reduce(day, '65')
    const played = happens(day, raid, 'radio-confusion', undefined, 'radio-confusion 610')
    const asked = played.pauses.at(-1)
    expect(asked && ids(asked)).toEqual(['54', '32', '501', '610'])
    expectAt(day, 'inflight 610')
    const facts = { squadron: '610' }
    expect(played.notes.at(-1)).toEqual({ rule: 'THD-17.21.a', what: 'radio-confusion', facts })
    expectAt(day, 'London/LOW 54')
    // Four are no crowd.
    expect(applied(happens(day, raid, 'radio-confusion'))).toEqual([false])
  })

  test('THD-17.21.a of several crowded spaces the player picks one squadron in all', () => {
    const { day, raid } = aRaidOver(COASTAL)
    crowd(day, 'London', ['54', '65', '32', '501', '610'])
    crowd(day, '7/11a', ['43', '601', '111', '615', '1'])
    happens(day, raid, 'radio-confusion', undefined, 'radio-confusion 111')
    expect(day.squadrons.filter(({ place }) => place.at === 'inflight').map(({ id }) => id)).toEqual(['111'])
  })

  test('THD-17.21.a a crowd of reduced squadrons is not confused', () => {
    const { day, raid } = aRaidOver(COASTAL)
    crowd(day, 'London', ['54', '65', '32', '501', '610'])
    reduce(day, '54 65 32 501')
    expect(applied(happens(day, raid, 'radio-confusion'))).toEqual([true])
    expectAt(day, 'inflight 610')
    fly(day, 'London/LOW 610')
    reduce(day, '610')
    expect(applied(happens(day, raid, 'radio-confusion'))).toEqual([false])
  })
})

describe('Undetected Raid', () => {
  test('THD-17.22.a with fewer than three raids another one crosses the coast and is detected', () => {
    const { day, raid } = aRaidOver(COASTAL)
    aRaid(day, { track: 'lf3-A' })
    const played = happens(
      day,
      raid,
      'undetected-raid',
      undefined,
      'undetected.region lf2-south, crossing 5, effort 6, detection 2',
    )
    expect(applied(played)).toEqual([true])
    expect(day.raids[2]).toMatchObject({ track: 'lf2-south-B', effort: 'major' })
    expect(day.raids[2]?.warning).toBeDefined()
  })

  test('THD-17.22.a with three raids nothing happens', () => {
    const { day, raid } = aRaidOver(COASTAL)
    aRaid(day, { track: 'lf3-A' })
    aRaid(day, { track: 'lf3-B' })
    expect(applied(happens(day, raid, 'undetected-raid'))).toEqual([false])
    expect(day.raids).toHaveLength(3)
  })
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
      const { day, raid } = aRaidOver(target)
      Object.assign(day.weather, sameWeather(before))
      const { notes } = happens(day, raid, 'weather-shift')
      const facts = { region, weather: after }
      expect(notes.at(-1)).toEqual({ rule: 'THD-17.23.a', what: 'weather-shift', facts })
      expect(day.weather).toEqual({ ...sameWeather(before), [region]: after })
    }
  },
)
