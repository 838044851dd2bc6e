import type { Choice } from '@tallyho/engine'
import { Glossed } from '@tallyho/kit'
import type { Day } from '../state.ts'
import { ALWAYS, MEANS } from '../text/means.ts'
import type { Asks } from '../vocabulary.ts'

const isAsk = (ask: string): ask is keyof Asks => Object.hasOwn(MEANS, ask)

/** Below a question: what it is about, once for all of its answers. */
export function Means({ state: day, choice }: { readonly state: Day; readonly choice: Choice }) {
  const { ask } = choice
  if (!isAsk(ask)) return undefined
  const always = ALWAYS[ask]
  return (
    <>
      {MEANS[ask]?.(day, choice).map(line => (
        <p key={line} className="quiet means">
          <Glossed>{line}</Glossed>
        </p>
      ))}
      {always && <p className="quiet means means-always">{always}</p>}
    </>
  )
}
