import { factsOf, ids, pauseAfter, script } from '@tallyho/engine/script'
import { describe, expect, test } from 'vitest'
import { isAvailable } from '../../rules/01-words/units.ts'
import { canTally } from '../../rules/07-tallies/tallies.ts'
import {
  breakAndTurn,
  breakUnit,
  type CohesionCause,
  checkCohesion,
} from '../../rules/10-air-combat/cohesion.ts'
import { aBattle, d, inDogfight, type Layout, type Piece, r, the, unitsOn } from '../kit/table.ts'

/** One unit, its check rolled with these dice. */
const check = (
  piece: Partial<Piece>,
  [a, b]: readonly [number, number],
  {
    cause = 'air',
    losses = 0,
    bounced = false,
    ...rest
  }: Partial<Layout> & {
    cause?: CohesionCause
    losses?: number
    bounced?: boolean
  } = {},
) => {
  const battle = aBattle({ ...rest, units: [r('bf-109e G8', piece)] })
  const unit = the(battle, 'rA')
  const played = script(checkCohesion(battle, unit, cause, losses, bounced), `cohesion ${a} ${b}`)
  return { unit, battle, facts: factsOf(played, 'cohesion')[0] ?? {} }
}
const modifiersOf = (...args: Parameters<typeof check>) => check(...args).facts.modifiers
const BOMBER = { model: 'he-111', mission: 'bombing' } as const

describe('the roll', () => {
  test('WL-10.7.a two dice and modifiers on the table, losses or not', () => {
    const { facts, unit } = check({}, [4, 4])
    expect(facts).toEqual({
      unit: 0,
      id: 'rA',
      model: 'bf-109e',
      side: 'raider',
      cause: 'air',
      column: 'fighter',
      dice: [4, 4],
      modifiers: [],
      total: 8,
      disruptions: 0,
      inAll: 0,
    })
    expect(unit.disruptions).toBe(0)
  })

  test('WL-10.7.b WL-EX-06 fighters, bombers and flak have a column each', () => {
    // A 6 disrupts a fighter once, a bomber not at all; 7 under flak is read in the row of 6.
    expect(check({}, [3, 3]).unit.disruptions).toBe(1)
    expect(check(BOMBER, [3, 3]).unit.disruptions).toBe(0)
    expect(check(BOMBER, [3, 3], { cause: 'flak' }).unit.disruptions).toBe(1)
    expect(check({ model: 'he-111', mission: 'intercept' }, [3, 3]).facts.column).toBe('fighter')
  })

  test('WL-10.7.b a loaded fighter-bomber checks as a bomber', () =>
    expect(check({ model: 'f6f', mission: 'bombing' }, [3, 3]).facts.column).toBe('bomber'))

  test('WL-10.7.d a 1 or 2 adds that many disruptions to those there are', () => {
    expect(check({}, [2, 2]).unit).toMatchObject({ disruptions: 1, broken: false })
    expect(check({}, [1, 1]).unit).toMatchObject({ disruptions: 2, broken: true })
    expect(check({ disruptions: 1 }, [2, 2]).unit).toMatchObject({ disruptions: 2, broken: true })
  })

  test('WL-10.7.d a total off the chart uses its nearest row', () => {
    expect(check({ quality: 'green' }, [1, 1]).unit.disruptions).toBe(2)
    expect(check({ quality: 'veteran' }, [6, 6]).unit.disruptions).toBe(0)
  })

  test('WL-10.7.e a flight breaks at one disruption, a squadron at two', () => {
    expect(check({ size: 'flight' }, [2, 2]).unit.broken).toBe(true)
    expect(check({}, [2, 2]).unit.broken).toBe(false)
  })

  test('WL-10.7.a WL-10.7.1.b a broken unit does not check again, nor does one that is gone', () => {
    const { battle, rA: unit } = unitsOn('bf-109e G8 broken')
    expect(script(checkCohesion(battle, unit, 'air', 2)).pauses).toEqual([])
    Object.assign(unit, { broken: false, at: 'destroyed' })
    expect(script(checkCohesion(battle, unit, 'air', 2)).pauses).toEqual([])
  })
})

describe('modifiers', () => {
  test.each([
    ['veteran', { quality: 'veteran' }, 1],
    ['green', { quality: 'green' }, -1],
    ['leader', { leader: true }, 1],
    ['leader', { experte: true }, 1],
  ] as const)('WL-10.7.a %s', (id, piece, by) => expect(modifiersOf(piece, [6, 6])).toEqual([{ id, by }]))

  test('WL-10.7.a each loss counts', () =>
    expect(modifiersOf({}, [6, 6], { losses: 2 })).toEqual([{ id: 'losses', by: -2 }]))

  test('WL-10.7.2.b low ammunition tells in the next combat, depleted in all after it', () => {
    expect(modifiersOf({ ammo: 'low' }, [6, 6])).toEqual([{ id: 'low-ammo', by: -1 }])
    expect(modifiersOf({ ammo: 'depleted' }, [6, 6])).toEqual([{ id: 'depleted-ammo', by: -3 }])
  })

  test('WL-10.7.2.c a bomber’s ammunition does not tell', () => {
    expect(modifiersOf({ ...BOMBER, ammo: 'depleted' }, [6, 6])).toEqual([])
    expect(modifiersOf({ model: 'f6f', mission: 'bombing', ammo: 'low' }, [6, 6])).toEqual([
      { id: 'low-ammo', by: -1 },
    ])
  })

  const CLOUD = { sky: { cloud: [{ type: 'broken', squares: ['G8'] }] } } as const

  test('WL-10.7.c WL-4.7.b weather, ammunition and surprise count in air combat', () =>
    expect(modifiersOf({ ammo: 'low' }, [6, 6], { ...CLOUD, bounced: true })).toEqual([
      { id: 'weather', by: -2 },
      { id: 'low-ammo', by: -1 },
      { id: 'bounced', by: -1 },
    ]))

  test('WL-10.7.c WL-Q-63 not under flak, where quality, leaders and losses do', () => {
    const options = { ...CLOUD, cause: 'flak', losses: 1, bounced: true } as const
    expect(modifiersOf({ ammo: 'low', quality: 'veteran' }, [6, 6], options)).toEqual([
      { id: 'veteran', by: 1 },
      { id: 'losses', by: -1 },
    ])
  })
})

