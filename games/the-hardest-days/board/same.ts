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
