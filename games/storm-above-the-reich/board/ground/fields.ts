/** Fields parted again and again along their longer side, woods and houses: by numbers thrown once. */

type Corner = readonly [x: number, y: number]
type Field = readonly [Corner, Corner, Corner, Corner]

const SMALLEST = 150

const between = ([ax, ay]: Corner, [bx, by]: Corner, part: number): Corner => [
  ax + (bx - ax) * part,
  ay + (by - ay) * part,
]
const far = ([ax, ay]: Corner, [bx, by]: Corner): number => Math.hypot(bx - ax, by - ay)

/** The path of each field of a country of this size. */
export function parted(next: () => number, wide: number, high: number): readonly string[] {
  const done: string[] = []
  const part = (a: Corner, b: Corner, c: Corner, d: Corner): void => {
    const [across, along] = [far(a, b) + far(c, d), far(b, c) + far(d, a)]
    if (Math.max(across, along) < SMALLEST * (1 + 1.5 * next())) {
      done.push(pathOf([a, b, c, d]))
      return
    }
    const at = 0.3 + 0.4 * next()
    const slant = at + (next() - 0.5) * 0.16
    if (across > along) {
      const [upper, lower] = [between(a, b, at), between(d, c, slant)]
      part(a, upper, lower, d)
      part(upper, b, c, lower)
    } else {
      const [right, left] = [between(b, c, at), between(a, d, slant)]
      part(a, b, right, left)
      part(left, right, c, d)
    }
  }
  part([-160, -60], [wide + 40, -180], [wide + 160, high + 60], [-60, high + 180])
  return done
}

const pathOf = (field: Field): string =>
  `M${field.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}Z`

export function woods(next: () => number, wide: number, high: number): string {
  return times(22, () => {
    const [x, y] = [next() * wide, next() * high]
    return times(
      3 + Math.floor(next() * 5),
      () =>
        `<ellipse cx="${Math.round(x + (next() - 0.5) * 90)}" cy="${Math.round(y + (next() - 0.5) * 60)}" rx="${Math.round(16 + next() * 30)}" ry="${Math.round(10 + next() * 18)}"/>`,
    ).join('')
  }).join('')
}

export function houses(next: () => number, x: number, y: number, count: number, around: number): string {
  const all = times(count, () => {
    const [angle, away] = [next() * 2 * Math.PI, next() ** 0.7 * around]
    return `<rect x="${Math.round(x + Math.cos(angle) * away * 1.3)}" y="${Math.round(y + Math.sin(angle) * away * 0.8)}" width="${Math.round(3 + next() * 7)}" height="${Math.round(3 + next() * 4)}" transform="rotate(${Math.round(next() * 30 - 15)} ${x} ${y})"/>`
  })
  return `<g fill="#b9a48d" opacity=".75">${all.join('')}</g>`
}

export const times = (count: number, make: () => string): readonly string[] =>
  Array.from({ length: count }, make)
