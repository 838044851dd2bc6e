import type { Found } from './thinking.ts'

/** Why an answer is the best that is known; undefined where nothing is clear enough to be said. */
export function whyBest({ best, worth }: Found): string | undefined {
  const own = best === undefined ? undefined : worth[best]
  if (own)
    return own.reason === undefined || own.sure === 'a guess'
      ? undefined
      : `Tried out, it beats the machine’s first thought: ${because(own)}.`
  // The usual answer stands: it is told what the next best would have cost.
  const [next] = Object.values(worth).sort((a, b) => b.gain - a.gain)
  return next?.reason === undefined || next.gain >= 0 || next.sure === 'a guess'
    ? undefined
    : `The next best answer is worse: ${because(next)}.`
}

/** So many others may be compared with the usual answer before 'likely' says nothing any more. */
const FEW = 2

/** What each answer does to the figures of the game, beside the usual one: silent where nothing is known, or a hint would not say it. */
export function worthWords({ best, usual, worth }: Found): ReadonlyMap<string, string> {
  const said = new Map<string, string>()
  // Of many that are compared one looks better by luck alone.
  const isMany = Object.keys(worth).length > FEW
  const isSaid = ({ gain, sure, reason }: Found['worth'][string]) =>
    reason !== undefined && sure !== 'a guess' && (gain < 0 || best !== usual) && (sure === 'sure' || !isMany)
  for (const [id, one] of Object.entries(worth))
    if (isSaid(one)) said.set(id, `${one.gain > 0 ? 'better' : 'worse'} in the long run: ${because(one)}`)
  if (said.size > 0 && usual !== undefined) said.set(usual, 'the machine’s choice')
  return said
}

function because({ reason, sure }: Found['worth'][string]): string {
  return `${reason} (${sure})`
}
