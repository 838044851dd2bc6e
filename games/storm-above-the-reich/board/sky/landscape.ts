import { dice } from '@tallyho/kit'
import { BOX } from '../boxes/layout.ts'

/** The ground far below: fields parted again and again along their longer side, as they are in the country. */

type Corner = readonly [x: number, y: number]
type Field = readonly [Corner, Corner, Corner, Corner]

/** Different shades that fields are tilled in. */
const TONES = 6

const between = ([ax, ay]: Corner, [bx, by]: Corner, part: number): Corner => [
  ax + (bx - ax) * part,
  ay + (by - ay) * part,
]
const far = ([ax, ay]: Corner, [bx, by]: Corner): number => Math.hypot(bx - ax, by - ay)

function part(field: Field, next: () => number, smallest: number, done: Field[]): void {
  const [a, b, c, d] = field
  const wide = far(a, b) + far(c, d)
  const deep = far(b, c) + far(d, a)
  if (Math.max(wide, deep) < smallest * (1.2 + 1.6 * next())) {
    done.push(field)
    return
  }
  const at = 0.32 + 0.36 * next()
  const slant = (next() - 0.5) * 0.14
  if (wide > deep) {
    const [upper, lower] = [between(a, b, at), between(d, c, at + slant)]
    part([a, upper, lower, d], next, smallest, done)
    part([upper, b, c, lower], next, smallest, done)
  } else {
    const [right, left] = [between(b, c, at), between(a, d, at + slant)]
    part([a, b, right, left], next, smallest, done)
    part([left, right, c, d], next, smallest, done)
  }
}

const pathOf = (field: Field): string =>
  `M${field.map(([x, y]) => `${x.toFixed(0)} ${y.toFixed(0)}`).join('L')}Z`

export interface Landscape {
  /** One path for each tone. */
  readonly fields: readonly string[]
  readonly woods: readonly { readonly x: number; readonly y: number; readonly r: number }[]
  readonly clouds: readonly { readonly x: number; readonly y: number; readonly r: number }[]
}

export function landscapeOf(seed: number): Landscape {
  const next = dice(seed)
  const fields: Field[] = []
  const { width, height } = BOX
  part(
    [
      [-560, -240],
      [width + 500, -320],
      [width + 560, height + 260],
      [-500, height + 320],
    ],
    next,
    95,
    fields,
  )
  const tones = Array.from({ length: TONES }, () => '')
  for (const field of fields) {
    const tone = Math.floor(next() * TONES)
    tones[tone] += pathOf(field)
  }
  const woods = Array.from({ length: 24 }, () => ({
    x: next() * width * 1.6 - 300,
    y: next() * height,
    r: 8 + 18 * next(),
  }))
  const clouds = Array.from({ length: 7 }, () => ({
    x: next() * width,
    y: next() * height,
    r: 30 + 50 * next(),
  }))
  return { fields: tones, woods, clouds }
}
