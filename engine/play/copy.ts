/** A copy of plain JSON data that shares nothing with the original. */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const length = value.length
    const result = new Array(length)
    for (let i = 0; i < length; i++) {
      const item = value[i]
      result[i] = typeof item === 'object' ? copy(item) : item
    }
    return result as T
  }
  const result: Record<string, unknown> = {}
  for (const key in value) {
    const item = value[key]
    result[key] = typeof item === 'object' ? copy(item) : item
  }
  return result as T
}

/** Plain data that whoever holds it only reads. */
export type Frozen<T> = T extends string | number | boolean | undefined
  ? T
  : { readonly [K in keyof T]: Frozen<T[K]> }
