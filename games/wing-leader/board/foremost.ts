import { type Choice, counted, firstOf } from '@tallyho/engine'
import { meetingsOf } from '../bot/forecast.ts'
import { nameOf } from '../rules/01-words/geometry.ts'
import { unitAt } from '../rules/01-words/units.ts'
import type { Battle, Square } from '../state.ts'
import { unitName } from './names.ts'

const MOST = 6

/** Of all squares to which a fighter may be sent, those where it meets somebody, and those where friends are sent. */
export function foremost(
  battle: Battle,
  { ask, options, about }: Choice,
): readonly { id: string; why: string }[] {
  const no = firstOf('unit', about)
  if (ask !== 'vector.square' || no === undefined) return []
  const unit = unitAt(battle, Number(no))
  const found = new Map<Square, string>()
  const add = (square: Square, why: string) => found.set(square, found.get(square) ?? why)
  for (const { square, turns, enemy } of meetingsOf(battle, unit))
    add(square, `above ${unitName(battle, enemy)}, in ${counted(turns, 'turn')}`)
  for (const friend of battle.units)
    if (friend.side === unit.side && friend !== unit && friend.at === 'map' && friend.vector !== undefined)
      add(friend.vector, `with ${unitName(battle, friend)}`)
  add(unit.square, 'circles where it is')
  const offered = new Set(options.map(({ id }) => id))
  return [...found]
    .map(([square, why]) => ({ id: `vector/${nameOf(square)}`, why }))
    .filter(({ id }) => offered.has(id))
    .slice(0, MOST)
}
