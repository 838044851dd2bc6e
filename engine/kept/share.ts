/**
 * The new board, with every part that has not changed taken from the old one: rules change the board in place, and
 * a screen that remembers by identity repaints only what moved.
 */
export function share<T>(before: T, now: T): T {
  if (Object.is(before, now) && !isObject(now)) return now
  if (!isObject(before) || !isObject(now)) return isObject(now) ? fresh(now) : now
  if (Array.isArray(before) !== Array.isArray(now)) return fresh(now)
  if (Array.isArray(now)) return shareList(before as readonly unknown[], now) as T
  return shareRecord(
    before as Readonly<Record<string, unknown>>,
    now as Readonly<Record<string, unknown>>,
  ) as T
}

function shareList(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  let next: unknown[] | undefined = before.length === now.length ? undefined : []
  for (let i = 0; i < now.length; i++) {
    const item = share(before[i], now[i])
    // Nothing is made anew before the first difference.
    if (!next && !Object.is(item, before[i])) next = before.slice(0, i)
    next?.push(item)
  }
  return next ?? before
}

function shareRecord(before: Readonly<Record<string, unknown>>, now: Readonly<Record<string, unknown>>) {
  const keys = Object.keys(now)
  let next: Record<string, unknown> | undefined = Object.keys(before).length === keys.length ? undefined : {}
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as string
    const value = share(before[key], now[key])
    if (!next && !(key in before && Object.is(value, before[key]))) {
      next = {}
      for (const same of keys.slice(0, i)) next[same] = before[same]
    }
    if (next) next[key] = value
  }
  return next ?? before
}

function fresh<T>(value: T): T {
  return share<unknown>(Array.isArray(value) ? [] : {}, value) as T
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
