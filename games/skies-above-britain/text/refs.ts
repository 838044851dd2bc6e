import { capital, type Ref, refNames } from '@tallyho/engine'
import type { Aircraft, Altitude, DogfightIcon, FighterId, Position, Station, Zone } from '../pack/types.ts'
import type { Campaign } from '../state.ts'
import type { Unit } from '../vocabulary/terms.ts'
import { iconTitle } from './cards.ts'
import {
  AIRCRAFT_NAMES,
  ALTITUDE_NAMES,
  bomberName,
  fighterWithPilot,
  formationName,
  germanName,
  pilotName,
  placeName,
  stationName,
  tileName,
  unitCalled,
  ZONE_NAMES,
} from './names.ts'

/** What a ref lights up. */
export const refName: (ref: Ref, campaign: Campaign) => string = refNames<Campaign>({
  fighter: (id, campaign) => fighterWithPilot(campaign, id as FighterId),
  unit: (id, campaign) => unitCalled(campaign, id as Unit),
  german: (id, campaign) => capital(germanName(campaign, Number(id))),
  bomber: id => capital(bomberName(id)),
  tile: id => capital(tileName(Number(id))),
  station: id => capital(stationName(id as Station)),
  position: id => {
    const [position, altitude] = id.split('/') as [Position, Altitude]
    return capital(placeName(position, altitude))
  },
  formation: id => capital(formationName(id)),
  zone: id => {
    const [zone, altitude] = id.split('/') as [Zone, Altitude?]
    return `${capital(ZONE_NAMES[zone])}${altitude ? ` at ${ALTITUDE_NAMES[altitude]}` : ''}`
  },
  aircraft: id => AIRCRAFT_NAMES[id as Aircraft],
  pilot: (id, campaign) => pilotName(campaign, Number(id)),
  card: id => `Card ${id}`,
  icon: id => iconTitle(id as DogfightIcon),
  box: id => `Engage box ${Number(id) + 1}`,
  schwarm: id => `Schwarm ${Number(id) + 1} of the circle`,
})
