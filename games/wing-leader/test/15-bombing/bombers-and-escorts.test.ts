import { factsOf, ids, pauseAfter, script } from '@tallyho/engine/proof/script'
import { describe, expect, test } from 'vitest'
import { FACINGS, squareNamed } from '../../rules/01-words/geometry.ts'
import { releaseEscorts } from '../../rules/09-command/escorts.ts'
import {
  attackConduct,
  enRouteBars,
  escortMayCircle,
  strafeBars,
} from '../../rules/15-bombing/bombing-missions.ts'
import type { Battle, Flight } from '../../state.ts'
import { does, enRoute, LEFT, offers, RIGHT } from '../kit/runs.ts'
import { aBattle, battleOf, type Piece, r, the } from '../kit/table.ts'

test.each<[string, Partial<Piece> & { at: string }, string]>([
  ['has strafed', { mission: 'strafing', strafing: true, strafes: 1, ammo: 'low', at: 'G3' }, 'strafe'],
  ['has not', { mission: 'strafing', at: 'G3' }, 'en-route'],
  ['is too far off', { mission: 'strafing', strafing: true, strafes: 1, at: 'F3' }, 'en-route'],
  ['can strafe no more', { mission: 'strafing', strafing: true, strafes: 2, at: 'G3' }, 'en-route'],
  ['circles', { at: 'G3', circling: true }, 'circle'],
])('WL-15.3.7.e between strafing runs: near surface targets it flies as it likes: %s', (_, piece, kind) => {
  const { battle, unit } = enRoute({ model: 'hs-129', ...piece })
  expect(attackConduct(battle, unit).kind).toBe(kind)
})

test('WL-15.3.7.e between strafing runs: as long as it stays within four columns', () => {
  const { battle, unit } = enRoute({ model: 'hs-129', mission: 'strafing', at: 'G3' })
  expect(FACINGS.filter(facing => !strafeBars(battle, unit, facing))).toEqual([0, 1, 2, 6, 7])
  expect(strafeBars(battle, unit, 'circle')).toBe(false)
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
    expect(enRouteBars(battle, unit, battle.flight as Flight, 'circle')).toBe(true)
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
      units: [r('bf-109e D8 escort'), r('he-111 G8 bombing', piece)],
      bombing: true,
      surface: ['bridge K Bridge'],
    })
    expect(escortMayCircle(battle, the(battle, 'rA'))).toBe(may)
  })
})

describe('release of escorts', () => {
  /** Bombers in D and E in one formation, one on its own in P; escorts beside both. */
  function withEscorts(changes: Partial<Piece> = {}): Battle {
    return aBattle({
      units: [
        r('he-111 D8 bombing', changes),
        r('he-111 E8 bombing'),
        r('he-111 P8 bombing'),
        r('bf-109e D11 escort'),
        r('bf-109e E9 close-escort'),
        r('bf-109e P9 escort'),
      ],
      bombing: true,
      surface: ['bridge K Bridge'],
    })
  }
  const missions = (battle: Battle) => battle.units.slice(3).map(({ mission }) => mission)

  test('WL-15.2.2.b WL-9.2.2.2.d all escorts of a formation sweep together, and may form up later', () => {
    const battle = withEscorts()
    const played = script(releaseEscorts(battle, 'raider'), ['escorts.release release/rA keep'])
    expect(missions(battle)).toEqual(['sweep', 'sweep', 'escort'])
    expect(the(battle, 'rD').exEscort).toBe(true)
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
    expect(script(releaseEscorts(withEscorts(), 'defender')).pauses).toEqual([])
    const old = battleOf('he-111 D8 bombing, bf-109e D9 escort')
    expect(script(releaseEscorts(old, 'raider')).pauses).toEqual([])
  })

  test('WL-15.2.2.b an escort too far off is not one of theirs', () => {
    const battle = withEscorts()
    the(battle, 'rD').square = squareNamed('D12')
    script(releaseEscorts(battle, 'raider'), ['escorts.release release/rA keep'])
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
    expect(the(battle, 'rB').facing).toBe(RIGHT)
  })
})
