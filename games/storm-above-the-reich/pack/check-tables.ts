import { type Fault, type Path, pathOf } from '@tallyho/engine'
import { checkDie, checkIds } from './check-die.ts'
import {
  AUXILIARIES,
  BAIL_OUTS,
  type DieTable,
  FATES,
  HIT_TYPES,
  MISSION_TYPES,
  type Pack,
  type Season,
  STATIONS,
} from './types.ts'

/** Tables that can be read: every die has a row, and the rows make sense together. */

const PILOTS = 18
/** Campaigns that are no season have these ids, or a season's with this ending. */
const TAKEN = ['training', 'mission', 'full']
const MEDIUM = '-medium'

export function checkSeasons({ seasons, operations }: Pack, faults: Fault[]): void {
  checkIds(seasons, ['seasons'], faults)
  for (const [i, season] of seasons.entries()) {
    const path = ['seasons', i]
    const { id, map, type, rows, menu, erosion, experten, greens } = season
    const add = (rest: Path, message: string) => faults.push({ path: pathOf([...path, ...rest]), message })
    if (TAKEN.includes(id) || id.endsWith(MEDIUM))
      add(['id'], `expected another id than '${id}', which a campaign has`)
    // SR-K-SET-05
    if (experten + greens > PILOTS)
      add(['greens'], `expected at most ${PILOTS - experten} beside ${experten} experten but found ${greens}`)
    // SR-K-SET-03
    checkDie(map, [...path, 'map'], faults)
    checkDie(type, [...path, 'type'], faults)
    checkDie(erosion, [...path, 'erosion'], faults)
    for (const each of MISSION_TYPES) {
      checkDie(rows[each].operations, [...path, 'rows', each, 'operations'], faults)
      checkDie(rows[each].escort, [...path, 'rows', each, 'escort'], faults)
    }
    for (const kind of AUXILIARIES)
      if (menu.auxiliaries[kind] && operations.blocks[kind] === 0)
        add(['menu', 'auxiliaries', kind], `expected none, since the pack has no ${kind} blocks`)
    checkVictory(season, path, faults)
  }
}

/** SR-K-VIC-01 A season can be won, lost or fall in between. */
function checkVictory({ victory: { win, lose } }: Season, path: Path, faults: Fault[]): void {
  if (lose.vp >= win.vp)
    faults.push({
      path: pathOf([...path, 'victory', 'lose', 'vp']),
      message: `expected less than the ${win.vp} to win but found ${lose.vp}`,
    })
}

/** SR-K-OPS-05 The box has fifty blocks, eighteen of them for the staffel. */
const AUXILIARY_BLOCKS = 32

export function checkOperations({ operations: { blocks, carries } }: Pack, faults: Fault[]): void {
  const all = AUXILIARIES.reduce((sum, kind) => sum + blocks[kind], 0)
  if (all > AUXILIARY_BLOCKS)
    faults.push({
      path: 'operations.blocks',
      message: `expected at most ${AUXILIARY_BLOCKS} blocks but found ${all}`,
    })
  for (const [kind, { may, most }] of Object.entries(carries)) {
    const path = ['operations', 'carries', kind]
    if (new Set(may).size < may.length)
      faults.push({ path: pathOf([...path, 'may']), message: 'expected each attachment once' })
    if (most > may.length)
      faults.push({
        path: pathOf([...path, 'most']),
        message: `expected at most the ${may.length} it may carry but found ${most}`,
      })
  }
}

const MARKERS = { heavy: 7, light: 5 } as const

export function checkEscorts({ escorts }: Pack, faults: Fault[]): void {
  for (const strength of ['heavy', 'light'] as const) {
    const path = ['escorts', 'setUp', strength]
    checkDie(escorts.setUp[strength], path, faults)
    // SR-K-ESC-01
    for (const [i, { is }] of escorts.setUp[strength].entries()) {
      const all = STATIONS.reduce((sum, station) => sum + (is[station] ?? 0), 0)
      if (all !== MARKERS[strength])
        faults.push({
          path: pathOf([...path, i, 'is']),
          message: `expected ${MARKERS[strength]} markers in all but found ${all}`,
        })
    }
  }
  for (const station of STATIONS) {
    const path = ['escorts', 'stations', station]
    checkDie(escorts.stations[station], path, faults)
    for (const [i, { is }] of escorts.stations[station].entries())
      if (is === station)
        faults.push({ path: pathOf([...path, i, 'is']), message: 'expected another station than its own' })
  }
}

export function checkFate({ fate, combat }: Pack, faults: Fault[]): void {
  for (const type of HIT_TYPES) {
    const { fate: columns, bailOut } = fate[type]
    // SR-K-FAT-01
    for (const aircraft of ['rocket', 'twin', 'single'] as const)
      checkLadder(columns[aircraft], FATES, ['fate', type, 'fate', aircraft], faults)
    // SR-K-FAT-03
    for (const from of ['explodes', 'fire', 'crashes'] as const)
      checkLadder(bailOut[from], BAIL_OUTS, ['fate', type, 'bailOut', from], faults)
  }
  checkLadder(combat.bailOut, BAIL_OUTS, ['combat', 'bailOut'], faults)
}

/** Rows from bad to good: a modifier that adds to the die must never do harm. */
function checkLadder<T>(table: DieTable<T>, order: readonly T[], path: Path, faults: Fault[]): void {
  checkDie(table, path, faults)
  let above = -1
  for (const [i, { is }] of table.entries()) {
    const rung = order.indexOf(is)
    if (rung <= above)
      faults.push({
        path: pathOf([...path, i, 'is']),
        message: `expected the order ${order.join(', ')} but found '${is}' below '${order[above]}'`,
      })
    above = Math.max(above, rung)
  }
}
