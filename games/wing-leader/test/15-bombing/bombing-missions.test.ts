import { describe, expect, test } from 'vitest'
import type { Mission } from '../../pack/types.ts'
import { squareNamed } from '../../rules/01-words/geometry.ts'
import {
  formationLevels,
  isOnTheAttack,
  keepsFormationHeight,
  mayEndHere,
  mayMoveThree,
} from '../../rules/15-bombing/bombing-missions.ts'
import type { Battle, Facing, Flight, Unit } from '../../state.ts'
import { DOWN, does, enRoute, LEFT } from '../kit/runs.ts'
import { aBattle, battleOf, cases, type Piece, r, the, unitsOn } from '../kit/table.ts'

describe('on the way to a target', () => {
  test.each<[Mission, string | undefined, boolean]>([
    ['bombing', undefined, true],
    ['strafing', undefined, true],
    ['recce', undefined, true],
    ['transport', undefined, false],
    ['sweep', undefined, false],
    ['bombing', 'left', false],
  ])('WL-15.2.1.a who flies to attack: %s, home %s: %s', (mission, home, attacks) => {
    const { battle, unit } = enRoute({ at: 'D8', mission, home: home as 'left' | undefined })
    expect(isOnTheAttack(battle, unit)).toBe(attacks)
  })

  test('WL-15.2.1.a only where rule 15 is in force', () => {
    const { battle, rA } = unitsOn('b-17g D8 bombing')
    expect(isOnTheAttack(battle, rA)).toBe(false)
  })

  test('WL-15.2.1.b WL-15.2.1.c ahead, level or one level up or down', () =>
    expect(enRoute({ at: 'D8' }).open).toEqual([0, 1, 7]))

  test.each<[Partial<Flight>]>([[{ climbed: 1 }], [{ dived: 1 }]])(
    'WL-15.2.1.c no second level in a turn: %j',
    changes => expect(enRoute({ at: 'D8' }, changes).open).toEqual([0]),
  )

  test.each(cases({ J8: [0, 1, 7], K8: [0, 1, 3, 4, 5, 7], L8: [0, 1, 3, 4, 5, 7] }))(
    'WL-15.2.5.a it turns back only over or past a target: at %s %j',
    (at, open) => expect(enRoute({ at }).open).toEqual(open),
  )

  test('WL-15.2.5.a one of several targets is enough', () =>
    expect(enRoute({ at: 'M8' }, {}, ['K', 'P']).open).toEqual([0, 1, 3, 4, 5, 7]))

  test('WL-15.2.1.a it does not leave the map', () =>
    expect(enRoute({ at: 'Z8' }, {}, ['Z']).open).toEqual([3, 4, 5]))

  test('WL-15.2.1.a a nose pointing down turns toward a target', () =>
    expect(enRoute({ at: 'M8', facing: DOWN }).open).toEqual([3, 4, 5]))
})

describe('bombers in formation', () => {
  function pair(moved: Partial<Unit>): { battle: Battle; second: Unit } {
    const battle = battleOf('b-17g D8 bombing, b-17g D9 bombing, b-17g D11 bombing', {
      bombing: true,
      surface: ['bridge K Bridge'],
    })
    const first = the(battle, 'rA')
    Object.assign(first, moved)
    first.deeds.track.push({ square: first.square, how: 'entered', from: first.deeds.began })
    return { battle, second: the(battle, 'rB') }
  }

  test.each(cases({ F8: 0, F9: 1, F7: -1 }))(
    'WL-15.2.1.d WL-Q-31 the first to move sets the change of height: to %s %i',
    (to, levels) => {
      const { battle, second } = pair({ square: squareNamed(to) })
      expect(formationLevels(battle, second)).toBe(levels)
      expect(formationLevels(battle, the(battle, 'rC'))).toBeUndefined()
    },
  )

  test('WL-15.2.1.d nobody has moved: nothing is set', () => {
    const { battle, second } = pair({})
    the(battle, 'rA').deeds.track = []
    expect(formationLevels(battle, second)).toBeUndefined()
  })

  test('WL-15.2.1.f one on a profile goes its own way', () => {
    const { battle, second } = pair({ square: squareNamed('F7') })
    the(battle, 'rA').deeds.onProfile = true
    expect(formationLevels(battle, second)).toBeUndefined()
  })

  test.each<[string, Partial<Unit>]>([
    ['another facing', { facing: LEFT }],
    ['homeward', { home: 'left' }],
    ['circling', { circling: true }],
    ['off the map', { at: 'exited' }],
  ])('WL-15.2.1.d not one of the formation: %s', (_, change) => {
    const { battle, second } = pair({ square: squareNamed('F7'), ...change })
    if (change.facing !== undefined) the(battle, 'rA').deeds.beganFacing = change.facing
    expect(formationLevels(battle, second)).toBeUndefined()
  })

  test.each<[number | undefined, Facing[]]>([
    [0, [0]],
    [1, [0, 1]],
    [-1, [0, 7]],
    [undefined, [0, 1, 7]],
  ])('WL-15.2.1.d those that follow change height the same way: %s %j', (levels, open) =>
    expect(enRoute({ at: 'D8' }, { conduct: { kind: 'en-route', levels } }).open).toEqual(open),
  )

  test.each<[number | undefined, Partial<Flight>, boolean]>([
    [1, { climbed: 1 }, true],
    [1, {}, false],
    [-1, { dived: 1 }, true],
    [-1, {}, false],
    [0, {}, true],
    [undefined, { dived: 1 }, true],
  ])('WL-15.2.1.d and must have done so at the end: %s %j %s', (levels, changes, kept) => {
    const { battle } = enRoute({ at: 'D8' }, { ...changes, conduct: { kind: 'en-route', levels } })
    expect(keepsFormationHeight(battle.flight as Flight)).toBe(kept)
  })
})

