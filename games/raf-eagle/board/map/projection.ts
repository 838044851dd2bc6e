import { BRITAIN, FRANCE } from '@tallyho/kit/coast.generated.ts'
import { type LonLat, type Point, type Scale, stretched } from '@tallyho/kit/projection.ts'

export type { LonLat, Point }

/** The sheet, in its own units. */
export const VIEW = { x: 0, y: 0, width: 1340, height: 902 } as const

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

/** Shores of the kit, drawn by this projection. */
function drawn(shores: readonly string[]): string {
  return shores.map(shore => `M${pointsOf(shore).join('L')}Z`).join('')
}

function pointsOf(shore: string): readonly string[] {
  const degrees = shore.split(' ').map(Number)
  return degrees.flatMap((lon, i) => {
    if (i % 2 === 1) return []
    const { x, y } = project([lon, degrees[i + 1] ?? 0])
    return [`${x} ${y}`]
  })
}

export const LAND = drawn(BRITAIN)
export const CONTINENT = drawn(FRANCE)
