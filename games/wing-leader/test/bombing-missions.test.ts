import { describe, expect, test } from 'vitest'
import type { Mission } from '../pack/types.ts'
import {
  attackConduct,
  enRouteBars,
  escortMayCircle,
  formationLevels,
  isOnTheAttack,
  keepsFormationHeight,
  mayEndHere,
  mayMoveThree,
  strafeBars,
} from '../rules/bombing-missions.ts'
import { releaseEscorts } from '../rules/escorts.ts'
import { FACINGS, squareNamed } from '../rules/geometry.ts'
import type { Battle, Facing, Flight, Unit } from '../state.ts'
import { does, inFlight, offers } from './approaches.ts'
import { aBattle, factsOf, ids, type Piece, pauseAfter, script, takes, unitNamed } from './table.ts'

const [RIGHT, LEFT, DOWN] = [0, 4, 6] as const

function enRoute(
  piece: Partial<Piece> & { at: string },
  changes: Partial<Flight> = {},
  columns: readonly string[] = ['K'],
): { battle: Battle; unit: Unit; open: Facing[] } {
  const battle = aBattle({
    units: [{ side: 'raider', model: 'b-17g', mission: 'bombing', ...piece }],
    bombing: true,
    surface: columns.map(column => ({ type: 'bridge', name: 'Bridge', column })),
  })
  const unit = inFlight(battle, 'rA', 2, changes)
  const flight = battle.flight as Flight
  return { battle, unit, open: FACINGS.filter(facing => !enRouteBars(battle, flight, facing)) }
}

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
    const battle = aBattle({ units: [{ side: 'raider', model: 'b-17g', mission: 'bombing', at: 'D8' }] })
    expect(isOnTheAttack(battle, unitNamed(battle, 'rA'))).toBe(false)
  })

  test('WL-15.2.1.b WL-15.2.1.c ahead, level or one level up or down', () => {
    expect(enRoute({ at: 'D8' }).open).toEqual([0, 1, 7])
  })

  test.each<[Partial<Flight>]>([[{ climbed: 1 }], [{ dived: 1 }]])(
    'WL-15.2.1.c no second level in a turn: %j',
    changes => {
      expect(enRoute({ at: 'D8' }, changes).open).toEqual([0])
    },
  )

  test.each([
    ['J8', [0, 1, 7]],
    ['K8', [0, 1, 3, 4, 5, 7]],
    ['L8', [0, 1, 3, 4, 5, 7]],
  ])('WL-15.2.5.a it turns back only over or past a target: at %s %j', (at, open) => {
    expect(enRoute({ at }).open).toEqual(open)
  })

  test('WL-15.2.5.a one of several targets is enough', () => {
    expect(enRoute({ at: 'M8' }, {}, ['K', 'P']).open).toEqual([0, 1, 3, 4, 5, 7])
  })

  test('WL-15.2.1.a it does not leave the map', () => {
    expect(enRoute({ at: 'Z8' }, {}, ['Z']).open).toEqual([3, 4, 5])
  })

  test('WL-15.2.1.a a nose pointing down turns toward a target', () => {
    expect(enRoute({ at: 'M8', facing: DOWN }).open).toEqual([3, 4, 5])
  })
})

