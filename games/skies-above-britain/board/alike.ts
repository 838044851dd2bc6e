import { listed, type Option } from '@tallyho/engine'
import type { Foremost } from '@tallyho/kit/manners.ts'
import type { led } from '../text/odds.ts'

interface Told<O> {
  /** Its figures and what it leads to; the head, which names it, tells nothing apart. */
  said(option: O): Partial<ReturnType<typeof led>>
  /** What tells it apart besides. */
  besides?(option: O): string
  /** `at` a place, `for` a man. */
  readonly same: 'at' | 'for'
  named(option: O): string
}

/** Answers that nothing tells apart are one in the list, which names the others: those are chosen on the board. */
export function oneOfAlike<O extends Option>(
  options: readonly O[],
  { said, besides, same, named }: Told<O>,
): readonly Foremost[] {
  const alike = new Map<string, { readonly all: O[]; readonly so: string }>()
  for (const option of options) {
    const { so = '', figures } = said(option)
    const key = JSON.stringify([so, figures, besides?.(option)])
    const one = alike.get(key)
    if (one) one.all.push(option)
    else alike.set(key, { all: [option], so })
  }
  return [...alike.values()].flatMap(({ all: [first, ...others], so }) => {
    if (!first) return []
    const also = others.length > 0 ? `the same ${same} ${listed(others.map(named))}` : ''
    return { id: first.id, why: also && so ? `${so}; ${also}` : also, also: others.map(({ id }) => id) }
  })
}
