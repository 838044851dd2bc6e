import { type Logged, percent } from '@tallyho/engine'
import { type Space, type VectorIcon, ZONES, type Zone } from '../../pack/types.ts'
import { reaches } from '../../rules/01-general/odds.ts'
import { tablesOf } from '../../rules/01-general/terms.ts'
import type { Campaign, Track } from '../../state.ts'
import { factsIn } from '../../vocabulary.ts'

/** A space of the Raid Track as it lies on the table. */
export interface Slot {
  readonly row: 'inbound' | 'outbound'
  readonly space: number
  readonly numbers: Space
  /** Face down. */
  readonly markers: number
  readonly raid: boolean
  /** The raid has been there, or would have been. */
  readonly past: boolean
}

/** The spaces of a zone, from inland to the sea. */
export interface ZoneOfTrack {
  readonly zone: Zone
  readonly slots: readonly Slot[]
}

/** SAB-RVS-09 The row that the raid is on: inland to begin with, then home (SAB-VEC-14). */
export function zonesOf(campaign: Campaign, track: Track): readonly ZoneOfTrack[] {
  const { inbound, outbound } = tablesOf(campaign).track
  const slots = track.released
    ? outbound[track.released].map((numbers, space) => slotOf(track, 'outbound', space, numbers))
    : inbound.map((numbers, space) => slotOf(track, 'inbound', space, numbers)).reverse()
  return ZONES.map(zone => ({ zone, slots: slots.filter(({ numbers }) => numbers.zone === zone) }))
}

function slotOf(track: Track, row: Slot['row'], space: number, numbers: Space): Slot {
  const { raid } = track
  const markers = track[row][space] ?? 0
  const first = track[row].findIndex(count => count > 0)
  const seen = raid?.row === row ? space < raid.space : !raid && row === 'inbound' && space < first
  return {
    row,
    space,
    numbers,
    markers,
    raid: raid?.row === row && raid.space === space,
    past: markers === 0 && seen,
  }
}

export function isAtTurn({ raid }: Track): boolean {
  return raid?.row === 'turn'
}

/** SAB-PAT-04 SAB-PAT-07 What a space of the track means for escorts and for those who fly there, each turn: `109s go home 17 %`. */
export function exitsTold(space: Pick<Space, 'exit109' | 'exit110' | 'patrol'>): readonly string[] {
  const { exit109, exit110, patrol } = space
  return [
    ...(exit109 === undefined ? [] : [`109s go home ${percent(reaches(exit109))}`]),
    ...(exit110 === undefined ? [] : [`110s go home ${percent(reaches(exit110))}`]),
    ...(patrol === undefined ? [] : [`more 109s ${percent(reaches(patrol))}`]),
  ]
}

/** What the markers said that have been turned up on this patrol, by their place. */
export function revealedIn(notes: readonly Logged[]): ReadonlyMap<string, readonly VectorIcon[]> {
  const begun = notes.findLastIndex(({ what }) => what === 'patrol-begins')
  const found = new Map<string, readonly VectorIcon[]>()
  for (const { place, icons } of factsIn(notes.slice(begun + 1))('vector-marker')) {
    if (place.row === 'turn') continue
    const key = slotKey(place)
    found.set(key, [...(found.get(key) ?? []), ...icons])
  }
  return found
}

export function slotKey({ row, space }: Pick<Slot, 'row' | 'space'>): string {
  return `${row}/${space}`
}
