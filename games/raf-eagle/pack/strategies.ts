import { constrained } from './notation.ts'
import type { CardNumber, Strategy, StrategyCard } from './types.ts'

/** The text names six kinds; how many there are of each is designed. */
const CARDS: readonly (readonly [CardNumber, Strategy])[] = [
  [155, 'decoy'],
  [156, 'major-raid'],
  [157, 'coordination'],
  [158, 'secondary-target'],
  [159, 'pathfinders'],
  [160, 'low-level'],
  [161, 'pathfinders'],
  [162, 'secondary-target'],
  [163, 'decoy'],
  [164, 'major-raid'],
]

export const strategies: readonly StrategyCard[] = CARDS.map(([card, strategy]) => ({
  card,
  strategy,
  ...constrained('RE-15 the kind is named; its number among the ten is designed'),
}))
