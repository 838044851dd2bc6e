import type { Review } from '@tallyho/bots'
import { capital } from '@tallyho/engine'
import { useMemo } from 'react'
import { betterIn, chapterAt, clearlyBetter, costlyIn, type Decision, SURE_WORDS } from './decisions.ts'
import { judgedSaid, restSaid, rounded } from './sums.ts'
import type { Report } from './useReport.ts'

/** Decisions at which the player knew better that are told of. */
const BETTER = 2

/** The decisions that cost most, and some that were better than the machine's; from each the game can be played on. */
export function Decisions(props: {
  readonly report: Report
  readonly review: Review
  onFork(at: number): void
}) {
  const { report, review, onFork } = props
  const { module, match } = report
  const { costly, better } = useMemo(
    () => ({
      costly: costlyIn(module, match, review.seat, review.costly),
      better: betterIn(module, match, review.seat, clearlyBetter(review.weighed, BETTER)),
    }),
    [module, match, review],
  )
  const shown = (decisions: readonly Decision[], good: boolean) =>
    decisions.map(one => (
      <One key={one.at} {...one} good={good} when={chapterAt(report, one.at)} onFork={() => onFork(one.at)} />
    ))
  const rest = restSaid(review, [
    ...costly.map(({ by }) => ({ by, good: false })),
    ...better.map(({ by }) => ({ by, good: true })),
  ])
  return (
    <section className="report-decisions" aria-labelledby="report-decisions" data-testid="decisions">
      <h2 id="report-decisions">Costly decisions</h2>
      <p>{judgedSaid(review, report.whole.stored.byMachine !== undefined)}</p>
      {costly.length === 0 && <p>No decision cost anything that can be told from chance.</p>}
      {shown(costly, false)}
      {better.length > 0 && <h2>Better than the machine</h2>}
      {shown(better, true)}
      {rest && <p data-testid="decisions-rest">{rest}</p>}
    </section>
  )
}

function One(props: Decision & { readonly good: boolean; readonly when: string; onFork(): void }) {
  const { question, taken, other, by, why, sure, good, when } = props
  return (
    <article className="report-decision">
      <p className="asked">
        {when && <b>{when}</b>} {question}
      </p>
      <p className="did">{taken}</p>
      <p className="instead">
        <b>The machine:</b> {other}
        {why ? `. ${capital(why)}.` : ''}
      </p>
      <div className="act">
        <p>
          <b className={good ? 'good' : 'bad'}>
            {good ? 'gained' : 'cost'} about {rounded(by)} {rounded(by) === 1 ? 'point' : 'points'}
          </b>{' '}
          {SURE_WORDS[sure]}
        </p>
        <button
          type="button"
          data-testid="play-on"
          aria-label={`Play on from here: ${question}`}
          onClick={props.onFork}
        >
          Play on from here
        </button>
      </div>
    </article>
  )
}
