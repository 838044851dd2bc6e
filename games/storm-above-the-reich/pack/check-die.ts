import { type Fault, type Path, pathOf } from '@tallyho/engine'
import type { DieTable } from './types.ts'

/** Every die from 1 to `last` is in exactly one row of the table. */
export function checkDie(table: DieTable<unknown>, path: Path, faults: Fault[], last = 10): void {
  let above = 0
  for (const [i, { to }] of table.entries()) {
    if (to <= above)
      faults.push({
        path: pathOf([...path, i, 'to']),
        message: `expected more than the ${above} of the row above but found ${to}`,
      })
    above = to
  }
  if (above !== last)
    faults.push({
      path: pathOf([...path, table.length - 1, 'to']),
      message: `expected the last row to end at ${last} but found ${above}`,
    })
}

/** Ids that are used once. */
export function checkIds(
  things: readonly { readonly id: string }[],
  path: Path,
  faults: Fault[],
  seen = new Set<string>(),
): void {
  for (const [i, { id }] of things.entries()) {
    if (seen.has(id))
      faults.push({
        path: pathOf([...path, i, 'id']),
        message: `expected an id of its own but '${id}' is taken`,
      })
    seen.add(id)
  }
}
