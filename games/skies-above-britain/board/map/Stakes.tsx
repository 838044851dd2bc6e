import { percent } from '@tallyho/engine'
import { AGAIN, type Stake, upFrom } from '../../text/stakes.ts'

const OCTAGON = 'M0 -19L13.5 -14.5L19 0L13.5 14.5L0 19L-13.5 14.5L-19 0L-13.5 -14.5Z'

/** The number that is needed on the twelve-sided die. */
export function NumberBadge({ number, twoDice = false }: Pick<Stake, 'number' | 'twoDice'>) {
  if (number === undefined) return null
  return (
    <svg className="sab-badge" viewBox="-20 -20 40 40" aria-hidden="true">
      {twoDice && <path className="sab-badge-second" d={OCTAGON} transform="translate(3 -3) scale(.94)" />}
      <path d={OCTAGON} transform={twoDice ? 'translate(-1.5 1.5) scale(.94)' : undefined} />
      <text x={twoDice ? -1.5 : 0} y={twoDice ? 7.5 : 6}>
        {upFrom(number, twoDice)}
      </text>
    </svg>
  )
}

interface StakeLineProps {
  readonly stake: Stake
  /** What the number is needed for: `jump them`. */
  readonly to: string
  /** On a phone whom it is about. */
  readonly of?: string
  /** Who is met otherwise is told here too, not in the answer alone. */
  readonly telling?: boolean
}

/** What it takes and what for, what it costs, and what comes of failure, in one line. */
export function StakeLine({ stake, to, of, telling = false }: StakeLineProps) {
  const { number, chance, fuel, later, fails, twoDice, again } = stake
  return (
    <span className="sab-stake">
      {of && <span className="sab-stake-of">{of}</span>}
      {number !== undefined && <b className="sab-stake-number">{upFrom(number, twoDice)}</b>}
      {chance !== undefined && <b>{percent(chance)}</b>}
      {chance !== undefined && <span className="sab-stake-more">{to}</span>}
      {twoDice && <span className="sab-stake-more">2 dice</span>}
      {fuel && <b className="sab-stake-fuel">{fuel} Fuel</b>}
      {later && <span className="sab-stake-more">then {later} to attack</span>}
      {again === 'free' && <span className="sab-stake-more">{AGAIN.free}</span>}
      {fails && (telling || chance === undefined) && <span className="sab-stake-more">{fails}</span>}
    </span>
  )
}
