import { describe, expect, test } from 'vitest'
import { SCENARIOS, type ScenarioId, type Weather } from '../../pack/types.ts'
import { removeRaid } from '../../rules/02-terms/terms.ts'
import { enterEngland } from '../../rules/09-raid-movement.ts'
import { modifiersOf } from '../../rules/12-combat/fight.ts'
import { approachEvent } from '../../rules/17-events/approach-events.ts'
import { targetEvent } from '../../rules/17-events/target-events.ts'
import { pauseAfter, script, told } from '../kit/script.ts'
import { aRaid, dayWith, expectAt, group, put, sameWeather, squadron } from '../kit/table.ts'
import { CHITS, cupIsFull, drawn, EIGHT, reducedIn, testChit } from './chits.ts'

test('THD-17.1.a a chit goes back to the cup once applied, or when it does not apply', () => {
  const { day, raid } = dayWith({}, 'bomber/left I/KG2')
  expect([drawn(day, raid, 'breakFormationA').applies, cupIsFull(day)]).toEqual([true, true])
  expect([drawn(day, raid, 'breakFormationB').applies, cupIsFull(day)]).toEqual([false, true])
})

test('THD-2.33.a the side that the draw asks for counts, and not the other', () => {
  const { day, raid } = dayWith({ space: '6/11a', target: 'dover-port' }, 'bomber/left I/KG2')
  const chit = CHITS.lowAltitude
  const approach = script(approachEvent(day, raid), `event.approach ${chit}`)
  const target = script(targetEvent(day, raid, 'dover-port'), `event.target ${chit}`)
  expect(approach.notes[0]).toMatchObject({ facts: { chit, side: 'approach', event: 'low-altitude' } })
  expect(target.notes[0]).toMatchObject({ facts: { chit, side: 'target', event: 'pathfinders' } })
})

test('THD-17.2.a full bombers of the letter become reduced, and nobody else', () => {
  const { day, raid } = dayWith({}, 'bomber/left I/KG2 II/KG2 I/KG1, escort/left I/ZG26, hunt/left I/JG3')
  put(day, 'bomber/left I/KG3', aRaid(day, { track: 'lf2-east-A' }))
  const { notes } = drawn(day, raid, 'breakFormationA')
  expect(notes[0]?.what).toBe('event')
  expect(told(notes[1])).toBe('THD-17.2.a group-reduced raid 1, group I/KG2')
  expect(reducedIn(day)).toEqual(['I/KG2', 'I/KG1'])
})

describe('Form-Up Failure', () => {
  testChit('formUpFailureA', {
    'THD-17.3.a THD-DX-10 seven groups: no event; eight: event': [
      'SEVEN: = no event',
      'EIGHT: = inflight I/KG2',
    ],
    'THD-17.3.b the letter leaves the Bomber and Close Escort Boxes, not the Hunt and Channel Patrol Boxes':
      'EIGHT: = inflight I/KG2 I/KG3 I/ZG26, hunt/left I/JG3, patrol I/JG26, bomber/centre II/KG2',
    'THD-17.3.c a section that was empty before does not count':
      'EIGHT, escort/right II/ZG76: = escort/right II/ZG76',
  })

  testChit('formUpFailureB', {
    'THD-17.3.a one group with the letter is enough': 'EIGHT, hunt/right II/ZG26: = inflight II/KG2',
    'THD-17.3.a nobody with the letter: no event':
      'bomber/left I/KG2 I/KG3 I/KG76 I/KG1, escort/left I/ZG26 III/ZG26, hunt/left II/KG2 II/JG3: = no event',
  })

  test('THD-17.3.c a Bomber section that becomes empty takes in the escorts left beside it', () => {
    const { day, raid } = dayWith({}, EIGHT)
    const { notes } = drawn(day, raid, 'formUpFailureA')
    expect(notes.slice(1).map(told)).toEqual([
      'THD-17.3.b group-leaves raid 1, group I/ZG26',
      'THD-17.3.b group-leaves raid 1, group I/KG2',
      'THD-17.3.b group-leaves raid 1, group I/KG3',
      'THD-17.3.c becomes-strafer raid 1, group II/ZG26, section left',
    ])
    // The centre still has its bomber, and keeps its escort.
    expectAt(day, 'bomber/left II/ZG26, escort/centre III/ZG26')
  })

  test('THD-17.3.b a raid left with channel patrollers alone is over', () => {
    const bombers = 'bomber/left I/KG2 I/KG3 I/KG76 I/KG1 I/KG53 II/KG4'
    const { day, raid } = dayWith({}, `${bombers}, patrol I/JG26 II/JG26`)
    const { notes } = drawn(day, raid, 'formUpFailureA')
    expect(day.raids).toEqual([])
    expectAt(day, 'inflight II/JG26')
    expect(notes.at(-1)).toMatchObject({ what: 'raid-broken', facts: { raid: 1, patrollers: 2 } })
  })
})

