import { capital, percent } from '@tallyho/engine'
import { usePick } from '@tallyho/kit'
import { bomberName, POSITION_NAMES } from '../../text/german-names.ts'
import { Clock } from './Fighters.tsx'
import { Grid } from './Grid.tsx'
import type { Plan, Spot } from './place.ts'
import type { Box } from './room.ts'
import { markOf } from './shown.ts'
import { plates, type Way, wayPath } from './ways.ts'

export interface WaysProps {
  readonly plan: Plan
  readonly ways: readonly Way[]
  readonly from: Spot
  readonly to: Spot
  /** Refs of those that an answer under the pointer stands for. */
  readonly strong: ReadonlySet<string>
}

/** The ways of the fighter who is asked, round to his target. */
export function WayPaths({ plan, ways, from, to, strong }: WaysProps) {
  return ways.map(({ ref, angle, delayed }) => {
    const d = wayPath(from, to, angle, plan.span)
    return (
      <g key={ref} className="sab-am-way" data-strong={strong.has(ref)} data-delayed={delayed}>
        <path className="sab-am-way-under" d={d} />
        <path d={d} markerEnd="url(#sab-am-arrow)" />
      </g>
    )
  })
}

const SHORT = { nose: 'nose', port: 'port flank', starboard: 'starboard flank', tail: 'tail' } as const

/** As large as there is room for. */
function plateOf({ small, size }: Plan) {
  if (small) return { width: 64, height: 42 }
  return size.width < 860 ? { width: 174, height: 66 } : { width: 178, height: 74 }
}

/** A plate on each way, with the number of its answer and what is to be had and feared. */
export function WayPlates({
  plan,
  ways,
  to,
  strong,
  clearOf,
}: Omit<WaysProps, 'from'> & { readonly clearOf: readonly Box[] }) {
  const size = plateOf(plan)
  const spots = plates(
    ways.map(({ angle }) => angle),
    to,
    plan.span,
    plan.size,
    size,
    clearOf,
  )
  return ways.map((way, i) => {
    const spot = spots[i]
    return (
      spot && (
        <Plate
          key={way.ref}
          way={way}
          no={i + 1}
          spot={spot}
          small={plan.small}
          strong={strong.has(way.ref)}
        />
      )
    )
  })
}

/** `46%`, on a phone. */
const tight = (chance: number) => percent(chance).replace(/\s/, '')

function Plate(props: {
  readonly way: Way
  readonly no: number
  readonly spot: Box
  readonly small: boolean
  readonly strong: boolean
}) {
  const { way, no, spot, small, strong } = props
  const { ref, bomber, angle, delayed, chances } = way
  const { hit, down, cutOff, struck } = chances
  const label = `${capital(bomberName(bomber))} from ${POSITION_NAMES[angle]}, hits ${percent(hit)}, down ${percent(down)}, he is hit ${percent(struck)}${delayed ? ', a round later' : ''}`
  const pick = usePick(ref, label)
  return (
    <div
      className="sab-am-plate"
      data-strong={strong}
      style={{
        left: spot.x - spot.width / 2,
        top: spot.y - spot.height / 2,
        width: spot.width,
        height: spot.height,
      }}
      {...pick}
    >
      <b className="sab-am-plate-no">{no}</b>
      {small ? (
        <>
          <strong>{tight(hit)}</strong>
          <span data-bad="">{tight(struck)}</span>
        </>
      ) : (
        <>
          <strong>
            {markOf(bomber)}, {SHORT[angle]}
          </strong>
          <span>
            hits {percent(hit)}, down {percent(down)}
          </span>
          {cutOff > 0 && <span>kette cut off {percent(cutOff)}</span>}
          <span data-bad="">he is hit {percent(struck)}</span>
          <Grid row={way.row} column={way.column} />
        </>
      )}
      {delayed && <Clock />}
    </div>
  )
}
