import type { BoardModule } from '@tallyho/kit/board.ts'
import { useMemo, useState } from 'react'
import { useFetched } from '../../app/useFetched.ts'
import { findRule, parseRules } from '../../companion/parse.ts'

/** The rules that something rests on, in their own words; each leads to its place among the others. */
export function RuleLines(props: {
  readonly board: Pick<BoardModule<unknown>, 'rules'>
  readonly ids: readonly string[]
  onRule(id: string): void
}) {
  const { board, ids, onRule } = props
  const [open, setOpen] = useState(false)
  const { value: text, failed } = useFetched(open ? board.rules : undefined)
  const chapters = useMemo(() => parseRules(text ?? ''), [text])
  if (ids.length === 0) return undefined
  return (
    <details className="lesson-rules" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>The rule</summary>
      {(text !== undefined || failed) &&
        ids.map(id => (
          <p key={id}>
            {findRule(chapters, id)?.text}{' '}
            <button type="button" className="rule-id" onClick={() => onRule(id)}>
              {id}
            </button>
          </p>
        ))}
    </details>
  )
}
