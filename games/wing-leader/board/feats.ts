import type { Logged } from '@tallyho/engine'
import type { UnitNo } from '../state.ts'
import { factsIf } from '../vocabulary.ts'

/** What a unit did to the enemy in the air. */
export interface Feat {
  readonly hits: number
  /** Enemy aircraft that fell to it. */
  readonly downed: number
}

const NOTHING: Feat = { hits: 0, downed: 0 }

/** WL-10.5.1.b WL-10.6.a Hits, and aircraft brought down, of whoever led his side in the fight. */
export function featsIn(notes: readonly Logged[]): (no: UnitNo) => Feat {
  const feats = new Map<UnitNo, Feat>()
  const add = (no: UnitNo, by: Partial<Feat>) => {
    const { hits, downed } = feats.get(no) ?? NOTHING
    feats.set(no, { hits: hits + (by.hits ?? 0), downed: downed + (by.downed ?? 0) })
  }
  const fired = new Map<string, UnitNo>()
  for (const note of notes) {
    // Flak has no leader.
    if (note.what === 'combat' || note.what === 'flak') fired.clear()
    const roll = factsIf(note, 'combat-roll')
    if (roll) {
      fired.set(roll.side, roll.unit)
      add(roll.unit, { hits: roll.hits })
    }
    const hit = factsIf(note, 'confirmation')
    const by = hit?.outcome === 'loss' ? fired.get(hit.side === 'raider' ? 'defender' : 'raider') : undefined
    if (by !== undefined) add(by, { downed: 1 })
  }
  return no => feats.get(no) ?? NOTHING
}

/** Who brought down most, then who hit most. */
export const featWorth = ({ hits, downed }: Feat): number => downed * 100 + hits
