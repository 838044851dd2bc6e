import { SIDES } from '../../pack/types.ts'
import { isBomber, isEscort, isFighter, unitAt } from '../../rules/01-words/units.ts'
import { byInitiative } from '../../rules/06-turn/initiative.ts'
import type { Battle, Movement, Unit } from '../../state.ts'
import { unitName } from '../names.ts'
import { UnitChip } from './UnitChip.tsx'
import '../css/order.css'

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
  if (!movement) return <Outside battle={battle} />
  const now = battle.flight?.unit ?? movement.queue[0]
  const done = battle.units
    .filter(unit => unit.deeds.ordinal !== undefined && unit.no !== now && unit.at !== 'waiting')
    .sort((a, b) => (a.deeds.ordinal ?? 0) - (b.deeds.ordinal ?? 0))
  return (
    <div className="wl-order">
      <Batch title="Moved" battle={battle} units={done} />
      <Batch title="Now" battle={battle} units={now === undefined ? [] : [unitAt(battle, now)]} />
      <Batch
        title="Next: right after whom they hunt"
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

/** WL-6.1 The order that the next Movement Phase would have as things stand: dice settle what is equal. */
export function forecastOf(battle: Battle): readonly (readonly Unit[])[] {
  const flying = battle.units.filter(({ at }) => at === 'map' || at === 'edge')
  const placed = new Set<Unit>()
  // WL-6.1.2.a Whoever has sighted it moves right after it.
  const withFollowers = (unit: Unit): readonly Unit[] => {
    if (placed.has(unit)) return []
    placed.add(unit)
    const followers = flying.filter(({ tally }) => tally === unit.no)
    return [unit, ...followers.sort((a, b) => byInitiative(battle, a, b)).flatMap(withFollowers)]
  }
  const inStep = (step: number, isDue: (unit: Unit) => boolean) => {
    const movers = flying.filter(unit => stepOf(unit) === step && isDue(unit))
    // WL-6.1.4.a The raider's escorts and bombers go first; WL-6.1.1.a fighters go by height and speed.
    const order =
      step < FIGHTERS
        ? SIDES.flatMap(side => movers.filter(unit => unit.side === side))
        : movers.sort((a, b) => byInitiative(battle, a, b))
    return order.flatMap(withFollowers)
  }
  const steps = STEPS.map((_, i) => inStep(i + 1, ({ tally }) => i + 1 < FIGHTERS || tally === undefined))
  // WL-6.1.2.e Those who have sighted each other in a circle: initiative says who of them begins.
  return steps.map((units, i) => [...units, ...inStep(i + 1, unit => !placed.has(unit))])
}

/** The first step in which fighters move by initiative. */
const FIGHTERS = 4

function Outside({ battle }: { readonly battle: Battle }) {
  return (
    <div className="wl-order">
      {forecastOf(battle).map((units, i) => (
        <Batch
          key={STEPS[i]?.[0]}
          title={`${i + 1}. ${STEPS[i]?.[1]}, as things stand`}
          battle={battle}
          units={units}
        />
      ))}
      <Rules />
    </div>
  )
}

function Rules() {
  return (
    <ol className="wl-order-rules">
      {STEPS.map(([number, title, text]) => (
        <li key={number}>
          <b>{title}.</b> {text}
        </li>
      ))}
      <li>
        <b>In every step.</b> Whoever has sighted a unit moves right after it, before anybody else.
      </li>
    </ol>
  )
}
