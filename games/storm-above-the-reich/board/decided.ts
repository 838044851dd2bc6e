import type { Pause } from '@tallyho/engine'
import { createContext, useContext } from 'react'
import type { FighterNo } from '../state.ts'

/** What the fighters of a wave have chosen so far: those with a number below. They choose in the order of their numbers. */
export interface Decided {
  readonly modes: FighterNo
  readonly maneuvers: FighterNo
}

export const ALL: Decided = { modes: Number.POSITIVE_INFINITY, maneuvers: Number.POSITIVE_INFINITY }
const NONE: Decided = { modes: 0, maneuvers: 0 }

export function decidedAt(pause: Pause | undefined): Decided {
  if (pause?.kind !== 'choice') return ALL
  if (pause.ask.startsWith('approach.')) return NONE
  const next = Number(pause.about?.[0]?.slice('fighter:'.length))
  if (pause.ask === 'engage.mode') return { modes: next, maneuvers: 0 }
  return pause.ask === 'engage.maneuver' ? { modes: ALL.modes, maneuvers: next } : ALL
}

const DecidedContext = createContext(ALL)
export const DecidedProvider = DecidedContext.Provider

export function useDecided(): Decided {
  return useContext(DecidedContext)
}
