import { Modifiers } from '@tallyho/kit'
import { altitudeOf } from '../../rules/geometry.ts'
import { lineOf, modelOf } from '../../rules/units.ts'
import type { Battle, Unit } from '../../state.ts'
import { useAttention, useLooked } from '../attention.ts'
import { speedOf, turnOf } from '../breakdown.ts'
import { MISSION_NAMES, MISSION_TEXT, unitName } from '../names.ts'
import { stateLines } from '../tips.tsx'
import { DataCard } from './DataCard.tsx'

/** The Aircraft Data Card of the unit in question, with what it can do right now. */
export function CardPanel({ battle, unit }: { readonly battle: Battle; readonly unit: Unit | undefined }) {
  if (!unit)
    return <p className="wl-empty">Click a unit, on the sky or in the wing displays, to lay its card here.</p>
  const speed = speedOf(battle, unit)
  const turn = turnOf(battle, unit)
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
        <div className="wl-card-sums">
          <Modifiers lines={speed.lines} total={speed.total} totalName="Speed now" />
          <Modifiers lines={turn.lines} total={turn.total} totalName="Turn now" />
        </div>
        <p>
          <b>{MISSION_NAMES[unit.mission]}.</b> {MISSION_TEXT[unit.mission]}
        </p>
        <p>{stateLines(battle, unit).join(' ')}</p>
        <ArcsSwitch />
      </div>
    </div>
  )
}

function ArcsSwitch() {
  const attention = useAttention()
  const arcs = useLooked(({ arcs }) => arcs)
  return (
    <button
      type="button"
      className="wl-switch"
      aria-pressed={arcs}
      onClick={() => attention.look({ arcs: !attention.arcs })}
    >
      {arcs ? 'Hide' : 'Show'} ahead, behind and Sun on the sky
    </button>
  )
}
