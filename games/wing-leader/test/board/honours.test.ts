import { expect, test } from 'vitest'
import { RETOLD } from '../../board/retold.ts'
import type { Battle } from '../../state.ts'
import { battleOf } from '../kit/table.ts'

test('the worst is never one that did best on its own side', () => {
  const battle = battleOf(
    'bf-109e G8, bf-109e G9 losses:1, d spitfire-i H8 losses:3, d spitfire-i H9 losses:1',
  )
  const roll = (unit: number, side: string) => ({ what: 'combat-roll', facts: { unit, side, hits: 1 } })
  const loss = (side: string) => ({ what: 'confirmation', facts: { side, outcome: 'loss' } })
  const notes = [
    ...[roll(0, 'raider'), loss('defender'), loss('defender'), loss('defender')],
    ...[roll(2, 'defender'), loss('raider')],
  ] as unknown as Parameters<NonNullable<typeof RETOLD.honours>>[1]
  const told = RETOLD.honours?.(battle as Battle, notes) ?? []
  expect(told.map(({ best, name }) => [best, name.split(',')[0]])).toEqual([
    [true, 'Bf\u00a0109\u00a0A'],
    [false, 'Bf\u00a0109\u00a0B'],
  ])
})
