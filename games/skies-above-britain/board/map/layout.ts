import type { Position, Station } from '../../pack/types.ts'

/** Where things are on the Interception Map: per cent of its width and height, the raid flies up the page. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** SAB-INT-05 Stations around the bombers. */
export const STATION_SPOTS: Readonly<Record<Station, Spot>> = {
  high: { x: 31, y: 25 },
  ahead: { x: 50, y: 23 },
  lead: { x: 69, y: 24 },
  port: { x: 29, y: 50 },
  starboard: { x: 71, y: 51 },
  low: { x: 70, y: 75 },
  trailing: { x: 50, y: 80 },
}

/** SAB-INT-04 Positions on its rim: on a flank between two stations. */
export const POSITION_SPOTS: Readonly<Record<Position, Spot>> = {
  nose: { x: 50, y: 8 },
  starboard: { x: 91, y: 37 },
  tail: { x: 50, y: 94 },
  port: { x: 9, y: 37 },
}
