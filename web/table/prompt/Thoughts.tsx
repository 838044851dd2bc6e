import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { TableSession } from '../session/session.ts'
import { rollEnds, type Shown, standsWhatever } from '../session/shown.ts'
import type { Thought } from '../session/thoughts.ts'

/** Decisions since the last die, the latest first, each of which can still be changed in place. */
export function Thoughts(props: { readonly session: TableSession<unknown>; readonly shown: Shown<unknown> }) {
  const { session, shown } = props
  const [open, setOpen] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const hidden = useHidden(list, shown.thoughts)
  if (shown.thoughts.length === 0) return undefined
  const until = rollEnds(shown, session.match)
    ? ', until the next die or card'
    : standsWhatever(shown)
      ? ', until you answer this'
      : ''
  return (
    <section
      className="thoughts"
      aria-label="Decided since the last die"
      data-testid="thoughts"
      data-open={open || undefined}
    >
      <header>
        <h3>You may still change{until}</h3>
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
      <ul key={shown.thoughts.at(-1)?.at} ref={list}>
        {movesOf(shown.thoughts)
          .toReversed()
          .map(move => (
            <li key={move[0]?.at} className="chip">
              {move.map(({ at, question, answer, unasked }) => (
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
                  <span className={unasked ? 'unasked' : undefined}>{answer}</span>
                </button>
              ))}
            </li>
          ))}
      </ul>
    </section>
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
      setHidden([...current.children].filter(one => one.getBoundingClientRect().top >= edge - 1).length)
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
