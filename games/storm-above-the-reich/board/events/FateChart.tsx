import { DieChart } from '@tallyho/kit'
import type { BailOut, DieTable, Fate, FateClass, FateTable } from '../../pack/types.ts'

const CLASSES: readonly (readonly [FateClass, string])[] = [
  ['rocket', 'Me163'],
  ['twin', 'Bf110, Ju88'],
  ['single', 'FW190, MC202, IAR80'],
]

export const FATE_NAMES: Readonly<Record<Fate, string>> = {
  explodes: 'Explodes',
  fire: 'Fire',
  crashes: 'Crashes',
  lands: 'Lands',
}

export const BAIL_OUT_NAMES: Readonly<Record<BailOut, string>> = {
  no: 'Killed',
  wounded: 'Wounded',
  yes: 'Bails out',
}

/** SR-FAT-01 A Fate Box: a table for each class of aircraft, or only the one that is read. */
export function FateChart({
  table,
  lit,
}: {
  readonly table: FateTable
  readonly lit?: { readonly column: string; readonly die: number } | undefined
}) {
  return CLASSES.filter(([one]) => lit === undefined || one === lit.column).map(([one, name]) => (
    <DieChart
      key={one}
      name={name}
      table={table.fate[one]}
      say={fate => FATE_NAMES[fate]}
      die={lit && Math.max(1, Math.min(10, lit.die))}
    />
  ))
}

/** SR-FAT-04 */
export function BailOutChart({
  title,
  table,
  die,
}: {
  readonly title: string
  readonly table: DieTable<BailOut>
  readonly die?: number | undefined
}) {
  return <DieChart title={title} name="pilot" table={table} say={is => BAIL_OUT_NAMES[is]} die={die} />
}
