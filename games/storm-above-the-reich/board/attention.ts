import { createContext, useContext, useSyncExternalStore } from 'react'
import type { FighterNo } from '../state.ts'

/** What the player looks at: nothing of this is known to the rules. */
export class Attention {
  private readonly listeners = new Set<() => void>()
  /** The fighter whose card lies open. */
  selected: FighterNo | undefined
  /** The fighter under the pointer or the keyboard. */
  over: FighterNo | undefined

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  look(change: Partial<Pick<Attention, 'selected' | 'over'>>): void {
    const before = [this.selected, this.over]
    Object.assign(this, change)
    if (before.every((was, i) => was === [this.selected, this.over][i])) return
    for (const listener of this.listeners) listener()
  }
}

const AttentionContext = createContext(new Attention())
export const AttentionProvider = AttentionContext.Provider

export function useAttention(): Attention {
  return useContext(AttentionContext)
}

/** One thing of it; what asks is drawn again only when that changes. */
export function useLooked<T extends number | boolean | undefined>(read: (attention: Attention) => T): T {
  const attention = useAttention()
  const get = () => read(attention)
  return useSyncExternalStore(attention.subscribe, get, get)
}