describe('altitude', () => {
  const HIGH = { altitude: 'HIGH', kept: [{ chit: 'E07', reminder: 'high-altitude' }] }
  const LOW = { altitude: 'LOW', kept: [{ chit: 'E10', reminder: 'low-altitude' }] }

  test('THD-17.4.a THD-17.4.c THD-17.1.a a raid of Me109s alone flies HIGH, and keeps the chit as long as it flies', () => {
    const { day, raid } = dayWith({}, 'hunt/left I/JG3, patrol I/JG26')
    drawn(day, raid, 'highAltitude')
    expect(raid).toMatchObject({ ...HIGH, deployed: false })
    raid.deployed = true
    script(enterEngland(day, raid))
    expect(raid).toMatchObject(HIGH)
    expect(day.eventCup.E07).toBe(0)
    removeRaid(day, raid)
    expect(cupIsFull(day)).toBe(true)
  })

  test('THD-17.4.c a raid that deploys over England keeps the chit too', () => {
    const { day, raid } = dayWith({ space: '7/11a' }, 'hunt/left I/JG3')
    drawn(day, raid, 'highAltitude')
    expect(raid).toMatchObject(HIGH)
    expect(day.eventCup.E07).toBe(0)
  })

  test.each(['escort/left I/ZG26', 'bomber/left I/KG2'])('THD-17.4.a with %s: no event', other => {
    const { day, raid } = dayWith({}, `hunt/left I/JG3, ${other}`)
    expect([drawn(day, raid, 'highAltitude').applies, cupIsFull(day)]).toEqual([false, true])
    expect(raid).toMatchObject({ altitude: 'MED', kept: [] })
  })

  test('THD-17.4.b every combat of that raid is one worse, on top of altitude advantage', () => {
    const { day, raid } = dayWith({ space: '7/11a' }, 'hunt/left I/JG3')
    drawn(day, raid, 'highAltitude')
    const one = squadron(day, '54')
    one.altitudeMarker = 'advantage'
    expect(modifiersOf(day, raid, one, group(day, 'I/JG3'))).toEqual([
      { why: 'altitude-advantage', by: 2 },
      { why: 'high-raid', by: -1 },
    ])
  })

  test('THD-17.7.a exactly one bomber group: the raid flies LOW', () => {
    const altitude = (bombers: string) => {
      const { day, raid } = dayWith({}, `bomber/left ${bombers}, escort/left I/ZG26, hunt/left I/JG3`)
      const { applies } = drawn(day, raid, 'lowAltitude')
      expect(applies).toBe(raid.altitude === 'LOW')
      return raid.altitude
    }
    expect([altitude(''), altitude('I/KG2'), altitude('I/KG2 II/KG2')]).toEqual(['MED', 'LOW', 'MED'])
  })

  test('THD-17.7.b THD-8.14.c on a track the chit stays with the marker until England; LOW stays', () => {
    const { day, raid } = dayWith({ deployed: true }, 'bomber/left I/KG2')
    drawn(day, raid, 'lowAltitude')
    expect(raid).toMatchObject(LOW)
    expect(day.eventCup.E10).toBe(0)
    script(enterEngland(day, raid))
    expect(raid).toMatchObject({ ...LOW, kept: [] })
    expect(cupIsFull(day)).toBe(true)
  })

  test('THD-17.7.b THD-8.14.c over England the altitude box tells, and the chit goes back at once', () => {
    const { day, raid } = dayWith({ space: '7/11a' }, 'bomber/left I/KG2')
    drawn(day, raid, 'lowAltitude')
    expect(raid).toMatchObject({ ...LOW, kept: [] })
    expect(cupIsFull(day)).toBe(true)
  })
})

