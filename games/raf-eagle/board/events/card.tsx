import type { CardProps } from '@tallyho/kit'
import type { ReactNode } from 'react'
import type { Campaign } from '../../state.ts'
import type { Notes } from '../../vocabulary.ts'

/** What the card of one of these notes is given. */
export type Card<K extends keyof Notes> = CardProps<Campaign, Notes[K]>

/** One of several words lit, as on a band of the display. */
export function Band(props: {
  readonly label: string
  readonly words: readonly string[]
  readonly at: number
}) {
  return (
    <ol className="eagle-band" aria-label={props.label}>
      {props.words.map((word, i) => (
        <li key={word} aria-current={i === props.at ? 'true' : undefined}>
          {word}
        </li>
      ))}
    </ol>
  )
}

/** Sums, rows and tables behind what was said in a sentence: for who asks. */
export function Why({ children }: { readonly children: ReactNode }) {
  return (
    <details className="eagle-why">
      <summary>Why? The table behind it</summary>
      {children}
    </details>
  )
}
