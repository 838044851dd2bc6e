import { type Context, useContext, useLayoutEffect, useState } from 'react'

/** The table as it is at any time. */
export interface Held<S> {
  state: S
}

export function useHeld<S>(state: S): Held<S> {
  const [held] = useState({ state })
  useLayoutEffect(() => {
    held.state = state
  })
  return held
}

/**
 * Reads the table when somebody asks. A piece that needs it only to explain itself is not drawn again with every
 * answer, and still tells what is true now.
 */
export function useHeldIn<S>(context: Context<Held<S> | undefined>): () => S {
  const held = useContext(context)
  return () => {
    if (!held) throw new Error('No table is set')
    return held.state
  }
}
