import { capital } from '@tallyho/engine'
import { usePlace } from '@tallyho/kit'
import type { Altitude, Position } from '../../pack/types.ts'
import { isInSun } from '../../rules/01-general/terms.ts'
import type { Campaign } from '../../state.ts'
import { ALTITUDE_NAMES, placeName } from '../../text/names.ts'
import type { Stake } from '../../text/stakes.ts'
import { FormationToken } from './Formations.tsx'
import { NumberBadge, StakeLine } from './Stakes.tsx'

const TITLES: Readonly<Record<Position, string>> = {
  nose: 'Nose',
  starboard: 'Starboard',
  tail: 'Tail',
  port: 'Port',
}

/** A position and altitude: the formations there, and what it takes to come here. */
export function PositionPlace(props: {
  readonly campaign: Campaign
  readonly position: Position
  readonly altitude: Altitude
  readonly stake: Stake | undefined
}) {
  const { campaign, position, altitude, stake } = props
  const { patrol } = campaign
  const place = usePlace(`position:${position}/${altitude}`, capital(placeName(position, altitude)))
  if (!patrol) return null
  const here = patrol.formations.filter(({ at }) => at?.position === position && at.altitude === altitude)
  return (
    <div
      className="sab-position"
      data-position={position}
      data-altitude={altitude}
      data-sun={isInSun(patrol, { position, altitude })}
      data-filled={here.length > 0}
      data-many={here.length > 2}
      {...place}
    >
      <p className="sab-position-name">
        {stake && <NumberBadge {...stake} />}
        <span>
          <strong>
            <i aria-hidden="true">{altitude === 'high' ? '▲' : '▽'}</i> {TITLES[position]}{' '}
            <span className="sab-position-altitude">{ALTITUDE_NAMES[altitude]}</span>
          </strong>
          {stake && <StakeLine stake={stake} to="unseen" />}
        </span>
      </p>
      {here.map(formation => (
        <FormationToken key={formation.id} campaign={campaign} formation={formation} />
      ))}
    </div>
  )
}
