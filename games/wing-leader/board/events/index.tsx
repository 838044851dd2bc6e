import { type EventCards, fetched } from '@tallyho/kit'
import type { Battle } from '../../state.ts'
import type { Notes } from '../../vocabulary.ts'
import './events.css'

const sight = () => import('./SightCards.tsx')
const combat = () => import('./CombatCards.tsx')
const bombing = () => import('./BombingCards.tsx')
const before = () => import('./BeforeFire.tsx')

/** Which card draws which note. */
export const EVENTS: EventCards<Battle, Notes> = {
  'tally-roll': fetched(async () => (await sight()).TallyCard),
  reaction: fetched(async () => (await sight()).ReactionCard),
  'air-attack': fetched(async () => (await combat()).AttackCard),
  'combat-roll': fetched(async () => (await combat()).CombatRollCard),
  confirmation: fetched(async () => (await combat()).ConfirmationCard),
  cohesion: fetched(async () => (await combat()).CohesionCard),
  'leader-lost': fetched(async () => (await combat()).LeaderLostCard),
  'fight-over': fetched(async () => (await import('./FightCard.tsx')).FightCard),
  'dogfight-rolls': fetched(async () => (await combat()).DogfightRollsCard),
  'dogfight-mover': fetched(async () => (await combat()).DogfightMoverCard),
  flak: fetched(async () => (await bombing()).FlakCard),
  bombing: fetched(async () => (await bombing()).BombingCard),
  'balloon-attack': fetched(async () => (await combat()).BalloonAttackCard),
  'balloon-hit': fetched(async () => (await combat()).BalloonHitCard),
  escape: fetched(async () => (await sight()).EscapeCard),
  control: fetched(async () => (await sight()).ControlCard),
  'height-error': fetched(async () => (await sight()).HeightErrorCard),
}

const BeforeFire = fetched(async () => (await before()).BeforeFire)

const BeforeCohesion = fetched(async () => (await before()).BeforeCohesion)
const BeforeReaction = fetched(async () => (await before()).BeforeReaction)

/** What stands over a roll before it falls, by its key. */
export const BEFORE_FIRE = {
  'losses.confirm': fetched(async () => (await before()).BeforeConfirm),
  'cohesion.1': BeforeCohesion,
  'reaction.1': BeforeReaction,
  'combat.attacker.1': BeforeFire,
  'combat.attacker.2': BeforeFire,
  'combat.defender.1': BeforeFire,
  'combat.defender.2': BeforeFire,
}
