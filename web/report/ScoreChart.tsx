import type { Point } from '@tallyho/bots'
import { counted, type Logged } from '@tallyho/engine'
import { minus, signed } from '@tallyho/kit'
import { headingIn, noteAt, placeOf } from './course.ts'
import { bandsOf } from './levels.ts'
import { points } from './sums.ts'
import type { Report } from './useReport.ts'

/** A drawing of a wide page and one of a narrow one: what is written in them is of the same size. */
const SHAPES = {
  wide: { width: 660, height: 300, left: 44, right: 48, top: 14, bottom: 34 },
  narrow: { width: 358, height: 250, left: 34, right: 34, top: 14, bottom: 30 },
} as const

type Shape = (typeof SHAPES)[keyof typeof SHAPES]

interface ChartProps {
  readonly report: Report
  /** 1 or −1: whose points go up. */
  readonly side: number
  readonly expected: readonly Point[]
}

/** The score over the game, with its turning points numbered and named below. */
export function ScoreChart({ report, side, expected }: ChartProps) {
  const { turns, course, match } = report
  const told = turns.map(({ by }, i) => `${i + 1}: ${signed(side * by)}`).join(', ')
  const label = `The score over the game: from ${minus(side * course.start)} to ${minus(side * course.end)}${told && `; turning points ${told}`}`
  return (
    <section className="report-curve" aria-labelledby="report-score">
      <h2 id="report-score">
        How the score went
        <small>
          <i /> the score
        </small>
        {expected.length > 1 && (
          <small>
            <i className="dotted" /> the end the machine expected
          </small>
        )}
      </h2>
      {(['wide', 'narrow'] as const).map(shape => (
        <Drawing
          key={shape}
          name={shape}
          shape={SHAPES[shape]}
          label={label}
          report={report}
          side={side}
          expected={expected}
        />
      ))}
      {turns.length > 0 ? (
        <ol className="report-turns" data-testid="turns">
          {turns.map(({ no, by, said, besides, chapter, changes }, i) => (
            <li key={no}>
              <i className={side * by > 0 ? 'good' : 'bad'} aria-hidden="true">
                {i + 1}
              </i>
              <span>
                {said} <small>{chapter}</small>
              </span>
              <b>{points(side * by)}</b>
              {besides.length > 0 && (
                <ul>
                  {besides.map(one => (
                    <li key={one.no}>
                      <span>{one.said}</span> <span>{points(side * one.by)}</span>
                    </li>
                  ))}
                  {changes.length > 1 + besides.length && (
                    <li>and {counted(changes.length - 1 - besides.length, 'more change')}</li>
                  )}
                </ul>
              )}
            </li>
          ))}
        </ol>
      ) : (
        <p className="quiet">The score never changed.</p>
      )}
      {match.rewinds > 0 && <p className="quiet">Dice were taken back {counted(match.rewinds, 'time')}.</p>}
    </section>
  )
}

