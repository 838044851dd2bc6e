import { counted, percent } from '@tallyho/engine'
import type { Chances } from '../rules/03-dogfight/chances.ts'

/** Of ours: `ours hit 26 %`, `lost 13 %`. */
export function riskSaid({ hit, loss }: Pick<Chances, 'hit' | 'loss'>): readonly [string, string] {
  return [`ours hit ${percent(hit)}`, `lost ${percent(loss)}`]
}

/** `5 of 17 cards`. */
export function cardsSaid({ works, cards }: Pick<Chances, 'works' | 'cards'>): string {
  return `${works} of ${cards} ${cards === 1 ? 'card' : 'cards'}`
}

/** An answer that leads with the one figure that decides, and says the rest in small: `B1 from the tail, down 32 %`. */
export function led(head: string, figure: string, ...rest: readonly string[]) {
  return { head: `${head}, ${figure}`, so: rest.filter(Boolean).join('; ') }
}

/** Whose chances follow: `1 burst: `, `6 bursts: `; wherever bombers are fired at, so that nobody compares one with the other. */
export function burstsSaid(bursts: number): string {
  return `${counted(bursts, 'burst')}: `
}
