import { dayText } from '@tallyho/kit'
import { Chronicle } from '@tallyho/kit/chronicle/Chronicle.tsx'
import { useRef, useState } from 'react'
import { useApp } from '../app/context.ts'
import { gameHash } from '../app/route.ts'
import { ShareGame } from '../drawers/ThisGame.tsx'
import { seatWords } from '../seats.ts'
import { isWhole } from '../store/reviews.ts'
import { addMatch } from '../table/session/add-game.ts'
import { Message } from '../table/TablePage.tsx'
import { BesideHistory } from './BesideHistory.tsx'
import { Decisions } from './Decisions.tsx'
import { Luck } from './Luck.tsx'
import { ReviewControl, useReview } from './ReviewControl.tsx'
import './report.css'
import './report-curve.css'
import './report-honours.css'
import './report-sizes.css'
import { forkName } from './decisions.ts'
import { nextSaid } from './levels.ts'
import { ScoreChart } from './ScoreChart.tsx'
import { savePage } from './save.ts'
import { points } from './sums.ts'
import { Figures, Honours, Story } from './Telling.tsx'
import { type Report, seatsOf, useReport } from './useReport.ts'

/** The report of a finished game: to read, print, save as a page, and play on from. */
export function ReportPage({ id }: { readonly id: string }) {
  const opening = useReport(id)
  if (opening.at === 'loading') return <Message title="Writing the report" />
  if (opening.at === 'failed') return <Message title="There is no report" words={opening.words} />
  return <Sheet report={opening.report} />
}

function Sheet({ report }: { readonly report: Report }) {
  const { id, whole, module, match, result, scenario, headline, course } = report
  const { shelf, tell } = useApp()
  const seats = seatsOf(report)
  const [seat, setSeat] = useState(seats[0] ?? '')
  const sheet = useRef<HTMLElement>(null)
  const { review } = useReview({ id, seat, kept: report.reviews })
  const side = seat === module.game.seats[0] ? 1 : -1
  const { stored, record } = whole
  const fork = async (answers: number) => {
    const name = forkName(stored.name, report, answers)
    const plan = { ...stored, name, pack: record.pack }
    location.hash = gameHash(await addMatch(shelf, match.fork(answers), module.words, plan))
  }
  const next = nextSaid(report.levelAt, course.end, side)
  const [turn] = [...report.turns].sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
  return (
    <main className="report-page" data-testid="report">
      <title>{`${stored.name}: report · Tallyho`}</title>
      <nav className="report-tools" aria-label="This report">
        <a href={gameHash(id)} data-testid="report-back">
          ‹ The game
        </a>
        <span className="spacer" />
        <button type="button" onClick={() => print()}>
          Print
        </button>
        <button
          type="button"
          data-testid="save-page"
          onClick={() => {
            if (sheet.current)
              savePage(sheet.current, stored.name).catch(error => tell(String(error.message)))
          }}
        >
          Save as a page
        </button>
        <ShareGame
          game={{ stored, match, record: () => ({ ...record, ...(review && { reviews: reviewsWith() }) }) }}
        />
      </nav>
      <article className="report-sheet" ref={sheet} data-side={seat}>
        <div className="report-ears">
          <span>
            {/^\d{4}-\d\d-\d\d$/.test(scenario?.date ?? '') ? dayText(scenario?.date ?? '') : scenario?.date}
          </span>
          <b>{scenario?.title ?? stored.scenario}</b>
          <span>{module.game.title}</span>
        </div>
        <header className="report-head">
          <div>
            <h1>{headline}</h1>
            {turn && (
              <p>
                {turn.chapter}: {turn.said}
              </p>
            )}
          </div>
          <p className="report-score">
            <strong className={side * course.end < 0 ? 'bad' : 'good'}>{points(side * course.end)}</strong>
            <span>
              <b>{seatWords(module, scenario, seat)}</b>
              {module.words.score?.(result.score) ?? stored.name}
              {next && <em>{next}</em>}
            </span>
          </p>
        </header>
        {seats.length > 1 && (
          <fieldset className="report-seats" data-live>
            <legend>Seen from</legend>
            {seats.map(one => (
              <label key={one}>
                <input type="radio" name="seat" checked={one === seat} onChange={() => setSeat(one)} />
                {seatWords(module, scenario, one)}
              </label>
            ))}
          </fieldset>
        )}
        {!isWhole(review) && (
          <section className="report-invites" aria-labelledby="report-review" data-live>
            <h2 id="report-review">What the machine thinks of it</h2>
            <p>
              The machine can look through the game: what was to be expected, what your decisions made of it
              and what the dice did, and which decisions cost most. It takes a minute or two, in the
              background: you may go on with something else.
            </p>
            <ReviewControl id={id} match={match} seat={seat} pack={record.pack} kept={report.reviews} />
          </section>
        )}
        <div className="report-columns">
          <div className="report-centre">
            <ScoreChart report={report} side={side} expected={review?.curve ?? []} />
            <div className="report-middle">
              {isWhole(review) && <Luck review={review} />}
              <Honours report={report} />
              <Figures report={report} />
            </div>
            <BesideHistory report={report} />
          </div>
          <Story report={report} />
          {isWhole(review) && (
            <div className="report-judged">
              <Decisions
                report={report}
                review={review}
                onFork={at => fork(at).catch(error => tell(String(error.message)))}
              />
            </div>
          )}
        </div>
        <div className="report-campaign">
          <Chronicle diary={report.diary} wall={report.wall} title="h2" />
        </div>
        <footer className="report-colophon">
          Written from the log of the game.
          {isWhole(review) && ' Judged in the background by games tried out, and kept with the game.'}
        </footer>
      </article>
    </main>
  )

  function reviewsWith() {
    return review ? [...report.reviews.filter(one => one.seat !== review.seat), review] : report.reviews
  }
}
