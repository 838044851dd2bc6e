import { percent, type SaidFigure } from '@tallyho/engine'
import type { Chances } from '../rules/03-dogfight/chances.ts'
import { isInbound } from '../rules/04-bombers/damage.ts'
import type { Campaign } from '../state.ts'

/** Of ours: `ours hit 26 %`, `lost 13 %`. */
export function riskSaid({ hit, loss }: Pick<Chances, 'hit' | 'loss'>): readonly [string, string] {
  return [`ours hit ${percent(hit)}`, `lost ${percent(loss)}`]
}

/** `5 of 17 cards`. */
export function cardsSaid({ works, cards }: Pick<Chances, 'works' | 'cards'>): string {
  return `${works} of ${cards} ${cards === 1 ? 'card' : 'cards'}`
}

/** An answer: what is done, the figures that tell it from the others, and what else matters. */
export function led(head: string, figures: readonly SaidFigure[], ...rest: readonly string[]) {
  const so = rest.filter(Boolean).join('; ')
  return { head, ...(so && { so }), figures }
}

/** A chance that is set apart from the words of an answer, where it has one. */
export function share(of: string, is: number | undefined, tone?: SaidFigure['tone']): SaidFigure {
  if (is === undefined) return { of, is: '–' }
  return { of, is: percent(is), ...(tone && { tone }) }
}

/** The same of several: `42–67 %`. */
export function span(of: string, chances: readonly number[], tone?: SaidFigure['tone']): SaidFigure {
  if (chances.length === 0) return share(of, undefined)
  const [least, most] = [Math.min(...chances), Math.max(...chances)].map(percent)
  const from = least === most ? '' : `${least?.replace(/\D/g, '')}–`
  return { ...share(of, Math.max(...chances), tone), is: `${from}${most}` }
}

/** Of ours, in every question that risks them. */
export function ours({ hit, loss }: Partial<Pick<Chances, 'hit' | 'loss'>> = {}): readonly SaidFigure[] {
  return [share('ours hit', hit, 'bad'), share('ours lost', loss, 'bad')]
}

/** SAB-VP-01 SAB-VP-03 What bursts at bombers bring and may cost, alike for all answers: a kette that is cut off counts while the raid flies in. */
export function burstFigures(
  campaign: Campaign,
  { down, cutOff, struck }: Partial<Readonly<Record<'down' | 'cutOff' | 'struck', number>>> = {},
): readonly SaidFigure[] {
  // What cannot be is no chance.
  const some = (chance = 0) => (chance < 0.005 ? undefined : chance)
  return [
    share('down', some(down), 'good'),
    share('cut off', isInbound(campaign) ? some(cutOff) : undefined, 'good'),
    share('ours hit', struck, 'bad'),
  ]
}