describe('tactics', () => {
  const withHunters = (scenario: ScenarioId = '1940-08-18') =>
    dayWith({}, 'hunt/left I/JG3 I/JG26, escort/left I/ZG26', { scenario })
  const take = 'tactics I/JG26'

  test('THD-17.5.a Hunter Tactics: the player puts the chit on one hunter, worth -2', () => {
    const { day, raid } = withHunters()
    const pause = pauseAfter(approachEvent(day, raid), 'event.approach E08')
    expect(pause).toMatchObject({ kind: 'choice', seat: 'raf', ask: 'tactics', about: ['raid:1'] })
    expect(pause).toMatchObject({ options: [{ id: 'I/JG3', on: ['group:I/JG3'] }, { id: 'I/JG26' }] })
    const { notes } = drawn(day, raid, 'hunterTactics', take)
    expect(told(notes.at(-1))).toBe('THD-17.5.a tactics raid 1, group I/JG26, by -2')
    expect(group(day, 'I/JG26').tactics).toEqual({ chit: 'E08', by: -2 })
    expect(group(day, 'I/JG3').tactics).toBeUndefined()
    expect(day.eventCup.E08).toBe(0)
    const modifiers = modifiersOf(day, raid, squadron(day, '54'), group(day, 'I/JG26'))
    expect(modifiers).toEqual([{ why: 'tactics', by: -2 }])
  })

  test.each(['hunterTactics', 'squadronTactics', 'hunterTacticsEarly', 'squadronTacticsLate'] as const)(
    'THD-17.5.a THD-17.10.a %s without hunters: no event',
    chit => {
      const { day, raid } = dayWith({}, 'escort/left I/ZG26, patrol I/JG3', { scenario: '1940-08-18' })
      expect([drawn(day, raid, chit).applies, cupIsFull(day)]).toEqual([false, true])
    },
  )

  test.each([
    ['THD-17.6.a Hunter Tactics < 8/24', 'hunterTacticsEarly', 'THD-17.5.a', [-2, -2, -2, 0, 0]],
    ['THD-17.9.a Squadron Tactics > 8/16', 'squadronTacticsLate', 'THD-17.10.a', [0, 0, 2, 2, 2]],
    ['THD-17.10.a Squadron Tactics', 'squadronTactics', 'THD-17.10.a', [2, 2, 2, 2, 2]],
  ] as const)('%s on each of the five days', (_, chit, rule, worth) => {
    for (const [i, scenario] of SCENARIOS.entries()) {
      const { day, raid } = withHunters(scenario)
      const happens = worth[i] !== 0
      const { applies, notes } = drawn(day, raid, chit, happens ? take : '')
      expect([applies, group(day, 'I/JG26').tactics?.by ?? 0]).toEqual([happens, worth[i]])
      if (happens) expect(notes.at(-1)?.rule).toBe(rule)
    }
  })
})

test.each<[Weather, readonly string[]]>([
  ['patchy', ['I/JG3', 'I/JG26', 'I/ZG26', 'I/KG2']],
  ['broken', ['I/JG3', 'I/JG26', 'I/ZG26', 'I/KG2']],
  ['clear', []],
])(
  'THD-17.8.a Raid in Clouds: in %s weather every group of the letter becomes reduced, in every box: %s',
  (weather, reduced) => {
    const { day, raid } = dayWith(
      { track: 'lf2-south-B' },
      'bomber/left I/KG2 II/KG2, hunt/left I/JG3, escort/left I/ZG26, patrol I/JG26',
      { weather: { ...sameWeather('clear'), 'lf2-south': weather } },
    )
    const { applies, notes } = drawn(day, raid, 'inCloudsA')
    for (const { what, rule } of notes.slice(1)) expect([what, rule]).toEqual(['group-reduced', 'THD-17.8.a'])
    expect([applies, reducedIn(day)]).toEqual([reduced.length > 0, reduced])
  },
)

test('THD-17.8.a Raid in Clouds: one group with the letter is enough, and one that is reduced already is none', () => {
  const { day, raid } = dayWith({}, 'bomber/left I/KG2 II/KG2', { weather: sameWeather('patchy') })
  expect(drawn(day, raid, 'inCloudsA').applies).toBe(true)
  expect(drawn(day, raid, 'inCloudsA').applies).toBe(false)
})
