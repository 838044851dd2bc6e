import type { Review } from '@tallyho/bots'
import { capital, counted } from '@tallyho/engine'
import { useMemo } from 'react'
import { noteAt } from './course.ts'
import { betterIn, clearlyBetter, costlyIn, type Decision } from './decisions.ts'
import { restSaid, rounded } from './sums.ts'
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
  const rest = restSaid(review, [
    ...costly.map(({ by }) => ({ by, good: false })),
    ...better.map(({ by }) => ({ by, good: true })),
  ])
  return (
    <section className="report-decisions" aria-labelledby="report-decisions" data-testid="decisions">
      <h2 id="report-decisions">Costly decisions</h2>
      <p>{judged(review)}</p>
      {costly.length === 0 && <p>No decision cost anything that can be told from chance.</p>}
      {shown(costly, false)}
      {better.length > 0 && <h2>Better than the machine</h2>}
      {shown(better, true)}
      {rest && <p data-testid="decisions-rest">{rest}</p>}
    </section>
  )
}

/** What the machine decided in the player's place is not among them: it would have done the same. */
function judged({ differing, tried, effort }: Review): string {
  if (differing === 0) return 'You decided nothing otherwise than the machine would have.'
  const some =
    tried < differing
      ? `; ${tried} of them, of every kind of question as many, were`
      : differing === 1
        ? '; it was'
        : '; each was'
  return `${counted(differing, 'decision')} of yours ${differing === 1 ? 'was' : 'were'} other than the machine's${some} tried out by playing on from there, the weightiest ${effort.eachTold} times.`
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
        <b>The machine:</b> {other}
        {why ? `. ${capital(why)}.` : ''}
      </p>
      <div className="act">
        <p>
          <b className={good ? 'good' : 'bad'}>
            {good ? 'gained' : 'cost'} about {rounded(by)} {rounded(by) === 1 ? 'point' : 'points'}
          </b>{' '}
          {sure === 'sure' ? 'almost certainly' : sure}
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
