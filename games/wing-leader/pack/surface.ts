import type { FlakGuns, SurfaceKind, SurfaceType } from './types.ts'

/**
 * WL-14.0.b WL-14.0.c Surface units. Variants are numbered: 1 as at the start of the war, higher numbers later and
 * better armed. Defence is what the target makes of the bomb aimer's work, by size and by dodging; damage is
 * what puts it out of action. Torpedoes have a bomb value of 20 and a squadron's bombs about 10, so that a
 * destroyer is stopped by one good attack and a battleship by several.
 */

const small = (strength: 0 | 1 | 2): FlakGuns => ({ type: 'S', strength, channels: 0 })
const light = (strength: 0 | 1 | 2, channels: number): FlakGuns => ({ type: 'L', strength, channels })
const heavy = (strength: 0 | 1 | 2, channels: number): FlakGuns => ({ type: 'H', strength, channels })
/** WL-14.2.8.a Guns that cannot point high. */
const lowAngle = (strength: 0 | 1 | 2, channels: number): FlakGuns => ({
  ...heavy(strength, channels),
  lowAngle: true,
})

type Row = readonly [
  id: string,
  name: string,
  kind: SurfaceKind,
  defence: number,
  damage: number,
  vp: number,
  flak: readonly FlakGuns[],
]

function ship([id, name, kind, defence, damage, vp, flak]: Row, armoured?: 'armoured'): SurfaceType {
  return {
    id,
    name,
    kind,
    defence,
    ...(armoured && { armoured: true }),
    damage,
    flak,
    vp,
    source: 'designed',
    ref: 'WL-14.0.b, WL-C-48, WL-C-49; sizes and batteries from history',
  }
}

function ground([id, name, kind, defence, damage, vp, flak]: Row, hard?: 'hard'): SurfaceType {
  return {
    id,
    name,
    kind,
    defence,
    damage,
    ...(hard && { hard: true }),
    flak,
    vp,
    source: 'designed',
    ref: 'WL-14.0.b, WL-14.0.d, WL-C-49; sizes from history',
  }
}

