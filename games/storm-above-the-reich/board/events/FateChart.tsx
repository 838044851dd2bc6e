import { Chart } from '@tallyho/kit'
import { read } from '../../pack/index.ts'
import type { BailOut, DieTable, Fate, FateClass, FateTable } from '../../pack/types.ts'
import { DieChart } from './DieChart.tsx'

const DICE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

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

/** SR-FAT-01 A Fate Box: a column for each class of aircraft. */
export function FateChart({
  table,
  lit,
}: {
  readonly table: FateTable
  readonly lit?: { readonly column: string; readonly die: number } | undefined
}) {
  return (
    <Chart
      corner="die"
      columns={DICE}
      rows={CLASSES.map(([one, name]) => ({
        name,
        cells: DICE.map(die => FATE_NAMES[read(table.fate[one], die)]),
      }))}
      {...(lit === undefined
        ? {}
        : {
            litRow: CLASSES.findIndex(([one]) => one === lit.column),
            litColumn: Math.max(1, Math.min(10, lit.die)) - 1,
          })}
    />
  )
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
