import type { Facts } from '@tallyho/engine'
import { type CardProps, CounterSvg, namesFrom, Rolled, type SumLine } from '@tallyho/kit'
import { packOf } from '../../pack/index.ts'
import type { Battle } from '../../state.ts'
import { letterOf } from '../names.ts'
import { UnitFace } from '../pieces/UnitFace.tsx'
import { shapeKeyOf } from '../silhouettes.ts'
import { dice, figure, modifierLines, text } from './facts.ts'

export type EventProps = CardProps<Battle, Facts>

/** `Bf 109G-6 A`, as a note names it. */
export function noted(battle: Battle, facts: Facts): string {
  const name = packOf(battle).models.get(text(facts, 'model'))?.name ?? text(facts, 'model')
  return `${name} ${letterOf(text(facts, 'id'))}`
}

/** The counter of a unit that a note names. */
export function NotedUnit({ battle, facts }: { readonly battle: Battle; readonly facts: Facts }) {
  const model = packOf(battle).models.get(text(facts, 'model'))
  if (!model) return undefined
  const unit = battle.units[figure(facts, 'unit')]
  const raider = text(facts, 'side') === 'raider'
  return (
    <CounterSvg size={46}>
      <UnitFace
        side={raider ? 'raider' : 'defender'}
        nation={model.nation}
        letter={letterOf(text(facts, 'id'))}
        silhouette={shapeKeyOf(model.silhouette)}
        size={unit?.size ?? 'squadron'}
        facing={unit?.facing ?? 0}
        alerted={undefined}
        broken={false}
        disrupted={false}
        losses={0}
        badge={undefined}
      />
    </CounterSvg>
  )
}

/** Two units that have to do with each other. */
export function Pair({
  battle,
  first,
  second,
}: {
  readonly battle: Battle
  readonly first: Facts
  readonly second: Facts
}) {
  return (
    <div className="wl-pair">
      <NotedUnit battle={battle} facts={first} />
      <span>→</span>
      <NotedUnit battle={battle} facts={second} />
    </div>
  )
}

/** The dice, what was added, and the total. */
export function Roll({
  facts,
  label,
  lines = modifierLines(facts),
}: {
  readonly facts: Facts
  readonly label: string
  readonly lines?: readonly SumLine[]
}) {
  return <Rolled dice={dice(facts)} label={label} lines={lines} total={figure(facts, 'total')} />
}

/** The row of a table that a total falls into: the last that it reaches, or the first. */
export function rowFor(rows: readonly { readonly total: number }[], total: number): number {
  return Math.max(
    0,
    rows.findLastIndex(row => row.total <= total),
  )
}

export function rowNames(rows: readonly { readonly total: number }[]): string[] {
  return namesFrom(rows.map(({ total }) => total))
}
