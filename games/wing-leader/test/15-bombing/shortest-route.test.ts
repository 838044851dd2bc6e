import { describe, expect, test } from 'vitest'
import type { Battle } from '../../state.ts'
import { act, at, flown, offered, plan, step, ways } from '../kit/moves.ts'
import { aBattle, type Line, type Piece, unitNamed } from '../kit/table.ts'

/** Rockets, guns and kamikazes by the shortest route, and strafing runs given up. */

function run(piece: Partial<Piece>): Battle {
  return aBattle({
    units: [{ side: 'raider', model: 'p-47d', mission: 'sweep', at: 'G3', ...piece }],
    bombing: true,
    surface: [{ type: 'truck', name: 'truck', column: 'K' }],
  })
}

describe('from the turn in which the run is begun', () => {
  const RUNS: readonly [rule: string, kind: string, piece: Partial<Piece>, first: readonly Line[]][] = [
    ['WL-15.3.6.a', 'atgr', { mission: 'bombing', load: 'atgr' }, [plan('attack')]],
    ['WL-15.3.7.b', 'strafing', {}, [plan('continue')]],
    ['WL-15.5.3.b', 'kamikaze', { model: 'a6m5', mission: 'bombing', line_: { kamikaze: true } }, []],
  ]

  test.each(RUNS)('%s WL-9.2.5.c %s: level flight above the target gives it up', (_, kind, piece, first) => {
    const begin = [...first, act(`designate/${kind}/0`)]
    const level = run(piece)
    const squares = kind === 'kamikaze' ? 2 : 3
    flown(level, 'rA', ...begin, ...Array.from({ length: kind === 'atgr' ? 2 : squares }, () => step(0)))
    expect(unitNamed(level, 'rA').profile).toBeUndefined()
    const lower = run(piece)
    const steps = kind === 'strafing' ? [step(7), step(0), step(0)] : [step(7), step(0)]
    flown(lower, 'rA', ...begin, ...steps)
    expect(unitNamed(lower, 'rA').profile?.kind).toBe(kind)
  })

  test('WL-15.3.7.b WL-9.2.5.a and so does a move that does not bring it nearer', () => {
    const battle = run({ at: 'G4', mission: 'strafing', load: undefined })
    flown(battle, 'rA', act('designate/strafing/0'), step(6), step(6), step(6), step(6))
    expect([at(battle, 'rA'), unitNamed(battle, 'rA').profile]).toEqual(['G0>6', undefined])
  })
})

describe('a strafing run given up', () => {
  test('WL-15.2.3.b by one that has not strafed: its sweep goes on, straight and with the points of a sweep', () => {
    const battle = run({ at: 'H4', strafing: true })
    flown(battle, 'rA', plan('strafe'), act('designate/strafing/0'), act('break-off'), step(0))
    expect(at(battle, 'rA')).toBe('J4>0')
    expect(unitNamed(battle, 'rA').strafing).toBeUndefined()
  })

  test('WL-15.3.7.e by one that has: it keeps its points and flies as it likes', () => {
    const battle = run({ at: 'H4', strafing: true, strafes: 1, ammo: 'low' })
    const lines = [plan('strafe'), act('designate/strafing/0'), act('break-off'), step(0), step(0)]
    expect(ways(offered(battle, 'rA', ...lines))).toContain(6)
    expect(unitNamed(battle, 'rA').strafing).toBe(true)
  })
})
