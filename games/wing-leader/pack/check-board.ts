import { type Fault, type Path, pathOf } from '@tallyho/engine'
import { checker } from '@tallyho/forms'
import { countersOf } from '../counters.ts'
import { begin } from '../rules/05-set-up/set-up.ts'
import { type Board, boardForm } from './board-form.ts'
import { packOf, packs } from './index.ts'

/** Every mistake in a board that comes from a file. */
export const checkBoard = checker(boardForm, [sceneFaults])

/** Its pack and scenario first: without them nothing else can be looked up. */
function sceneFaults(board: Board): readonly Fault[] {
  const { pack, scenario } = board
  if (!packs.has(pack)) return [fault(['pack'], 'expected a pack that is known')]
  if (!packOf(board).pack.scenarios.some(({ id }) => id === scenario))
    return [fault(['scenario'], 'expected a scenario of its pack')]
  return [...counterFaults(board), ...numberFaults(board)]
}

const fault = (path: Path, message: string): Fault => ({ path: pathOf(path), message })

/** Every counter of the scenario is there, and no other. */
function counterFaults(board: Board): Fault[] {
  const begun = begin({ ...board, options: {} })
  const faults: Fault[] = []
  const wanted = countersOf(begun).sort().join()
  if (countersOf(board).sort().join() !== wanted)
    faults.push(fault([], 'expected the counters of its scenario'))
  if (board.turn > packOf(board).scenario(board.scenario).victory.lastTurn)
    faults.push(fault(['turn'], 'expected a turn of its scenario'))
  for (const [i, { type, square: at, guns }] of board.surface.entries()) {
    const laid = begun.surface[i]
    if (laid?.type !== type || laid.square !== at || laid.guns.length !== guns.length)
      faults.push(fault(['surface', i], 'expected the surface unit of its scenario'))
  }
  for (const [i, { square: at }] of board.balloons.entries())
    if (begun.balloons[i]?.square !== at)
      faults.push(fault(['balloons', i], 'expected the balloon of its scenario'))
  for (const [i, { no, line, model, side: own }] of board.units.entries()) {
    const known = packOf(board).scenario(board.scenario)[own].units[line]
    if (no !== i) faults.push(fault(['units', i, 'no'], `expected ${i}, its place in the list`))
    if (known?.model !== model)
      faults.push(fault(['units', i, 'line'], 'expected its line of the order of battle'))
  }
  for (const list of ['surface', 'balloons', 'wings'] as const)
    for (const [i, { no }] of board[list].entries())
      if (no !== i) faults.push(fault([list, i, 'no'], `expected ${i}, its place in the list`))
  return faults
}

/** Numbers that stand for something must stand for something that is there. */
function numberFaults(board: Board): Fault[] {
  const faults: Fault[] = []
  const inList = (path: Path, number: number | undefined, list: readonly unknown[]) => {
    if (number !== undefined && number >= list.length)
      faults.push(fault(path, `expected a number below ${list.length}`))
  }
  const dogfight = (path: Path, number: number | undefined) => {
    if (number !== undefined && !board.dogfights.includes(number))
      faults.push(fault(path, 'expected a dogfight in being'))
  }
  for (const [i, one] of board.units.entries()) {
    const path = ['units', i]
    inList([...path, 'tally'], one.tally, board.units)
    inList([...path, 'balloon'], one.balloon, board.balloons)
    inList([...path, 'wing'], one.wing, board.wings)
    inList([...path, 'recce'], one.recce, board.surface)
    inList([...path, 'profile', 'target'], one.profile?.target, board.surface)
    inList([...path, 'deeds', 'overTarget'], one.deeds.overTarget, board.surface)
    dogfight([...path, 'dogfight'], one.dogfight)
    if (one.tally !== undefined && board.units[one.tally]?.side === one.side)
      faults.push(fault([...path, 'tally'], 'expected a tally on an enemy'))
  }
  for (const [i, { leader }] of board.wings.entries()) inList(['wings', i, 'leader'], leader, board.units)
  for (const [i, attack] of board.attacks.entries()) {
    inList(['attacks', i, 'unit'], attack.unit, board.units)
    inList(['attacks', i, 'target'], attack.target, board.surface)
  }
  for (const [i, combat] of board.combats.entries()) listFaults(['combats', i], combat, board, faults)
  for (const list of ['queue', 'order', 'followed'] as const)
    listFaults(['movement', list], board.movement?.[list] ?? [], board, faults)
  for (const number of board.movement?.dogfights ?? []) dogfight(['movement', 'dogfights'], number)
  inList(['flight', 'unit'], board.flight?.unit, board.units)
  for (const list of ['attackers', 'defenders'] as const)
    listFaults(['fight', list], board.fight?.[list] ?? [], board, faults)
  inList(['fight', 'attacker'], board.fight?.attacker, board.units)
  inList(['fight', 'defender'], board.fight?.defender, board.units)
  for (const [i, number] of board.dogfights.entries())
    if (number > board.dogfightsBegun || !board.units.some(one => one.dogfight === number))
      faults.push(fault(['dogfights', i], 'expected a dogfight with units in it'))
  return faults
}

/** A list of units: each is there, and none twice. */
function listFaults(path: Path, list: readonly number[], { units: all }: Board, faults: Fault[]): void {
  if (new Set(list).size !== list.length) faults.push(fault(path, 'expected no unit twice'))
  for (const [i, number] of list.entries())
    if (number >= all.length) faults.push(fault([...path, i], `expected a number below ${all.length}`))
}
