import { isSame, usePick } from '@tallyho/kit'
import { memo, useContext } from 'react'
import type { Aircraft as British, FighterId, Position } from '../../pack/types.ts'
import { colourOf, numberOf } from '../../rules/01-general/fighters.ts'
import type { Campaign } from '../../state.ts'
import { fighterWithPilot } from '../../text/names.ts'
import { Aircraft } from '../pieces/Aircraft.tsx'
import { Copied } from '../pieces/copied.ts'
import { PilotTag } from '../pieces/PilotTag.tsx'
import type { Flown } from './shown.ts'
import { HEADING } from './ways.ts'

/** Our fighters: where they attack, or at the foot until they have a target. */
export function Fighters({
  campaign,
  fighters,
}: {
  readonly campaign: Campaign
  readonly fighters: readonly Flown[]
}) {
  const copied = useContext(Copied)
  return fighters.map(({ id, slot, angle, delayed }) => (
    <div
      key={id}
      className="sab-am-flown"
      data-named={slot.named}
      style={{ left: slot.x, top: slot.y }}
      {...(!copied && { 'data-piece': `fighter:${id}` })}
    >
      <Plane
        id={id}
        label={fighterWithPilot(campaign, id)}
        type={campaign.aircraft}
        angle={angle}
        delayed={delayed}
        named={slot.named}
      />
      {slot.named && <PilotTag campaign={campaign} id={id} compact />}
    </div>
  ))
}

interface PlaneProps {
  readonly id: FighterId
  readonly label: string
  readonly type: British
  readonly angle: Position | undefined
  readonly delayed: boolean
  /** Its tag beside it is what is picked. */
  readonly named: boolean
}

const Plane = memo(function Plane({ id, label, type, angle, delayed, named }: PlaneProps) {
  const pick = usePick(`fighter:${id}`, `${label}${delayed ? ', not there yet' : ''}`)
  const { 'data-mark': mark } = pick
  return (
    <div className="sab-am-plane" {...(named ? { 'data-mark': mark, 'aria-hidden': true } : pick)}>
      <svg viewBox="-50 -50 100 100" aria-hidden="true">
        <circle className="sab-am-ring" r="48" />
        <Aircraft type={type} size={84} heading={angle ? HEADING[angle] : 0} />
      </svg>
      {!named && (
        <b className="sab-am-plane-no" data-section={colourOf(id)}>
          {numberOf(id)}
        </b>
      )}
      {delayed && <Clock />}
    </div>
  )
}, isSame)

/** SAB-BMB-21 He needs a round to get there. */
export function Clock() {
  return (
    <svg className="sab-am-clock" viewBox="-20 -20 40 40" aria-hidden="true">
      <circle r="18" />
      <path d="M0 -10V0L7 5" />
    </svg>
  )
}
