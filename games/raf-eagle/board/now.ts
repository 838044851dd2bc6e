import type { Pause } from '@tallyho/engine'
import type { Campaign } from '../state.ts'

/** What lies open on the table: the planning desk, the picture of the air, or the page of the war. */
export type Scene = 'desk' | 'raid' | 'campaign'

/** RE-4.II.13.d The space of the clock behind the last segment. */
const END_OF_DAY = 7

/**
 * The scene that the table as it stands belongs to. A raid in the air, and between two of them the day's strip; from the
 * end of the day until the next begins the page of the war; the desk for all planning.
 */
export function sceneOf({ flight, clock, offered, ended }: Campaign, pause: Pause | undefined): Scene {
  if (ended || clock === END_OF_DAY) return 'campaign'
  if (flight) return 'raid'
  if (pause?.kind === 'choice') return pause.ask === 'next-raid' ? 'raid' : 'desk'
  // RE-5.3.b The fighters of this segment are assigned: nothing is left to plan before its raids.
  return offered >= clock ? 'raid' : 'desk'
}
