import { isBomber, isEscort, isFighter, unitAt } from '../../rules/01-words/units.ts'
import type { Battle, Movement, Unit } from '../../state.ts'
import { unitName } from '../names.ts'
import { UnitChip } from './UnitChip.tsx'

const STEPS = [
  ['1', 'Dogfights', 'Each moves as one; a die says who steers it.'],
  ['2', 'Escorts', 'In any order, the raider’s first.'],
  ['3', 'Bombers', 'In any order, the raider’s first.'],
  ['4', 'Unalerted fighters', 'The lowest and slowest first.'],
  ['5', 'Alerted fighters', 'The lowest and slowest first. To move last is to attack.'],
] as const

/** Who has moved in this phase, who moves now, and who is still to come. */
export function OrderPanel({ battle }: { readonly battle: Battle }) {
  const { movement } = battle
  if (!movement) return <Outside />
  const now = battle.flight?.unit ?? movement.queue[0]
  const done = battle.units
    .filter(unit => unit.deeds.ordinal !== undefined && unit.no !== now && unit.at !== 'waiting')
    .sort((a, b) => (a.deeds.ordinal ?? 0) - (b.deeds.ordinal ?? 0))
  return (
    <div className="wl-order">
      <Batch title="Moved" battle={battle} units={done} />
      <Batch title="Now" battle={battle} units={now === undefined ? [] : [unitAt(battle, now)]} />
      <Batch
        title="Next: on the heels of their tallies"
        battle={battle}
        units={movement.queue.filter(no => no !== now).map(no => unitAt(battle, no))}
      />
      {STEPS.slice(movement.step - 1).map(([number, title], i) => (
        <Batch
          key={number}
          title={`${number}. ${title}`}
          battle={battle}
          units={comingIn(battle, movement, movement.step + i).filter(({ no }) => no !== now)}
        />
      ))}
    </div>
  )
}

/** Units whose turn comes in a step, in settled order where there is one; tallied units draw others along. */
function comingIn(battle: Battle, movement: Movement, step: number): Unit[] {
  const due = (unit: Unit) =>
    unit.at === 'map' && unit.deeds.ordinal === undefined && !movement.queue.includes(unit.no)
  const coming = battle.units.filter(unit => due(unit) && stepOf(unit) === step)
  if (step !== movement.step || step < 4) return coming
  // Those who follow somebody they have sighted have no place in the order of their own.
  const settled = movement.order.map(no => unitAt(battle, no)).filter(due)
  return [...settled, ...coming.filter(unit => !settled.includes(unit))]
}

function stepOf(unit: Unit): number {
  if (unit.dogfight !== undefined) return 1
  if (isEscort(unit)) return 2
  if (isBomber(unit)) return 3
  return isFighter(unit) && unit.alerted ? 5 : 4
}

function Batch({
  title,
  battle,
  units,
}: {
  readonly title: string
  readonly battle: Battle
  readonly units: readonly Unit[]
}) {
  if (units.length === 0) return undefined
  return (
    <div className={title === 'Now' ? 'wl-batch wl-batch-now' : 'wl-batch'}>
      <h5>{title}</h5>
      <div className="wl-batch-units">
        {units.map(unit => (
          <UnitChip key={unit.no} battle={battle} unit={unit}>
            {unitName(battle, unit)}
          </UnitChip>
        ))}
      </div>
    </div>
  )
}

function Outside() {
  return (
    <ol className="wl-order-rules">
      {STEPS.map(([number, title, text]) => (
        <li key={number}>
          <b>{title}.</b> {text}
        </li>
      ))}
      <li>
        <b>Tallies first.</b> Whoever has a tally on a unit moves right after it, before anybody else.
      </li>
    </ol>
  )
}
