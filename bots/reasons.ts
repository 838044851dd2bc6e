import { listed, type Seat, type Words } from '@tallyho/engine'
import type { Compared, Estimate } from './trial.ts'

/** Figures that a reason names at most. */
const MOST = 3
/** How many standard errors a difference must be to be spoken of. */
const CLEAR = 1.6
/** Less than this is nothing. */
const LEAST = 0.05

/** Who is told, and who else plays. */
export interface Told {
  readonly seat: Seat
  readonly seats: readonly Seat[]
}

/**
 * What an answer does to the figures of the game, as far as that is clear: `1.8 more bombers destroyed, 0.3 fewer pilots
 * killed`. Where a figure is of one seat, it is said whose it is: `0.3 fewer defenders shot down (yours)`.
 */
export function reasonFor<S>(
  words: Words<S>,
  { figures }: Pick<Compared, 'figures'>,
  told?: Told,
): string | undefined {
  const clear = Object.entries(figures)
    .filter(([, { mean, error }]) => Math.abs(mean) >= LEAST && Math.abs(mean) > CLEAR * error)
    .sort(([, a], [, b]) => Math.abs(b.mean) - Math.abs(a.mean))
  const said = clear.flatMap(([figure, by]) => {
    const what = words.counted?.(figure)
    return what === undefined ? [] : `${amount(by)} ${what}${told ? whose(figure, told) : ''}`
  })
  return said.length === 0 ? undefined : listed(said.slice(0, MOST))
}

/** Seen from the other side: what there is more of here there is fewer of there. */
export function mirrored({ figures }: Pick<Compared, 'figures'>): Pick<Compared, 'figures'> {
  const all = Object.entries(figures).map(([figure, { mean, error }]) => [figure, { mean: -mean, error }])
  return { figures: Object.fromEntries(all) }
}

/** A figure that begins with the name of a seat is that seat's: `defenderLosses`. */
export function whose(figure: string, { seat, seats }: Told): string {
  const of = seats.find(one => figure.startsWith(one))
  return of === undefined ? '' : of === seat ? ' (yours)' : ' (theirs)'
}

function amount({ mean }: Estimate): string {
  const by = Math.abs(mean)
  return `${by < 0.95 ? by.toFixed(1) : String(Math.round(by * 10) / 10)} ${mean > 0 ? 'more' : 'fewer'}`
}

/** How sure that is, in words. */
export function sureness({ mean, error }: Estimate): 'sure' | 'likely' | 'a guess' {
  const times = Math.abs(mean) / error
  return times > 3 ? 'sure' : times > 1.6 ? 'likely' : 'a guess'
}
