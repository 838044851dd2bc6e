import type { Logged } from '@tallyho/engine'
import type { Station } from '../../pack/types.ts'
import type { Patrol } from '../../state.ts'
import { factsIf } from '../../vocabulary.ts'
import { notesOfPatrol } from '../home/reckoning.ts'

/**
 * SAB-CRZ-10 SAB-CRZ-11 Escort markers have no names: each is known by the station where it was first seen, and takes that
 * along. Where half of one goes, the half that goes takes it.
 */
export function markersIn(escort: Patrol['escort'], notes: readonly Logged[]): ReadonlyMap<Station, string> {
  const names = new Map<Station, string>()
  for (const [i, note] of notesOfPatrol(notes).entries()) {
    const move = factsIf(note, 'escort-moves')
    // It is told of before it is seen.
    if (!move || !escort[move.to]) continue
    const { from, to } = move
    names.set(to, names.get(from) ?? from)
    names.set(from, `${from}-${i}`)
  }
  return names
}
