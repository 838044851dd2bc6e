import { type CardProps, EventCard, Rolled, type SumLine, TenDie } from '@tallyho/kit'
import type { ReactNode } from 'react'
import { meets, type Needs } from '../../rules/05-map/dice.ts'
import type { Campaign } from '../../state.ts'
import type { Notes } from '../../vocabulary.ts'
import { modifierName } from './modifiers.ts'

/** What the card of one of these notes is given. */
export type Card<K extends keyof Notes> = CardProps<Campaign, Notes[K]>

/** Itemised modifiers as lines of a sum. */
export function sumLines(modifiers: readonly { readonly id: string; readonly by: number }[]): SumLine[] {
  return modifiers.map(({ id, by }) => ({ what: modifierName(id), by }))
}

/** A die with what was added to it, and the total. */
export function RollOf(props: {
  readonly roll: {
    readonly die: number
    readonly modifiers?: Parameters<typeof sumLines>[0]
    readonly total?: number
  }
  readonly label: string
}) {
  const { die, modifiers = [], total } = props.roll
  return <Rolled sides={10} dice={[die]} label={props.label} lines={sumLines(modifiers)} total={total} />
}

const FACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

/** A die that has to show something: all ten faces, those that do it marked, the one that came up lit. */
export function Check(props: {
  readonly die: number
  readonly needs: Needs
  readonly label: string
  /** What happens if it shows that, and if not. */
  readonly yes: string
  readonly no: string
}) {
  const { die, needs, label } = props
  const came = meets(needs, die)
  return (
    <div className="sr-needs">
      <TenDie face={die} label={label} />
      <div>
        <ol aria-label={`${label}: which faces do it`}>
          {FACES.map(face => (
            <li
              key={face}
              className={meets(needs, face) ? 'sr-face-yes' : undefined}
              aria-current={face === die ? 'true' : undefined}
            >
              {face}
            </li>
          ))}
        </ol>
        <p>
          <span className="sr-answer">
            <span className="sr-face-key sr-face-yes" /> {came ? <strong>{props.yes}</strong> : props.yes}
          </span>
          <span className="sr-answer">
            <span className="sr-face-key" /> {came ? props.no : <strong>{props.no}</strong>}
          </span>
        </p>
      </div>
    </div>
  )
}

/** A card with a die that has to show something, and no more. */
export function CheckCard(
  props: Pick<Card<'hit.sun'>, 'note' | 'onRule'> & {
    readonly facts: { readonly die: number; readonly needs: Needs }
    readonly title: string
    readonly label: string
    readonly yes: string
    readonly no: string
    readonly children?: ReactNode
  },
) {
  const { note, onRule, facts, title, children, label, yes, no } = props
  return (
    <EventCard note={note} title={title} onRule={onRule}>
      <Check die={facts.die} needs={facts.needs} label={label} yes={yes} no={no} />
      {children}
    </EventCard>
  )
}

/** Two dice of one roll, told apart by their colours. */
export function TwoDice(props: {
  readonly roll: { readonly red: number; readonly black: number }
  readonly label: string
}) {
  return (
    <figure className="sr-die">
      <TenDie face={props.roll.red} label="Red die" tone="red" />
      <TenDie face={props.roll.black} label="Black die" tone="black" />
      <figcaption>{props.label}</figcaption>
    </figure>
  )
}
