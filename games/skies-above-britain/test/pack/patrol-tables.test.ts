import { read } from '@tallyho/engine'
import { describe, expect, test } from 'vitest'
import { standard } from '../../pack/index.ts'
import {
  AIRCRAFT,
  FATES,
  HIT_TYPES,
  type HitType,
  LEVELS,
  PILOT_FATES,
  POSITIONS,
  RECOVERIES,
  ZONES,
} from '../../pack/types.ts'
import { expectRising } from '../kit/pack-words.ts'

const { tables } = standard
const DICE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
/** On how many of twelve dice a table says so. */
const dice = <T>(table: Parameters<typeof read<T>>[0], result: T) =>
  DICE.filter(die => read(table, die) === result).length

describe('Sun and Contact', () => {
  test('SAB-K-107 the sun tables as printed', () => {
    expect(tables.sun.released).toEqual({
      nose: { even: 'port', odd: 'starboard' },
      port: { even: 'nose', odd: 'starboard' },
      starboard: { even: 'nose', odd: 'port' },
      tail: { even: 'nose', odd: 'starboard' },
    })
    expect([1, 3, 4, 6, 7, 9, 10, 12].map(die => read(tables.sun.appears, die))).toEqual(
      ['nose', 'tail', 'starboard', 'port'].flatMap(position => [position, position]),
    )
  })

  test('SAB-K-108 clockwise from the nose: starboard, tail, port', () => {
    expect(POSITIONS).toEqual(['nose', 'starboard', 'tail', 'port'])
  })

  test('SAB-K-109 same zone, 9: either flank, Low', () => {
    expect(read(tables.contact.same, 9)).toEqual({ positions: ['port', 'starboard'], altitude: 'low' })
  })

  test('SAB-K-110 the tables go from 0 to 13 and from -1 to 12', () => {
    expect(tables.contact.same.at(-1)?.to).toBe(13)
    expect(tables.contact.adjacent.at(-1)?.to).toBe(12)
    for (const table of [tables.contact.same, tables.contact.adjacent])
      expect(read(table, -1)).toEqual({ positions: ['tail'], altitude: 'low' })
  })

  test('SAB-K-111 higher is better, and the adjacent zone worse', () => {
    const worth = (zone: 'same' | 'adjacent', die: number) => {
      const { positions, altitude } = read(tables.contact[zone], die)
      const order = { tail: 0, port: 2, starboard: 2, nose: 4 }
      return (
        Math.max(...positions.map(one => order[one])) +
        (altitude === 'low' ? 0 : altitude === 'same' ? 0.5 : 1)
      )
    }
    for (const zone of ['same', 'adjacent'] as const) expectRising(DICE.map(die => worth(zone, die)))
    for (const die of DICE) expect(worth('adjacent', die)).toBeLessThanOrEqual(worth('same', die))
  })
})

describe('Fate', () => {
  const killed = (type: HitType, row: 'crashes' | 'fire' | 'green') => dice(tables.fate[type][row], 'killed')

  test('SAB-K-112 a Spitfire hit in the fuselage: 5 crashes, and 6 bails out', () => {
    const { spitfire, crashes } = tables.fate.fuselage
    expect(read(spitfire, 5)).toBe('crashes')
    expect([5, 6].map(die => read(crashes, die) === 'bails-out')).toEqual([false, true])
  })

  test('SAB-K-113 every row goes from 1 to 12', () => {
    for (const type of HIT_TYPES)
      for (const row of Object.values(tables.fate[type])) expect(row.at(-1)?.to).toBe(12)
  })

  test('SAB-K-114 higher is better', () => {
    for (const type of HIT_TYPES) {
      const { hurricane, spitfire, ...pilots } = tables.fate[type]
      for (const row of [hurricane, spitfire]) expectRising(DICE.map(die => -FATES.indexOf(read(row, die))))
      for (const row of Object.values(pilots))
        expectRising(DICE.map(die => -PILOT_FATES.indexOf(read(row, die))))
    }
  })

  test('SAB-K-114 a Hurricane burns more often and comes home more often', () => {
    for (const type of HIT_TYPES) {
      const { hurricane, spitfire } = tables.fate[type]
      expect(dice(hurricane, 'fire')).toBeGreaterThan(dice(spitfire, 'fire'))
      expect(dice(hurricane, 'hangar')).toBeGreaterThan(dice(spitfire, 'hangar'))
    }
  })

  test('SAB-K-114 fire kills more than a crash, Green pilots most, and a cockpit is the worst place', () => {
    for (const type of HIT_TYPES) {
      expect(killed(type, 'fire')).toBeGreaterThan(killed(type, 'crashes'))
      expect(killed(type, 'green')).toBeGreaterThan(killed(type, 'fire'))
      for (const row of ['crashes', 'fire', 'green'] as const)
        expect(killed('cockpit', row)).toBeGreaterThanOrEqual(killed(type, row))
    }
  })

  test('SAB-K-123 SAB-K-124 Channel Recovery as printed', () => {
    const bands = LEVELS.map(level => RECOVERIES.map(result => dice(tables.recovery[level], result)))
    expect(bands).toEqual([
      [1, 2, 9],
      [2, 3, 7],
      [3, 3, 6],
    ])
    expect(read(tables.recovery.regular, 8)).toBe('captured')
  })

  test('SAB-K-126 SAB-K-127 Hospital: 10 returns; low Discharged, high Returns', () => {
    expect(read(tables.hospital, 10)).toBe('returns')
    const order = ['discharged', 'hospital', 'returns']
    expectRising(DICE.map(die => order.indexOf(read(tables.hospital, die))))
    expect(new Set(DICE.map(die => read(tables.hospital, die))).size).toBe(3)
  })
})