describe('room in a square', () => {
  function crowd(...others: readonly Partial<Piece>[]): boolean {
    const battle = aBattle({
      units: [r('b-17g D8 bombing'), ...others.map((other): Piece => r('b-17g F8 bombing', other))],
      bombing: true,
    })
    for (const unit of battle.units.slice(1)) unit.deeds.track.push({ square: unit.square, how: 'circled' })
    return mayEndHere(battle, the(battle, 'rA'), squareNamed('F8'))
  }

  test.each<[string, Partial<Piece>[], boolean]>([
    ['alone', [], true],
    ['with one', [{}], true],
    ['with two', [{}, {}], false],
    ['with an escort', [{}, { mission: 'escort' }], true],
    ['with the enemy', [{}, { side: 'defender' }], true],
    ['with a flight', [{}, { size: 'flight' }], false],
    ['with one elsewhere', [{}, { at: 'G8' }], true],
  ])('WL-15.2.1.g two bombers at most end in a square: %s %j %s', (_, others, room) =>
    expect(crowd(...others)).toBe(room),
  )

  test('WL-15.2.1.g WL-Q-89 those that have yet to move will be gone, unless they circle', () => {
    const battle = aBattle({
      units: ['D8', 'F8', 'F8'].map((at): Piece => r(`b-17g ${at} bombing`)),
      bombing: true,
    })
    const unit = the(battle, 'rA')
    expect(mayEndHere(battle, unit, squareNamed('F8'))).toBe(true)
    for (const id of ['rB', 'rC']) the(battle, id).circling = true
    expect(mayEndHere(battle, unit, squareNamed('F8'))).toBe(false)
  })

  test('WL-15.2.1.g fighters have no limit, and without rule 15 nobody has', () => {
    const units = (mission: Mission) =>
      ['F8', 'F8', 'F8'].map((at): Piece => r(`b-17g ${at} circling`, { mission }))
    const fighters = aBattle({ units: units('sweep'), bombing: true })
    expect(mayEndHere(fighters, the(fighters, 'rA'), squareNamed('F8'))).toBe(true)
    const old = aBattle({ units: units('bombing') })
    expect(mayEndHere(old, the(old, 'rA'), squareNamed('F8'))).toBe(true)
  })
})

describe('three points', () => {
  test.each<[string, Partial<Piece> & { at: string }, boolean]>([
    ['fighter-bomber near', { model: 'p-47d', at: 'G8' }, true],
    ['fighter-bomber far', { model: 'p-47d', at: 'F8' }, false],
    ['bomber near', { at: 'G8' }, false],
    ['kamikaze near', { model: 'a6m5', at: 'G8', line_: { kamikaze: true } }, false],
    ['escort near', { model: 'p-47d', mission: 'escort', at: 'G8' }, false],
  ])('WL-15.2.4.g WL-8.2.c a fighter-bomber near the target moves 3 points: %s %j %s', (_, piece, may) => {
    const { battle, unit } = enRoute(piece)
    expect(mayMoveThree(battle, unit)).toBe(may)
  })

  test('WL-15.2.3.b a sweep has 3 points on the turn it begins to strafe, whatever it has flown before', () => {
    const { battle, unit } = enRoute(
      { model: 'p-47d', mission: 'sweep', at: 'G8', circling: true },
      { left: 2, spent: 2 },
    )
    does(battle, unit, 'designate/strafing/0')
    expect(battle.flight).toMatchObject({ allowance: 6, left: 4 })
    expect(unit).toMatchObject({ strafing: true, circling: false })
  })

  test('WL-15.2.4.g without rule 15 there is no such thing', () => {
    const { battle, rA } = unitsOn('p-47d G8 bombing', { surface: ['bridge K Bridge'] })
    expect(mayMoveThree(battle, rA)).toBe(false)
  })

  test('WL-15.2.3.b a jet loses none of its points', () => {
    const { battle, unit } = enRoute(
      { model: 'me-262', mission: 'sweep', at: 'G8' },
      { left: 8, allowance: 8 },
    )
    does(battle, unit, 'designate/strafing/0')
    expect(battle.flight).toMatchObject({ allowance: 8, left: 8 })
  })
})
