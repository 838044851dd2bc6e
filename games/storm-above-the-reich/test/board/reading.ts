import type { Facts, Logged } from '@tallyho/engine'

export function noted(what: string, facts: Facts, rule = 'SR-ATK-05'): Logged {
  return { rule, what, facts, at: 0 }
}

/** A burst on the first card of the Nose deck. */
export const READING = {
  fighter: 0,
  name: 'Arnold',
  card: 'nose-1',
  deck: 'nose',
  column: 4,
  parts: [
    { id: 'printed', by: 5 },
    { id: 'loose', by: -1 },
  ],
  row: 'level',
  mode: 'determined',
  space: 3,
  bomber: 'A1',
}
