import { listed, refNames, signed as withSign } from '@tallyho/engine'
import { packOf, standard } from '../pack/index.ts'
import type { Edge, ModelId, Side } from '../pack/types.ts'
import type { NamedUnit } from '../rules/01-words/units.ts'
import { POINT } from '../rules/08-movement/points.ts'
import type { Battle, Facing, SurfaceNo, Unit, UnitNo } from '../state.ts'
import type { Rolled } from '../vocabulary.ts'

/** What things are called. A note keeps ids alone, so its names are made from the cards that come with the game. */

/** The marks of a type: `IA`, `F Mk.IX`; `E-4`, `A-8/R2`; `D-28`; `(1942)`, `series 87`. */
const MARKS = [
  / (?:[A-Z]+ )?(?:Mk\.)?[IVX]+[A-Z]?$/,
  /(?<=^[A-Z][a-z] \d+)[A-Z].*$/,
  /(?<=^[A-Z]-\d+)[A-Z].*$/,
  / (?:\(|type|series|with) ?.*$/,
]

/** `Spitfire`, `Bf 109`: what a type is called where its letter tells it from the others. */
export const family = (name: string): string =>
  unbroken(MARKS.reduce((short, mark) => short.replace(mark, ''), name))

/** A name that no line tears apart. */
export const unbroken = (name: string): string => name.replaceAll(' ', '\u00a0')

/** `Bf 109 A`: a type and the letter of its counter. */
export const called = (model: string, id: string): string => unbroken(`${family(model)} ${letterOf(id)}`)

/** The unit as a player finds it on the table; the mark stands on its card. */
export function unitName(battle: Battle, no: UnitNo | undefined): string {
  const unit = no === undefined ? undefined : battle.units[no]
  return unit ? called(packOf(battle).model(unit.model).name, unit.id) : 'nobody'
}

/** The unit that an answer is about. */
export function unitOf(battle: Battle, { unit }: { readonly unit?: UnitNo }): string {
  return unitName(battle, unit)
}

/** `rA1` carries the letter A1. */
export function letterOf(id: string): string {
  return id.slice(1)
}

/** A unit as a note names it. */
export function unitIn({ id, model }: NamedUnit): string {
  return called(modelName(model), id)
}

export function unitsIn(units: readonly NamedUnit[]): string {
  return listed(units.map(unitIn))
}

export function modelName(id: ModelId): string {
  for (const card of standard.aircraft) {
    if (card.id === id) return card.name
    for (const variant of card.variants ?? []) if (variant.id === id) return variant.name
  }
  return id
}

/** `Destroyer Kelly`, or the type alone where the scenario gives no name of its own. */
export function surfaceName(battle: Battle, no: SurfaceNo): string {
  const surface = battle.surface[no]
  if (surface === undefined) return 'nothing'
  const type = packOf(battle).surface(surface.type).name
  return surface.name === type ? type : `${type} ${surface.name}`
}

export const SIDE_NAMES: Readonly<Record<Side, string>> = { raider: 'Raider', defender: 'Defender' }
/** Who a side is in a fight, by what it flies: `The Spitfires`. */
export function sideName(units: readonly NamedUnit[], side: Side): string {
  const models = [
    ...new Set(units.filter(unit => unit.side === side).map(({ model }) => family(modelName(model)))),
  ]
  return `The ${listed(models.map(model => `${model}s`))}`
}

export const EDGE_WORDS: Readonly<Record<Edge, string>> = {
  left: 'by the left edge',
  right: 'by the right edge',
}

/** `7 (3 + 4)`, `9 (3 + 4, +2)`: total, dice and what was added. */
export function rollIn({ dice, total }: Pick<Rolled, 'dice' | 'total'>): string {
  const added = total - dice.reduce((sum, face) => sum + face, 0)
  if (dice.length < 2 && added === 0) return String(total)
  return `${total} (${dice.join(' + ')}${added === 0 ? '' : `, ${signed(added)}`})`
}

/** `½`, `1`, `2½` for half Movement Points. */
export function points(halves: number): string {
  const whole = Math.floor(halves / POINT)
  if (halves % POINT === 0) return String(whole)
  return whole === 0 ? '½' : `${whole}½`
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

/** `up and left`: shorter than the log says it. */
export const course = (facing: Facing): string => FACING_WORDS[facing].replace(' to the', '')

/** WL-10.7.e How often a unit is shaken by one roll. */
export const shaken = (times: number): string => (times > 1 ? 'it is shaken twice' : 'it is shaken')

/** Points of one side less those of the other, as the briefing counts them: `2 ahead`, `level`, `1 behind`. */
export function ahead(points: number): string {
  return points < 0 ? `${-points} behind` : points === 0 ? 'level' : `${points} ahead`
}

/** WL-12.1.d The raider's points less the defender's: in words of the player's own seat, or of who leads. */
export function difference(score: number, seat?: string): string {
  if (seat !== undefined) return `you are ${ahead(seat === 'raider' ? score : -score)}`
  return score === 0 ? 'level' : `${SIDE_NAMES[score > 0 ? 'raider' : 'defender']} ${ahead(Math.abs(score))}`
}

/** Something on the board, as a heading. */
export const refName = refNames<Battle>({
  unit: (id, battle) => unitName(battle, Number(id)),
  square: id => `Square ${id}`,
  attack: id => `The attack at ${id}`,
  surface: (id, battle) => battle.surface[Number(id)]?.name ?? 'A target',
  balloon: id => `Balloon ${Number(id) + 1}`,
  corner: id => `Corner above ${id}, to its right`,
  edge: id => `The ${id} edge`,
  facing: id => `Facing ${FACING_WORDS[Number(id) as Facing]}`,
})

/** WL-10.7.2.d Even the last of it is enough to shoot with: nobody is ever without. */
export const AMMO_WORDS: Readonly<Record<Unit['ammo'], string>> = {
  full: 'full of ammunition',
  low: 'low on ammunition',
  depleted: 'on its last ammunition',
}

/** `+2`, `0`, `−3`, with the minus of the tables. */
export const signed = (by: number): string => withSign(by).replace('-', '−')
