import { ids, pauseAfter, script } from '@tallyho/engine/proof/script'
import { describe, expect, test } from 'vitest'
import type { UnitLine } from '../../pack/types.ts'
import { squareNamed } from '../../rules/01-words/geometry.ts'
import { enter } from '../../rules/05-set-up/entry.ts'
import { canLaunch } from '../../rules/13-advanced.ts'
import type { Battle } from '../../state.ts'
import { mustered } from '../kit/mustered.ts'
import { cases, type Line, the, whereIs } from '../kit/table.ts'

const at = squareNamed
const later = (start: UnitLine['start'], more: Partial<UnitLine> = {}): Partial<UnitLine> => ({
  start,
  ...more,
})
const field = { type: 'airfield', name: 'Field', column: 'D', side: 'raider' } as const

function enterOn(battle: Battle, turn: number, lines: readonly Line[] = []) {
  battle.turn = turn
  return script(enter(battle), lines)
}

describe('units that enter later', () => {
  test('WL-5.3.1.a WL-5.3.1.b in their turn, in their square', () => {
    const battle = mustered({ raider: [later({ turn: 2, squares: ['D8'] })] })
    expect(enterOn(battle, 1).value).toBe('raider-tally')
    expect(the(battle, 'rA').at).toBe('waiting')
    enterOn(battle, 2)
    expect(whereIs(the(battle, 'rA'))).toBe('D8')
  })

  test('WL-5.3.1.a if both sides have entries, the first to set up is first', () => {
    const area = later({ turn: 1, squares: ['L8-M8'] })
    const battle = mustered({ raider: [area], defender: [area], setsUpFirst: 'defender' })
    const { pauses } = script(enter(battle), [], ['placement.square'])
    expect(pauses.map(pause => (pause as { seat?: string }).seat)).toEqual(['defender', 'raider'])
  })

  test('WL-5.3.1.c from an edge: beside the entry square, off the map', () => {
    const battle = mustered({
      raider: [later({ turn: 1, edge: 'left', altitudes: [8, 9] })],
      defender: [later({ turn: 1, edge: 'right', altitudes: [5] })],
    })
    enterOn(battle, 1, ['entry.square enter/rA/A9'])
    const [raider, defender] = [the(battle, 'rA'), the(battle, 'dA')]
    expect([raider.at, raider.square, raider.facing]).toEqual(['edge', at('A9'), 0])
    expect([defender.at, defender.square, defender.facing]).toEqual(['edge', at('Z5'), 4])
  })

  test('WL-5.3.1.e WL-9.2.4.1.a an intercept unit places its Vector now, a patrol none', () => {
    const battle = mustered({
      raider: [
        later({ turn: 1, edge: 'left', altitudes: [8] }, { mission: 'intercept' }),
        later({ turn: 1, squares: ['D8'] }, { mission: 'intercept' }),
        later({ turn: 1, squares: ['D8'] }, { mission: 'cap' }),
      ],
    })
    enterOn(battle, 1, ['vector.square vector/M8, vector.error 1, vector.square vector/N8', 'vector.error 1'])
    expect(battle.units.map(({ vector }) => vector)).toEqual([at('M8'), at('N8'), undefined])
  })

  test('WL-3.3.d WL-3.3.c a loaded unit comes in where it can carry its load', () => {
    const battle = mustered({
      raider: [
        later({ turn: 1, edge: 'left', altitudes: [4, 8, 12] }, { model: 'banded', mission: 'bombing' }),
      ],
    })
    expect(ids(pauseAfter(enter(battle)))).toEqual(['enter/rT/A4', 'enter/rT/A8'])
    enterOn(battle, 1, ['entry.square enter/rT/A4'])
    expect(the(battle, 'rT').bombValue).toBe(8)
  })

  test('WL-5.3.f a wing comes in within a level of each other', () => {
    const battle = mustered({
      raider: [later({ turn: 1, edge: 'left', altitudes: [4, 8, 9, 12] }, { wing: 'JG 26', count: 2 })],
    })
    const pause = pauseAfter(enter(battle), ['entry.square enter/rA/A8'])
    expect(ids(pause)).toEqual(['enter/rB/A8', 'enter/rB/A9'])
  })

  test('WL-5.3.e escorts without charges come when the bombers are on the map', () => {
    const battle = mustered({
      raider: [
        { mission: 'escort', start: { near: 'bombers' } },
        later({ turn: 2, squares: ['H8'] }, { model: 'ju-88', mission: 'bombing' }),
      ],
    })
    enterOn(battle, 1)
    expect(the(battle, 'rA').at).toBe('waiting')
    enterOn(battle, 2, ['placement.square place/rA/G8'])
    expect(whereIs(the(battle, 'rA'))).toBe('G8')
  })

  test('WL-6.0.a WL-13.7.b WL-13.7.1.a a turn begins with its Set-up Phase: deeds of the last are forgotten', () => {
    const battle = mustered({ raider: [{}], surface: [field] })
    const unit = the(battle, 'rA')
    unit.deeds.rolledTally = true
    unit.deeds.fought = true
    const [base] = battle.surface
    if (base) base.launched = true
    enterOn(battle, 2)
    expect([unit.deeds.rolledTally, unit.deeds.fought, base?.launched]).toEqual([false, false, false])
  })

  test('WL-9.5.2.b the Set-up Phase ends with a look at the wings', () => {
    const battle = mustered({ raider: [{ wing: 'JG 26', count: 2 }] })
    const [leader, other] = battle.units
    if (!leader || !other) throw new Error('two units')
    battle.wings[0] = { ...(battle.wings[0] ?? { no: 0, side: 'raider', name: '' }), leader: leader.no }
    leader.at = 'map'
    leader.square = at('D8')
    other.at = 'map'
    other.square = at('H8')
    enterOn(battle, 2)
    expect([leader.wing, other.wing]).toEqual([0, undefined])
  })
})

