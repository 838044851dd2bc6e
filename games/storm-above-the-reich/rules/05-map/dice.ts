/** What a die has to show for something to happen. */
export type Needs =
  | { readonly below: number }
  | { readonly upTo: number }
  | { readonly atLeast: number }
  | { readonly even: true }

export const EVEN: Needs = { even: true }

export function meets(needs: Needs, die: number): boolean {
  if ('below' in needs) return die < needs.below
  if ('upTo' in needs) return die <= needs.upTo
  if ('atLeast' in needs) return die >= needs.atLeast
  return die % 2 === 0
}
