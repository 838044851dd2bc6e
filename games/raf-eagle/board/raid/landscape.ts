import { dice } from '@tallyho/kit'

/** The ground and the clouds of the picture, made once: the same for everybody. */

/** Size of the drawing. */
export const WIDE = 1056
export const HIGH = 706
/** Where the sky meets the land. */
export const HORIZON = 556

/** Fields in rows that widen toward the viewer: one path for each of six colours. */
export function fields(): readonly string[] {
  const next = dice(40)
  const paths = ['', '', '', '', '', '']
  const middle = 640
  let top = HORIZON + 4
  for (let depth = 11; top < HIGH; depth *= 1.32) {
    const bottom = top + depth
    const spread = (bottom - HORIZON + 22) / (top - HORIZON + 22)
    const width = depth * 4.2
    for (let x = -300; x < WIDE + 500; ) {
      const w = width * (0.6 + next() * 0.9)
      const [x2, fall] = [x + w, next() * 3]
      const far = (at: number) => Math.round(middle + (at - middle) / spread)
      const colour = Math.floor(next() * paths.length)
      paths[colour] +=
        `M${far(x)} ${top}L${far(x2)} ${top}L${Math.round(x2)} ${bottom + fall}L${Math.round(x)} ${bottom}Z`
      x = x2
    }
    top = Math.round(bottom)
  }
  return paths
}

/** A bank of cloud: heads above, a shade below. */
interface Cloud {
  readonly heads: string
  readonly shade: string
}

/** Cloud banks for a weather: so many, high and low. */
export function clouds(banks: number): readonly Cloud[] {
  const next = dice(7)
  return Array.from({ length: banks }, (_, bank) => {
    const x = (bank * 389 + 40 + next() * 120) % WIDE
    const y = 120 + ((bank * 173 + next() * 60) % 380)
    const wide = 70 + next() * 120
    let heads = ''
    for (let i = 0; i < 16; i++) {
      const r = 12 + next() * 26
      heads += circle(x + (next() - 0.5) * 2 * wide, y - next() * 26, r)
    }
    return {
      heads,
      shade: `M${x - wide} ${y + 14}Q${x} ${y + 34} ${x + wide} ${y + 14}Q${x} ${y - 8} ${x - wide} ${y + 14}Z`,
    }
  })
}

function circle(x: number, y: number, r: number): string {
  const [a, b, c] = [x - r, y, r].map(Math.round)
  return `M${a} ${b}a${c} ${c} 0 1 0 ${2 * Number(c)} 0a${c} ${c} 0 1 0 ${-2 * Number(c)} 0Z`
}
