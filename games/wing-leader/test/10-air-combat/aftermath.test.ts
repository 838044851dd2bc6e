import { factsOf, ids, type Lines, pauseAfter, script } from '@tallyho/engine/proof/script'
import { describe, expect, test } from 'vitest'
import { conclude } from '../../rules/10-air-combat/aftermath.ts'
import type { Battle, Fight, Unit, UnitNo } from '../../state.ts'
import { aFight, holding, NO_DOGFIGHT } from '../kit/fights.ts'
import { aBattle, d, inDogfight, type Layout, type Piece, r, the } from '../kit/table.ts'

/** rA has attacked dA; it is over but for the aftermath. */
const fought = (
  attacker: Partial<Piece> = {},
  defender: Partial<Piece> = {},
  more: readonly Piece[] = [],
  rest: Partial<Layout> = {},
) => aBattle({ ...rest, units: [r('bf-109e G8 >dA', attacker), d('spitfire-i G8', defender), ...more] })

const LOADED = { model: 'f6f', mission: 'bombing' } as const
const BOMBER = { model: 'he-111', mission: 'bombing' } as const

const settle = (
  battle: Battle,
  lines: Lines,
  {
    fight = aFight(battle, ['rA'], ['dA']),
    losses = {} as Record<UnitNo, number>,
    whatever = ['combat.after', 'combat.break'],
  } = {},
) => {
  const lost = new Map(Object.entries(losses).map(([no, count]) => [Number(no), count]))
  return script(conclude(battle, fight, lost), lines, whatever)
}

describe('cohesion and ammunition', () => {
  test('WL-10.2.e WL-10.7.a all who took part check, whether they lead or not', () => {
    const battle = fought({}, {}, [r('bf-109e G8 >dA')])
    const fight = aFight(battle, ['rA', 'rB'], ['dA'])
    const played = settle(battle, [holding(3), NO_DOGFIGHT, 'combat.tally dA/rB'], { fight })
    expect(factsOf(played, 'cohesion').map(({ id }) => id)).toEqual(['rA', 'rB', 'dA'])
    expect(factsOf(played, 'ammo').map(({ id }) => id)).toEqual(['rA', 'rB', 'dA'])
  })

  test('WL-10.7.a losses of this combat and a bounce tell on the roll', () => {
    const battle = fought()
    const fight = aFight(battle, ['rA'], ['dA'], { bounce: true })
    const played = settle(battle, [holding(2), NO_DOGFIGHT], { fight, losses: { 0: 2, 1: 1 } })
    expect(factsOf(played, 'cohesion').map(({ modifiers }) => modifiers)).toEqual([
      [{ id: 'losses', by: -2 }],
      [
        { id: 'losses', by: -1 },
        { id: 'bounced', by: -1 },
      ],
    ])
  })

  test.each<[string, Partial<Piece>, Partial<Piece>, Lines, Unit['ammo']]>([
    ['WL-10.7.2.a full', { ammo: 'full' }, {}, NO_DOGFIGHT, 'low'],
    ['WL-10.7.2.a low', { ammo: 'low' }, {}, NO_DOGFIGHT, 'depleted'],
    ['WL-10.7.2.d depleted, and no further', { ammo: 'depleted' }, {}, NO_DOGFIGHT, 'depleted'],
    ['WL-10.7.2.a WL-10.7.2.c a fighter-bomber', LOADED, {}, 'combat.tally dA/none', 'low'],
    ['WL-10.7.2.c a bomber', BOMBER, {}, '', 'full'],
  ])('%s: ammunition after a combat', (_, defender, attacker, lines, ammo) => {
    const battle = fought({ model: 'unarmed', ...attacker }, defender)
    const played = settle(battle, [holding(2), ...[lines].flat()])
    expect(the(battle, 'dA').ammo).toBe(ammo)
    // The roll comes before.
    if (defender.ammo === 'full') expect(factsOf(played, 'cohesion')[1]?.modifiers).toEqual([])
  })

  test('WL-10.7.2.a a broken fighter has used its ammunition too', () => {
    const battle = fought({}, { broken: true })
    settle(battle, holding(1))
    expect(the(battle, 'dA').ammo).toBe('low')
  })
})

