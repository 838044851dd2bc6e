import { describe, expect, test } from 'vitest'
import type { TargetId } from '../../pack/types.ts'
import { event, expectBombs, expectOverDover, he111s, overDover, raidOver } from './bombs.ts'

describe('points', () => {
  test.each([
    ['clear', 4],
    ['patchy', 3],
    ['broken', 2],
  ] as const)(
    'THD-14.2.3.a column by strength, row by the %s weather of the target’s region; no die',
    (row, chart) => {
      // The raid came by LF2 South, Dover lies in LF2 East.
      const { day, raid } = overDover(he111s(7))
      day.weather['lf2-east'] = row
      expectBombs({ day, raid }, { row, column: 6, chart })
      expectBombs(overDover(he111s(3)), { strength: 12, column: 3, chart: 2 })
    },
  )

  const LOW = { altitude: 'LOW' } as const

  test('THD-14.2.3.b THD-14.5.d THD-DX-09 a low raid bombs clouds as clear weather, and clear weather two columns better', () =>
    expectOverDover([
      [
        'I/KG1',
        { ...LOW, weather: 'patchy' },
        { strength: 8, row: 'clear', column: 2, shifted: 0, chart: 1 },
      ],
      [
        'I/KG1',
        { ...LOW, weather: 'broken' },
        { strength: 8, row: 'clear', column: 2, shifted: 0, chart: 1 },
      ],
      ['I/KG1', LOW, { strength: 8, row: 'clear', column: 4, shifted: 2, chart: 2 }],
      ['I/KG1', {}, { strength: 4, column: 1, shifted: 0, chart: 1 }],
    ]))

  test('THD-14.5.d the shift stops at the last column', () =>
    expectBombs(overDover(he111s(3), LOW), { strength: 24, column: 6, chart: 4 }))

  test('THD-14.2.4.a THD-2.14.a the points of the whole day add up', () => {
    const { day, raid } = overDover(he111s(5))
    day.bombDamage = 7
    expectBombs({ day, raid }, { points: 3 })
    expect(day.bombDamage).toBe(10)
  })

  test('THD-14.5.a one point more if no squadron has been in the display, however little it drops', () =>
    expectOverDover([
      ['I/KG1', { intercepted: false }, { modifiers: [{ why: 'not-intercepted', by: 1 }], points: 2 }],
      ['I/ZG26', { intercepted: false }, { strength: 1, chart: 0, points: 1 }],
      ['I/KG1', { intercepted: true }, { modifiers: [], points: 1 }],
    ]))

  test('THD-14.5.a THD-14.5.b THD-17.19.a a non-essential target is worth one point, with no bonus', () =>
    expectOverDover(
      [
        [he111s(7), { intercepted: false }, { chart: 4, modifiers: [], points: 1 }],
        // Too weak to score, it does not score by being missed.
        ['I/KG2', { intercepted: false }, { chart: 0, points: 0 }],
      ],
      event('non-essential-target'),
    ))

  const STUKAS = 'II/SG1 IV/LG1 III/SG1'

  test.each<[TargetId, string, 'clear' | 'broken']>([
    ['dover-port', STUKAS, 'clear'],
    ['dover-port', 'II/SG1', 'clear'],
    // Strafers beside them change nothing, another bomber does, strafers alone are no Stukas.
    ['dover-port', `${STUKAS} I/ZG26`, 'clear'],
    ['dover-port', `${STUKAS} I/KG1`, 'broken'],
    ['dover-port', 'I/ZG26', 'broken'],
    ['dover-radar', STUKAS, 'broken'],
  ])(
    'THD-14.5.c Stukas alone bomb as in clear weather, but not a radar net: %s, %s, %s',
    (target, groups, row) => expectBombs(raidOver(target, groups, { weather: 'broken' }), { row }),
  )

  test('THD-14.5.c Stukas bomb at their own column: nothing is shifted', () =>
    expectBombs(overDover('II/SG1 IV/LG1'), { strength: 6, column: 1, shifted: 0 }))

  test('THD-17.20.a Pathfinders add a point, never beyond four', () =>
    expectOverDover(
      [
        ['I/KG1', {}, { modifiers: [{ why: 'pathfinders', by: 1 }], points: 2 }],
        [he111s(7), { intercepted: false }, { chart: 4, points: 4 }],
      ],
      event('pathfinders'),
    ))

  test('THD-17.18.a a navigational error costs a point away from the coast, and never more than there is', () => {
    const modifiers = [{ why: 'navigational-error', by: -1 }] as const
    const chit = event('navigational-error')
    expectBombs(raidOver('london-docks-port', he111s(3)), { chart: 2, modifiers, points: 1 }, chit)
    expectBombs(raidOver('london-docks-port', 'I/KG2'), { chart: 0, points: 0 }, chit)
    expectBombs(overDover(he111s(3)), { modifiers: [], points: 2 }, chit)
  })
})
