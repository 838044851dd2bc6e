import type { Found } from './thinking.ts'

/** Why an answer is the best that is known: `1.8 more bombers destroyed (likely)`; undefined where nothing can be said. */
export function whyBest({ best, worth }: Found): string | undefined {
  const own = best === undefined ? undefined : worth[best]
  if (own) return own.reason === undefined ? undefined : `${capital(own.reason)} than usual: ${own.sure}.`
  // The usual answer stands: it is told what the next best would have cost.
  const [next] = Object.values(worth).sort((a, b) => b.gain - a.gain)
  return next?.reason === undefined || next.sure === 'a guess'
    ? undefined
    : `The next best: ${next.reason} (${next.sure}).`
}

/** What each answer does to the figures of the game, beside the usual one: silent where nothing is known. */
export function worthWords({ usual, worth }: Found): ReadonlyMap<string, string> {
  const said = new Map<string, string>()
  for (const [id, { reason, sure }] of Object.entries(worth))
    if (reason !== undefined && sure !== 'a guess') said.set(id, `${reason}: ${sure}`)
  if (said.size > 0 && usual !== undefined)
    said.set(usual, 'the usual answer, beside which the others are judged')
  return said
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
