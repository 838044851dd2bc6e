import { type CSSProperties, useContext } from 'react'
import type { FighterId } from '../../pack/types.ts'
import type { Campaign } from '../../state.ts'
import { Aircraft } from '../pieces/Aircraft.tsx'
import { Copied } from '../pieces/copied.ts'
import { PilotTag } from '../pieces/PilotTag.tsx'
import { type Air, isNarrow, ownFlight, spanOf } from './air.ts'

/** One of ours in the air, with the tag of its pilot beside it. */
export function OwnFighter(props: {
  readonly size: Air
  readonly campaign: Campaign
  readonly id: FighterId
  /** How many fly together, and which of them it is. */
  readonly count: number
  readonly i: number
}) {
  const { size, campaign, id, count, i } = props
  const copied = useContext(Copied)
  const span = spanOf(size) * (count === 1 ? 1.2 : 1)
  const { x, y, heading, bank } = ownFlight(size, count, i)
  const hit = (campaign.patrol?.fighters[id]?.hits.length ?? 0) > 0
  return (
    <div
      className="sab-aloft"
      data-seat={count === 1 ? undefined : i}
      {...(!copied && { 'data-piece': `fighter:${id}` })}
      style={flownAt(x, y, span)}
    >
      <svg viewBox="-50 -50 100 100" aria-hidden="true">
        {hit && <path className="sab-aloft-smoke" d="M8 12C22 26 18 38 34 52S44 78 58 88" />}
        <Aircraft type={campaign.aircraft} heading={heading} bank={bank} size={100} />
      </svg>
      <PilotTag campaign={campaign} id={id} compact={isNarrow(size)} />
    </div>
  )
}

function flownAt(x: number, y: number, span: number): CSSProperties & Record<'--span', string> {
  return { left: x - span / 2, top: y - span / 2, width: span, height: span, '--span': `${span}px` }
}
