import type { Logged } from '@tallyho/engine'
import { createContext, useContext } from 'react'
import type { FighterNo } from '../state.ts'

/** What the fighters of a wave have chosen so far: those who are not in it have not been asked yet. */
export interface Decided {
  readonly modes: ReadonlySet<FighterNo> | 'all'
  readonly maneuvers: ReadonlySet<FighterNo> | 'all'
}

export const ALL: Decided = { modes: 'all', maneuvers: 'all' }

/** SR-ENG-01 SR-ENG-04 By the log: what was told since the last of the wave was placed. */
export function decidedAt(notes: readonly Logged[]): Decided {
  const modes = new Set<FighterNo>()
  const maneuvers = new Set<FighterNo>()
  for (let i = notes.length - 1; i >= 0; i--) {
    const { what, facts } = notes[i] as Logged
    if (what === 'engage.mode') modes.add(Number(facts.fighter))
    else if (what === 'engage.maneuver') maneuvers.add(Number(facts.fighter))
    else return what === 'approach.placed' ? { modes, maneuvers } : ALL
  }
  return ALL
}

/** Whether one of them has chosen. */
export function isIn(decided: ReadonlySet<FighterNo> | 'all', no: FighterNo): boolean {
  return decided === 'all' || decided.has(no)
}

const DecidedContext = createContext(ALL)
export const DecidedProvider = DecidedContext.Provider

export function useDecided(): Decided {
  return useContext(DecidedContext)
}