function Drawing({
  report,
  side,
  expected,
  shape,
  name,
  label,
}: ChartProps & { readonly shape: Shape; readonly name: string; readonly label: string }) {
  const { course, story, turns, match } = report
  const { width, height, left, right, top, bottom } = shape
  const notes = course.scores.length
  const chapters = story.length > 0 ? story : [{ title: '', from: 0 }]
  const means = expected.map(({ worth }) => worth.mean)
  const values = [
    0,
    side * course.start,
    side * course.end,
    ...course.scores.map(score => side * score),
    ...means,
  ]
  const [low, high] = nice(Math.min(...values), Math.max(...values))
  const x = (no: number) =>
    left + ((width - left - right) * placeOf(no, chapters, notes)) / Math.max(1, chapters.length)
  const y = (value: number) => top + ((height - top - bottom) * (high - value)) / (high - low)
  const line = stepped(course.scores, side, side * course.start, x, y)
  const end = side * course.end
  const closed = `${line}H${at(x(notes))}V${at(y(end))}`
  const area = `${closed}V${at(y(0))}H${at(left)}Z`
  const every = Math.ceil(chapters.length / (name === 'wide' ? 8 : 4))
  const ids = { up: `up-${name}`, down: `down-${name}` }
  return (
    <svg className={`report-chart ${name}`} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <clipPath id={ids.up}>
        <rect x={0} y={0} width={width} height={y(0)} />
      </clipPath>
      <clipPath id={ids.down}>
        <rect x={0} y={y(0)} width={width} height={height} />
      </clipPath>
      {bandsOf(score => report.levelAt(side * score), low, high).map((band, i) => {
        const [upper, lower] = [y(Math.min(high, band.high + 0.5)), y(Math.max(low, band.low - 0.5))]
        return (
          <g key={band.name} className="report-band" data-odd={i % 2 === 1 || undefined}>
            <path d={`M${left} ${at(upper)}H${width - right}V${at(lower)}H${left}Z`} />
            {lower - upper >= LABEL && (
              <text x={left + 6} y={labelIn(upper, lower, y(side * course.start))}>
                {band.name}
              </text>
            )}
          </g>
        )
      })}
      {ticksOf(low, high).map(value => (
        <g key={value}>
          <path className={value === 0 ? 'zero' : 'grid'} d={`M${left} ${at(y(value))}H${width - right}`} />
          <text x={left - 8} y={y(value) + 4} textAnchor="end">
            {points(value)}
          </text>
        </g>
      ))}
      {chapters.map(({ title, from }, i) => (
        <g key={from}>
          <path className="axis" d={`M${at(x(from))} ${height - bottom}v5`} />
          {i % every === 0 && (
            <text x={x(from)} y={height - bottom + 20} textAnchor={i === 0 ? 'start' : 'middle'}>
              {headingIn(title, (every * (width - left - right)) / chapters.length)}
            </text>
          )}
        </g>
      ))}
      <path className="up" d={area} clipPath={`url(#${ids.up})`} />
      <path className="down" d={area} clipPath={`url(#${ids.down})`} />
      {expected.length > 1 && <path className="expected" d={expectedLine(expected, match.notes, x, y)} />}
      <path className="line" d={closed} />
      {turns.map(({ no, to, score, by }, i) => (
        <g key={no} className={side * by > 0 ? 'good' : 'bad'}>
          <circle cx={x(to)} cy={y(side * score)} r={10} />
          <text x={x(to)} y={y(side * score) + 4.5} textAnchor="middle">
            {i + 1}
          </text>
        </g>
      ))}
      <circle className="end" cx={x(notes)} cy={y(end)} r={4.5} />
      <text className="final-score" x={x(notes) + 8} y={y(end) + 6}>
        {points(end)}
      </text>
    </svg>
  )
}

/** The height of a line of words in the drawing, and how far its letters stand above where it begins. */
const LABEL = 18
const LETTERS = 13

/** At the top of a band or at its foot: where the line of the score does not begin. */
function labelIn(upper: number, lower: number, begins: number): number {
  const [top, foot] = [upper + LETTERS, lower - LABEL + LETTERS]
  const far = (place: number) => Math.abs(place - LETTERS / 2 - begins)
  return far(top) >= far(foot) ? top : foot
}

/** The score as a staircase: it stays until something changes it. */
function stepped(
  scores: readonly number[],
  side: number,
  start: number,
  x: (no: number) => number,
  y: (value: number) => number,
): string {
  let before = start
  let path = `M${at(x(0))} ${at(y(start))}`
  for (const [no, score] of scores.entries()) {
    const value = side * score
    if (value === before) continue
    path += `H${at(x(no))}V${at(y(value))}`
    before = value
  }
  return path
}

/** What was expected at one moment of the log, though several decisions were made there, is one point of the line. */
function expectedLine(
  expected: readonly Point[],
  notes: readonly Logged[],
  x: (no: number) => number,
  y: (value: number) => number,
): string {
  const byNote = new Map<number, number[]>()
  for (const { at: answers, worth } of expected) {
    const no = noteAt(notes, answers)
    byNote.set(no, [...(byNote.get(no) ?? []), worth.mean])
  }
  const places = [...byNote].map(([no, means]) => {
    const mean = means.reduce((sum, one) => sum + one, 0) / means.length
    return `${at(x(no))} ${at(y(mean))}`
  })
  return `M${places.join('L')}`
}

function at(number: number): string {
  return number.toFixed(1)
}

/** A little more room than is needed, in whole points. */
function nice(low: number, high: number): readonly [number, number] {
  const room = Math.max(1, (high - low) * 0.08)
  return [Math.floor(low - room), Math.ceil(high + room)]
}

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]

function ticksOf(low: number, high: number): readonly number[] {
  const step = STEPS.find(one => (high - low) / one <= 6) ?? 5000
  const first = Math.ceil(low / step) * step
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, i) => first + i * step)
}
