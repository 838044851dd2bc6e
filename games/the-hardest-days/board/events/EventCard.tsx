import type { Logged } from '@tallyho/engine'
import { RuleLink } from '@tallyho/kit'
import type { ReactNode } from 'react'
import type { Day } from '../../state.ts'

export interface EventProps {
  readonly note: Logged
  readonly state: Day
  onRule(id: string): void
}

/** A card on the table: what happened, in words and figures, and the rule behind it. */
export function EventCard({
  note,
  title,
  onRule,
  children,
}: {
  readonly note: Logged
  readonly title: ReactNode
  onRule(id: string): void
  readonly children: ReactNode
}) {
  return (
    <article className={`event event-${note.what}`}>
      <header>
        <h3>{title}</h3>
        <RuleLink id={note.rule} onRule={onRule} />
      </header>
      {children}
    </article>
  )
}

export function Outcome({ children }: { readonly children: ReactNode }) {
  return <p className="event-outcome">{children}</p>
}
