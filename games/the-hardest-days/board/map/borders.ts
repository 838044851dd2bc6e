import { HAYLING, LANDFALLS, SHORES, WIGHT } from './coast.generated.ts'
import { type Point, project } from './projection.ts'
import { CORNERS, type Corner, type Side, SPACE_IDS, type SpaceId, sideName, sidesOf } from './subdivision.ts'

const isOnCoast = (corner: Corner): corner is keyof typeof LANDFALLS => corner in LANDFALLS

export const cornerPoint = (corner: Corner): Point =>
  isOnCoast(corner) ? LANDFALLS[corner] : project(CORNERS[corner])

/** The points of a side in its direction, both ends included. */
function pointsOf(side: Side): readonly string[] {
  if (!side.coast) return [side.from, side.to].map(corner => Object.values(cornerPoint(corner)).join(' '))
  const points = (SHORES[sideName(side)] ?? '').split('L')
  return side.from < side.to ? points : points.toReversed()
}

const pathOf = (sides: readonly Side[]): string =>
  `M${sides.flatMap((side, i) => pointsOf(side).slice(i === 0 ? 0 : 1)).join('L')}`

/** THD-2.2.e: the Isle of Wight is part of 1/11b. */
const ISLANDS: Readonly<Record<SpaceId, string>> = { '1/11b': WIGHT + HAYLING }

export const areaPath = (space: SpaceId): string => `${pathOf(sidesOf(space))}Z${ISLANDS[space] ?? ''}`

/** THD-2.3.a: the sides that two spaces share, as the first one runs them; neighbours have at least one. */
export function sharedSides(a: SpaceId, b: SpaceId): readonly Side[] {
  const others = new Set(sidesOf(b).map(sideName))
  return sidesOf(a).filter(side => others.has(sideName(side)))
}

export const cornersOf = (space: SpaceId): readonly Corner[] => sidesOf(space).map(({ from }) => from)

const turned = ({ from, to, coast }: Side): Side => ({ from: to, to: from, coast })

/** Takes sides that touch end to end out of `loose` and joins them to a line. */
function joinLine(loose: Side[], start: Side): readonly Side[] {
  const line = [start]
  for (;;) {
    const head = line[0] ?? start
    const tail = line.at(-1) ?? start
    const at = loose.findIndex(({ from, to }) => [from, to].some(end => end === head.from || end === tail.to))
    const [next] = at < 0 ? [] : loose.splice(at, 1)
    if (next === undefined) return line
    if (next.from === tail.to) line.push(next)
    else if (next.to === tail.to) line.push(turned(next))
    else line.unshift(next.to === head.from ? next : turned(next))
  }
}

/** The sides between spaces of different parts of the map, joined to as few lines as possible. */
export function dividingLines(partOf: (space: SpaceId) => string): readonly (readonly Side[])[] {
  const loose = SPACE_IDS.flatMap((a, i) =>
    SPACE_IDS.slice(i + 1)
      .filter(b => partOf(a) !== partOf(b))
      .flatMap(b => sharedSides(a, b)),
  )
  const lines: (readonly Side[])[] = []
  for (let start = loose.shift(); start !== undefined; start = loose.shift())
    lines.push(joinLine(loose, start))
  return lines
}

/** Path of the border between parts of the map: regions and Luftflotten (THD-2.6.a), Me109 range (THD-2.6.c). */
export const dividingPath = (partOf: (space: SpaceId) => string): string =>
  dividingLines(partOf).map(pathOf).join('')
