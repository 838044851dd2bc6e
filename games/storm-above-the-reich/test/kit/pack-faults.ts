import { copy } from '@tallyho/engine'
import { expect } from 'vitest'
import { checkPack, standard } from '../../pack/index.ts'

/** Packs with a mistake in them. A place is written as a fault names it: `seasons[0].rows["near-target"]`. */

type Json = { [key: string]: Json } & Json[]
export type Change = readonly [path: string, value: unknown]

/** The standard pack with changes: the value of a path is replaced, or left out if undefined. */
export function changedPack(...changes: readonly Change[]): unknown {
  const result = copy(standard) as unknown as Json
  for (const [path, value] of changes) {
    const keys = path.match(/[^.[\]"]+/g) ?? []
    const last = keys.pop() ?? ''
    let at = result
    for (const key of keys) at = at[key] as Json
    if (value === undefined) delete at[last]
    else at[last] = value as Json
  }
  return result
}

export const faultsOf = (...changes: readonly Change[]) =>
  checkPack(changedPack(...changes)).map(({ path, message }) => ({ path, message }))

/** One change, and the one fault it is to cause: there, within it (`.to`, `[1]`), or at another place. */
export function refused(path: string, value: unknown, expected: string, at = '') {
  const place = /^\w/.test(at) ? at : path + at
  expect(faultsOf([path, value])).toEqual([{ path: place, message: `expected ${expected}` }])
}

export function sound(path: string, value: unknown) {
  expect(faultsOf([path, value])).toEqual([])
}
