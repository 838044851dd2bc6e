import type { Altitude, Zone } from '../../pack/types.ts'
import { sections } from '../../rules/01-general/formations.ts'
import { patrolOf } from '../../rules/01-general/terms.ts'
import type { Campaign, Track, TrackPlace } from '../../state.ts'
import { formation } from './table.ts'

/**
 * The squadron on the Raid Track at `middle high`, before Contact. The raid is off the track, or at `inbound 2`, `turn` or
 * `outbound 0` of the row home from the deep zone; the numbers are face-down markers in each space of the row that it is in.
 */
export function onTrack(
  campaign: Campaign,
  station: string,
  raid = '',
  markers: readonly number[] = [],
): Track {
  const patrol = patrolOf(campaign)
  const [zone, altitude] = station.split(' ') as [Zone, Altitude]
  patrol.station = { zone, altitude }
  formation(campaign, 'squadron', sections(campaign).join(' '))
  const home = raid.startsWith('outbound')
  patrol.track = {
    inbound: home ? [0, 0, 0, 0, 0, 0] : [0, 1, 2, 3, 4, 5].map(space => markers[space] ?? 0),
    outbound: home ? [...markers] : [],
    held: [],
    raid: placeOf(raid),
    released: home || raid === 'turn' ? 'deep' : undefined,
  }
  return patrol.track
}

function placeOf(raid: string): TrackPlace | undefined {
  const [row, space] = raid.split(' ')
  if (row === 'turn') return { row }
  return row === 'inbound' || row === 'outbound' ? { row, space: Number(space) } : undefined
}

/** Spaces that the cubes have moved from Full: `red 1, blue 2`; those on Full are left out. */
export function spent(campaign: Campaign, full = 0): string {
  return Object.entries(patrolOf(campaign).fuel)
    .filter(([, space]) => space !== full)
    .map(([section, space]) => `${section} ${space - full}`)
    .join(', ')
}
