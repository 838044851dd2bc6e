import type { Review } from '@tallyho/bots'
import { capital } from '@tallyho/engine'
import { useMemo } from 'react'
import { noteAt } from './course.ts'
import { betterIn, clearlyBetter, costlyIn, type Decision } from './decisions.ts'
import { rounded } from './sums.ts'
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
  const when = (at: number) => {
    const no = noteAt(match.notes, at)
    return report.story.findLast(({ from }) => from <= no)?.title ?? ''
  }
  const shown = (decisions: readonly Decision[], good: boolean) =>
    decisions.map(one => (
      <One key={one.at} {...one} good={good} when={when(one.at)} onFork={() => onFork(one.at)} />
    ))
  return (
    <section className="report-decisions" aria-labelledby="report-decisions" data-testid="decisions">
      <h2 id="report-decisions">Costly decisions</h2>
      <p>{judged(review)}</p>
      {costly.length === 0 && <p>No decision cost anything that can be told from chance.</p>}
      {shown(costly, false)}
      {better.length > 0 && <h2>Better than the machine</h2>}
      {shown(better, true)}
    </section>
  )
}

function judged({ decisions, differing, tried, effort }: Review): string {
  const some =
    tried < differing
      ? `, of which ${tried} were tried out, of every kind of question as many`
      : ', and each of these was tried out'
  return `Of ${decisions} decisions the machine would have made ${differing} otherwise${some}: by playing on from there, some ${effort.eachTold} times for the costliest.`
}

function One(props: Decision & { readonly good: boolean; readonly when: string; onFork(): void }) {
  const { at, question, taken, other, by, why, sure, good, when } = props
  return (
    <article className="report-decision">
      <p className="asked">
        {when && <b>{when}</b>} {question}
      </p>
      <p className="did">{taken}</p>
      <p className="instead">
        <b>{good ? 'The machine:' : 'Better:'}</b> {other}
        {why ? `. ${capital(why)}.` : ''}
      </p>
      <div className="act">
        <p>
          <b className={good ? 'good' : 'bad'}>
            {good ? 'gained' : 'cost'} about {rounded(by)} {rounded(by) === 1 ? 'point' : 'points'}
          </b>{' '}
          {sure === 'sure' ? 'for sure' : sure}
        </p>
        <button
          type="button"
          data-testid="play-on"
          aria-label={`Play on from here: answer ${at}`}
          onClick={props.onFork}
        >
          Play on from here
        </button>
      </div>
    </article>
  )
}
