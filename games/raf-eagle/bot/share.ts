/**
 * The best way to share so many of a kind: `curves[i][n]` is what `n` of them are worth in the place `i`. Returns how
 * many each place gets.
 */
export function share(total: number, curves: readonly (readonly number[])[]): number[] {
  // What the places up to one can make of so many, and how many the last of them then takes.
  let bests: number[] = Array.from({ length: total + 1 }, () => 0)
  const taken = curves.map(curve => {
    const before = bests
    const takes: number[] = []
    bests = before.map((_, all) => {
      let most = Number.NEGATIVE_INFINITY
      let take = 0
      for (let n = 0; n <= all && n < curve.length; n++) {
        const worth = (before[all - n] ?? 0) + (curve[n] ?? 0)
        if (worth > most) {
          most = worth
          take = n
        }
      }
      takes.push(take)
      return most
    })
    return takes
  })
  let left = total
  const shares: number[] = []
  for (let i = curves.length - 1; i >= 0; i--) {
    const n = taken[i]?.[left] ?? 0
    shares.unshift(n)
    left -= n
  }
  return shares
}
