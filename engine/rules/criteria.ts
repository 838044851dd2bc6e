/** Those of the lowest rank; what is equal by one criterion is told apart by the next. */
export function foremost<T>(
  things: readonly T[],
  ...criteria: readonly ((thing: T) => number)[]
): readonly T[] {
  let left = things
  for (const rank of criteria) {
    if (left.length < 2) break
    let lowest = Number.POSITIVE_INFINITY
    let first: T[] = []
    for (const thing of left) {
      const value = rank(thing)
      if (value > lowest) continue
      if (value < lowest) first = []
      lowest = value
      first.push(thing)
    }
    left = first
  }
  return left
}