export const SURFACE: readonly SurfaceType[] = [
  // Small ships. Most destroyers of the early years could not raise their main guns at aircraft.
  ship(['ss-1', 'Submarine', 'SS', -3, 2, 3, [small(0)]]),
  ship(['ss-2', 'Submarine with flak guns', 'SS', -3, 2, 3, [light(0, 1)]]),
  ship(['pg-1', 'Armed trawlers', 'PG', -2, 2, 1, [small(0)]]),
  ship(['pg-2', 'Flak vessels', 'PG', -2, 2, 2, [light(1, 1)]]),
  ship(['dd-1', 'Destroyer, low-angle guns', 'DD', -2, 3, 3, [lowAngle(0, 1), small(0)]]),
  ship(['dd-2', 'Destroyer', 'DD', -2, 3, 3, [heavy(0, 1), light(0, 1)]]),
  ship(['dd-3', 'Destroyer, radar directed', 'DD', -2, 4, 4, [heavy(1, 2), light(1, 1)]]),

  // Cruisers
  ship(['cl-1', 'Light cruiser, old', 'CL', -1, 4, 5, [lowAngle(0, 1), small(0)]]),
  ship(['cl-2', 'Light cruiser', 'CL', -1, 5, 5, [heavy(0, 2), light(0, 1)]]),
  ship(['cl-3', 'Anti-aircraft cruiser', 'CL', -1, 5, 6, [heavy(1, 3), light(1, 2)]]),
  ship(['ca-1', 'Heavy cruiser', 'CA', -1, 6, 7, [heavy(0, 2), light(0, 1)]]),
  ship(['ca-2', 'Heavy cruiser, refitted', 'CA', -1, 6, 7, [heavy(1, 2), light(1, 2)]]),

  // Carriers. An armoured flight deck kept bombs out.
  ship(['cve-1', 'Escort carrier', 'CVE', 0, 4, 5, [heavy(0, 1), light(0, 1)]]),
  ship(['cve-2', 'Escort carrier, late', 'CVE', 0, 4, 5, [heavy(0, 1), light(1, 2)]]),
  ship(['cvl-1', 'Light carrier', 'CVL', -1, 5, 7, [heavy(0, 1), light(0, 1)]]),
  ship(['cvl-2', 'Light carrier, late', 'CVL', -1, 5, 7, [light(1, 3)]]),
  ship(['cv-1', 'Fleet carrier', 'CV', -1, 7, 10, [heavy(0, 2), light(0, 1)]]),
  ship(['cv-2', 'Fleet carrier, late', 'CV', -1, 8, 11, [heavy(1, 3), light(2, 3)]]),
  ship(['cv-3', 'Fleet carrier, armoured deck', 'CV', -1, 8, 11, [heavy(1, 2), light(1, 2)]], 'armoured'),

  // Capital ships
  ship(['bc-1', 'Battlecruiser', 'BC', -1, 9, 11, [heavy(0, 2), light(0, 1)]], 'armoured'),
  ship(['bc-2', 'Battlecruiser, modern', 'BC', -1, 10, 12, [heavy(1, 2), light(1, 2)]], 'armoured'),
  ship(['bb-1', 'Battleship, old', 'BB', 0, 11, 12, [heavy(0, 2), light(0, 1)]], 'armoured'),
  ship(['bb-2', 'Battleship', 'BB', -1, 12, 14, [heavy(1, 3), light(1, 2)]], 'armoured'),
  ship(['bb-3', 'Battleship, late', 'BB', -1, 12, 14, [heavy(2, 3), light(2, 3)]], 'armoured'),

  // Merchant ships and transports
  ship(['aux-1', 'Coasters', 'Aux', 0, 3, 2, [small(0)]]),
  ship(['aux-2', 'Merchant ship', 'Aux', 0, 4, 4, [small(1)]]),
  ship(['aux-3', 'Armed transport', 'Aux', 0, 4, 4, [light(0, 1)]]),
  ship(['aux-4', 'Tanker', 'Aux', 0, 4, 6, [light(0, 1), small(0)]]),

  // Airfields: a field with a few machine guns, a defended station, a main base
  ground(['airfield-1', 'Airstrip', 'airfield', 0, 6, 4, [small(0)]]),
  ground(['airfield-2', 'Airfield', 'airfield', 0, 8, 6, [light(0, 1), small(0)]]),
  ground(['airfield-3', 'Air base', 'airfield', 0, 10, 8, [light(1, 2), small(1)]]),

  // Works and towns
  ground(['factory-1', 'Factory', 'factory', 0, 8, 6, []]),
  ground(['factory-2', 'Great works', 'factory', 0, 12, 9, []], 'hard'),
  ground(['refinery-1', 'Oil refinery', 'factory', 0, 8, 9, [small(1)]]),
  ground(['port-1', 'Harbour', 'port', 0, 9, 6, [small(0)]]),
  ground(['town-1', 'Town', 'town', 1, 12, 5, []]),
  ground(['bridge-1', 'Bridge', 'bridge', -3, 4, 5, [small(0)]]),
  ground(['bridge-2', 'Steel bridge', 'bridge', -3, 6, 8, []], 'hard'),
  ground(['radar-1', 'Radar station', 'radar', -2, 3, 4, [small(0)]]),
  ground(['bunker-1', 'Bunkers', 'bunker', -2, 4, 3, [small(0)]], 'hard'),

  // Armies on the move. Tanks stand much, but anti-tank guns have their full value against them (WL-EX-75).
  ground(['tank-1', 'Tanks', 'tank', -1, 4, 3, [small(0)]]),
  ground(['tank-2', 'Tanks with flak escort', 'tank', -1, 4, 3, [light(0, 1)]]),
  ground(['truck-1', 'Trucks', 'truck', 0, 3, 2, [small(0)]]),
  ground(['train-1', 'Train', 'train', -1, 3, 3, [small(0)]]),
  ground(['train-2', 'Train with flak wagons', 'train', -1, 3, 3, [light(0, 1)]]),
  ground(['troops-1', 'Troops', 'troops', -1, 4, 2, [small(0)]]),

  // Flak: small arms, light, heavy, each of three strengths
  ground(['flak-s0', 'Machine guns', 'flak', -2, 2, 1, [small(0)]]),
  ground(['flak-s1', 'Machine guns, many', 'flak', -2, 2, 1, [small(1)]]),
  ground(['flak-s2', 'Machine guns, massed', 'flak', -2, 2, 1, [small(2)]]),
  ground(['flak-l0', 'Light flak', 'flak', -2, 2, 1, [light(0, 1)]]),
  ground(['flak-l1', 'Light flak, strong', 'flak', -2, 2, 1, [light(1, 2)]]),
  ground(['flak-l2', 'Light flak, massed', 'flak', -2, 3, 1, [light(2, 3)]]),
  ground(['flak-h0', 'Heavy flak', 'flak', -2, 2, 1, [heavy(0, 2)]]),
  ground(['flak-h1', 'Heavy flak, predictor', 'flak', -2, 3, 1, [heavy(1, 2)]]),
  ground(['flak-h2', 'Heavy flak, radar', 'flak', -2, 3, 2, [heavy(2, 3)]]),
]
