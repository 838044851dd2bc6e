import type { CloudType, ScenarioFile, ScenarioSpec, Side, Start } from '../../pack/types.ts'
import { SIDES } from '../../pack/types.ts'
import { altitudeOf, COLUMNS, columnOf, nameOf } from '../../rules/01-words/geometry.ts'
import type { Square } from '../../state.ts'
import { type Path, squaresIn, toggled, withValue } from './draft.ts'

/** What a click on the map does. */
export type Tool =
  | { readonly use: 'none' }
  | { readonly use: 'cloud'; readonly type: CloudType }
  | { readonly use: 'start'; readonly side: Side; readonly line: number }
  | { readonly use: 'surface'; readonly no: number }
  | { readonly use: 'balloon' }

export const NO_TOOL: Tool = { use: 'none' }

/** Where the scenario stands in its file. */
export const BASE: Path = ['scenarios', 0]

/** The file after a click on a square with a tool in hand; `more` leaves the squares chosen before. */
export function placed(file: ScenarioFile, tool: Tool, square: Square, more = false): ScenarioFile {
  const scenario = file.scenarios[0] as ScenarioSpec
  const at = (...keys: Path): Path => [...BASE, ...keys]
  switch (tool.use) {
    case 'none':
      return file
    case 'cloud': {
      const { cloud } = scenario.sky
      const i = cloud.findIndex(({ type }) => type === tool.type)
      const squares = toggled(cloud[i]?.squares ?? [], square)
      const layer = squares.length > 0 ? { type: tool.type, squares } : undefined
      return withValue(file, at('sky', 'cloud', i < 0 ? cloud.length : i), layer)
    }
    case 'balloon': {
      const name = nameOf(square)
      const i = scenario.balloons.findIndex(one => one.square === name)
      return i < 0
        ? withValue(file, at('balloons', scenario.balloons.length), { square: name })
        : withValue(file, at('balloons', i), undefined)
    }
    case 'surface':
      return withValue(file, at('surface', tool.no, 'column'), letterOf(square))
    case 'start': {
      const start = scenario[tool.side].units[tool.line]?.start
      return start
        ? withValue(file, at(tool.side, 'units', tool.line, 'start'), begun(start, square, more))
        : file
    }
  }
}

/** A start moved to a square, or with one more (or less) to choose from. */
function begun(start: Start, square: Square, more: boolean): Start {
  if ('squares' in start)
    return { ...start, squares: more ? toggled(start.squares, square) : [nameOf(square)] }
  if ('edge' in start) {
    const altitude = altitudeOf(square)
    const others = start.altitudes.filter(one => one !== altitude)
    if (!more)
      return { ...start, edge: columnOf(square) < COLUMNS / 2 ? 'left' : 'right', altitudes: [altitude] }
    const altitudes = others.length < start.altitudes.length ? others : [...others, altitude]
    return { ...start, altitudes: altitudes.toSorted((a, b) => a - b) }
  }
  return start
}

function letterOf(square: Square): string {
  return String.fromCharCode(65 + columnOf(square))
}

/** What stands in a square, as the tool that changes it. */
export function toolAt(scenario: ScenarioSpec, square: Square): Tool {
  for (const side of SIDES) {
    const line = scenario[side].units.findIndex(
      ({ start }) => 'squares' in start && squaresIn(start.squares).includes(square),
    )
    if (line >= 0) return { use: 'start', side, line }
  }
  const no =
    altitudeOf(square) === 0 ? scenario.surface.findIndex(({ column }) => column === letterOf(square)) : -1
  return no < 0 ? NO_TOOL : { use: 'surface', no }
}

/** What a click does, in words. */
export function toolWords(scenario: ScenarioSpec, tool: Tool): string {
  switch (tool.use) {
    case 'none':
      return 'Click a counter to change its unit.'
    case 'cloud':
      return `Click or drag: ${tool.type} cloud comes, or goes where it is.`
    case 'balloon':
      return 'Click at altitude 0 to 2: a balloon comes, or goes where it is.'
    case 'surface':
      return `Click a column: ${scenario.surface[tool.no]?.name} stands there.`
    case 'start': {
      const line = scenario[tool.side].units[tool.line]
      return line ? `${line.name}: ${startWords(line.start)}` : ''
    }
  }
}

function startWords(start: Start): string {
  if ('squares' in start)
    return 'click where it begins; with Shift, one more square for its owner to choose from.'
  if ('edge' in start) return 'click the side and altitude where it enters; with Shift, one more altitude.'
  if ('near' in start) return 'its owner places it near the bombers.'
  return 'it takes off from the ground unit chosen for it.'
}
