import { type Fault, nearest, type Path, pathOf } from '@tallyho/engine'
import { isShip } from './check-surface.ts'
import type { Components } from './components.ts'
import type { ScenarioSpec, SquareName, SurfaceSpec, SurfaceType } from './types.ts'

const HIGHEST_BALLOON = 2

/** What lies on the ground of a scenario, and flies over it on a cable (WL-5.1.l). */
export function groundFaults(path: Path, { pack }: Components, scenario: ScenarioSpec): Fault[] {
  const faults: Fault[] = []
  const add = (rest: Path, message: string) => faults.push({ path: pathOf([...path, ...rest]), message })
  const types = new Map(pack.surface.map(type => [type.id, type]))
  // WL-5.1.n
  if (scenario.bombing && scenario.surface.length === 0)
    add(['surface'], 'expected a surface unit to attack: the bombing rules are in force (15.0)')
  for (const [i, spec] of scenario.surface.entries()) {
    const type = types.get(spec.type)
    if (!type)
      add(
        ['surface', i, 'type'],
        `expected a known surface unit but found '${spec.type}'${nearest(spec.type, types.keys())}`,
      )
    else surfaceFaults((rest, message) => add(['surface', i, ...rest], message), scenario, spec, type)
  }
  // WL-14.3.h
  for (const [i, { square }] of scenario.balloons.entries())
    if (altitudeOf(square) > HIGHEST_BALLOON)
      add(
        ['balloons', i, 'square'],
        `expected altitude 0 to 2 for a balloon but found ${altitudeOf(square)} (14.3)`,
      )
  return faults
}

function surfaceFaults(
  add: (rest: Path, message: string) => void,
  { balloons }: ScenarioSpec,
  { deadInTheWater, barrage, column }: SurfaceSpec,
  type: SurfaceType,
): void {
  if (deadInTheWater && !isShip(type.kind))
    add(['deadInTheWater'], 'expected a ship to lie dead in the water (14.1.3)')
  if (barrage === undefined) return
  const heavy = type.flak.some(guns => guns.type === 'H')
  const light = type.flak.some(guns => guns.type === 'L')
  if (!heavy && !light) {
    add(['barrage'], `expected light or heavy flak for a barrage but '${type.name}' has none (14.2.2)`)
    return
  }
  // WL-14.2.2.e WL-Q-20 The corner right of and above the square named: half a column off, or one and a half for heavy guns.
  const off = columnOf(barrage) - columnOf(column)
  const inReach = heavy ? off >= -2 && off <= 1 : off >= -1 && off <= 0 && altitudeOf(barrage) === 0
  if (!inReach || !isCorner(barrage))
    add(
      ['barrage'],
      `expected a corner that the guns in column ${column} reach but found the one above ${barrage} (14.2.2)`,
    )
  // WL-14.2.2.f
  else if (balloons.some(({ square }) => isUnderCorner(barrage, square)))
    add(['barrage'], 'expected a barrage clear of the balloons and what is below them (14.2.2)')
}

/** Four squares meet there. */
function isCorner(square: SquareName): boolean {
  return columnOf(square) < 25 && altitudeOf(square) < 19
}

/** The balloon or its cable hangs in one of the four squares around the corner. */
function isUnderCorner(corner: SquareName, balloon: SquareName): boolean {
  const across = columnOf(balloon) - columnOf(corner)
  return (across === 0 || across === 1) && altitudeOf(balloon) >= altitudeOf(corner)
}

function columnOf(square: SquareName): number {
  return square.charCodeAt(0) - 'A'.charCodeAt(0)
}

function altitudeOf(square: SquareName): number {
  return Number(square.slice(1))
}
