import { type Fault, type Path, pathOf } from '@tallyho/engine'
import type { Tables } from './types.ts'

const TOP = 19

/** Charts that can be looked up: rows in order, every total and every altitude in exactly one of them. */
export function tableFaults(tables: Tables): Fault[] {
  const { airCombat, cohesion, flak, bombing, altitude, reaction } = tables
  const faults: Fault[] = [
    ...inOrder(['tables', 'airCombat', 'rows'], airCombat.rows),
    ...inOrder(['tables', 'cohesion', 'rows'], cohesion.rows),
    ...inOrder(['tables', 'flak', 'rows'], flak.rows),
    ...inOrder(['tables', 'bombing', 'rows'], bombing.rows),
    ...bandFaults(['tables', 'flak', 'modifiers', 'speed'], flak.modifiers.speed, 'speed'),
    ...bandFaults(['tables', 'flak', 'modifiers', 'altitude'], flak.modifiers.altitude, 'altitude', TOP),
    // WL-C-47
    ...bandFaults(['tables', 'altitude', 'rows'], altitude.rows, 'altitude', TOP),
  ]
  // WL-C-16
  if (reaction.successful <= reaction.late)
    faults.push({
      path: 'tables.reaction.successful',
      message: `expected more than the total of ${reaction.late} for a late reaction but found ${reaction.successful}`,
    })
  return faults
}

function inOrder(path: Path, rows: readonly { readonly total: number }[]): Fault[] {
  const faults: Fault[] = []
  let above: number | undefined
  for (const [i, { total }] of rows.entries()) {
    if (above !== undefined && total <= above)
      faults.push({
        path: pathOf([...path, i, 'total']),
        message: `expected more than the ${above} of the row above but found ${total}`,
      })
    above = total
  }
  return faults
}

/** Bands from 0 upward without a gap or an overlap, to `last` if there is an end. */
export function bandFaults(
  path: Path,
  bands: readonly { readonly from: number; readonly to: number }[],
  what: string,
  last?: number,
): Fault[] {
  const faults: Fault[] = []
  let next = 0
  for (const [i, { from, to }] of bands.entries()) {
    if (from !== next) {
      const why = from < next ? `bands overlap` : `${what} ${next} is left out`
      faults.push({
        path: pathOf([...path, i, 'from']),
        message: `expected ${next} but found ${from}: ${why}`,
      })
    }
    if (to < from)
      faults.push({ path: pathOf([...path, i, 'to']), message: `expected ${from} or more but found ${to}` })
    next = Math.max(from, to) + 1
  }
  if (last !== undefined && next <= last)
    faults.push({
      path: pathOf(path),
      message: `expected bands up to ${what} ${last} but they end at ${next - 1}`,
    })
  return faults
}
