import { listed, type Words } from '@tallyho/engine'
import type { Compared, Estimate } from './trial.ts'

/** Figures that a reason names at most. */
const MOST = 3
/** How many standard errors a difference must be to be spoken of. */
const CLEAR = 1.6
/** Less than this is nothing. */
const LEAST = 0.05

/** What an answer does to the figures of the game, as far as that is clear: `1.8 more bombers destroyed, 0.3 fewer pilots killed`. */
export function reasonFor<S>(words: Words<S>, { figures }: Compared): string | undefined {
  const clear = Object.entries(figures)
    .filter(([, { mean, error }]) => Math.abs(mean) >= LEAST && Math.abs(mean) > CLEAR * error)
    .sort(([, a], [, b]) => Math.abs(b.mean) - Math.abs(a.mean))
  const said = clear.flatMap(([figure, by]) => {
    const what = words.counted?.(figure)
    return what === undefined ? [] : `${amount(by)} ${what}`
  })
  return said.length === 0 ? undefined : listed(said.slice(0, MOST))
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
