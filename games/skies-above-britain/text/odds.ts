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

/** SAB-VP-01 The two points that bursts may bring. */
export type Point = 'cutOff' | 'down'

const POINTS = { cutOff: 'cut off', down: 'down' } as const

/** What bursts at bombers are for and what they may cost, alike for all answers of a question: the likelier point, and one of ours hit. */
export function burstFigures(
  point: Point,
  chances: Partial<Readonly<Record<Point | 'struck', number>>> = {},
): readonly SaidFigure[] {
  // What cannot be is no chance.
  return [share(POINTS[point], chances[point] || undefined, 'good'), share('ours hit', chances.struck, 'bad')]
}

/** The other point, in words, where there is a chance of it: `one down 25 %`; SAB-VP-03 of a raid that flies home `cut off 20 %: no point`. */
export function otherPoint(
  campaign: Campaign,
  point: Point,
  chances: Readonly<Record<Point, number>>,
): string {
  const other = point === 'down' ? 'cutOff' : 'down'
  const is = percent(chances[other])
  if (chances[other] < 0.005) return ''
  return other === 'down' ? `one down ${is}` : `cut off ${is}${isInbound(campaign) ? '' : ': no point'}`
}