describe('bombers in formation', () => {
  function pair(moved: Partial<Unit>): { battle: Battle; second: Unit } {
    const battle = aBattle({
      units: [
        { side: 'raider', model: 'b-17g', mission: 'bombing', at: 'D8' },
        { side: 'raider', model: 'b-17g', mission: 'bombing', at: 'D9' },
        { side: 'raider', model: 'b-17g', mission: 'bombing', at: 'D11' },
      ],
      bombing: true,
      surface: [{ type: 'bridge', name: 'Bridge', column: 'K' }],
    })
    const first = unitNamed(battle, 'rA')
    Object.assign(first, moved)
    first.deeds.track.push({ square: first.square, how: 'entered', from: first.deeds.began })
    return { battle, second: unitNamed(battle, 'rB') }
  }

  test.each([
    ['F8', 0],
    ['F9', 1],
    ['F7', -1],
  ])('WL-15.2.1.d WL-Q-31 the first to move sets the change of height: to %s %i', (to, levels) => {
    const { battle, second } = pair({ square: squareNamed(to) })
    expect(formationLevels(battle, second)).toBe(levels)
    expect(formationLevels(battle, unitNamed(battle, 'rC'))).toBeUndefined()
  })

  test('WL-15.2.1.d nobody has moved: nothing is set', () => {
    const { battle, second } = pair({})
    unitNamed(battle, 'rA').deeds.track = []
    expect(formationLevels(battle, second)).toBeUndefined()
  })

  test('WL-15.2.1.f one on a profile goes its own way', () => {
    const { battle, second } = pair({ square: squareNamed('F7') })
    unitNamed(battle, 'rA').deeds.onProfile = true
    expect(formationLevels(battle, second)).toBeUndefined()
  })

  test.each<[string, Partial<Unit>]>([
    ['another facing', { facing: LEFT }],
    ['homeward', { home: 'left' }],
    ['circling', { circling: true }],
    ['off the map', { at: 'exited' }],
  ])('WL-15.2.1.d not one of the formation: %s', (_, change) => {
    const { battle, second } = pair({ square: squareNamed('F7'), ...change })
    if (change.facing !== undefined) unitNamed(battle, 'rA').deeds.beganFacing = change.facing
    expect(formationLevels(battle, second)).toBeUndefined()
  })

  test.each<[number | undefined, Facing[]]>([
    [0, [0]],
    [1, [0, 1]],
    [-1, [0, 7]],
    [undefined, [0, 1, 7]],
  ])('WL-15.2.1.d those that follow change height the same way: %s %j', (levels, open) => {
    expect(enRoute({ at: 'D8' }, { conduct: { kind: 'en-route', levels } }).open).toEqual(open)
  })

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
      units: [
        { side: 'raider', model: 'b-17g', mission: 'bombing', at: 'D8' },
        ...others.map(
          (other): Piece => ({ side: 'raider', model: 'b-17g', mission: 'bombing', at: 'F8', ...other }),
        ),
      ],
      bombing: true,
    })
    for (const unit of battle.units.slice(1)) unit.deeds.track.push({ square: unit.square, how: 'circled' })
    return mayEndHere(battle, unitNamed(battle, 'rA'), squareNamed('F8'))
  }

  test.each<[string, Partial<Piece>[], boolean]>([
    ['alone', [], true],
    ['with one', [{}], true],
    ['with two', [{}, {}], false],
    ['with an escort', [{}, { mission: 'escort' }], true],
    ['with the enemy', [{}, { side: 'defender' }], true],
    ['with a flight', [{}, { size: 'flight' }], false],
    ['with one elsewhere', [{}, { at: 'G8' }], true],
  ])('WL-15.2.1.g two bombers at most end in a square: %s %j %s', (_, others, room) => {
    expect(crowd(...others)).toBe(room)
  })

  test('WL-15.2.1.g WL-Q-89 those that have yet to move will be gone, unless they circle', () => {
    const battle = aBattle({
      units: ['D8', 'F8', 'F8'].map(
        (at): Piece => ({ side: 'raider', model: 'b-17g', mission: 'bombing', at }),
      ),
      bombing: true,
    })
    const unit = unitNamed(battle, 'rA')
    expect(mayEndHere(battle, unit, squareNamed('F8'))).toBe(true)
    for (const id of ['rB', 'rC']) unitNamed(battle, id).circling = true
    expect(mayEndHere(battle, unit, squareNamed('F8'))).toBe(false)
  })

  test('WL-15.2.1.g fighters have no limit, and without rule 15 nobody has', () => {
    const units = (mission: Mission) =>
      ['F8', 'F8', 'F8'].map((at): Piece => ({ side: 'raider', model: 'b-17g', mission, at, circling: true }))
    const fighters = aBattle({ units: units('sweep'), bombing: true })
    expect(mayEndHere(fighters, unitNamed(fighters, 'rA'), squareNamed('F8'))).toBe(true)
    const old = aBattle({ units: units('bombing') })
    expect(mayEndHere(old, unitNamed(old, 'rA'), squareNamed('F8'))).toBe(true)
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

  test.each<[Partial<Unit>, boolean]>([
    [{ strafing: true }, true],
    [{}, false],
    [{ strafing: true, home: 'left' }, false],
  ])('WL-15.2.3.b a sweep that has begun to strafe as well: %j %s', (change, may) => {
    const { battle, unit } = enRoute({ model: 'p-47d', mission: 'sweep', at: 'G8', ...change })
    expect(mayMoveThree(battle, unit)).toBe(may)
  })

  test('WL-15.2.3.b and on the turn it begins, whatever it has flown before', () => {
    const { battle, unit } = enRoute(
      { model: 'p-47d', mission: 'sweep', at: 'G8', circling: true },
      { left: 2, spent: 2 },
    )
    does(battle, unit, 'designate/strafing/0')
    expect(battle.flight).toMatchObject({ allowance: 6, left: 4 })
    expect(unit).toMatchObject({ strafing: true, circling: false })
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

describe('between strafing runs', () => {
  test.each<[string, Partial<Piece> & { at: string }, string]>([
    ['has strafed', { mission: 'strafing', strafing: true, strafes: 1, ammo: 'low', at: 'G3' }, 'strafe'],
    ['has not', { mission: 'strafing', at: 'G3' }, 'en-route'],
    ['is too far off', { mission: 'strafing', strafing: true, strafes: 1, at: 'F3' }, 'en-route'],
    ['can strafe no more', { mission: 'strafing', strafing: true, strafes: 2, at: 'G3' }, 'en-route'],
    ['circles', { at: 'G3', circling: true }, 'circle'],
  ])('WL-15.3.7.e near surface targets it flies as it likes: %s', (_, piece, kind) => {
    const { battle, unit } = enRoute({ model: 'hs-129', ...piece })
    expect(attackConduct(battle, unit).kind).toBe(kind)
  })

  test('WL-15.3.7.e as long as it stays within four columns', () => {
    const { battle, unit } = enRoute({ model: 'hs-129', mission: 'strafing', at: 'G3' })
    expect(FACINGS.filter(facing => !strafeBars(battle, unit, facing))).toEqual([0, 1, 2, 6, 7])
    expect(strafeBars(battle, unit, 'circle')).toBe(false)
  })
})

describe('circling', () => {
  test('WL-15.2.1.3.a once a game a bomber begins to circle at any point of its move', () => {
    const { battle, unit } = enRoute({ at: 'D8' }, { left: 2, spent: 2 })
    const played = does(battle, unit, 'begin-circling')
    expect(unit).toMatchObject({ circling: true, hasCircled: true })
    expect(battle.flight?.conduct).toEqual({ kind: 'circle' })
    expect(factsOf(played, 'began-circling')).toHaveLength(1)
    expect(offers(battle, unit)).toEqual([])
  })

  test('WL-15.2.1.3.a it needs a point to do so', () => {
    const { battle, unit } = enRoute({ at: 'D8' }, { left: 1, spent: 3 })
    expect(offers(battle, unit)).toEqual([])
  })

  test('WL-15.2.1.3.a it leaves the circle at the start of a later move, and never circles again', () => {
    const { battle, unit } = enRoute({ at: 'D8', circling: true, hasCircled: true })
    expect(offers(battle, unit)).toEqual(['leave-circle'])
    does(battle, unit, 'leave-circle')
    expect(unit.circling).toBe(false)
    expect(battle.flight?.conduct.kind).toBe('en-route')
    expect(offers(battle, unit)).toEqual([])
    expect(enRouteBars(battle, battle.flight as Flight, 'circle')).toBe(true)
  })

  test('WL-15.2.1.3.a not in the middle of a move', () => {
    const { battle, unit } = enRoute({ at: 'D8', circling: true, hasCircled: true }, { spent: 2, left: 2 })
    expect(offers(battle, unit)).toEqual([])
  })

  test('WL-15.2.1.3.a nor after a profile has been begun', () => {
    const { battle, unit } = enRoute({ at: 'J8' })
    does(battle, unit, 'designate/level/0')
    does(battle, unit, 'break-off')
    expect(offers(battle, unit)).not.toContain('begin-circling')
  })

  test.each<[string, Partial<Piece>, boolean]>([
    ['a bomber that may', {}, true],
    ['a bomber that circles', { circling: true, hasCircled: true }, true],
    ['a bomber that may no more', { hasCircled: true }, false],
    ['a homeward bomber', { home: 'left' }, false],
    ['a bomber four squares off', { at: 'H8' }, false],
    ['a circling fighter', { mission: 'sweep', circling: true }, false],
    ['an enemy', { side: 'defender', circling: true }, false],
  ])('WL-15.2.1.3.a escorts circle beside %s: %j %s', (_, piece, may) => {
    const battle = aBattle({
      units: [
        { side: 'raider', model: 'bf-109e', mission: 'escort', at: 'D8' },
        { side: 'raider', model: 'he-111', mission: 'bombing', at: 'G8', ...piece },
      ],
      bombing: true,
      surface: [{ type: 'bridge', name: 'Bridge', column: 'K' }],
    })
    expect(escortMayCircle(battle, unitNamed(battle, 'rA'))).toBe(may)
  })
})

describe('release of escorts', () => {
  /** Bombers in D and E in one formation, one on its own in P; escorts beside both. */
  function withEscorts(changes: Partial<Piece> = {}): Battle {
    return aBattle({
      units: [
        { side: 'raider', model: 'he-111', mission: 'bombing', at: 'D8', ...changes },
        { side: 'raider', model: 'he-111', mission: 'bombing', at: 'E8' },
        { side: 'raider', model: 'he-111', mission: 'bombing', at: 'P8' },
        { side: 'raider', model: 'bf-109e', mission: 'escort', at: 'D11' },
        { side: 'raider', model: 'bf-109e', mission: 'close-escort', at: 'E9' },
        { side: 'raider', model: 'bf-109e', mission: 'escort', at: 'P9' },
      ],
      bombing: true,
      surface: [{ type: 'bridge', name: 'Bridge', column: 'K' }],
    })
  }
  const missions = (battle: Battle) => battle.units.slice(3).map(({ mission }) => mission)

  test('WL-15.2.2.b WL-9.2.2.2.d all escorts of a formation sweep together, and may form up later', () => {
    const battle = withEscorts()
    const played = script(releaseEscorts(battle, 'raider'), [
      takes('escorts.release', 'release/rA'),
      takes('escorts.release', 'keep'),
    ])
    expect(missions(battle)).toEqual(['sweep', 'sweep', 'escort'])
    expect(unitNamed(battle, 'rD').exEscort).toBe(true)
    expect(battle.units.slice(0, 3).map(({ releasedEscorts }) => releasedEscorts)).toEqual([
      true,
      true,
      false,
    ])
    expect(factsOf(played, 'escorts-released')).toMatchObject([
      { bombers: [{ id: 'rA' }, { id: 'rB' }], escorts: [{ id: 'rD' }, { id: 'rE' }] },
    ])
  })

  test('WL-15.2.2.b each formation once in a game', () => {
    const battle = withEscorts({ releasedEscorts: true })
    expect(ids(pauseAfter(releaseEscorts(battle, 'raider')))).toEqual(['keep', 'release/rC'])
  })

  test('WL-15.2.2.b nothing is asked where there is nobody to release, nor without rule 15', () => {
    const battle = withEscorts()
    expect(script(releaseEscorts(battle, 'defender')).pauses).toEqual([])
    const old = aBattle({
      units: [
        { side: 'raider', model: 'he-111', mission: 'bombing', at: 'D8' },
        { side: 'raider', model: 'bf-109e', mission: 'escort', at: 'D9' },
      ],
    })
    expect(script(releaseEscorts(old, 'raider')).pauses).toEqual([])
  })

  test('WL-15.2.2.b an escort too far off is not one of theirs', () => {
    const battle = withEscorts()
    unitNamed(battle, 'rD').square = squareNamed('D12')
    script(releaseEscorts(battle, 'raider'), [
      takes('escorts.release', 'release/rA'),
      takes('escorts.release', 'keep'),
    ])
    expect(missions(battle)).toEqual(['escort', 'sweep', 'escort'])
  })

  test('WL-15.2.2.b bombers that face another way are another formation', () => {
    const battle = withEscorts({ facing: LEFT })
    expect(ids(pauseAfter(releaseEscorts(battle, 'raider')))).toEqual([
      'keep',
      'release/rA',
      'release/rB',
      'release/rC',
    ])
    expect(unitNamed(battle, 'rB').facing).toBe(RIGHT)
  })
})