describe('taking off', () => {
  const takeOff = later({ turn: 1, takeOffFrom: 0 })

  test('WL-13.7.d WL-5.3.1.d in the square of the base, level, left or right, with a Slow marker', () => {
    for (const [edge, facing] of [
      ['left', 4],
      ['right', 0],
    ] as const) {
      const battle = mustered({ raider: [takeOff], surface: [field] })
      const { pauses } = enterOn(battle, 1, [`entry.facing ${edge}`])
      expect(pauses).toMatchObject([{ seat: 'raider' }])
      const unit = the(battle, 'rA')
      expect([whereIs(unit), unit.facing, unit.slow, unit.deeds.tookOff]).toEqual(['D0', facing, true, true])
      expect(battle.surface[0]?.launched).toBe(true)
    }
  })

  test.each(cases({ airfield: true, cv: true, cvl: true, cve: true, dd: false, bridge: false }))(
    'WL-13.7.a from a %s: %s',
    (type, launched) => {
      const battle = mustered({ raider: [takeOff], surface: [{ ...field, type }] })
      script(enter(battle), [], ['entry.facing'])
      expect(the(battle, 'rA').at === 'map').toBe(launched)
    },
  )

  test('WL-13.7.b one unit a turn from each base; the owner chooses which', () => {
    const battle = mustered({
      raider: [later({ turn: 1, takeOffFrom: 0 }, { count: 2 }), later({ turn: 1, takeOffFrom: 1 })],
      surface: [field, { ...field, column: 'F' }],
    })
    enterOn(battle, 1, ['entry.take-off take-off/rB, entry.facing right right'])
    expect(battle.units.map(whereIs)).toEqual(['waiting', 'D0', 'F0'])
    enterOn(battle, 2, ['entry.facing right'])
    expect(battle.units.map(whereIs)).toEqual(['D0', 'D0', 'F0'])
    expect(battle.surface.map(base => canLaunch(battle, base))).toEqual([false, true])
  })

  test('WL-13.7.b not before its turn', () => {
    const battle = mustered({ raider: [later({ turn: 3, takeOffFrom: 0 })], surface: [field] })
    enterOn(battle, 2)
    expect(the(battle, 'rA').at).toBe('waiting')
  })

  test.each([
    ['minor damage', 9, false, true],
    ['heavy damage', 10, false, false],
    ['dead in the water', 0, true, false],
  ])('WL-13.7.c from a base with %s', (_, hits, deadInTheWater, launched) => {
    const battle = mustered({
      raider: [takeOff],
      surface: [{ ...field, ...(deadInTheWater && { deadInTheWater: true as const }) }],
    })
    const [base] = battle.surface
    if (base) base.hits = hits
    script(enter(battle), [], ['entry.facing'])
    expect(the(battle, 'rA').at === 'map').toBe(launched)
  })

  test('WL-13.8.2.1.a a rocket plane has no Slow marker', () => {
    const battle = mustered({
      raider: [later({ turn: 1, takeOffFrom: 0 }, { model: 'me-163', size: 'flight' })],
      surface: [field],
    })
    enterOn(battle, 1, ['entry.facing right'])
    expect(the(battle, 'rA')).toMatchObject({ slow: false, fuel: 3 })
    expect(the(battle, 'rA').deeds.tookOff).toBe(true)
  })

  test('WL-5.3.1.e an interceptor that takes off places its Vector', () => {
    const battle = mustered({
      raider: [later({ turn: 1, takeOffFrom: 0 }, { mission: 'intercept' })],
      surface: [field],
    })
    enterOn(battle, 1, ['entry.facing right, vector.square vector/M8, vector.error 1'])
    expect(the(battle, 'rA').vector).toBe(at('M8'))
  })
})
