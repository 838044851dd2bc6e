import type { StrategyCard } from './types.ts'

/** The text names six kinds; how many there are of each is designed. */
export const strategies: readonly StrategyCard[] = [
  { card: 155, strategy: 'decoy' },
  { card: 156, strategy: 'major-raid' },
  { card: 157, strategy: 'coordination' },
  { card: 158, strategy: 'secondary-target' },
  { card: 159, strategy: 'pathfinders' },
  { card: 160, strategy: 'low-level' },
  { card: 161, strategy: 'pathfinders' },
  { card: 162, strategy: 'secondary-target' },
  { card: 163, strategy: 'decoy' },
  { card: 164, strategy: 'major-raid' },
]
