import type { Logged } from '@tallyho/engine'
import type { ReactNode } from 'react'
import { RuleLink } from './badges.tsx'
import { OnCard } from './Chart.tsx'
import { Die, type DieTone, TenDie, TwelveDie } from './Die.tsx'
import './event.css'
import { Modifiers, type SumLine } from './Modifiers.tsx'

/** A card on the table: what happened, in figures and words, and the rule behind it. */
export function EventCard(props: {
  readonly note: Logged
  readonly title: ReactNode
  onRule(id: string): void
  readonly children: ReactNode
}) {
  const { note, title, onRule, children } = props
  return (
    <article className="event" data-what={note.what}>
      <header>
        <h3>{title}</h3>
        <RuleLink id={note.rule} onRule={onRule} />
      </header>
      <OnCard value={true}>{children}</OnCard>
    </article>
  )
}

/** What came of it, in a sentence. */
export function Outcome({ children, bad = false }: { readonly children: ReactNode; readonly bad?: boolean }) {
  return <p className={bad ? 'event-outcome event-outcome-bad' : 'event-outcome'}>{children}</p>
}

/** The dice, what was added to them, and the total. */
export function Rolled(props: {
  readonly dice: readonly number[]
  readonly sides?: 6 | 10 | 12
  /** Whose dice they are. */
  readonly tone?: DieTone
  readonly label: string
  readonly lines?: readonly SumLine[]
  /** The sum, if it is something else than all lines together. */
  readonly total?: number | undefined
  readonly totalName?: ReactNode
}) {
  const { dice, label, lines = [], totalName = 'Total' } = props
  const sum = dice.reduce((all, face) => all + face, 0)
  const rolled = { what: dice.length > 1 ? `Dice ${dice.join(' + ')}` : 'Die', by: sum, plain: true }
  return (
    <div className="rolled">
      <figure>
        {dice.map((face, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice of one roll do not change
          <OneDie key={i} face={face} label={label} sides={props.sides ?? 6} tone={props.tone ?? 'paper'} />
        ))}
        <figcaption>{label}</figcaption>
      </figure>
      {lines.length > 0 && (
        <Modifiers
          lines={[rolled, ...lines]}
          total={props.total ?? lines.reduce((all, { by }) => all + by, sum)}
          totalName={totalName}
        />
      )}
    </div>
  )
}

function OneDie(props: {
  readonly face: number
  readonly label: string
  readonly sides: 6 | 10 | 12
  readonly tone: DieTone
}) {
  const { face, label, sides, tone } = props
  if (sides === 12) return <TwelveDie face={face} label={label} />
  if (sides === 10) return <TenDie face={face} label={label} />
  return <Die face={face} label={label} tone={tone} size={36} />
}
