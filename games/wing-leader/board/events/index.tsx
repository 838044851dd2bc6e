import type { EventCards } from '@tallyho/kit'
import type { Battle } from '../../state.ts'
import type { Notes } from '../../vocabulary.ts'
import { BombingCard, FlakCard } from './BombingCards.tsx'
import {
  AttackCard,
  BalloonAttackCard,
  BalloonHitCard,
  CohesionCard,
  CombatRollCard,
  ConfirmationCard,
  DogfightMoverCard,
  DogfightRollsCard,
} from './CombatCards.tsx'
import './events.css'
import { ControlCard, EscapeCard, HeightErrorCard, ReactionCard, TallyCard } from './SightCards.tsx'

/** Which card draws which note. */
export const EVENTS: EventCards<Battle, Notes> = {
  'tally-roll': TallyCard,
  reaction: ReactionCard,
  'air-attack': AttackCard,
  'combat-roll': CombatRollCard,
  confirmation: ConfirmationCard,
  cohesion: CohesionCard,
  'dogfight-rolls': DogfightRollsCard,
  'dogfight-mover': DogfightMoverCard,
  flak: FlakCard,
  bombing: BombingCard,
  'balloon-attack': BalloonAttackCard,
  'balloon-hit': BalloonHitCard,
  escape: EscapeCard,
  control: ControlCard,
  'height-error': HeightErrorCard,
}
