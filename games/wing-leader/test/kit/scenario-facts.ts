import { packOf } from '../../pack/index.ts'
import type { Edge, Family, Force, ScenarioSpec, Side, SurfaceType, UnitLine } from '../../pack/types.ts'
import { COLUMNS, columnOf, squareAt, squareNamed } from '../../rules/01-words/geometry.ts'
import type { Square } from '../../state.ts'

/** What a scenario's data say, read without the rules: for the tests of the scenario book. */

const pack = packOf({ pack: 'standard' })

export const modelOf = (line: UnitLine) => pack.model(line.model)

export const linesOf = ({ raider, defender }: ScenarioSpec): readonly UnitLine[] => [
  ...raider.units,
  ...defender.units,
]

export const forcesOf = ({ raider, defender }: ScenarioSpec): readonly (readonly [Side, Force])[] => [
  ['raider', raider],
  ['defender', defender],
]

export const isBomberLine = ({ mission }: UnitLine): boolean =>
  mission === 'bombing' || mission === 'transport' || mission === 'strafing' || mission === 'recce'

export const isEscortLine = ({ mission }: UnitLine): boolean =>
  mission === 'escort' || mission === 'close-escort'

export const typesOf = (scenario: ScenarioSpec): readonly SurfaceType[] =>
  scenario.surface.map(({ type }) => pack.surface(type))

export const entryTurn = ({ start }: UnitLine): number => ('turn' in start ? start.turn : 1)

/** All squares of `C8-F8`: one row or one column. */
export function squaresOf(range: string): readonly Square[] {
  const [from = range, to = from] = range.split('-')
  const a = squareNamed(from)
  const b = squareNamed(to)
  const [left, right] = [columnOf(a), columnOf(b)]
  const [low, high] = [a % 20, b % 20]
  if (left !== right && low !== high) throw new Error(`${range} is neither a row nor a column`)
  const squares: Square[] = []
  for (let column = left; column <= right; column++)
    for (let altitude = low; altitude <= high; altitude++) squares.push(squareAt(column, altitude))
  if (squares.length === 0) throw new Error(`${range} is empty`)
  return squares
}

/** Squares in which a line may start; for an entry by an edge, those of that edge. */
export function startSquares({ start }: UnitLine): readonly Square[] {
  if ('squares' in start) return start.squares.flatMap(squaresOf)
  if ('edge' in start) {
    const column = start.edge === 'left' ? 0 : COLUMNS - 1
    return start.altitudes.map(altitude => squareAt(column, altitude))
  }
  return []
}

/** Squares to fly from a column until off the map by an edge. */
export const squaresToExit = (column: number, edge: Edge): number =>
  edge === 'right' ? COLUMNS - column : column + 1

export const opposite = (edge: Edge): Edge => (edge === 'left' ? 'right' : 'left')

/** Bomb loads in a scenario with rule 15. */
const bombers = (scenario: ScenarioSpec): readonly UnitLine[] =>
  scenario.bombing
    ? linesOf(scenario).filter(
        line =>
          (line.mission === 'bombing' || line.mission === 'strafing') &&
          !line.kamikaze &&
          (line.loads ?? ['bomb']).includes('bomb'),
      )
    : []

const torpedoLines = (scenario: ScenarioSpec): readonly UnitLine[] =>
  scenario.bombing ? linesOf(scenario).filter(({ loads }) => loads?.includes('torpedo')) : []

const heavies = ({ raider }: ScenarioSpec): readonly UnitLine[] =>
  raider.units.filter(
    line =>
      isBomberLine(line) &&
      line.size === 'squadron' &&
      modelOf(line).class === 'heavy-bomber' &&
      modelOf(line).nation === 'usa',
  )

const someLine = (test: (line: UnitLine) => unknown) => (scenario: ScenarioSpec) =>
  linesOf(scenario).some(line => Boolean(test(line)))

/** What must be in the data for a scenario to use a family of rules. */
export const PRESENT: Readonly<Record<Family, (scenario: ScenarioSpec) => boolean>> = {
  fighters: scenario => forcesOf(scenario).some(([, { units }]) => units.some(line => !isBomberLine(line))),
  escort: someLine(isEscortLine),
  wings: someLine(({ wing }) => wing),
  gci: scenario => forcesOf(scenario).some(([, { gci }]) => gci !== undefined),
  weather: ({ sky }) =>
    sky.cloud.length > 0 || sky.haze !== undefined || sky.contrails !== undefined || sky.rain === true,
  splitting: someLine(({ flexible }) => flexible),
  'drop-tanks': someLine(({ dropTanks }) => dropTanks),
  'fuel-limit': someLine(({ fuelLimit }) => fuelLimit),
  'heavy-guns': someLine(line => !isBomberLine(line) && modelOf(line).abilities.heavyGun),
  rockets: someLine(({ aar }) => aar),
  pods: someLine(({ pods }) => pods),
  gyro: someLine(({ gyro }) => gyro),
  single: someLine(({ single }) => single),
  'take-off': someLine(({ start }) => 'takeOffFrom' in start),
  jets: someLine(line => modelOf(line).abilities.jet),
  'me-163': someLine(line => modelOf(line).abilities.rocket),
  'heavy-bomber-group': scenario => {
    const counts = new Map<Square, number>()
    for (const line of heavies(scenario))
      for (const square of startSquares(line)) counts.set(square, (counts.get(square) ?? 0) + line.count)
    return [...counts.values()].some(count => count >= 2)
  },
  surface: ({ surface }) => surface.length > 0,
  flak: scenario => typesOf(scenario).some(({ flak }) => flak.length > 0),
  'advanced-flak': scenario => forcesOf(scenario).some(([, { flak }]) => flak !== undefined),
  'low-angle': scenario => typesOf(scenario).some(({ flak }) => flak.some(({ lowAngle }) => lowAngle)),
  balloons: ({ balloons }) => balloons.length > 0,
  level: scenario =>
    bombers(scenario).some(line => /light|medium|heavy/.test(modelOf(line).class) && !line.glide),
  dive: scenario => bombers(scenario).some(line => modelOf(line).abilities.diveBrakes),
  steep: scenario =>
    bombers(scenario).some(line => {
      const { class: kind, abilities } = modelOf(line)
      return kind === 'fighter' || abilities.speedBrakes || abilities.diveBrakes
    }),
  glide: someLine(({ glide }) => glide),
  torpedo: scenario => torpedoLines(scenario).length > 0,
  anvil: scenario => torpedoLines(scenario).reduce((sum, { count }) => sum + count, 0) >= 2,
  atgr: scenario => scenario.bombing && linesOf(scenario).some(({ loads }) => loads?.includes('atgr')),
  strafing: scenario =>
    scenario.bombing &&
    (linesOf(scenario).some(({ mission }) => mission === 'strafing') ||
      scenario.raider.units.every(({ mission }) => mission === 'sweep')),
  parafrag: scenario =>
    scenario.bombing && linesOf(scenario).some(({ loads }) => loads?.includes('parafrag')),
  skip: scenario => scenario.bombing && linesOf(scenario).some(({ skipTrained }) => skipTrained),
  kamikaze: someLine(({ kamikaze }) => kamikaze),
  recce: someLine(({ mission }) => mission === 'recce'),
  transport: someLine(({ mission }) => mission === 'transport'),
}
