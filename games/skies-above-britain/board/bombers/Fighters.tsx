import { isSame, usePick } from '@tallyho/kit'
import { memo, useContext } from 'react'
import type { Aircraft as British, FighterId } from '../../pack/types.ts'
import { colourOf, numberOf } from '../../rules/01-general/fighters.ts'
import { STRAGGLER } from '../../rules/04-bombers/formation.ts'
import type { Campaign } from '../../state.ts'
import { fighterWithPilot } from '../../text/names.ts'
import { Aircraft } from '../pieces/Aircraft.tsx'
import { Copied } from '../pieces/copied.ts'
import { PilotTag } from '../pieces/PilotTag.tsx'
import { type Flown, markOf } from './shown.ts'

/** Our fighters: where they attack, or at the foot until they have a target. */
export function Fighters({
  campaign,
  fighters,
  fired,
}: {
  readonly campaign: Campaign
  readonly fighters: readonly Flown[]
  readonly fired: ReadonlySet<FighterId>
}) {
  const copied = useContext(Copied)
  return fighters.map(({ id, slot, heading, bomber, delayed = false }) => (
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
        heading={heading}
        aim={bomber && bomber !== STRAGGLER ? markOf(bomber) : undefined}
        delayed={delayed}
        named={slot.named}
      />
      {slot.named && (
        <PilotTag
          campaign={campaign}
          id={id}
          compact
          doing={
            bomber &&
            `at ${bomber === STRAGGLER ? 'it' : markOf(bomber)}${delayed ? ', next round' : fired.has(id) ? ', has fired' : ''}`
          }
        />
      )}
    </div>
  ))
}

interface PlaneProps {
  readonly id: FighterId
  readonly label: string
  readonly type: British
  readonly heading: number
  /** `B2`, the bomber that he attacks. */
  readonly aim: string | undefined
  readonly delayed: boolean
  /** Its tag beside it is what is picked. */
  readonly named: boolean
}

const Plane = memo(function Plane({ id, label, type, heading, aim, delayed, named }: PlaneProps) {
  const pick = usePick(`fighter:${id}`, `${label}${delayed ? ', not there yet' : ''}`)
  const { 'data-mark': mark } = pick
  return (
    <div className="sab-am-plane" {...(named ? { 'data-mark': mark, 'aria-hidden': true } : pick)}>
      <svg viewBox="-50 -50 100 100" aria-hidden="true">
        <circle className="sab-am-ring" r="48" />
        <Aircraft type={type} size={84} heading={heading} />
      </svg>
      {!named && (
        <b className="sab-am-plane-no" data-section={colourOf(id)}>
          {numberOf(id)}
          {aim && <i>{aim}</i>}
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
