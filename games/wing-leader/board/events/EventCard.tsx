import { capital } from '@tallyho/engine'
import { type CardProps, Chart, namesFrom, Rolled, type SumLine } from '@tallyho/kit'
import type { ReactNode } from 'react'
import { packOf } from '../../pack/index.ts'
import type { Modifier } from '../../rules/01-words/dice.ts'
import { forceOf, type NamedUnit } from '../../rules/01-words/units.ts'
import { hitsFor } from '../../rules/10-air-combat/combat-values.ts'
import type { Battle } from '../../state.ts'
import { MODIFIER_WORDS } from '../../text/modifiers.ts'
import { called } from '../../text/names.ts'
import type { Notes, Rolled as Roll } from '../../vocabulary.ts'
import { letterOf } from '../names.ts'
import { FRESH, UnitSvg } from '../pieces/UnitFace.tsx'

/** What the card of one of these notes is given. */
export type Card<K extends keyof Notes> = CardProps<Battle, Notes[K]>

/** `Bf 109 A`, as a note names it; of a player's own pack by its own cards. */
export function noted(battle: Battle, { model, id }: NamedUnit): string {
  return called(packOf(battle).models.get(model)?.name ?? model, id)
}

/** The counter of a unit that a note names. */
export function NotedUnit({ battle, of }: { readonly battle: Battle; readonly of: NamedUnit }) {
  const model = packOf(battle).models.get(of.model)
  if (!model) return undefined
  const unit = battle.units[of.unit]
  return (
    <UnitSvg
      wide={54}
      face={{
        ...FRESH,
        nation: forceOf(battle, of.side).nation,
        letter: letterOf(of.id),
        silhouette: model.silhouette,
        size: unit?.size ?? 'squadron',
        facing: unit?.facing ?? 0,
        name: undefined,
      }}
    />
  )
}

/** Two units that have to do with each other. */
export function Pair(props: {
  readonly battle: Battle
  readonly first: NamedUnit
  readonly second: NamedUnit
}) {
  return (
    <div className="wl-pair">
      <NotedUnit battle={props.battle} of={props.first} />
      <span>→</span>
      <NotedUnit battle={props.battle} of={props.second} />
    </div>
  )
}

/** Parts of a sum by their names; of a value or rating the first is no change. */
export function sumLines(modifiers: readonly Modifier[], kind?: 'value'): SumLine[] {
  return modifiers.map(({ id, by }, i) => ({
    what: capital(MODIFIER_WORDS[id]),
    by,
    plain: kind === 'value' && i === 0,
  }))
}

/** A roll as the note has it. */
export function RollOf({ roll, label }: { readonly roll: Roll; readonly label: string }) {
  return <Rolled dice={roll.dice} label={label} lines={sumLines(roll.modifiers)} total={roll.total} />
}

/** A table that is read with a total: each row holds from its own total upward. */
export function TotalChart<R extends { readonly total: number }>(props: {
  readonly rows: readonly R[]
  readonly columns: readonly ReactNode[]
  cells(row: R): readonly ReactNode[]
  readonly total?: number | undefined
  readonly column?: number | undefined
}) {
  const { rows, columns, cells, total, column } = props
  const names = namesFrom(rows.map(row => row.total))
  return (
    <Chart
      corner="total"
      columns={columns}
      rows={rows.map((row, i) => ({ name: names[i], cells: cells(row) }))}
      litRow={total === undefined ? undefined : rowFor(rows, total)}
      litColumn={column}
    />
  )
}

/** WL-10.5.1.b The least total that hits in a column; undefined where none does, or where it did not, as at high speed. */
export function leastToHit(
  battle: Battle,
  roll: { readonly column: number; readonly total: number; readonly hits: number },
): number | undefined {
  const { rows } = packOf(battle).pack.tables.airCombat
  const least = rows.find(({ total }) => hitsFor(battle, total, roll.column) > 0)?.total
  return least !== undefined && roll.hits === 0 && roll.total >= least ? undefined : least
}

/** The row of a table that a total falls into: the last that it reaches, or the first. */
export function rowFor(rows: readonly { readonly total: number }[], total: number): number {
  return Math.max(
    0,
    rows.findLastIndex(row => row.total <= total),
  )
}
