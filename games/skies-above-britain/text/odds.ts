import type { Chances } from '../rules/03-dogfight/chances.ts'

/** `26 %`; never a certainty that is none. */
export function percent(chance: number): string {
  if (chance <= 0) return '0\u00a0%'
  if (chance >= 1) return '100\u00a0%'
  return `${Math.min(99, Math.max(1, Math.round(chance * 100)))}\u00a0%`
}

/** Of ours: `ours hit 26 %, lost 13 %`. */
export function riskSaid({ hit, loss }: Pick<Chances, 'hit' | 'loss'>): string {
  return `ours hit ${percent(hit)}, lost ${percent(loss)}`
}

/** `5 of 17 cards`. */
export function cardsSaid({ works, cards }: Pick<Chances, 'works' | 'cards'>): string {
  return `${works} of ${cards} ${cards === 1 ? 'card' : 'cards'}`
}
