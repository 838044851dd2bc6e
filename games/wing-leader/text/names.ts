import type { Fact, Facts } from '@tallyho/engine'
import { packOf, standard } from '../pack/index.ts'
import type { Side } from '../pack/types.ts'
import type { Battle, Facing, UnitNo } from '../state.ts'

/** What things are called. A note keeps ids alone, so its names are made from the cards that come with the game. */

/** `Bf 109G-6 A`: the unit as a player finds it on the table. */
export function unitName(battle: Battle, no: UnitNo | undefined): string {
  const unit = no === undefined ? undefined : battle.units[no]
  return unit ? `${packOf(battle).model(unit.model).name} ${letterOf(unit.id)}` : 'nobody'
}

/** `rA1` carries the letter A1. */
export function letterOf(id: string): string {
  return id.slice(1)
}

/** A unit as a note names it: `{ id, model }`. */
export function unitIn(fact: Fact): string {
  const { id, model } = fact as { readonly id?: Fact; readonly model?: Fact }
  return `${modelName(model)} ${letterOf(String(id ?? ''))}`
}

export function unitsIn(facts: Fact): string {
  return listed((facts as readonly Fact[]).map(unitIn))
}

export function modelName(id: Fact): string {
  for (const card of standard.aircraft) {
    if (card.id === id) return card.name
    for (const variant of card.variants ?? []) if (variant.id === id) return variant.name
  }
  return String(id)
}

/** `A, B and C`. */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? 'nobody'
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

export function sideName(side: Fact): string {
  return SIDE_NAMES[side as Side] ?? String(side)
}

const SIDE_NAMES: Readonly<Record<Side, string>> = { raider: 'Raider', defender: 'Defender' }

/** `1 hit`, `2 hits`. */
export function counted(number: Fact, thing: string, things = `${thing}s`): string {
  return `${number} ${number === 1 ? thing : things}`
}

/** `+2`, `-1`, `0`. */
export function signed(number: Fact): string {
  return Number(number) > 0 ? `+${number}` : String(number)
}

/** `7 (3 + 4)`, `9 (3 + 4, +2)`: total, dice and what was added. */
export function rollIn({ dice, total }: Facts): string {
  const faces = dice as readonly number[]
  const natural = faces.reduce((sum, face) => sum + face, 0)
  const added = Number(total) - natural
  const shown =
    faces.length > 1 || added !== 0 ? ` (${faces.join(' + ')}${added === 0 ? '' : `, ${signed(added)}`})` : ''
  return `${total}${shown}`
}

export const FACING_WORDS: Readonly<Record<Facing, string>> = {
  0: 'right',
  1: 'up and to the right',
  2: 'straight up',
  3: 'up and to the left',
  4: 'left',
  5: 'down and to the left',
  6: 'straight down',
  7: 'down and to the right',
}

const REFS: Readonly<Record<string, (id: string, battle: Battle) => string>> = {
  unit: (id, battle) => unitName(battle, Number(id)),
  square: id => `Square ${id}`,
  surface: (id, battle) => battle.surface[Number(id)]?.name ?? 'A target',
  balloon: id => `Balloon ${Number(id) + 1}`,
  corner: id => `Corner above ${id}, to its right`,
  edge: id => `The ${id} edge`,
  facing: id => `Facing ${FACING_WORDS[Number(id) as Facing] ?? id}`,
}

/** Something on the board, as a heading. */
export function refName(ref: string, battle: Battle): string {
  const [kind = '', id = ''] = ref.split(':')
  return REFS[kind]?.(id, battle) ?? plain(ref)
}

/** A key in the plainest words there are for it. */
export function plain(key: Fact): string {
  const words = String(key).replace(/[-./]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
