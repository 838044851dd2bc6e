import { type CardProps, signed } from '@tallyho/kit'
import type { Campaign } from '../../state.ts'
import type { Notes } from '../../vocabulary.ts'

/** What the card of one of these notes is given. */
export type Card<K extends keyof Notes> = CardProps<Campaign, Notes[K]>

/** Victory points that came of it: plus is for Britain. */
export function Points({ by }: { readonly by: number }) {
  if (by === 0) return null
  return (
    <b className="eagle-points" data-for={by > 0 ? 'raf' : 'luftwaffe'}>
      {signed(by)} VP
    </b>
  )
}

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