describe('what units notice', () => {
  test('WL-7.1.d WL-9.4.2.a WL-10.0.b everybody who fought is alerted, and the combat is on record', () => {
    const battle = fought()
    settle(battle, [holding(2), NO_DOGFIGHT])
    for (const unit of battle.units) expect(unit).toMatchObject({ alerted: true, deeds: { fought: true } })
  })

  test('WL-9.4.1.a WL-Q-94 WL-Q-49 a bomber on the side that attacks does not call', () => {
    const battle = fought({}, BOMBER, [r('he-111 G8 bombing'), r('bf-109e A8')])
    settle(battle, [holding(3)], { fight: aFight(battle, ['rA', 'rB'], ['dA']) })
    expect(the(battle, 'rC').alerted).toBe(false)
  })

  test('WL-9.4.1.a WL-Q-94 a bomber under attack calls the fighters on its net', () => {
    const battle = fought({}, BOMBER, [d('spitfire-i K8')])
    settle(battle, holding(2))
    expect(the(battle, 'dB').alerted).toBe(true)
    const fighters = fought({}, {}, [d('spitfire-i K8')])
    settle(fighters, [holding(2), NO_DOGFIGHT])
    expect(the(fighters, 'dB').alerted).toBe(false)
  })

  test('WL-9.2.2.2.b an escort that fought sweeps from now on', () => {
    const battle = fought({}, { mission: 'escort' }, [{ side: 'defender', at: 'K8', ...BOMBER }])
    settle(battle, [holding(2), NO_DOGFIGHT])
    expect(the(battle, 'dA')).toMatchObject({ mission: 'sweep', exEscort: true })
  })

  test('WL-9.2.2.2.b ... even if no enemy is left for it to tally', () => {
    const battle = fought({}, { mission: 'escort' }, [{ side: 'defender', at: 'K8', ...BOMBER }])
    the(battle, 'rA').at = 'destroyed'
    settle(battle, holding(1))
    expect(the(battle, 'dA').mission).toBe('sweep')
  })
})

describe('tallies after combat', () => {
  const two = (defender: Partial<Piece> = {}) => fought({}, defender, [r('bf-109e G8 >dA')])
  const fight = (battle: Battle, changes: Partial<Fight> = {}) =>
    aFight(battle, ['rA', 'rB'], ['dA'], changes)

  test('WL-7.2.4.1.a WL-7.2.2.g an unbroken fighter tallies an enemy of the combat, his choice', () => {
    const battle = two()
    const lines = [holding(3), NO_DOGFIGHT]
    const options = { fight: fight(battle) }
    expect(ids(pauseAfter(conclude(battle, options.fight, new Map()), lines))).toEqual(['dA/rA', 'dA/rB'])
    const again = two()
    settle(again, [...lines, 'combat.tally dA/rB'], { fight: fight(again) })
    expect(the(again, 'dA').tally).toBe(2)
  })

  test('WL-7.2.4.1.a a tally on somebody else gives way', () => {
    const battle = fought({}, { tallies: 'rB' }, [r('bf-109e K8')])
    settle(battle, [holding(2), NO_DOGFIGHT])
    expect(the(battle, 'dA').tally).toBe(0)
  })

  test.each<[string, Partial<Piece>, number]>([
    ['a broken fighter', { broken: true }, 1],
    ['a bomber', BOMBER, 2],
  ])('WL-7.2.4.1.a %s tallies nobody, but may be tallied', (_, defender, checks) => {
    const battle = fought({}, defender)
    settle(battle, holding(checks))
    expect(battle.units.map(({ tally }) => tally)).toEqual([1, undefined])
  })

  test('WL-Q-92 with no enemy left there is no tally', () => {
    const battle = fought()
    the(battle, 'dA').at = 'destroyed'
    the(battle, 'rA').tally = undefined
    settle(battle, holding(1))
    expect(the(battle, 'rA').tally).toBeUndefined()
  })

  test('WL-7.2.4.1.b WL-Q-48 WL-Q-70 the dogfight comes first, and its members tally each other', () => {
    const battle = fought({}, { tallies: 'rA' }, [
      { side: 'raider', at: 'G8', ...BOMBER },
      d('spitfire-i G8 >rB'),
    ])
    const linked = aFight(battle, ['dA', 'dB'], ['rA', 'rB'])
    const lines = [holding(4), 'dogfight.will dogfight dogfight', 'combat.tally rA/dB']
    settle(battle, lines, { fight: linked })
    expect(the(battle, 'dB').tally).toBe(0)
    expect(the(battle, 'rB').dogfight).toBeUndefined()
  })

  test('WL-15.2.4.i a defending fighter-bomber may refuse and keep its load', () => {
    const battle = fought({}, LOADED)
    const pause = pauseAfter(conclude(battle, aFight(battle, ['rA'], ['dA']), new Map()), holding(2))
    expect(ids(pause)).toEqual(['dA/rA', 'dA/none'])
    const eager = fought({}, LOADED)
    settle(eager, [holding(2), 'combat.tally dA/rA'])
    expect(the(eager, 'dA')).toMatchObject({ tally: 0, load: undefined, mission: 'sweep' })
  })
})

