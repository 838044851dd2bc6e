import { Chart } from '@tallyho/kit'
import type { Components } from '../../pack/index.ts'
import type { EscortType, FighterKind } from '../../pack/types.ts'
import { KIND_NAMES } from '../../rules/05-map/table.ts'
import { ESCORT_NAMES } from '../../text/names.ts'

const DICE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

const ROWS = [
  [true, true],
  [true, false],
  [false, true],
  [false, false],
] as const

/** SR-ACB-03 The rows of one fighter against one escort; the row of the two answers and the die are lit. */
export function AerialChart({
  components,
  fighter,
  escort,
  lit,
}: {
  readonly components: Components
  readonly fighter: FighterKind
  readonly escort: EscortType
  readonly lit?: { readonly higher: boolean; readonly more: boolean; readonly die: number } | undefined
}) {
  const one = 'any' in components.pack.combat.rows[fighter][escort]
  const rows = one ? ROWS.slice(3) : ROWS
  return (
    <Chart
      title={`${KIND_NAMES[fighter]} against ${ESCORT_NAMES[escort]}`}
      corner="higher / more"
      columns={DICE}
      rows={rows.map(([higher, more]) => ({
        name: one ? 'any' : `${higher ? 'yes' : 'no'} / ${more ? 'yes' : 'no'}`,
        cells: components.aerial(fighter, escort, higher, more),
      }))}
      {...(lit === undefined
        ? {}
        : {
            litRow: one ? 0 : ROWS.findIndex(([higher, more]) => higher === lit.higher && more === lit.more),
            litColumn: Math.max(1, Math.min(10, lit.die)) - 1,
          })}
    />
  )
}
