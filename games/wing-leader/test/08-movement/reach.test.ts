import { expect, test } from 'vitest'
import { nameOf, neighbour } from '../../rules/01-words/geometry.ts'
import { answersAlong, pathsFrom } from '../../rules/08-movement/reach.ts'
import type { Battle, Facing, Flight, Square } from '../../state.ts'
import { act, offered, plan, step } from '../kit/moves.ts'
import { aBattle, battleOf, d, type Line, type Piece, r, the } from '../kit/table.ts'

function pursuit(at: string, more: Partial<Piece> = {}): Battle {
  return aBattle({ units: [r(`hurricane-i ${at} >dA alerted`, more), d('he-111 K8 bombing', { facing: 0 })] })
}

/** Square, cost in points and way of each end of the move. */
function reach(battle: Battle, ...lines: readonly Line[]): Record<string, string> {
  offered(battle, 'rA', ...lines)
  const unit = the(battle, 'rA')
  const ends = pathsFrom(battle, unit, battle.flight as Flight)
  return Object.fromEntries(
    ends.map(({ square, cost, facings }) => [nameOf(square), `${cost / 2} ${way(unit.square, facings)}`]),
  )
}

/** Squares in the order they are entered. */
function way(from: Square, facings: readonly Facing[]): string {
  let square = from
  return facings
    .map(facing => {
      square = neighbour(square, facing) ?? square
      return nameOf(square)
    })
    .join(' ')
}

test('WL-8.2.g every end of a move with its cheapest way', () => {
  const ends = reach(pursuit('D8'))
  expect(ends).toMatchObject({
    D8: '0 ',
    E8: '1 E8',
    G8: '3 E8 F8 G8',
    C8: '2 C8',
    D7: '0.5 D7',
    D2: '3 D7 D6 D5 D4 D3 D2',
    E9: '2.5 E9',
  })
  expect(Object.keys(ends)).not.toContain('D10')
  expect(Object.keys(ends)).not.toContain('H8')
})

test('WL-8.2.e with the bonus the ends lie lower and farther', () => {
  const ends = reach(pursuit('D8'), act('dive-bonus'))
  expect(Object.keys(ends)).toContain('H7')
  expect(Object.keys(ends)).not.toContain('G8')
})

test('WL-7.2.3.a WL-7.2.3.c ways end in the target\u2019s square, unless they lead through it head-on', () => {
  expect(Object.keys(reach(pursuit('I8')))).toEqual(expect.arrayContaining(['K8']))
  expect(reach(pursuit('I8')).L8).toBeUndefined()
  expect(reach(pursuit('L8', { facing: 4 })).I8).toBe('3 K8 J8 I8')
})

test('WL-7.2.1.c of ways as cheap a fighter ends with its prey before its nose, a bomber level', () => {
  // Up and round, or round and up: both cost the same.
  expect(reach(pursuit('D8')).E7).toBe('1 E7')
  expect(reach(pursuit('D8')).F7).toBe('2 E7 F7')
  const bomber = battleOf('he-111 D8 bombing', { bombing: true, surface: ['bridge P Bridge'] })
  expect(reach(bomber).F7).toMatch(/ E7 F7$/)
})

test('WL-8.3.f WL-8.2.g a way is answered to its end: with points left it circles there, half a point lapses', () => {
  const battle = pursuit('D8')
  offered(battle, 'rA')
  const [unit, flight] = [the(battle, 'rA'), battle.flight as Flight]
  const answers = (name: string) => {
    const path = pathsFrom(battle, unit, flight).find(({ square }) => nameOf(square) === name)
    return path && answersAlong(battle, unit, flight, path)
  }
  expect(answers('F8')).toEqual(['step/0', 'step/0', 'circle'])
  expect(answers('G8')).toEqual(['step/0', 'step/0', 'step/0'])
  expect(answers('F7')?.at(-1)).toBe('circle')
  expect([answers('E9'), answers('F5')?.at(-1)]).toEqual([['step/1'], 'stop'])
})

test('pathsFrom leaves the board as it is, and counts from where the unit has come to', () => {
  const battle = pursuit('D8')
  offered(battle, 'rA', step(0))
  const before = structuredClone(battle)
  const ends = pathsFrom(battle, the(battle, 'rA'), battle.flight as Flight)
  expect(ends.length).toBeGreaterThan(5)
  expect(ends.find(({ square }) => nameOf(square) === 'G8')?.cost).toBe(4)
  expect(battle).toEqual(before)
})

test('WL-9.2.3.d a straight move has one end', () =>
  expect(reach(battleOf('spitfire-i G5'), plan('continue'))).toEqual({ I5: '2 H5 I5' }))
