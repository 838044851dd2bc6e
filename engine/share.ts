/**
 * The new board, with every part that has not changed taken from the old one: rules change the board in place, and
 * a screen that remembers by identity repaints only what moved.
 */
export function share<T>(before: T, now: T): T {
  if (Object.is(before, now) && !isObject(now)) return now
  if (!isObject(before) || !isObject(now)) return isObject(now) ? fresh(now) : now
  if (Array.isArray(before) !== Array.isArray(now)) return fresh(now)
  if (Array.isArray(now)) return shareList(before as readonly unknown[], now) as T
  return shareRecord(before as Readonly<Record<string, unknown>>, now as Record<string, unknown>) as T
}

function shareList(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  const next = now.map((item, i) => share(before[i], item))
  return next.length === before.length && next.every((item, i) => Object.is(item, before[i])) ? before : next
}

function shareRecord(before: Readonly<Record<string, unknown>>, now: Record<string, unknown>) {
  const keys = Object.keys(now)
  let same = keys.length === Object.keys(before).length
  const next: Record<string, unknown> = {}
  for (const key of keys) {
    next[key] = share(before[key], now[key])
    same &&= key in before && Object.is(next[key], before[key])
  }
  return same ? before : next
}

function fresh<T>(value: T): T {
  return share<unknown>(Array.isArray(value) ? [] : {}, value) as T
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
