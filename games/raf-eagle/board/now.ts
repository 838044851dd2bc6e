import type { Ref } from '@tallyho/engine'
import type { Campaign, GruppePlace, SquadronPlace } from '../state.ts'

/** What lies open on the table: the planning desk, the picture of the air, or the page of the war. */
export type Scene = 'desk' | 'raid' | 'campaign'

/** What the tabs lay over it. */
export type Panel = Scene | 'tote'

/** RE-4.II.13.d The space of the clock behind the last segment. */
const END_OF_DAY = 7

/**
 * The scene that the table as it stands belongs to. A raid in the air; from the end of the day until the next begins the
 * page of the war; the desk for all planning, and between two raids for the clock and for the choice of the next one.
 */
export function sceneOf({ flight, clock, ended }: Campaign): Scene {
  if (ended || clock === END_OF_DAY) return 'campaign'
  return flight ? 'raid' : 'desk'
}

/** Squadrons on the ground or lost, and Gruppen that were lost, lie on the Tote Board and nowhere else. */
const ON_TOTE: readonly SquadronPlace[] = ['sector', 'landing', 're-arm', 'light-loss', 'heavy-loss']
const LOST: readonly GruppePlace[] = ['light-loss', 'heavy-loss']

/** The panel that a question lights pieces in, if the scene does not show them. */
export function panelFor(campaign: Campaign, lit: ReadonlySet<Ref>): Panel | undefined {
  const isThere = (ref: Ref): boolean => {
    const at = ref.indexOf(':')
    const [kind, id] = [ref.slice(0, at), ref.slice(at + 1)]
    if (kind === 'squadron') return ON_TOTE.includes(campaign.squadrons[id]?.place ?? 'out')
    return kind === 'gruppe' && LOST.includes(campaign.gruppen[id]?.place ?? 'out')
  }
  return [...lit].some(isThere) ? 'tote' : undefined
}
