import type { Logged } from '@tallyho/engine'
import { TipHost } from '@tallyho/kit'
import { CARDS } from './cards.ts'
import type { EventProps } from './EventCard.tsx'
import './events.css'

export { EventPanel } from './EventPanel.tsx'

/** What the player has just placed himself lies before him on the map. */
const PLACED = 'approach.placed'

export function isEvent({ what }: Logged): boolean {
  return Object.hasOwn(CARDS, what) && what !== PLACED
}

/** One note as a card: dice, markers, the card or table with its cell lit. */
export function Event(props: EventProps) {
  const Card = Object.hasOwn(CARDS, props.note.what) ? CARDS[props.note.what] : undefined
  return (
    Card && (
      <TipHost>
        <Card {...props} />
      </TipHost>
    )
  )
}
