import type { Ref } from './pause.ts'

/** A ref is a kind and an id: `squadron:54`. */

export function refTo(kind: string, id: string | number): Ref {
  return `${kind}:${id}`
}

export function kindOf(ref: Ref): string {
  return ref.slice(0, ref.indexOf(':'))
}

export function idIn(ref: Ref): string {
  return ref.slice(ref.indexOf(':') + 1)
}

/** The id of the first thing of a kind among refs: `2` of `['raid:2', 'space:6/11c']` for `raid`. */
export function firstOf(kind: string, refs: readonly Ref[] = []): string | undefined {
  for (const ref of refs) if (ref.startsWith(kind) && ref[kind.length] === ':') return idIn(ref)
  return undefined
}
