import { standard } from '../../pack/index.ts'
import type { Force, Nation, ScenarioFile, ScenarioSpec, SquareRange, UnitLine } from '../../pack/types.ts'
import { altitudeOf, columnOf, nameOf, squareAt, TOP } from '../../rules/01-words/geometry.ts'
import { squaresOf } from '../../rules/04-sky.ts'
import type { Square } from '../../state.ts'

/** A scenario as it is being made: plain data, changed by making it anew. */

export type Path = readonly (string | number)[]

const FORCE: Omit<Force, 'nation' | 'name' | 'edge'> = {
  doctrine: 'loose',
  maxLosses: { squadron: 6, flight: 3 },
  quality: {},
  units: [],
}

export const NEW_LINE: UnitLine = {
  name: 'New unit',
  model: 'spitfire-ia',
  size: 'squadron',
  count: 1,
  mission: 'sweep',
  facing: 'left',
  start: { squares: ['T10'] },
}

const BLANK: ScenarioSpec = {
  id: 'mine',
  title: 'My scenario',
  date: '1940-08-15',
  place: 'Kent',
  difficulty: 2,
  families: [],
  background: '',
  advice: '',
  aftermath: '',
  setsUpFirst: 'raider',
  raider: {
    ...FORCE,
    nation: 'germany',
    name: 'Luftwaffe',
    edge: 'left',
    units: [
      { ...NEW_LINE, name: 'II./JG 26', model: 'bf-109e-4', facing: 'right', start: { squares: ['F11'] } },
    ],
  },
  defender: {
    ...FORCE,
    nation: 'britain',
    name: 'Fighter Command',
    edge: 'right',
    units: [{ ...NEW_LINE, name: '54 Squadron' }],
  },
  sky: { ground: 'land', cloud: [] },
  bombing: false,
  surface: [],
  balloons: [],
  special: [],
  victory: {
    levels: [
      { atLeast: 4, level: 'raider-decisive' },
      { atLeast: 1, level: 'raider-victory' },
      { atLeast: -3, level: 'defender-victory' },
    ],
    otherwise: 'defender-decisive',
    lastTurn: 10,
  },
  source: 'designed',
  ref: 'made by a player',
}

export function blankFile(): ScenarioFile {
  return fileOf(BLANK)
}

/** A scenario of the game as the beginning of one's own. */
export function fileOf(scenario: ScenarioSpec): ScenarioFile {
  const id = scenario.id === BLANK.id ? BLANK.id : `my-${scenario.id}`
  return {
    game: 'wing-leader',
    id,
    title: scenario.title,
    version: '1',
    scenarios: [{ ...scenario, id, source: 'designed', ref: 'made by a player' }],
  }
}

/** A file of the shelf can be edited if it holds scenarios; a whole pack is edited by hand. */
export function isScenarioFile(data: unknown): data is ScenarioFile {
  const { game, scenarios } = (data ?? {}) as Partial<ScenarioFile>
  return game === 'wing-leader' && Array.isArray(scenarios) && scenarios.length > 0 && !hasCards(data)
}

function hasCards(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'aircraft' in data
}

/** The scenario with a sky that can be drawn, whatever has been typed so far. */
export function drawable(scenario: ScenarioSpec): ScenarioSpec {
  const { haze, contrails, cloud, ...sky } = scenario.sky
  return {
    ...scenario,
    sky: {
      ...sky,
      ...(haze !== undefined && { haze: clamped(haze) }),
      ...(contrails !== undefined && { contrails: clamped(contrails) }),
      cloud: cloud.map(({ type, squares }) => ({ type, squares: squaresIn(squares).map(nameOf) })),
    },
  }
}

function clamped(altitude: number): number {
  return Math.min(Math.max(Math.round(altitude), 0), TOP)
}

export function modelsByNation(): readonly (readonly [Nation, readonly { id: string; name: string }[]])[] {
  const nations = new Map<Nation, { id: string; name: string }[]>()
  for (const card of standard.aircraft)
    for (const { id, name } of [card, ...(card.variants ?? [])])
      nations.set(card.nation, [...(nations.get(card.nation) ?? []), { id, name }])
  return [...nations]
}

/** What stands at a path; undefined where the way breaks off. */
export function valueAt(data: unknown, path: Path): unknown {
  let value = data
  for (const key of path)
    value =
      typeof value === 'object' && value !== null
        ? (value as Record<string | number, unknown>)[key]
        : undefined
  return value
}

/** The data with one value changed; undefined takes it out. */
export function withValue<T>(data: T, path: Path, value: unknown): T {
  const [key, ...rest] = path
  if (key === undefined) return value as T
  const inner = withValue(valueAt(data, [key]), rest, value)
  if (Array.isArray(data)) return withItem(data, Number(key), inner) as T
  const { [key as keyof object]: _, ...others } = (data ?? {}) as object
  return (inner === undefined ? others : { ...(data as object), [key]: inner }) as T
}

function withItem(list: readonly unknown[], index: number, item: unknown): readonly unknown[] {
  if (item === undefined) return list.filter((_, i) => i !== index)
  return index >= list.length ? [...list, item] : list.map((old, i) => (i === index ? item : old))
}

/** The squares of ranges as they are typed; what is no range yet is left out. */
export function squaresIn(ranges: readonly SquareRange[]): Square[] {
  return ranges.filter(range => RANGE.test(range)).flatMap(squaresOf)
}

const RANGE = /^[A-Z]1?\d(-[A-Z]1?\d)?$/

/** Puts a square in or takes it out, and writes the squares as runs along one altitude: `C8-F8`. */
export function toggled(ranges: readonly SquareRange[], square: Square): SquareRange[] {
  const squares = new Set(squaresIn(ranges))
  if (!squares.delete(square)) squares.add(square)
  return rangesOf(squares)
}

export function rangesOf(squares: ReadonlySet<Square>): SquareRange[] {
  const ranges: SquareRange[] = []
  const inRows = [...squares].sort((a, b) => altitudeOf(b) - altitudeOf(a) || columnOf(a) - columnOf(b))
  for (let i = 0; i < inRows.length; ) {
    const first = inRows[i] as Square
    let last = first
    while (
      i + 1 < inRows.length &&
      inRows[i + 1] === squareAt(columnOf(last) + 1, altitudeOf(last)) &&
      columnOf(last) < 25
    )
      last = inRows[++i] as Square
    ranges.push(first === last ? nameOf(first) : `${nameOf(first)}-${nameOf(last)}`)
    i += 1
  }
  return ranges
}
