import { type ComponentType, useEffect, useState } from 'react'

/** What is not needed for the first picture: fetched behind it, and drawn as soon as it is there. */

const LOADS: (() => Promise<void>)[] = []

/** A component that is there a moment later; from then on it is drawn at once. */
export function fetched<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let Found: ComponentType<P> | undefined
  const ready = async () => {
    Found ??= await load()
  }
  LOADS.push(ready)
  // biome-ignore lint/correctness/noComponentHookFactories: made once, as the module is read
  return function Fetched(props: P) {
    const [, setReady] = useState(Found !== undefined)
    useEffect(() => {
      // What cannot be fetched is not drawn; the words of the log are there without it.
      ready().then(
        () => setReady(true),
        () => undefined,
      )
    }, [])
    return Found ? <Found {...props} /> : undefined
  }
}

/** Several components of one module, each of them so. All have to be named: which there are must be known before they are. */
export function fetchedParts<C extends object>(
  load: () => Promise<C>,
  names: { readonly [K in keyof C]: true },
): C {
  const parts = (Object.keys(names) as (keyof C & string)[]).map(name => [
    name,
    fetched(async () => (await load())[name] as ComponentType),
  ])
  return Object.fromEntries(parts) as C
}

/** All of it, before it is wanted; what is fetched may want something fetched in its turn. */
export async function fetchAll(): Promise<void> {
  let known = 0
  while (known < LOADS.length) {
    const open = LOADS.slice(known)
    known = LOADS.length
    await Promise.all(open.map(load => load()))
  }
}
