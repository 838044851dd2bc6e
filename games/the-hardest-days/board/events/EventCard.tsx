import type { Facts } from '@tallyho/engine'
import { EventCard as CardFrame, type CardProps, type EventCardProps } from '@tallyho/kit'
import type { ReactNode } from 'react'
import type { Day } from '../../state.ts'

export type EventProps = CardProps<Day, Facts>

export function EventCard(props: EventCardProps) {
  return <CardFrame className="event" {...props} />
}

export function Outcome({ children }: { readonly children: ReactNode }) {
  return <p className="event-outcome">{children}</p>
}
