import { BRITAIN, FRANCE } from '@tallyho/kit/drawn/coast.generated.ts'
import { countryBy } from '@tallyho/kit/drawn/country.ts'
import { type Rect, textRect } from '@tallyho/kit/drawn/labels.ts'
import { type LonLat, type Point, type Scale, stretched } from '@tallyho/kit/drawn/projection.ts'

export type { LonLat, Point, Rect }

/** All that can be on a sheet, in its own units: from Cornwall to Flanders. */
export const VIEW = { x: -120, y: 0, width: 1690, height: 902 } as const

/** What every sheet has on it: all targets, and the coast that the raids come from. */
const LEAST = { x: -50, width: 1384 } as const
/** Sheets grow in steps, so that dragging the edge of the window does not draw them again at every pixel. */
const STEP = 20

/** The sheet that fills a frame of this form best: where there is room it shows more of the west and of the east. */
export function sheetFor(width: number, height: number): Rect {
  const most = VIEW.width - LEAST.width
  const more = Math.floor((VIEW.height * (width / height) - LEAST.width) / STEP) * STEP
  const extra = Math.min(Math.max(more, 0), most)
  const west = (extra * (LEAST.x - VIEW.x)) / most
  return { x: LEAST.x - west, y: VIEW.y, width: LEAST.width + extra, height: VIEW.height }
}

/** Kent, Sussex and the Thames are drawn large; Devon, the Fens and Normandy stand farther off. */
const EASTWARD: Scale = [
  [-7, 50],
  [-3.6, 75],
  [-2.6, 130],
  [-1.6, 200],
  [-0.8, 300],
  [-0.4, 340],
  [0.6, 340],
  [1.3, 270],
  [4, 150],
]

const NORTHWARD: Scale = [
  [48, 52],
  [49.5, 74],
  [50.2, 109],
  [50.6, 231],
  [50.9, 339],
  [51.2, 431],
  [51.7, 439],
  [52.1, 261],
  [54, 113],
]

export const project = stretched(EASTWARD, NORTHWARD, [-4.25, 52.88])

/** Shores of the kit, drawn by this projection; of points that lie nearer to each other than this, the first. */
function drawn(shores: readonly string[], least = 0): string {
  return shores.map(shore => `M${pointsOf(shore, least).join('L')}Z`).join('')
}

function pointsOf(shore: string, least: number): readonly string[] {
  const degrees = shore.split(' ').map(Number)
  let last: Point | undefined
  return degrees.flatMap((lon, i) => {
    if (i % 2 === 1) return []
    const point = project([lon, degrees[i + 1] ?? 0])
    if (last && Math.hypot(point.x - last.x, point.y - last.y) < least) return []
    last = point
    return [`${point.x} ${point.y}`]
  })
}

export const LAND = drawn(BRITAIN)
export const CONTINENT = drawn(FRANCE)

/** Both shores as they look from the sea, so far off. */
export const shoresFrom = (off: number): string => drawn([...BRITAIN, ...FRANCE], off)

/** Downs, rivers and the towns of France. */
export const COUNTRY = countryBy(project)

/** Where the name of a town is printed, for one size of print. */
export const townName = ({ x, y }: Point, size: number) =>
  ({ x: x - size * 0.4, y: y - size * 0.2, anchor: 'end' }) as const

/** What the names of towns cover. */
export const townNames = (size: number): readonly Rect[] =>
  COUNTRY.towns.map(town => textRect(town.name, size, townName(town, size)))
