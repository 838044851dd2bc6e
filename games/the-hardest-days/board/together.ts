import { type Choice, listed } from '@tallyho/engine'
import type { Far } from '@tallyho/kit'

/** What everybody together is called among the answers. */
export const ALL = 'all'

/** THD-11.1.3.d Everybody who can attack a raid, named at once: a click on the raid sends them all. */
export function together({ ask, options, about = [] }: Choice): readonly Far[] {
  const ids = options.filter(({ ends }) => !ends).map(({ id }) => id)
  if (ask !== 'join' || ids.length < 2) return []
  return [{ id: ALL, words: `${listed(ids)} attack`, on: about, ids }]
}
