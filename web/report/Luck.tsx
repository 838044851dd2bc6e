import type { Review } from '@tallyho/bots'
import { points, type SumStep, stepsOf, sumSaid } from './sums.ts'

const NAMES: Readonly<Record<SumStep['what'], string>> = {
  expected: 'the machine',
  skill: 'your decisions',
  luck: 'dice, others',
  ended: 'the score',
}

const HEIGHT = 132
const TOP = 20
const BOTTOM = 26
const BAR = 58
const STEP = 80

/** Luck and skill apart: from what was to be expected, by decisions and dice, to the end. */
export function Luck({ review }: { readonly review: Review }) {
  const steps = stepsOf(review)
  const values = [0, ...steps.flatMap(({ from, to }) => [from, to])]
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const scale = (HEIGHT - TOP - BOTTOM - 14) / Math.max(1, high - low)
  const y = (value: number) => TOP + (high - value) * scale
  const label = steps.map(({ what, by }) => `${NAMES[what]} ${points(by)}`).join(', ')
  return (
    <section className="report-luck" aria-labelledby="report-luck" data-testid="luck">
      <h2 id="report-luck">Luck and skill apart</h2>
      <svg viewBox={`0 0 ${STEP * 4} ${HEIGHT}`} role="img" aria-label={label}>
        <path className="zero" d={`M0 ${y(0)}H${STEP * 4}`} />
        {steps.map(({ what, from, to, by }, i) => {
          const left = i * STEP + (STEP - BAR) / 2
          const upper = Math.max(from, to)
          return (
            <g key={what} className={barKind(what, by)}>
              <rect x={left} y={y(upper)} width={BAR} height={Math.max(1.5, Math.abs(to - from) * scale)} />
              <text className="value" x={left + BAR / 2} y={y(upper) - 5} textAnchor="middle">
                {points(by)}
              </text>
              <text x={left + BAR / 2} y={HEIGHT - 5} textAnchor="middle">
                {NAMES[what]}
              </text>
            </g>
          )
        })}
      </svg>
      {sumSaid(review).map(said => (
        <p key={said}>{said}</p>
      ))}
    </section>
  )
}

function barKind(what: SumStep['what'], by: number): string {
  if (what === 'expected' || what === 'ended') return what
  return by < 0 ? 'bad' : 'good'
}
