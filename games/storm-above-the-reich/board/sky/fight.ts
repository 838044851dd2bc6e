import type { Logged } from '@tallyho/engine'
import type { Position } from '../../pack/types.ts'
import type { FighterNo, SpaceNo } from '../../state.ts'
import { type Notes, readBy } from '../../vocabulary.ts'
import { CUT } from '../cut.ts'

/** Who shoots at whom, and who is struck, in what has just been told. */
export interface Blows {
  /** Fighters at bombers, by their names. */
  readonly bursts: readonly { readonly fighter: FighterNo; readonly bomber: string }[]
  /** Fighters that the gunners shoot at. */
  readonly underFire: ReadonlySet<FighterNo>
  /** The spaces in which they were shot at as they flew out: they may be gone from there. */
  readonly left: ReadonlyMap<FighterNo, SpaceNo>
  /** Bombers and fighters that something has struck. */
  readonly struck: ReadonlySet<string>
  /** SR-FLK-02 Sides where the flak bursts before whoever comes in. */
  readonly flak: ReadonlySet<Position>
  readonly hit: ReadonlySet<FighterNo>
}

/** What came with the last note in one beat. */
function lastBeat(notes: readonly Logged[]): readonly Logged[] {
  let from = notes.length - 1
  for (; from > 0; from--) {
    const [before, note] = [notes[from - 1], notes[from]]
    if (!before || !note || !CUT.joins(note, [before])) break
  }
  return notes.slice(Math.max(0, from))
}

/** By the log; nothing once something else has been told. */
export function blowsIn(notes: readonly Logged[]): Blows {
  const bursts = new Map<FighterNo, string>()
  const underFire = new Set<FighterNo>()
  const left = new Map<FighterNo, SpaceNo>()
  const struck = new Set<string>()
  const flak = new Set<Position>()
  const hit = new Set<FighterNo>()
  const read: { readonly [K in keyof Notes]?: (facts: Notes[K]) => void } = {
    'burst.card': ({ fighter, bomber }) => bomber !== undefined && bursts.set(fighter, bomber),
    'burst.results': ({ fighter, bomber, hits }) => {
      if (bomber !== undefined) bursts.set(fighter, bomber)
      if (hits > 0) underFire.add(fighter)
    },
    // SR-FLK-02 The shells burst before it is known what they did.
    'flak.window': ({ bombers, hits }) => {
      for (const bomber of bombers) struck.add(bomber)
      for (const position of hits) flak.add(position)
    },
    'damage.marker': ({ bomber }) => struck.add(bomber),
    'damage.catastrophe': ({ bomber }) => struck.add(bomber),
    'hit.marker': ({ fighter, cause }) => {
      hit.add(fighter)
      if (cause === 'attack' || cause === 'fire') underFire.add(fighter)
    },
    'fire.card': ({ fighter }) => underFire.add(fighter),
    'fire.table': ({ fighter, space }) => {
      underFire.add(fighter)
      left.set(fighter, space)
    },
    'collision.bomber': ({ bomber, fighter }) => {
      struck.add(bomber)
      hit.add(fighter)
    },
  }
  for (const note of lastBeat(notes)) readBy(read, note)
  return {
    bursts: [...bursts].map(([fighter, bomber]) => ({ fighter, bomber })),
    underFire,
    left,
    struck,
    flak,
    hit,
  }
}

/** Where a fighter was when it was last told of: a space among the bombers, or a box. */
export function lastSeen(
  notes: readonly Logged[],
  fighter: FighterNo,
): { readonly space: number } | { readonly box: string } | undefined {
  for (let i = notes.length - 1; i >= 0; i--) {
    const { what, facts } = notes[i] as Logged
    if (what === 'turn.begun' && i < notes.length - 200) return undefined
    if (what === 'combat.rolled' && Array.isArray(facts.fighters) && facts.fighters.includes(fighter))
      return { box: String(facts.box) }
    if (facts.fighter !== fighter) continue
    if (what === 'burst.passes') return { space: Number(facts.to) }
    if (typeof facts.space === 'number') return { space: facts.space }
    if (typeof facts.box === 'string' && what !== 'fate.rolled') return { box: facts.box }
    if (what === 'move.moved' || what === 'return.returned') return { box: String(facts.to) }
  }
  return undefined
}
