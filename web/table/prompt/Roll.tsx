import type { Chance } from '@tallyho/engine'
import { type RefObject, useEffect } from 'react'
import type { Item } from '../session/items.ts'
import { STANDS } from '../session/shown.ts'

/** The dice lie ready. Nothing is final before they fall. */
export function Roll(props: {
  readonly button: RefObject<HTMLButtonElement | null>
  readonly question: Chance
  /** It ends what could still be changed. */
  readonly stands: boolean
  onHold(): void
  onRoll(): void
}) {
  const { button, question, onHold, onRoll } = props
  useEffect(() => button.current?.focus({ preventScroll: true }), [button])
  const isDie = question.outcomes.every(({ id }, i) => id === String(i + 1))
  return (
    <button
      ref={button}
      type="button"
      className="answer roll"
      data-testid="roll"
      onPointerDown={() => isDie && onHold()}
      onClick={onRoll}
    >
      {isDie ? 'Roll' : 'Draw'} <kbd>Enter</kbd>
      {props.stands && <em className="stands-mark">{STANDS}</em>}
    </button>
  )
}

/** What each face of the die would mean, where the game says so beforehand; equal ones together: `1–3, 6 held`. */
export function Faces({ items }: { readonly items: readonly Item[] }) {
  const faces = new Map<string, { from: string; to: string; at: number }[]>()
  for (const [at, { id, said }] of items.entries()) {
    if (typeof said === 'string' || !('so' in said)) return null
    const spans = faces.get(said.so) ?? []
    const last = spans.at(-1)
    if (last?.at === at - 1) Object.assign(last, { to: id, at })
    else faces.set(said.so, [...spans, { from: id, to: id, at }])
  }
  return (
    <dl className="roll-faces" data-testid="faces">
      {[...faces].map(([so, spans]) => (
        <div key={so}>
          <dt>{spans.map(({ from, to }) => (from === to ? from : `${from}–${to}`)).join(', ')}</dt>
          <dd>{so}</dd>
        </div>
      ))}
    </dl>
  )
}
