import { TipText, useTip } from '@tallyho/kit'
import type { ReactNode } from 'react'

/** A word of the rulebook that says under the pointer, at a tap or read aloud what it means. */
export function Explained(props: {
  readonly word: string
  readonly means: string
  readonly className?: string
  readonly children?: ReactNode
}) {
  const { word, means } = props
  const tip = useTip(() => (
    <TipText title={word}>
      <p>{means}</p>
    </TipText>
  ))
  return (
    <span className={props.className} role="note" aria-label={`${word}: ${means}`} {...tip}>
      {props.children ?? word}
    </span>
  )
}
