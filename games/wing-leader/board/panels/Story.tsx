import { STORIES } from '../../pack/stories.ts'
import type { AircraftCard } from '../../pack/types.ts'

/** What a card says of its aircraft itself, or what is known of one that comes with the game. */
export function Story({ card }: { readonly card: AircraftCard }) {
  return <p>{card.background ?? STORIES[card.id]}</p>
}
