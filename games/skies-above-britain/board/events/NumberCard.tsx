import { type CardProps, EventCard, Modifiers, Outcome, Rolled, type SumLine } from '@tallyho/kit'
import type { ReactNode } from 'react'
import type { Campaign } from '../../state.ts'
import { upFrom } from '../../text/stakes.ts'
import type { Notes } from '../../vocabulary.ts'

/** What the card of one of these notes is given. */
export type Card<K extends keyof Notes> = CardProps<Campaign, Notes[K]>

/** Dice against a number: what was needed, what came up, and what it means. */
export function NumberCard(props: {
  readonly of: Pick<CardProps<Campaign, unknown>, 'note' | 'onRule'>
  readonly title: ReactNode
  readonly dice: readonly number[]
  /** Needed, or more. */
  readonly number: number
  readonly twoDice?: boolean
  /** Of several dice this one counts. */
  readonly kept?: { readonly what: string; readonly by: number } | undefined
  readonly lines?: readonly SumLine[]
  readonly total?: number
  readonly bad?: boolean
  readonly outcome: ReactNode
  readonly children?: ReactNode
}) {
  const {
    of,
    title,
    dice,
    number,
    twoDice = false,
    kept,
    lines = [],
    total,
    bad = false,
    outcome,
    children,
  } = props
  return (
    <EventCard note={of.note} title={title} onRule={of.onRule}>
      <Rolled
        dice={dice}
        sides={12}
        label={`needed: ${upFrom(number, twoDice)}`}
        {...(!kept && { lines, total })}
      />
      {kept && (
        <Modifiers lines={[{ ...kept, plain: true }, ...lines]} total={total ?? kept.by} totalName="Total" />
      )}
      {children}
      <Outcome bad={bad}>{outcome}</Outcome>
    </EventCard>
  )
}

/** Lines of a sum for what changed the die; none for what did not. */
export function changed(list: Readonly<Record<string, number>>): readonly SumLine[] {
  return Object.entries(list)
    .filter(([, by]) => by !== 0)
    .map(([what, by]) => ({ what, by }))
}
