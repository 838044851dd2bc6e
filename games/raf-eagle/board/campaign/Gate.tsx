import { packOf } from '../../pack/index.ts'
import { SEPT_22 } from '../../rules/16-victory.ts'
import type { Campaign } from '../../state.ts'
import { pointsMark } from '../../text/names.ts'
import type { Chart } from './scale.ts'

/** Height of a line of words, and width of the title. */
const LINE = 16
const TITLE = 112

/** RE-2.1.i RE-16.1 The days on which Sealion is decided: at which totals it begins, is put off, or is called off. */
export function Gate({ chart, campaign }: { readonly chart: Chart; readonly campaign: Campaign }) {
  const { x, y, step, top, bottom, right } = chart
  const { day: marker, preparing } = campaign.sealion
  const rows = packOf(campaign).pack.tables.sealion.filter(({ day }) => chart.days.includes(day))
  const [first] = rows
  if (!first) return undefined
  const [from, to] = [x(first.day), x(SEPT_22 + 1)]
  const stair = (value: (row: (typeof rows)[number]) => number) =>
    rows.map(row => `${x(row.day)} ${y(value(row))}L${x(row.day) + step} ${y(value(row))}`).join('L')
  const changes = (value: (row: (typeof rows)[number]) => number) =>
    rows.filter((row, i) => value(row) !== (rows[i - 1] ? value(rows[i - 1] as typeof row) : undefined))
  // Words only where they cover no value: the title in the corner over the line, the others under both.
  const titled = to - from > 110 && y(first.start) - top > LINE
  const titleEnd = titled && y(first.start) - top < 2.2 * LINE ? from + TITLE : from
  const under = bottom - Math.max(...rows.map(({ cancel }) => y(cancel)))
  return (
    <g className="eagle-war-gate">
      <path
        className="eagle-war-gate-start"
        d={`M${from} ${top}L${stair(({ start }) => start)}L${right} ${top}Z`}
      />
      <path
        className="eagle-war-gate-cancel"
        d={`M${from} ${bottom}L${stair(({ cancel }) => cancel)}L${right} ${bottom}Z`}
      />
      <path className="eagle-war-gate-start-line" d={`M${stair(({ start }) => start)}`} />
      <path className="eagle-war-gate-cancel-line" d={`M${stair(({ cancel }) => cancel)}`} />
      {changes(({ start }) => start)
        .filter(({ day }, i) => i % 2 === 0 && x(day) >= titleEnd)
        .map(row => (
          <text key={row.day} x={x(row.day) + step / 2} y={y(row.start) - 4} textAnchor="middle">
            {pointsMark(row.start)}
          </text>
        ))}
      {changes(({ cancel }) => cancel)
        .filter((_, i) => i % 2 === 0)
        .map(row => (
          <text
            key={row.day}
            className="eagle-war-gate-cancel-value"
            x={x(row.day) + step / 2}
            y={y(row.cancel) + 13}
            textAnchor="middle"
          >
            {pointsMark(row.cancel)}
          </text>
        ))}
      {titled && (
        <text className="eagle-war-gate-title" x={from + 6} y={top + 14}>
          {preparing ? 'Sealion prepares' : 'Sealion begins'}
        </text>
      )}
      {titled && y(first.cancel) - y(first.start) > 22 && (
        <text className="eagle-war-gate-word" x={from + 6} y={y((first.start + first.cancel) / 2) + 4}>
          put off a day
        </text>
      )}
      {titled && under > 2 * LINE && (
        <text className="eagle-war-gate-word eagle-war-gate-off" x={from + 28} y={bottom - 4}>
          called off
        </text>
      )}
      {to < right - 110 && (
        <rect className="eagle-war-gate-later" x={to} y={top} width={right - to} height={bottom - top} />
      )}
      {to < right - 110 && under > 2 * LINE && (
        <text className="eagle-war-gate-word" x={(to + right) / 2} y={bottom - 4} textAnchor="middle">
          only if preparing
        </text>
      )}
      <g
        className="eagle-war-barge"
        transform={`translate(${x(marker) + step / 2} ${bottom - 2})`}
        aria-label={preparing ? 'D-Day' : 'Sealion check'}
      >
        <path d="M-13 -7H13L9 0H-9ZM-4 -7V-15L6 -10H-4" />
      </g>
    </g>
  )
}
