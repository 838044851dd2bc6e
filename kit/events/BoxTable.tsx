import type { Sourced } from '@tallyho/engine'
import type { ReactNode } from 'react'
import { SourceBadge } from './badges.tsx'

/** One table of the box under its name, with where it comes from. */
export function BoxTable({
  title,
  of,
  children,
}: {
  readonly title: string
  readonly of: Sourced
  readonly children: ReactNode
}) {
  return (
    <section className="box-table">
      <h4>
        {title} <SourceBadge of={of} long />
      </h4>
      {children}
    </section>
  )
}
