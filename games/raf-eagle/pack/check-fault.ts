import type { Fault } from '@tallyho/engine'

export const fault = (path: string, message: string): Fault => ({ path, message })

/** What is there twice: the second of them, by its key. */
export function* twins<T>(list: string, things: readonly T[], key: keyof T & string): Generator<Fault> {
  const first = new Map<unknown, number>()
  for (const [i, thing] of things.entries()) {
    const other = first.get(thing[key])
    if (other === undefined) first.set(thing[key], i)
    else yield fault(`${list}[${i}].${key}`, `${thing[key]} is ${list}[${other}] already`)
  }
}

export function* count(path: string, what: string, expected: number, found: number): Generator<Fault> {
  if (found !== expected) yield fault(path, `expected ${expected} ${what} but found ${found}`)
}

/** Numbers that rise from one entry to the next. */
export function* rising(path: string, key: string, values: readonly number[]): Generator<Fault> {
  for (const [i, value] of values.entries()) {
    const before = values[i - 1]
    if (before !== undefined && value <= before)
      yield fault(`${path}[${i}]${key}`, `expected more than ${before} but found ${value}`)
  }
}

/** Rows that hold from a number on: they rise, and the first of them begins where the chart does. */
export function* rowsFrom(
  path: string,
  rows: readonly { readonly from: number }[],
  first: number,
): Generator<Fault> {
  const [top] = rows
  if (top && top.from !== first) yield fault(`${path}[0].from`, `expected ${first} but found ${top.from}`)
  yield* rising(
    path,
    '.from',
    rows.map(({ from }) => from),
  )
}
