import { signed, useAttention, useLooked } from '@tallyho/kit'
import { altitudeOf } from '../../rules/01-words/geometry.ts'
import { lineOf, modelOf } from '../../rules/01-words/units.ts'
import type { Battle, Unit } from '../../state.ts'
import { type Breakdown, speedOf, turnOf } from '../breakdown.ts'
import { MISSION_NAMES, MISSION_TEXT, points, unitName } from '../names.ts'
import { stateLines } from '../tips.tsx'
import { DataCard } from './DataCard.tsx'

/** The Aircraft Data Card of the unit in question, with what it can do right now. */
export function CardPanel({ battle, unit }: { readonly battle: Battle; readonly unit: Unit | undefined }) {
  if (!unit)
    return <p className="wl-empty">Click a unit, on the sky or in the wing displays, to lay its card here.</p>
  return (
    <div className="wl-card-panel">
      <DataCard
        model={modelOf(battle, unit)}
        altitude={unit.at === 'map' ? altitudeOf(unit.square) : undefined}
      />
      <div className="wl-card-now">
        <h4>
          {unitName(battle, unit)} <small>{lineOf(battle, unit).name}</small>
        </h4>
        <ArcsSwitch />
        <p>
          <Rating name="Speed" of={speedOf(battle, unit)} />
          <Rating name="Turn" of={turnOf(battle, unit)} />
          {battle.flight?.unit === unit.no && (
            <b>
              {points(battle.flight.left)} of {points(battle.flight.allowance)} MP left.
            </b>
          )}
        </p>
        <p>
          <b>{MISSION_NAMES[unit.mission]}.</b> {MISSION_TEXT[unit.mission]}
        </p>
        <p>{stateLines(battle, unit).join(' ')}</p>
      </div>
    </div>
  )
}

/** `Speed 5 (at altitude 8: 4, Dive marker +1).` */
function Rating({ name, of: { total, lines } }: { readonly name: string; readonly of: Breakdown }) {
  const parts = lines.map(({ what, by, plain }) =>
    plain ? `${what.toLowerCase()}: ${by}` : `${what} ${signed(by)}`,
  )
  return (
    <>
      <b>
        {name} {total}
      </b>{' '}
      ({parts.join(', ')}).{' '}
    </>
  )
}

function ArcsSwitch() {
  const attention = useAttention()
  const arcs = useLooked(({ arcs }) => arcs)
  return (
    <button
      type="button"
      className="switch"
      aria-pressed={arcs}
      onClick={() => attention.look({ arcs: !attention.looks.arcs })}
    >
      {arcs ? 'Hide' : 'Show'} arcs and formation
    </button>
  )
}
