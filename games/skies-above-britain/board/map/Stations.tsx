import { capital } from '@tallyho/engine'
import { TipText, usePick, useTip } from '@tallyho/kit'
import { useContext } from 'react'
import type { GermanType, Station } from '../../pack/types.ts'
import { isStationInSun } from '../../rules/01-general/terms.ts'
import type { Campaign, EscortMarker } from '../../state.ts'
import { escortName, SIZE_NAMES, STATION_NAMES, stationName } from '../../text/names.ts'
import type { Stake } from '../../text/stakes.ts'
import { Aircraft } from '../pieces/Aircraft.tsx'
import { Copied } from '../pieces/copied.ts'
import { NumberBadge, StakeLine } from './Stakes.tsx'

/** SAB-INT-06 Heavy is a schwarm, light a rotte. */
const GROUPS: Readonly<Record<EscortMarker['size'], readonly (readonly [x: number, y: number])[]>> = {
  heavy: [
    [-8, -20],
    [-42, 8],
    [26, 4],
    [56, 26],
  ],
  light: [
    [-20, -8],
    [22, 12],
  ],
}

/** A station around the bombers: whoever guards there, and what it takes to get at them. */
export function StationPlace(props: {
  readonly campaign: Campaign
  readonly station: Station
  /** What its marker is called, wherever it goes. */
  readonly piece: string
  readonly stake: Stake | undefined
}) {
  const { campaign, station, piece, stake } = props
  const marker = campaign.patrol?.escort[station]
  const name = capital(marker ? escortName(campaign, station) : stationName(station))
  const pick = usePick(`station:${station}`, name)
  const tip = useTip(() => <StationTip campaign={campaign} station={station} />)
  const copied = useContext(Copied)
  if (!marker)
    return (
      <span className="sab-station-empty" data-station={station} {...pick} {...tip}>
        {STATION_NAMES[station]}
      </span>
    )
  const { type, size, suppressed } = marker
  return (
    <div
      className="sab-station"
      data-piece={copied ? undefined : `escort:${piece}`}
      data-station={station}
      data-suppressed={suppressed}
      data-stake={stake !== undefined}
      {...pick}
      {...tip}
    >
      <EscortGroup type={type} size={size} suppressed={suppressed} />
      <div className="sab-plate">
        {stake && <NumberBadge {...stake} />}
        <p>
          <strong>
            {STATION_NAMES[station]}
            <span className="sab-station-type">
              : {type}s
              <span className="sab-station-size">
                <i>, </i>
                {SIZE_NAMES[size]}
              </span>
            </span>
          </strong>
          {stake && <StakeLine stake={stake} to="jump them" of={`${SIZE_NAMES[size]} ${type}s`} />}
          {suppressed && <span className="sab-stake">pinned this turn</span>}
        </p>
      </div>
    </div>
  )
}

export function EscortGroup(props: {
  readonly type: GermanType
  readonly size: EscortMarker['size']
  readonly suppressed?: boolean
}) {
  const { type, size, suppressed = false } = props
  return (
    <svg className="sab-group" viewBox="-76 -52 152 104" aria-hidden="true">
      {GROUPS[size].map(([x, y]) => (
        <Aircraft key={x} type={type} x={x} y={y} heading={4} bank={6} size={size === 'heavy' ? 50 : 54} />
      ))}
      {suppressed && (
        <g className="sab-pinned">
          <ellipse rx="74" ry="48" />
          <path d="M-52 -34L52 34M-70 -14L20 46M-20 -46L70 14" />
        </g>
      )}
    </svg>
  )
}

function StationTip({ campaign, station }: { readonly campaign: Campaign; readonly station: Station }) {
  const { patrol } = campaign
  const marker = patrol?.escort[station]
  return (
    <TipText title={capital(stationName(station))}>
      <p>
        {marker ? `${capital(SIZE_NAMES[marker.size])} escort of Me ${marker.type}s.` : 'Nobody guards here.'}
      </p>
      {marker?.suppressed && <p>Pinned: it guards nothing until the turn ends.</p>}
      {patrol && isStationInSun(patrol, station) && <p>In the sun: hard to see, and it sees more.</p>}
    </TipText>
  )
}
