import type { Campaign } from '../state.ts'

/** What lies open on the table: the planning desk, the picture of the air, or the page of the war. */
export type Scene = 'desk' | 'raid' | 'campaign'

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
