import { fetched } from '@tallyho/kit'
import type { Side } from '../pack/types.ts'
import { forceOf } from '../rules/01-words/units.ts'
import type { Battle } from '../state.ts'

const SpineTabs = fetched(async () => (await import('./panels/SpineTabs.tsx')).SpineTabs)

/** More units than this are written closely. */
const MANY = 7

/** The wing display of a side along its own edge: a tab for each unit with what has become of it; its head pulls it out. */
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
      <SpineTabs battle={battle} units={units} edge={edge} />
    </aside>
  )
}