describe('Fuel and the Raid Track', () => {
  const { inbound, turn, outbound } = tables.track
  const spaces = [...inbound, turn, ...Object.values(outbound).flat()]

  test('SAB-K-115 Empty: a check of 9 is safe', () => {
    expect(tables.fuel.checks.at(-2)).toBeLessThanOrEqual(9)
  })

  test('SAB-K-116 Low, Empty and Vapor rise; nobody checks before', () => {
    const { checks } = tables.fuel
    const [low = 0, empty = 0, vapor = 0] = checks.slice(-3)
    expect(low < empty && empty < vapor).toBe(true)
    for (const number of checks.slice(0, -3)) expect(number).toBe(0)
  })

  test('SAB-K-117 10 to 13 spaces', () => {
    expect(tables.fuel.checks.length).toBeGreaterThanOrEqual(10)
    expect(tables.fuel.checks.length).toBeLessThanOrEqual(13)
    for (const aircraft of AIRCRAFT) expect(tables.fuel.full[aircraft]).toBeLessThan(2)
  })

  test('SAB-K-118 a space where 109s leave on 8 and patrols come on 10 to 12', () => {
    expect(spaces.some(({ exit109, patrol = 0 }) => exit109 === 8 && patrol >= 10 && patrol <= 12)).toBe(true)
  })

  test('SAB-K-119 no number, one for 109s, or two of which theirs is not the higher', () => {
    const kinds = spaces.map(
      ({ exit109, exit110 }) => [exit109, exit110].filter(one => one !== undefined).length,
    )
    expect(new Set(kinds)).toEqual(new Set([0, 1, 2]))
    for (const { exit109 = 0, exit110 } of spaces)
      if (exit110 !== undefined) expect(exit109 > 0 && exit109 <= exit110).toBe(true)
  })

  test('SAB-K-120 SAB-K-122 bail-outs and patrols over the Channel are at the coast', () => {
    expect(spaces.some(({ channel }) => channel)).toBe(true)
    for (const { zone, channel, patrol } of spaces) if (channel || patrol) expect(zone).toBe('coast')
    for (const zone of ZONES) expect(outbound[zone].at(-1)?.channel).toBe(true)
  })

  test('SAB-K-121 every space lies in a zone, and a row home starts where the bombs fell', () => {
    for (const zone of ZONES) {
      expect(outbound[zone][0]?.zone).toBe(zone)
      expectRising(outbound[zone].map(space => ZONES.indexOf(space.zone)))
    }
    expectRising(inbound.map(space => -ZONES.indexOf(space.zone)))
    expect(new Set(inbound.map(space => space.zone))).toEqual(new Set(ZONES))
  })

  test('SAB-K-122 the later in the raid, the sooner the escort leaves', () => {
    for (const zone of ZONES)
      for (const key of ['exit109', 'exit110'] as const)
        expectRising([...inbound, ...outbound[zone]].map(space => -(space[key] ?? 13)).filter(n => n > -13))
  })
})
