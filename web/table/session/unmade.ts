import { lineOf } from '@tallyho/engine'
import type { Manners } from '@tallyho/kit/manners.ts'
import { type Item, partsOf } from './items.ts'
import type { Shown } from './shown.ts'

/** Answers whose move was begun and left as it is, each with how, as long as one plan is laid. */
export interface Unmade {
  readonly of: string | undefined
  readonly how: ReadonlyMap<string, string>
}

export function leftSo<S>(
  before: Unmade | undefined,
  shown: Shown<S>,
  manners: Manners<S> | undefined,
  id: string,
  how: string,
): Unmade {
  const of = planOf(shown, manners)
  return { of, how: new Map([...(before && before.of === of ? before.how : []), [id, how]]) }
}

/** Of the answers that are wanted most those come last, and say how. */
export function belowOthers<S>(
  shown: Shown<S>,
  unmade: Unmade | undefined,
  manners: Manners<S> | undefined,
): readonly Item[] {
  const { items } = shown
  if (!unmade || unmade.of !== planOf(shown, manners)) return items
  const { how } = unmade
  const rank = ({ id, foremost }: Item): number => (foremost ? Number(how.has(id)) : 2)
  return items
    .map(item => {
      const so = how.get(item.id)
      const said = so !== undefined && { ...partsOf(item), so }
      return said ? { ...item, said, words: lineOf(said) } : item
    })
    .toSorted((one, other) => rank(one) - rank(other))
}

const planOf = <S>({ question, state }: Shown<S>, manners: Manners<S> | undefined): string | undefined =>
  question?.kind === 'choice' ? `${question.ask} ${manners?.planOf?.(state)}` : undefined
