import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react'

/** What the player looks at; pieces and places go by their numbers. Nothing of this is known to the rules. */
export interface Looks {
  /** The piece whose card lies open. */
  readonly selected: number | undefined
  /** The piece under the pointer or the keyboard. */
  readonly over: number | undefined
  /** The place whose stack is fanned out. */
  readonly fan: number | undefined
  /** What the selected piece can see and reach is drawn. */
  readonly arcs: boolean
}

/** Looks that change without the board being drawn again. */
export class Attention {
  private readonly listeners = new Set<() => void>()
  looks: Looks = { selected: undefined, over: undefined, fan: undefined, arcs: false }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  look(change: Partial<Looks>): void {
    const before = this.looks
    this.looks = { ...before, ...change }
    const changed = Object.entries(change).some(([key, value]) => Reflect.get(before, key) !== value)
    if (changed) for (const listener of this.listeners) listener()
  }
}

const AttentionContext = createContext(new Attention())

export function AttentionProvider({ children }: { readonly children: ReactNode }) {
  const [attention] = useState(() => new Attention())
  return <AttentionContext value={attention}>{children}</AttentionContext>
}

export function useAttention(): Attention {
  return useContext(AttentionContext)
}

/** One thing of it; what asks is drawn again only when that changes. */
export function useLooked<T extends number | boolean | undefined>(read: (looks: Looks) => T): T {
  const attention = useAttention()
  const get = () => read(attention.looks)
  return useSyncExternalStore(attention.subscribe, get, get)
}
