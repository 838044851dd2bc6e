import type { Facts } from '@tallyho/engine'
import { EventCard as CardFrame, type CardProps, type EventCardProps, Modifiers, TenDie } from '@tallyho/kit'
import type { ReactNode } from 'react'
import type { Campaign } from '../../state.ts'
import { figure, sumLines } from './facts.ts'

export type EventProps = CardProps<Campaign, Facts>

export function EventCard(props: EventCardProps) {
  return <CardFrame className="sr-event" {...props} />
}

export function Outcome({ children, bad = false }: { readonly children: ReactNode; readonly bad?: boolean }) {
  return <p className={bad ? 'sr-outcome sr-outcome-bad' : 'sr-outcome'}>{children}</p>
}

/** A die with what was added to it, and the total. */
export function Rolled({
  facts,
  label,
  children,
}: {
  readonly facts: Facts
  readonly label: string
  readonly children?: ReactNode
}) {
  const die = figure(facts, 'die')
  const lines = sumLines(facts)
  if (die === undefined) return undefined
  return (
    <div className="sr-rolled">
      <figure className="sr-die">
        <TenDie face={die} label={label} />
        <figcaption>{label}</figcaption>
      </figure>
      {lines.length > 0 && (
        <Modifiers
          lines={[{ what: 'Die', by: die, plain: true }, ...lines]}
          total={figure(facts, 'total') ?? lines.reduce((sum, { by }) => sum + by, die)}
          totalName="Total"
        />
      )}
      {children}
    </div>
  )
}

const FACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

/** A die that only has to reach a number, be even, …: all ten faces, those that do it marked, the one that came up lit. */
export function Needs({
  die,
  label,
  good,
  yes,
  no,
}: {
  readonly die: number
  readonly label: string
  good(face: number): boolean
  readonly yes: string
  readonly no: string
}) {
  return (
    <div className="sr-needs">
      <TenDie face={die} label={label} />
      <div>
        <ol aria-label={`${label}: which faces do it`}>
          {FACES.map(face => (
            <li
              key={face}
              className={good(face) ? 'sr-face-yes' : undefined}
              aria-current={face === die ? 'true' : undefined}
            >
              {face}
            </li>
          ))}
        </ol>
        <p>
          <Answer of={yes} came={good(die)} yes />
          <Answer of={no} came={!good(die)} />
        </p>
      </div>
    </div>
  )
}

/** One of the two ways it can go; what came is in bold. */
function Answer({
  of,
  came,
  yes = false,
}: {
  readonly of: string
  readonly came: boolean
  readonly yes?: boolean
}) {
  return (
    <span className="sr-answer">
      <span className={yes ? 'sr-face-key sr-face-yes' : 'sr-face-key'} /> {came ? <strong>{of}</strong> : of}
    </span>
  )
}
