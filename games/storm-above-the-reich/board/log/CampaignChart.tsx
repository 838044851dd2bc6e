import { counted } from '@tallyho/engine'
import { seasonAt } from '../../rules/01-campaign/season.ts'
import type { Campaign, LogEntry } from '../../state.ts'
import { seasonsFlown } from './season.ts'

/** Sizes of the drawing. */
const [WIDTH, LEFT, RIGHT, TOP, HIGH, LOW] = [720, 40, 14, 34, 130, 62]
const AXIS = TOP + HIGH
const HEIGHT = AXIS + 20 + LOW

interface Stretch {
  readonly index: number
  readonly name: string
  /** First column, and how many. */
  readonly from: number
  readonly missions: number
  readonly entries: readonly LogEntry[]
  readonly win: number
  readonly lose: number
}

/**
 * SR-CAM-08 The campaign as a curve: Victory Points as they add up in each season, against what wins and what loses it;
 * below the line the pilots killed and wounded, mission by mission.
 */
export function CampaignChart({ campaign }: { readonly campaign: Campaign }) {
  if (campaign.length === 'training') return undefined
  const stretches = stretchesOf(campaign)
  const columns = stretches.reduce((sum, { missions }) => sum + missions, 0)
  const wide = (WIDTH - LEFT - RIGHT) / Math.max(1, columns)
  // A season won by far runs out of the top rather than pressing the others flat.
  const most = Math.min(
    Math.max(...stretches.map(({ entries, win }) => Math.max(win + 4, sumOf(entries)))),
    1.4 * Math.max(...stretches.map(({ win }) => win)),
  )
  const x = (column: number): number => LEFT + column * wide
  const y = (vp: number): number => AXIS - (Math.min(vp, most) / most) * HIGH
  return (
    <svg
      className="sr-chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={chartWords(stretches)}
    >
      {ticks(most).map(vp => (
        <g key={vp}>
          <line className="sr-chart-grid" x1={LEFT} x2={WIDTH - RIGHT} y1={y(vp)} y2={y(vp)} />
          <text className="sr-chart-tick" x={LEFT - 6} y={y(vp) + 4}>
            {vp}
          </text>
        </g>
      ))}
      <text className="sr-chart-name" x="4" y={TOP - 8}>
        VP
      </text>
      {stretches.map(stretch => (
        <SeasonStretch key={stretch.index} stretch={stretch} x={x} y={y} wide={wide} />
      ))}
      <line className="sr-chart-axis" x1={LEFT} x2={WIDTH - RIGHT} y1={AXIS} y2={AXIS} />
      <text className="sr-chart-tick" x={LEFT - 6} y={AXIS + 36}>
        lost
      </text>
    </svg>
  )
}

function SeasonStretch({
  stretch,
  x,
  y,
  wide,
}: {
  readonly stretch: Stretch
  readonly x: (column: number) => number
  readonly y: (vp: number) => number
  readonly wide: number
}) {
  const { name, from, missions, entries, win, lose } = stretch
  const [start, end] = [x(from), x(from + missions)]
  let sum = 0
  const sums = entries.map(entry => {
    sum += entry.vp
    return sum
  })
  const curve = sums.map((vp, i) => `L${x(from + i + 1) - wide / 2} ${y(vp)}`).join('')
  const last = sums.length > 0 ? x(from + sums.length) - wide / 2 : start
  const narrow = end - start < 120
  return (
    <g>
      <rect className="sr-chart-won" x={start} y={TOP} width={end - start} height={y(win) - TOP} />
      <rect className="sr-chart-lost" x={start} y={y(lose)} width={end - start} height={AXIS - y(lose)} />
      <line className="sr-chart-win" x1={start} x2={end} y1={y(win)} y2={y(win)} />
      <line className="sr-chart-lose" x1={start} x2={end} y1={y(lose)} y2={y(lose)} />
      <line className="sr-chart-border" x1={start} x2={start} y1={8} y2={HEIGHT - 4} />
      <text className="sr-chart-season" x={start + 6} y="22">
        {narrow ? name.replace(/^19/, '’') : name}
      </text>
      {sums.length > 0 && (
        <>
          <path className="sr-chart-area" d={`M${start} ${AXIS}${curve}L${last} ${AXIS}Z`} />
          <path className="sr-chart-curve" d={`M${start} ${AXIS}${curve}`} />
        </>
      )}
      {!narrow && (
        <>
          <text className="sr-chart-limit" x={start + 6} y={y(win) - 4}>
            win {win}
          </text>
          <text className="sr-chart-limit" x={end - 5} y={y(lose) + 12} textAnchor="end">
            lose below {lose}
          </text>
        </>
      )}
      {sums.length > 0 && (
        <text className="sr-chart-sum" x={last} y={y(sum) - 8}>
          {sum}
        </text>
      )}
      {entries.map((entry, i) => (
        <MissionColumn
          key={entry.no}
          entry={entry}
          x={x(from + i + 1) - wide / 2}
          y={y(sums[i] ?? 0)}
          numbered={wide > 15 || entry.ofSeason % 5 === 0}
        />
      ))}
    </g>
  )
}

/** A point on the curve, and below it a cross for each pilot killed and a ring for each wounded. */
function MissionColumn({
  entry,
  x,
  y,
  numbered,
}: {
  readonly entry: LogEntry
  readonly x: number
  readonly y: number
  readonly numbered: boolean
}) {
  const lost = [...entry.killed.map(() => true), ...entry.wounded.map(() => false)]
  return (
    <g>
      <circle className={entry.aborted ? 'sr-chart-aborted' : 'sr-chart-point'} cx={x} cy={y} r="4" />
      {numbered && (
        <text className="sr-chart-mission" x={x} y={AXIS + 16}>
          {entry.no}
        </text>
      )}
      {lost.map((killed, i) =>
        killed ? (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: marks of one mission do not change
            key={i}
            className="sr-chart-cross"
            d={`M${x} ${AXIS + 24 + i * 12}v10M${x - 3.5} ${AXIS + 27.5 + i * 12}h7`}
          />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: marks of one mission do not change
          <circle key={i} className="sr-chart-wound" cx={x} cy={AXIS + 29 + i * 12} r="3.4" />
        ),
      )}
    </g>
  )
}

const sumOf = (entries: readonly LogEntry[]): number => entries.reduce((sum, { vp }) => sum + vp, 0)

function ticks(most: number): number[] {
  const step = most > 80 ? 20 : most > 40 ? 10 : 5
  return Array.from({ length: Math.floor(most / step) }, (_, i) => (i + 1) * step)
}

function stretchesOf(campaign: Campaign): readonly Stretch[] {
  let from = 0
  return seasonsFlown(campaign).map(({ index, missions }) => {
    const { name, victory } = seasonAt(campaign, index)
    const entries = campaign.log.filter(({ season }) => season === index)
    const stretch = { index, name, from, missions, entries, win: victory.win.vp, lose: victory.lose.vp }
    from += missions
    return stretch
  })
}

function chartWords(stretches: readonly Stretch[]): string {
  return stretches
    .map(({ name, entries, win, lose }) => {
      const killed = entries.reduce((sum, entry) => sum + entry.killed.length, 0)
      return `${name}: ${sumOf(entries)} Victory Points after ${counted(entries.length, 'mission')}, ${win} win, fewer than ${lose} lose, ${counted(killed, 'pilot')} killed.`
    })
    .join(' ')
}
