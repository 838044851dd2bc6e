import { capital } from '@tallyho/engine'
import { usePick } from '@tallyho/kit'
import { AIRCRAFT, type Aircraft as AircraftName } from '../../pack/types.ts'
import type { Campaign } from '../../state.ts'
import { AIRCRAFT_NAMES } from '../../text/names.ts'
import { Aircraft } from '../pieces/Aircraft.tsx'
import { type Worth, worthOf } from './compare.ts'

const ROWS: readonly (readonly [keyof Worth, string])[] = [
  ['damage', 'Cards with damage for the 109s before it'],
  ['unhurt', 'Cards without a hit when 109s are behind it'],
  ['home', 'Severe hits that it limps home with'],
  ['fuel', 'Fuel until the tanks are dry'],
]

/** What the squadron could fly, with what its own cards and tables say about it. */
export function AircraftChoice({ campaign }: { readonly campaign: Campaign }) {
  return (
    <div className="sab-hangar">
      {AIRCRAFT.map(aircraft => (
        <Type key={aircraft} campaign={campaign} aircraft={aircraft} />
      ))}
    </div>
  )
}

function Type({ campaign, aircraft }: { readonly campaign: Campaign; readonly aircraft: AircraftName }) {
  const pick = usePick(`aircraft:${aircraft}`, AIRCRAFT_NAMES[aircraft])
  const worth = worthOf(campaign, aircraft)
  const best = Object.fromEntries(
    ROWS.map(([row]) => [row, AIRCRAFT.every(other => worthOf(campaign, other)[row] <= worth[row])]),
  )
  return (
    <article className="sab-type" {...pick}>
      <svg viewBox="-62 -54 140 124" aria-hidden="true">
        <Aircraft type={aircraft} size={100} heading={38} bank={14} />
      </svg>
      <h3>{capital(AIRCRAFT_NAMES[aircraft])}</h3>
      <dl>
        {ROWS.map(([row, name]) => (
          <div key={row} data-best={best[row]}>
            <dt>{name}</dt>
            <dd>{row === 'fuel' ? worth.fuel : `${Math.round(worth[row] * 100)} %`}</dd>
          </div>
        ))}
      </dl>
    </article>
  )
}
