import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { TableSession } from '../session/session.ts'
import type { Shown } from '../session/shown.ts'
import type { Thought } from '../session/thoughts.ts'

interface ThoughtsProps {
  readonly session: TableSession<unknown>
  readonly shown: Shown<unknown>
}

/**
 * Decisions since the last die, the latest first, each of which can still be changed in place; and apart from them what could be
 * done instead of what went without asking.
 */
export function Thoughts(props: ThoughtsProps) {
  const { shown } = props
  const [open, setOpen] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const hidden = useHidden(list, shown.thoughts)
  if (shown.thoughts.length === 0) return undefined
  const decided = shown.thoughts.filter(({ unasked }) => !unasked)
  const besides = shown.thoughts.filter(({ unasked }) => unasked)
  return (
    <section
      className="thoughts"
      aria-label="Decided since the last die"
      data-testid="thoughts"
      data-open={open || undefined}
    >
      <header>
        <h3>{decided.length > 0 ? 'You may still change' : ALSO}</h3>
        {(open || hidden > 0) && (
          <button
            type="button"
            className="plain"
            aria-expanded={open}
            data-testid="all-thoughts"
            onClick={() => setOpen(!open)}
          >
            {open ? 'Fewer ▴' : `${hidden} more ▾`}
          </button>
        )}
      </header>
      {/* Drawn anew with each decision, so that a list that was scrolled begins with the latest again. */}
      <div key={shown.thoughts.at(-1)?.at} ref={list} className="chips">
        <Chips {...props} thoughts={decided} />
        {decided.length > 0 && besides.length > 0 && <h3>{ALSO}</h3>}
        <Chips {...props} thoughts={besides} />
      </div>
    </section>
  )
}

const ALSO = 'You may also'

/** A chip for each move. */
function Chips({ session, shown, thoughts }: ThoughtsProps & { readonly thoughts: readonly Thought[] }) {
  if (thoughts.length === 0) return undefined
  return (
    <ul>
      {movesOf(thoughts)
        .toReversed()
        .map(move => (
          <li key={move[0]?.at} className="chip">
            {move.map(({ at, question, answer }) => (
              <button
                key={at}
                type="button"
                className="plain"
                title={question}
                aria-label={`Change: ${question} ${answer}`}
                aria-pressed={shown.changing === at}
                data-testid={`change-${at}`}
                disabled={shown.locked}
                onClick={() => (shown.changing === at ? session.clear() : session.reconsider(at))}
              >
                <span>{answer}</span>
              </button>
            ))}
          </li>
        ))}
    </ul>
  )
}

/** How many of a list lie below what is seen of it. */
function useHidden(list: RefObject<HTMLElement | null>, listed: readonly Thought[]): number {
  const [hidden, setHidden] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list is measured anew
  useLayoutEffect(() => {
    const { current } = list
    if (!current) return
    const look = () => {
      const edge = current.getBoundingClientRect().bottom
      setHidden(
        [...current.querySelectorAll('.chip')].filter(one => one.getBoundingClientRect().top >= edge - 1)
          .length,
      )
    }
    const observer = new ResizeObserver(look)
    observer.observe(current)
    return () => observer.disconnect()
  }, [listed])
  return hidden
}

/** Decisions of one move stand together. */
function movesOf(thoughts: readonly Thought[]): readonly (readonly Thought[])[] {
  const moves: Thought[][] = []
  for (const thought of thoughts) {
    const last = moves.at(-1)
    if (thought.joins && last) last.push(thought)
    else moves.push([thought])
  }
  return moves
}
