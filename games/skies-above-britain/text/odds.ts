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

/** An answer: what is done, set apart from it the one figure that decides, and the rest in small: `Wait · 8 % to end above them`. */
export function led(head: string, figure: string, ...rest: readonly string[]) {
  return { head: `${head} · ${figure}`, so: rest.filter(Boolean).join('; ') }
}

/** Whose chances follow: `1 burst: `, `6 bursts: `; wherever bombers are fired at, so that nobody compares one with the other. */
export function burstsSaid(bursts: number): string {
  return `${counted(bursts, 'burst')}: `
}

/** SAB-VP-01 The likelier of the two points that bursts may bring leads: `32 % to bring it down`; the other one follows in small. */
export function pointsSaid(
  { down, cutOff }: Readonly<Record<'down' | 'cutOff', number>>,
  what: 'it' | 'one',
): { readonly figure: string; readonly other: readonly string[] } {
  if (cutOff > down)
    return {
      figure: `${percent(cutOff)} to cut the kette off`,
      other: [`${what === 'it' ? '' : 'one '}down ${percent(down)}`],
    }
  return {
    figure: `${percent(down)} to bring ${what} down`,
    other: cutOff > 0 ? [`kette cut off ${percent(cutOff)}`] : [],
  }
}
