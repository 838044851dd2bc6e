import { capital, type Ref, refNames } from '@tallyho/engine'
import type { Aircraft, Altitude, DogfightIcon, FighterId, Position, Station, Zone } from '../pack/types.ts'
import type { Campaign } from '../state.ts'
import type { Unit } from '../vocabulary/terms.ts'
import { iconTitle } from './cards.ts'
import { bomberName, germanName, POSITION_NAMES, tileName } from './german-names.ts'
import {
  AIRCRAFT_NAMES,
  ALTITUDE_NAMES,
  fighterWithPilot,
  formationName,
  pilotName,
  placeName,
  stationName,
  unitCalled,
  WAY_NAMES,
  ZONE_NAMES,
} from './names.ts'

/** What a ref lights up. */
export const refName: (ref: Ref, campaign: Campaign) => string = refNames<Campaign>({
  fighter: (id, campaign) => fighterWithPilot(campaign, id as FighterId),
  unit: (id, campaign) => unitCalled(campaign, id as Unit),
  german: (id, campaign) => capital(germanName(campaign, Number(id))),
  bomber: id => capital(bomberName(id)),
  approach: id => {
    const [bomber = '', angle] = id.split('/') as [string, Position]
    return `${capital(bomberName(bomber))} from ${POSITION_NAMES[angle]}`
  },
  tile: id => capital(tileName(Number(id))),
  station: id => capital(stationName(id as Station)),
  position: id => {
    const [position, altitude] = id.split('/') as [Position, Altitude]
    return capital(placeName(position, altitude))
  },
  raid: () => 'The bombers',
  formation: id => capital(formationName(id)),
  zone: id => {
    const [zone, altitude] = id.split('/') as [Zone, Altitude?]
    return `${capital(ZONE_NAMES[zone])}${altitude ? ` at ${ALTITUDE_NAMES[altitude]}` : ''}`
  },
  aircraft: id => AIRCRAFT_NAMES[id as Aircraft],
  pilot: (id, campaign) => pilotName(campaign, Number(id)),
  card: () => 'The card',
  icon: id => iconTitle(id as DogfightIcon),
  way: id => WAY_NAMES[id as keyof typeof WAY_NAMES] ?? 'A way through the air',
  box: id => `Gap ${Number(id) + 1}`,
  schwarm: id => `Group ${Number(id) + 1} of the circle`,
})
