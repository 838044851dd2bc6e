import type { ReactNode } from 'react'

/** A drawn chit or card: what kind it is, its title, and what it says. */
export function Chit({
  kind,
  title,
  tone = 'paper',
  children,
}: {
  readonly kind: ReactNode
  readonly title: ReactNode
  readonly tone?: 'paper' | 'raf' | 'luftwaffe' | 'red' | 'yellow' | 'blue'
  readonly children?: ReactNode
}) {
  return (
    <div className={`chit chit-${tone}`}>
      <span className="chit-kind">{kind}</span>
      <strong className="chit-title">{title}</strong>
      {children && <div className="chit-text">{children}</div>}
    </div>
  )
}
