/** True if two plain values have the same contents: a part of the board with the same props is not drawn again. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const entries = Object.entries(a)
  return (
    entries.length === Object.keys(b).length &&
    entries.every(([key, value]) => key in b && isSame(value, Reflect.get(b, key)))
  )
}

/** The same for props, but for those named: the whole table, say, of which the part reads no more than its other props. */
export function sameBut(...besides: readonly string[]) {
  return (before: object, after: object): boolean =>
    Object.entries(after).every(
      ([key, value]) => besides.includes(key) || isSame(Reflect.get(before, key), value),
    )
}
