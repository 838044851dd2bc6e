import type { DieTable, Path } from '@tallyho/engine'

/** Notes a fault at a place in the pack. */
export type Add = (path: Path, message: string) => void

/** Every die from 1 to `last` is in exactly one row of the table. */
export function checkDie(table: DieTable<unknown>, path: Path, add: Add, last = 12): void {
  let above: number | undefined
  for (const [i, { to }] of table.entries()) {
    if (above !== undefined && to <= above)
      add([...path, i, 'to'], `expected more than the ${above} of the row above but found ${to}`)
    above = to
  }
  if (above !== last)
    add([...path, table.length - 1, 'to'], `expected the last row to end at ${last} but found ${above}`)
}

/** Ids that are used once. */
export function checkIds(
  things: readonly { readonly id: string }[],
  path: Path,
  add: Add,
  seen = new Set<string>(),
): void {
  for (const [i, { id }] of things.entries()) {
    if (seen.has(id)) add([...path, i, 'id'], `expected an id of its own but '${id}' is taken`)
    seen.add(id)
  }
}

/** Nothing twice in a list. */
export function checkOnce(things: readonly string[], path: Path, add: Add): void {
  for (const [i, thing] of things.entries())
    if (things.indexOf(thing) !== i) add([...path, i], `expected each once but '${thing}' came before`)
}

/** Won with more points than lost with. */
export function checkVictory(
  { won, lost }: { readonly won: number; readonly lost: number },
  path: Path,
  add: Add,
): void {
  if (lost > won) add([...path, 'lost'], `expected at most the ${won} to win but found ${lost}`)
}
