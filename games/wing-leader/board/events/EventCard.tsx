import type { Facts } from '@tallyho/engine'
import {
  EventCard as CardFrame,
  type CardProps,
  CounterSvg,
  Die,
  type EventCardProps,
  Modifiers,
  type SumLine,
} from '@tallyho/kit'
import type { ReactNode } from 'react'
import { packOf } from '../../pack/index.ts'
import type { Battle } from '../../state.ts'
import { letterOf } from '../names.ts'
import { UnitFace } from '../pieces/UnitFace.tsx'
import { shapeKeyOf } from '../silhouettes.ts'
import { dice, figure, modifierLines, text } from './facts.ts'

export type EventProps = CardProps<Battle, Facts>

export function EventCard(props: EventCardProps) {
  return <CardFrame className="wl-event" {...props} />
}

export function Outcome({ children }: { readonly children: ReactNode }) {
  return <p className="wl-outcome">{children}</p>
}

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
  totalName = 'Total',
}: {
  readonly facts: Facts
  readonly label: string
  readonly lines?: readonly SumLine[]
  readonly totalName?: string
}) {
  const faces = dice(facts)
  const rolled: SumLine = {
    what: faces.length > 1 ? `Dice ${faces.join(' + ')}` : 'Die',
    by: faces.reduce((sum, face) => sum + face, 0),
    plain: true,
  }
  return (
    <div className="wl-roll">
      <figure className="wl-dice">
        {faces.map((face, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice of one roll do not change
          <Die key={i} face={face} label={label} size={36} />
        ))}
        <figcaption>{label}</figcaption>
      </figure>
      <Modifiers lines={[rolled, ...lines]} total={figure(facts, 'total')} totalName={totalName} />
    </div>
  )
}

/** The row of a table that a total falls into: the last that it reaches, or the first. */
export function rowFor(rows: readonly { readonly total: number }[], total: number): number {
  return Math.max(
    0,
    rows.findLastIndex(row => row.total <= total),
  )
}

/** Names of rows by the totals they stand for: `2 or less`, `3`, `4–5`, `11 or more`. */
export function rowNames(rows: readonly { readonly total: number }[]): string[] {
  return rows.map(({ total }, i) => {
    const next = rows[i + 1]?.total
    if (next === undefined) return `${minus(total)} +`
    if (i === 0) return `≤ ${minus(next - 1)}`
    return next - 1 === total ? minus(total) : `${minus(total)}–${minus(next - 1)}`
  })
}

export function minus(number: number): string {
  return number < 0 ? `−${-number}` : String(number)
}