describe('leaders', () => {
  test('WL-10.7.3.a a natural 2 with a loss takes the Experte', () =>
    expect(check({ experte: true }, [1, 1], { losses: 1 }).unit.experte).toBe(false))

  test('WL-10.7.3.a not without a loss, nor on another roll', () => {
    expect(check({ experte: true }, [1, 1]).unit.experte).toBe(true)
    expect(check({ experte: true }, [1, 2], { losses: 1 }).unit.experte).toBe(true)
  })

  test('WL-Q-62 flak takes leaders as well', () =>
    expect(check({ experte: true }, [1, 1], { losses: 1, cause: 'flak' }).unit.experte).toBe(false))

  test('WL-10.7.3.a WL-Q-37 a wing whose leader is lost breaks up', () => {
    const { battle, rA, rB } = unitsOn('he-111 G8 bombing wing, he-111 G8 bombing wing')
    script(checkCohesion(battle, rA, 'air', 1), 'cohesion 1 1')
    expect(rA.leader).toBe(false)
    expect(rB.wing).toBeUndefined()
  })

  test('WL-10.7.3.a a unit without a leader loses none', () => {
    const { battle, rA } = unitsOn('bf-109e G8')
    const played = script(checkCohesion(battle, rA, 'air', 1), 'cohesion 1 1')
    expect(factsOf(played, 'leader-lost')).toEqual([])
  })
})

describe('breaking', () => {
  const fighters = (piece: Partial<Piece> = {}, rest: Partial<Layout> = {}) =>
    aBattle({ ...rest, units: [r('bf-109e G8 >dA', piece), d('spitfire-i G8 >rA')] })

  test('WL-10.7.1.c WL-7.2.2.d a broken fighter loses its tally and leaves its dogfight', () => {
    const battle = fighters()
    inDogfight(battle, 'rA', 'dA')
    const unit = the(battle, 'rA')
    breakUnit(battle, unit)
    expect([unit.broken, unit.tally, unit.dogfight]).toEqual([true, undefined, undefined])
    expect(the(battle, 'dA').tally).toBe(0)
  })

  test('WL-10.7.1.f it goes home, whatever it was about', () => {
    const battle = fighters({ vector: 9, formUp: 8 })
    const unit = the(battle, 'rA')
    breakUnit(battle, unit)
    expect([unit.home, unit.vector, unit.formUp]).toEqual(['left', undefined, undefined])
  })

  test('WL-10.7.1.f WL-Q-15 a broken escort escorts nobody', () => {
    const battle = fighters({ mission: 'escort' })
    breakUnit(battle, the(battle, 'rA'))
    expect(the(battle, 'rA').mission).toBe('sweep')
  })

  test('WL-10.7.1.h WL-13.4.3.i it leaves its Lufbery and faces left or right', () => {
    const battle = fighters({ lufbery: true })
    const unit = the(battle, 'rA')
    expect(ids(pauseAfter(breakAndTurn(battle, unit)))).toEqual(['rA/0', 'rA/4'])
    expect(unit.lufbery).toBe(false)
  })

  test('WL-10.8.1.c WL-13.4.3.i out of a dogfight it faces any way', () => {
    const battle = fighters()
    inDogfight(battle, 'rA', 'dA')
    expect(ids(pauseAfter(breakAndTurn(battle, the(battle, 'rA'))))).toHaveLength(8)
    const again = fighters()
    inDogfight(again, 'rA', 'dA')
    script(breakAndTurn(again, the(again, 'rA')), ['combat.face rA/3'])
    expect(the(again, 'rA').facing).toBe(3)
  })

  test('WL-9.2.6.c under rule 15 a broken raider chooses its edge', () => {
    const battle = fighters({}, { bombing: true })
    script(breakAndTurn(battle, the(battle, 'rA')), ['bombing.home home/right'])
    expect(the(battle, 'rA').home).toBe('right')
  })

  test('WL-10.7.1.d WL-10.7.1.e broken bombers and loaded fighter-bombers go on', () => {
    for (const model of ['he-111', 'f6f']) {
      const battle = fighters({ model, mission: 'bombing' })
      const unit = the(battle, 'rA')
      script(breakAndTurn(battle, unit))
      expect([unit.broken, unit.home, unit.load, unit.facing]).toEqual([true, undefined, 'bomb', 0])
    }
  })

  test('WL-10.7.1.g a broken unit is available for nothing', () => {
    const battle = fighters()
    the(battle, 'dA').tally = undefined
    expect(isAvailable(battle, the(battle, 'rA'))).toBe(true)
    breakUnit(battle, the(battle, 'rA'))
    expect(isAvailable(battle, the(battle, 'rA'))).toBe(false)
    expect(canTally(battle, the(battle, 'rA'))).toBe(false)
    expect(canTally(battle, the(battle, 'dA'))).toBe(true)
  })

  test('WL-10.7.1.b breaking twice is said once', () => {
    const battle = fighters()
    const unit = the(battle, 'rA')
    const said = [script(breakAndTurn(battle, unit)), script(breakAndTurn(battle, unit))]
    expect(said.map(played => factsOf(played, 'broken').length)).toEqual([1, 0])
  })
})