describe('dogfights', () => {
  test('WL-Q-69 an escort enters a dogfight as a sweep, any other with its own mission', () => {
    const battle = fought({ mission: 'cap' }, { mission: 'escort' }, [
      { side: 'defender', at: 'K8', ...BOMBER },
    ])
    settle(battle, [holding(2), 'dogfight.will dogfight dogfight'])
    expect(battle.units.map(({ mission, dogfight }) => [mission, dogfight])).toEqual([
      ['cap', 1],
      ['sweep', 1],
      ['bombing', undefined],
    ])
  })

  test('WL-10.8.1.d the last of a side breaks: the dogfight is over, and the victor keeps his tally', () => {
    const battle = fought({ tallies: 'dA' }, { tallies: 'rA' })
    inDogfight(battle, 'rA', 'dA')
    const fight = aFight(battle, ['rA'], ['dA'], { dogfight: true })
    settle(battle, [holding(1), 'cohesion 1 1, combat.face dA/6 rA/2'], { fight })
    expect(battle.dogfights).toEqual([])
    expect(the(battle, 'rA')).toMatchObject({ facing: 2, tally: 1 })
    expect(the(battle, 'dA')).toMatchObject({ facing: 6, broken: true })
  })

  test('WL-10.8.1.a who has just entered a dogfight does not fight again this turn', () => {
    const battle = fought()
    battle.combats = []
    settle(battle, [holding(2), 'dogfight.will dogfight dogfight'])
    expect(the(battle, 'rA').dogfight).toBe(1)
    expect(battle.combats).toEqual([])
  })
})

describe('jettison and breaking off', () => {
  test('WL-6.0.g WL-13.2.c after a combat loads and tanks may be dropped; unalerted or not', () => {
    const battle = fought({ tanks: true }, { ...BOMBER, side: 'defender' })
    const lines = [holding(2), 'combat.after tanks/rA, combat.break done']
    const pause = pauseAfter(conclude(battle, aFight(battle, ['rA'], ['dA']), new Map()), lines)
    expect(the(battle, 'rA').tanks).toBe(false)
    expect(pause).toMatchObject({ seat: 'defender', ask: 'combat.after' })
    expect(ids(pause)).toEqual(['done', 'load/dA', 'break/dA'])
  })

  test('WL-6.0.g a bomber that jettisons goes home', () => {
    const battle = fought({}, BOMBER)
    settle(battle, [holding(2), 'combat.break done, combat.after load/dA'])
    expect(the(battle, 'dA')).toMatchObject({ load: undefined, home: 'right' })
  })

  test.each([
    ['WL-10.7.1.d', 'bomber', BOMBER, { mission: 'bombing' }],
    ['WL-10.7.1.e', 'fighter-bomber', LOADED, { mission: 'sweep' }],
  ] as const)('%s a broken %s that jettisons goes home', (_, __, piece, then) => {
    const battle = fought({}, { ...piece, broken: true })
    settle(battle, [holding(1), 'combat.break done, combat.after load/dA'])
    expect(the(battle, 'dA')).toMatchObject({ ...then, load: undefined, home: 'right', broken: true })
  })

  test('WL-13.5.3.a WL-13.5.6.a rockets, fired or not, and pods cannot be jettisoned', () => {
    const loads: readonly Partial<Piece>[] = [{ aar: 'loaded' }, { aar: 'depleted' }, { pod: 'gun' }]
    for (const load of loads) {
      const battle = fought({ model: 'bf-109g-6', ...load }, BOMBER)
      const pause = pauseAfter(conclude(battle, aFight(battle, ['rA'], ['dA']), new Map()), holding(2))
      expect(ids(pause)).toEqual(['done', 'break/rA'])
    }
  })

  test('WL-9.2.1.2.a cargo stays on board', () => {
    const battle = fought({}, { model: 'c-47', mission: 'transport' })
    const lines = [holding(2), 'combat.break done']
    expect(ids(pauseAfter(conclude(battle, aFight(battle, ['rA'], ['dA']), new Map()), lines))).toEqual([
      'done',
      'break/dA',
    ])
  })

  test('WL-Q-98 WL-10.7.1.a a unit may break after its combat, and a dogfight that it leaves is over', () => {
    const battle = fought({ tallies: 'dA' }, { tallies: 'rA' })
    inDogfight(battle, 'rA', 'dA')
    const fight = aFight(battle, ['rA'], ['dA'], { dogfight: true })
    const lines = [holding(2), 'combat.break break/rA, combat.face rA/4, combat.break done, combat.face dA/0']
    settle(battle, lines, { fight })
    expect(the(battle, 'rA')).toMatchObject({ broken: true, facing: 4, home: 'left', tally: undefined })
    expect(the(battle, 'dA')).toMatchObject({ facing: 0, dogfight: undefined, tally: 0 })
  })

  test('WL-10.7.1.b a broken unit without load or tanks has nothing to decide', () =>
    expect(settle(fought({ broken: true }, { broken: true }), [], { whatever: [] }).pauses).toEqual([]))
})
