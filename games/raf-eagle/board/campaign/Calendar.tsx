import { packOf } from '../../pack/index.ts'
import type { DayNumber } from '../../pack/types.ts'
import { gruppe } from '../../rules/02-terms.ts'
import { SEPT_22 } from '../../rules/16-victory.ts'
import type { Campaign } from '../../state.ts'
import { dateName, pointsMark } from '../../text/names.ts'
import type { WarDay } from './history.ts'
import type { Chart } from './scale.ts'

const HIGH = 22

/** RE-2.1.i A box for every day: raid days with their points, reinforcements on their way, the months below. */
export function Calendar(props: {
  readonly chart: Chart
  readonly campaign: Campaign
  readonly days: readonly WarDay[]
}) {
  const { chart, campaign, days } = props
  const { x, step, bottom } = chart
  const y = bottom + 19
  const coming = new Set(
    packOf(campaign)
      .pack.gruppen.filter(({ id }) => gruppe(campaign, id).place === 'calendar')
      .map(({ arrives }) => arrives),
  )
  return (
    <g>
      {chart.days.map(day => {
        const flown = days.find(one => one.day === day)
        const kind =
          day === campaign.day
            ? 'now'
            : flown
              ? 'raid'
              : day > SEPT_22
                ? 'late'
                : day % 7 === 0
                  ? 'sunday'
                  : 'day'
        const number = dateName(day).split(' ')[0]
        return (
          <g key={day} className={`eagle-war-day eagle-war-day-${kind}`}>
            <rect
              className="eagle-war-day-box"
              x={x(day) + 0.5}
              y={y}
              width={step - 1.5}
              height={HIGH}
              rx="2"
            />
            <text x={x(day) + step / 2} y={y + 15.5} textAnchor="middle">
              {number}
            </text>
            {flown && flown.after !== flown.before && step > 13 && (
              <text
                className="eagle-war-day-vp"
                data-for={flown.after < flown.before ? 'luftwaffe' : 'raf'}
                x={x(day) + step / 2}
                y={y - 5}
                textAnchor="middle"
              >
                {pointsMark(flown.after - flown.before).replace(' ', '')}
              </text>
            )}
            {coming.has(day) && (
              <path
                className="eagle-war-day-comes"
                d={`M${x(day) + step / 2} ${y + HIGH + 1}l3.5 5h-7Z`}
                aria-label="A Gruppe arrives"
              />
            )}
          </g>
        )
      })}
      {months(chart).map(({ name, at }) => (
        <text key={name} className="eagle-war-month" x={at} y={y + HIGH + 18} textAnchor="middle">
          {name}
        </text>
      ))}
    </g>
  )
}

function months({ days, x, step }: Chart): readonly { readonly name: string; readonly at: number }[] {
  const monthOf = (day: DayNumber) => dateName(day).split(' ')[1] ?? ''
  return [...new Set(days.map(monthOf))].flatMap(name => {
    const list = days.filter(day => monthOf(day) === name)
    const [first, last] = [list[0], list.at(-1)]
    if (first === undefined || last === undefined || list.length < 4) return []
    return [{ name: `${name.toUpperCase()} 1940`, at: (x(first) + x(last) + step) / 2 }]
  })
}
