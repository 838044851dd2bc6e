import { EventCard, Outcome } from '@tallyho/kit'
import { words } from '../../text.ts'
import type { Notes } from '../../vocabulary.ts'
import type { Card } from './card.tsx'

/** Something that is over in one sentence, but must not pass unseen. */
function plain<K extends keyof Notes>(title: string, bad = false) {
  return ({ note, onRule }: Card<K>) => (
    <EventCard note={note} title={title} onRule={onRule}>
      <Outcome bad={bad}>{words.note(note)}</Outcome>
    </EventCard>
  )
}

export const RaidScrubbedCard = plain<'raid-scrubbed'>('A raid does not take place', true)
export const StretchedCard = plain<'stretched'>('At the edge of its range', true)
export const RaidMarkerCard = plain<'raid-marker'>('For the rest of this raid')
/** RE-CP.T12.a */
export const UltraCard = plain<'ultra'>('The British read your orders', true)
export const GruppeArrivesCard = plain<'gruppe-arrives'>('Reinforcements')
export const SquadronArrivesCard = plain<'squadron-arrives'>('Fighter Command is reinforced', true)
export const DecidedCard = plain<'decided'>('The battle is decided')
