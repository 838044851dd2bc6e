import { createContext, useContext } from 'react'
import type { Shelf } from '../store/db.ts'
import type { Settings } from '../store/settings.ts'

/** What every part of the app may use. */
export interface AppParts {
  readonly shelf: Shelf
  readonly settings: Settings
  setSettings(settings: Settings): void
  /** Lessons and walks shown in this browser. */
  readonly seen: ReadonlySet<string>
  setSeen(seen: ReadonlySet<string>): void
  /** A sentence for the player, at the foot of the window. */
  tell(words: string): void
  /** Takes that away again, if it still stands there: what was said of a full hand, over an empty one. */
  hush(words: string | undefined): void
}

export const AppContext = createContext<AppParts | undefined>(undefined)

export function useApp(): AppParts {
  const parts = useContext(AppContext)
  if (!parts) throw new Error('Nothing outside the app may use its parts')
  return parts
}
