import type { Found } from './thinking.ts'

/** Why an answer is the best that is known; undefined where nothing can be said. */
export function whyBest({ best, worth }: Found): string | undefined {
  const own = best === undefined ? undefined : worth[best]
  if (own) return own.reason === undefined ? undefined : `Better than what it usually does: ${because(own)}.`
  // The usual answer stands: it is told what the next best would have cost.
  const [next] = Object.values(worth).sort((a, b) => b.gain - a.gain)
  return next?.reason === undefined || next.gain >= 0 || next.sure === 'a guess'
    ? undefined
    : `The next best answer is worse: ${because(next)}.`
}

/** What each answer does to the figures of the game, beside the usual one: silent where nothing is known. */
export function worthWords({ usual, worth }: Found): ReadonlyMap<string, string> {
  const said = new Map<string, string>()
  for (const [id, one] of Object.entries(worth))
    if (one.reason !== undefined && one.sure !== 'a guess')
      said.set(id, `${one.gain > 0 ? 'better' : 'worse'} in the long run: ${because(one)}`)
  if (said.size > 0 && usual !== undefined)
    said.set(usual, 'what the machine would do; other answers are compared with it')
  return said
}

function because({ reason, sure }: Found['worth'][string]): string {
  return `${reason} (${sure})`
}
