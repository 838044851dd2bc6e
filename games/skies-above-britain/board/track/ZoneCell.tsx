import { capital } from '@tallyho/engine'
import { usePlace } from '@tallyho/kit'
import type { Altitude, Zone } from '../../pack/types.ts'
import type { Campaign } from '../../state.ts'
import { ALTITUDE_NAMES, ZONE_NAMES } from '../../text/names.ts'
import { FormationToken } from '../map/Formations.tsx'

/** SAB-RVS-08 A zone at an altitude: the squadron waits here, or could. */
export function ZoneCell(props: {
  readonly campaign: Campaign
  readonly zone: Zone
  readonly altitude: Altitude
  /** What it costs to go there, or to stay; undefined where it cannot go. */
  readonly cost: string | undefined
}) {
  const { campaign, zone, altitude, cost } = props
  const name = `${capital(ZONE_NAMES[zone])} at ${ALTITUDE_NAMES[altitude]}`
  const place = usePlace(`zone:${zone}/${altitude}`, name)
  const { station, formations = [] } = campaign.patrol ?? {}
  const isHere = station?.zone === zone && station.altitude === altitude
  return (
    <div className="sab-zone" data-zone={zone} data-altitude={altitude} {...place}>
      <p className="sab-zone-name">
        <i aria-hidden="true">{altitude === 'high' ? '▲' : '▽'}</i> {ALTITUDE_NAMES[altitude]}
        {cost && <b>{cost}</b>}
      </p>
      {isHere &&
        formations
          .filter(({ at }) => at === undefined)
          .map(formation => <FormationToken key={formation.id} campaign={campaign} formation={formation} />)}
    </div>
  )
}
