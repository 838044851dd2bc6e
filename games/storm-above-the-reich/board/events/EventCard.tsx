import type { Facts } from '@tallyho/engine'
import { type CardProps, Rolled as Roll, TenDie } from '@tallyho/kit'
import type { Campaign } from '../../state.ts'
import { figure, sumLines } from './facts.ts'

export type EventProps = CardProps<Campaign, Facts>

/** A die with what was added to it, and the total. */
export function Rolled({ facts, label }: { readonly facts: Facts; readonly label: string }) {
  const die = figure(facts, 'die')
  if (die === undefined) return undefined
  return <Roll sides={10} dice={[die]} label={label} lines={sumLines(facts)} total={figure(facts, 'total')} />
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
