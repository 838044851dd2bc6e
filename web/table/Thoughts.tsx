import type { TableSession } from './session.ts'
import type { Shown } from './shown.ts'

/** Decisions since the last die, each of which can still be changed in place. */
export function Thoughts(props: { readonly session: TableSession<unknown>; readonly shown: Shown<unknown> }) {
  const { session, shown } = props
  if (shown.thoughts.length === 0) return undefined
  return (
    <section className="thoughts" aria-label="Decided since the last die" data-testid="thoughts">
      <h3>Since the last die</h3>
      <ul>
        {shown.thoughts.map(({ at, question, answer }) => (
          <li key={at}>
            <button
              type="button"
              className="chip"
              title={question}
              aria-label={`Change: ${question} ${answer}`}
              aria-pressed={shown.changing === at}
              data-testid={`change-${at}`}
              disabled={shown.locked}
              onClick={() => (shown.changing === at ? session.clear() : session.reconsider(at))}
            >
              {answer} <u>change</u>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
