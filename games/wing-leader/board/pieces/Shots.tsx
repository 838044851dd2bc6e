import type { Logged } from '@tallyho/engine'
import { forceOf, modelOf, unitAt } from '../../rules/01-words/units.ts'
import type { Battle, UnitNo } from '../../state.ts'
import { factsIf } from '../../vocabulary.ts'
import type { Spot } from '../sky/places.ts'
import { Aircraft } from './Aircraft.tsx'
import type { Layout, Place } from './layout.ts'

/** What is just told, as it is seen in the sky: tracers from who fires to whom he fires at, hits, and those who fall. */

interface ShotsProps {
  readonly battle: Battle
  readonly layout: Layout
  readonly note: Logged | undefined
  /** Of words; whatever is shot is as large as the counters it flies between. */
  readonly ink: number
}

export function Shots({ battle, layout, note, ink }: ShotsProps) {
  if (!note) return undefined
  const key = `${note.at}/${note.what}/${JSON.stringify(note.facts).length}`
  const fired = factsIf(note, 'combat-roll')
  if (fired) {
    const { fight } = battle
    const enemy = fired.role === 'attacker' ? fight?.defender : fight?.attacker
    const [from, to] = [
      layout.spots.get(fired.unit),
      enemy === undefined ? undefined : layout.spots.get(enemy),
    ]
    if (from && to) return <Tracers key={key} from={from} to={to} hits={fired.hits} />
  }
  const over = factsIf(note, 'fight-over')
  if (over)
    return over.units.map(({ unit, lost, shaken, breaks }) => {
      const at = layout.spots.get(unit)
      return (
        <g key={`${key}/${unit}`}>
          {lost > 0 ? <Fall battle={battle} unit={unit} at={at} /> : shaken && <Burst at={at} />}
          {breaks && <Cry at={at} ink={ink} words="broken!" />}
        </g>
      )
    })
  const gone = factsIf(note, 'leader-lost')
  if (gone)
    return (
      <Cry
        key={key}
        at={layout.spots.get(gone.unit)}
        ink={ink}
        words={gone.leader ? 'its leader is lost' : 'its ace is lost'}
      />
    )
  const burst = factsIf(note, 'flak')
  if (burst && burst.result !== '-') return <Burst key={key} at={layout.spots.get(burst.unit)} />
  const met = factsIf(note, 'air-attack')
  if (met)
    return (
      <g key={key}>
        <Approach from={layout.spots.get(met.attacker.unit)} to={layout.spots.get(met.defender.unit)} />
        {met.bounce && <Cry at={layout.spots.get(met.defender.unit)} ink={ink} words="bounced!" />}
      </g>
    )
  return undefined
}

/** Bursts on their way, one after the other, and a spark for each hit. */
function Tracers(props: { readonly from: Place; readonly to: Place; readonly hits: number }) {
  const { from, to, hits } = props
  const ink = to.scale
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const long = Math.hypot(dx, dy) || 1
  const [nx, ny] = [-dy / long, dx / long]
  return (
    <g className="wl-shots">
      {[-4, 4, -1.5, 1.5].map((aside, i) => {
        const [ox, oy] = [nx * aside * ink, ny * aside * ink]
        const d = `M${from.x + ox} ${from.y + oy}L${to.x + 2 * ox} ${to.y + 2 * oy}`
        const delay = { animationDelay: `${i * 130}ms` }
        return (
          <g key={aside}>
            <path
              className="wl-tracer wl-tracer-glow"
              pathLength={100}
              style={delay}
              strokeWidth={6 * ink}
              d={d}
            />
            <path className="wl-tracer" pathLength={100} style={delay} strokeWidth={2.6 * ink} d={d} />
          </g>
        )
      })}
      {[0, 1, 2, 3, 4, 5].slice(0, hits).map(i => (
        <g
          key={i}
          transform={`translate(${to.x + nx * (i - (hits - 1) / 2) * 9 * ink} ${to.y + ny * (i - (hits - 1) / 2) * 9 * ink}) scale(${ink})`}
        >
          <path className="wl-spark" style={{ animationDelay: `${900 + i * 120}ms` }} d={SPARK} />
        </g>
      ))}
    </g>
  )
}

const SPARK = 'M0 -13L3 -4L12 -7L5 1L11 9L2 5L-3 13L-4 4L-13 5L-6 -1L-11 -9L-2 -5Z'

/** Down it goes, with a trail of smoke, and is gone. */
function Fall(props: { readonly battle: Battle; readonly unit: UnitNo; readonly at: Place | undefined }) {
  const { battle, at } = props
  if (!at) return undefined
  const ink = at.scale
  const unit = unitAt(battle, props.unit)
  const left = unit.facing >= 3 && unit.facing <= 5
  return (
    <g
      className={`wl-shots wl-of-${forceOf(battle, unit.side).nation}`}
      transform={`translate(${at.x} ${at.y}) scale(${left ? -ink : ink} ${ink})`}
    >
      <path className="wl-smoke-trail wl-smoke-fall" pathLength={100} d="M0 0C40 4 62 50 74 150" />
      <g className="wl-fall">
        <Aircraft silhouette={modelOf(battle, unit).silhouette} facing={7} size={0.36} />
        <path className="wl-flame" d="M-12 -10q-9 -4 -16 -13q2 9 -2 12q6 1 8 7Z" />
      </g>
    </g>
  )
}

function Burst({ at }: { readonly at: Place | undefined }) {
  if (!at) return undefined
  return (
    <g className="wl-shots" transform={`translate(${at.x} ${at.y}) scale(${at.scale})`}>
      <circle className="wl-ripple" r="26" />
    </g>
  )
}

/** A word over a unit to which something grave has just happened. */
function Cry(props: { readonly at: Spot | undefined; readonly ink: number; readonly words: string }) {
  const { at, ink, words } = props
  if (!at) return undefined
  const wide = 9 * words.length + 18
  return (
    <g className="wl-shots" transform={`translate(${at.x} ${at.y}) scale(${ink})`}>
      <g className="wl-cry">
        <rect x={-wide / 2} y="-15" width={wide} height="30" rx="4" />
        <text y="6" fontSize="17" textAnchor="middle">
          {words}
        </text>
      </g>
    </g>
  )
}

/** Who goes for whom. */
function Approach(props: { readonly from: Place | undefined; readonly to: Place | undefined }) {
  const { from, to } = props
  if (!from || !to) return undefined
  const ink = to.scale
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const bow = { x: (from.x + to.x) / 2 + dy * 0.25, y: (from.y + to.y) / 2 - Math.abs(dx) * 0.25 }
  const turn = (Math.atan2(to.y - bow.y, to.x - bow.x) * 180) / Math.PI
  return (
    <g className="wl-shots">
      <path
        className="wl-approach"
        pathLength={100}
        strokeWidth={4 * ink}
        d={`M${from.x} ${from.y}Q${bow.x} ${bow.y} ${to.x} ${to.y}`}
      />
      <path
        className="wl-approach-head"
        transform={`translate(${to.x} ${to.y}) rotate(${turn}) scale(${ink})`}
        d="M-14 -9L2 0L-14 9Z"
      />
    </g>
  )
}
