import { copy } from '@tallyho/engine'
import { expect } from 'vitest'
import { checkPack, standard } from '../../pack/index.ts'

/** Builders for packs with a mistake in them. */

type Json = { [key: string]: Json } & Json[]
export type Key = string | number
export type Change = readonly [path: readonly Key[], value: unknown]

/** The standard pack with changes: the value of a path is replaced, or left out if undefined. */
export function changedPack(...changes: readonly Change[]): unknown {
  const result = copy(standard) as unknown as Json
  for (const [path, value] of changes) {
    const last = path.at(-1) as string
    let at = result
    for (const key of path.slice(0, -1)) at = at[key as string] as Json
    if (value === undefined) delete at[last]
    else at[last] = value as Json
  }
  return result
}

/** One change, and the one fault it is to cause. */
export function expectPackFault(path: readonly Key[], value: unknown, at: string, message: string) {
  expect(checkPack(changedPack([path, value]))).toEqual([{ path: at, message }])
}
