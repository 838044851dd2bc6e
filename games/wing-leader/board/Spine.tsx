import { useLooked } from '@tallyho/kit'
import { memo } from 'react'
import type { Side } from '../pack/types.ts'
import { forceOf, isFighter, modelOf } from '../rules/01-words/units.ts'
import type { Battle, Unit } from '../state.ts'
import { letterOf } from './names.ts'
import { useUnit } from './pieces/useUnit.tsx'
import { shortName, unitLabel } from './shown.ts'

/** More units than this are written closely. */
const MANY = 5

/** The wing display of a side as a slim spine along its own edge: a tab for each unit, one of which pulls it out. */
export function Spine({
  battle,
  side,
  onPull,
}: {
  readonly battle: Battle
  readonly side: Side
  onPull(): void
}) {
  const { name, nation, edge } = forceOf(battle, side)
  const units = battle.units.filter(unit => unit.side === side && unit.at !== 'split')
  return (
    <aside
      className={`wl-spine wl-of-${nation}`}
      data-edge={edge}
      data-many={units.length > MANY || undefined}
      aria-label={`${name}: its units`}
    >
      <button type="button" onClick={onPull} aria-label={`Pull out the wing displays: ${name}`}>
        <span>{name}</span>
      </button>
      <ul>
        {units.map(unit => (
          <SpineTab
            key={unit.no}
            no={unit.no}
            letter={letterOf(unit.id)}
            model={shortName(modelOf(battle, unit).name)}
            label={unitLabel(battle, unit)}
            state={stateOf(unit)}
            hollow={isFighter(unit) && !unit.alerted}
            losses={unit.losses}
            maxLosses={unit.maxLosses}
          />
        ))}
      </ul>
    </aside>
  )
}

function stateOf(unit: Unit): string | undefined {
  if (unit.at === 'waiting') return 'waiting'
  if (unit.at !== 'map' && unit.at !== 'edge') return 'gone'
  if (unit.broken) return 'broken'
  if (unit.disruptions > 0) return 'disrupted'
  return unit.dogfight === undefined ? undefined : 'dogfight'
}

const SpineTab = memo(function SpineTab(props: {
  readonly no: number
  readonly letter: string
  readonly model: string
  readonly label: string
  readonly state: string | undefined
  readonly hollow: boolean
  readonly losses: number
  readonly maxLosses: number
}) {
  const { no, letter, model, label, state, hollow, losses, maxLosses } = props
  const chosen = useLooked(({ selected }) => selected === no)
  const handlers = useUnit(no, label)
  return (
    <li>
      <div className="wl-tab" data-state={state} data-chosen={chosen || undefined} {...handlers}>
        <b data-hollow={hollow || undefined}>{letter}</b>
        <div className="wl-tab-body">
          <span>{model}</span>
          <i>
            {Array.from({ length: maxLosses }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: aircraft are all alike
              <u key={i} data-lost={i < losses || undefined} />
            ))}
          </i>
        </div>
      </div>
    </li>
  )
})
