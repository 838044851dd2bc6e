import type { WholeGame } from '../store/game-row.ts'

/** Result and log of a game in the words they were told with; no rule is asked. */
export function ToldGame({ whole, title }: { readonly whole: WholeGame; readonly title: string }) {
  const { stored, record, lines } = whole
  const { told } = record
  return (
    <section aria-label="As it was told" data-testid="told">
      <p className="quiet">
        {title} · {stored.scenario} · {stored.answers} answers
      </p>
      <h2 data-testid="told-result">
        {stored.outcome ? `${stored.outcome.level}. Score ${stored.outcome.score}.` : stored.progress}
      </h2>
      {told && (
        <dl className="told-figures">
          {Object.entries(told.result.figures).map(([figure, value]) => (
            <div key={figure}>
              <dt>{told.figures[figure] ?? figure}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {lines.length === 0 && <p className="quiet">No log was kept with this game.</p>}
      <ol className="told-log" data-testid="told-log">
        {lines.map(({ rule, text }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line never changes its place in the log
          <li key={i}>
            {text} <small>{rule}</small>
          </li>
        ))}
      </ol>
    </section>
  )
}
