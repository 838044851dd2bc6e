import type { Logged } from '@tallyho/engine'
import type { ReactNode } from 'react'
import { RuleLink } from './badges.tsx'

export interface EventCardProps {
  readonly note: Logged
  readonly title: ReactNode
  onRule(id: string): void
  readonly children: ReactNode
}

/** A card on the table: what happened, in figures and words, and the rule behind it. */
export function EventCard({
  className,
  note,
  title,
  onRule,
  children,
}: EventCardProps & { readonly className: string }) {
  return (
    <article className={className} data-what={note.what}>
      <header>
        <h3>{title}</h3>
        <RuleLink id={note.rule} onRule={onRule} />
      </header>
      {children}
    </article>
  )
}
