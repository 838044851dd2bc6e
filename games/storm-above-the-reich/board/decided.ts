import { firstOf, type Logged, type Pause } from '@tallyho/engine'
import { createContext, useContext } from 'react'
import { attackersOf } from '../rules/05-map/table.ts'
import type { Campaign, FighterNo } from '../state.ts'

/** What the fighters of a wave have chosen so far: those who are not in it have not been asked yet. */
export interface Decided {
  readonly modes: ReadonlySet<FighterNo> | 'all'
  readonly maneuvers: ReadonlySet<FighterNo> | 'all'
  /** Whose card is about to be drawn: he has not fired yet. */
  readonly aims?: FighterNo
}

export const ALL: Decided = { modes: 'all', maneuvers: 'all' }

/** SR-ATK-04 The Attack cards. */
const CARDS = /^card\.(nose|tail|oblique)$/

const NOTHING: Decided = { modes: new Set(), maneuvers: new Set() }

/**
 * SR-ENG-01 SR-ENG-04 By the question: whoever comes before him who is asked has chosen. The log does not know of a move that is half made,
 * but of a mode that was chosen for all the others.
 */
export function decidedAt(
  { mission }: Campaign,
  pause: Pause | undefined,
  notes: readonly Logged[],
): Decided {
  if (pause?.kind === 'chance' && CARDS.test(pause.what))
    return { ...ALL, aims: Number(firstOf('fighter', pause.about)) }
  if (pause?.kind !== 'choice' || !mission) return toldAt(notes)
  // SR-MAP-15 In an overlap he names the element before his card.
  if (pause.ask === 'element.level') return { ...ALL, aims: Number(firstOf('fighter', pause.about)) }
  if (pause.ask.startsWith('approach.')) return NOTHING
  if (pause.ask !== 'engage.mode' && pause.ask !== 'engage.maneuver') return ALL
  const asked = Number(firstOf('fighter', pause.about))
  const wave = attackersOf(mission).map(({ no }) => no)
  const before = wave.slice(0, wave.indexOf(asked))
  const told = toldAt(notes).modes
  const others = told === 'all' ? [] : told
  const modes = pause.ask === 'engage.mode' ? before : [...before, asked, ...others]
  return { modes: new Set(modes), maneuvers: new Set(before) }
}

/** In the film: what was told since the last of the wave was placed. */
function toldAt(notes: readonly Logged[]): Decided {
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
