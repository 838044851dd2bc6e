/** How things are shared out so that they are worth most together. */

/**
 * So many of one kind: `curves[i][n]` is what `n` of them are worth in the place `i`. Returns how many each place gets.
 */
export function share(total: number, curves: readonly (readonly number[])[]): readonly number[] {
  // Against none at all, which may be worse than nothing: bombers that nobody escorts.
  const packages = curves.map(curve =>
    curve.map((worth, count): Package => ({ count, beside: 0, worth: worth - (curve[0] ?? 0) })),
  )
  return shareTwo(total, 0, packages).map(({ count }) => count)
}

/** What a place may get: so many of one kind and of another, and what it makes of them. */
export interface Package {
  readonly count: number
  readonly beside: number
  readonly worth: number
}

const NOTHING: Package = { count: 0, beside: 0, worth: 0 }

/** So many of two kinds: one package for each place, or nothing. */
export function shareTwo<P extends Package>(
  total: number,
  beside: number,
  places: readonly (readonly P[])[],
): readonly (P | Package)[] {
  const width = beside + 1
  // What the places up to one can make of so many, and which package the last of them then takes.
  let worths = new Float64Array((total + 1) * width)
  const taken = places.map(packages => {
    const before = worths
    const takes = new Int16Array(before.length).fill(-1)
    worths = before.slice()
    packages.forEach(({ count, beside: others, worth }, index) => {
      for (let all = count; all <= total; all++)
        for (let left = others; left <= beside; left++) {
          const at = all * width + left
          const sum = (before[at - count * width - others] ?? 0) + worth
          if (sum <= (worths[at] ?? 0)) continue
          worths[at] = sum
          takes[at] = index
        }
    })
    return takes
  })
  let at = worths.length - 1
  const shares: (P | Package)[] = []
  for (let i = places.length - 1; i >= 0; i--) {
    const one = places[i]?.[taken[i]?.[at] ?? -1] ?? NOTHING
    shares.unshift(one)
    at -= one.count * width + one.beside
  }
  return shares
}
