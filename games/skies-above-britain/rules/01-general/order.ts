import { distinct } from './terms.ts'

/**
 * SAB-A-113 What results of one card need and change. Two of them can be taken in any order unless one changes what the other needs or
 * changes itself.
 */
export interface Effect {
  readonly needs: readonly string[]
  readonly changes: readonly string[]
  /** Somebody may be asked something by it, and would like to know first what else has come of the card. */
  readonly asks?: boolean
}

/** SAB-GEN-15 SAB-A-113 Whether it can matter which of these comes first. */
export function orderMatters(effects: readonly Effect[]): boolean {
  const kinds = distinct(effects)
  if (kinds.length < 2) return false
  if (kinds.some(({ asks }) => asks)) return true
  return kinds.some((one, i) => kinds.slice(i + 1).some(other => clash(one, other) || clash(other, one)))
}

function clash({ changes }: Effect, other: Effect): boolean {
  return changes.some(what => other.needs.includes(what) || other.changes.includes(what))
}

/** SAB-A-113 The icon that comes next without a question: one that does nothing, or the first where the order is all the same. */
export function inAnyOrder<I extends string>(
  left: readonly I[],
  effectOf: (icon: I) => Effect | undefined,
): I | undefined {
  if (left.length === 1) return left[0]
  const effects: Effect[] = []
  for (const icon of distinct(left)) {
    const effect = effectOf(icon)
    if (!effect) return icon
    effects.push(effect)
  }
  return orderMatters(effects) ? undefined : left[0]
}
