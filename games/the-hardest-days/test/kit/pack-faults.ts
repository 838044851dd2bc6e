import { copy } from '@tallyho/engine'
import { expect } from 'vitest'
import { checkPack, standard } from '../../pack/index.ts'

export type Json = { [key: string]: Json } & Json[]
export type Key = string | number

/** A copy of the standard pack with changes: the value of a path is replaced, or left out if undefined. */
export function changed(...changes: readonly (readonly [path: readonly Key[], value: unknown])[]): unknown {
  const pack = copy(standard) as unknown as Json
  for (const [path, value] of changes) {
    const last = path.at(-1) as string
    let at = pack
    for (const key of path.slice(0, -1)) at = at[key as string] as Json
    if (value === undefined) delete at[last]
    else at[last] = value as Json
  }
  return pack
}

/** One change, and the one fault it is to cause. */
export function expectFault(path: readonly Key[], value: unknown, at: string, message: string) {
  expect(checkPack(changed([path, value]))).toEqual([{ path: at, message }])
}

export const indexOf = (list: readonly { readonly id: string }[], id: string) =>
  list.findIndex(thing => thing.id === id)
export const space = (id: string) => indexOf(standard.spaces, id)
export const target = (id: string) => indexOf(standard.targets, id)
export const squadron = (id: string) => indexOf(standard.squadrons, id)
export const group = (id: string) => indexOf(standard.groups, id)
