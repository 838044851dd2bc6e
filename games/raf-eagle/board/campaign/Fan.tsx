import type { ReactNode } from 'react'

/** Birds in one line however many: where they need more room than there is, they lie over each other. */
export function Fan<T>(props: {
  readonly label: string
  readonly of: readonly T[]
  children(one: T): ReactNode
}) {
  const { label, of, children } = props
  return (
    <span className="eagle-war-birds" role="img" aria-label={label}>
      {of.map((one, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bird is its place in the line
        <i key={i} className="eagle-war-perch" aria-hidden="true">
          {children(one)}
        </i>
      ))}
    </span>
  )
}
