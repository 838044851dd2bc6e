import type { ComponentType } from 'react'
import { BombingCard, FlakCard } from './BombingCards.tsx'
import {
  AttackCard,
  CohesionCard,
  CombatRollCard,
  ConfirmationCard,
  DogfightMoveCard,
  DogfightRollsCard,
} from './CombatCards.tsx'
import type { EventProps } from './EventCard.tsx'
import './events.css'
import { ControlCard, EscapeCard, HeightErrorCard, ReactionCard, TallyCard } from './SightCards.tsx'

/** Which card draws which note. */
export const EVENTS: Readonly<Record<string, ComponentType<EventProps>>> = {
  'tally-roll': TallyCard,
  reaction: ReactionCard,
  'air-attack': AttackCard,
  'combat-roll': CombatRollCard,
  confirmation: ConfirmationCard,
  cohesion: CohesionCard,
  'dogfight-rolls': DogfightRollsCard,
  'dogfight-moved': DogfightMoveCard,
  flak: FlakCard,
  bombing: BombingCard,
  'balloon-attack': CombatRollCard,
  'balloon-hit': ConfirmationCard,
  escape: EscapeCard,
  control: ControlCard,
  'height-error': HeightErrorCard,
}
