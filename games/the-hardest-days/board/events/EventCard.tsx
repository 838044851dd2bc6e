import type { Logged } from '@tallyho/engine'
import { EventCard as CardFrame, type EventCardProps } from '@tallyho/kit'
import type { ReactNode } from 'react'
import type { Day } from '../../state.ts'

export interface EventProps {
  readonly note: Logged
  readonly state: Day
  onRule(id: string): void
}

export function EventCard(props: EventCardProps) {
  return <CardFrame className="event" {...props} />
}

export function Outcome({ children }: { readonly children: ReactNode }) {
  return <p className="event-outcome">{children}</p>
}
