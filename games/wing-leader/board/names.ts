import type { AttackProfile, Edge, Load, Mission, Nation, Quality, SunArc } from '../pack/types.ts'
import type { Battle, Unit, Whereabouts } from '../state.ts'
import { unitName as nameOfUnit } from '../text/names.ts'

/** Names of things as they stand on the board. */

export { letterOf } from '../text/names.ts'

/** `Bf 109G-6 A`. */
export function unitName(battle: Battle, { no }: Unit): string {
  return nameOfUnit(battle, no)
}

export const MISSION_NAMES: Readonly<Record<Mission, string>> = {
  bombing: 'Bombing',
  transport: 'Transport',
  strafing: 'Strafing',
  recce: 'Recce',
  escort: 'Escort',
  'close-escort': 'Close escort',
  sweep: 'Sweep',
  intercept: 'Intercept',
  cap: 'CAP',
}

export const MISSION_SHORT: Readonly<Record<Mission, string>> = {
  bombing: 'bombing',
  transport: 'cargo',
  strafing: 'strafing',
  recce: 'recce',
  escort: 'escort',
  'close-escort': 'escort',
  sweep: 'sweep',
  intercept: 'intercept',
  cap: 'patrol',
}

export const MISSION_TEXT: Readonly<Record<Mission, string>> = {
  bombing: 'Flies on to its target or the far edge, straight and level until it may turn home.',
  transport: 'Carries cargo to the far edge and never drops it on the way.',
  strafing: 'Goes for surface units with its guns.',
  recce: 'Photographs a surface unit, then brings the pictures home.',
  escort: 'Stays with the bombers, and may react to whoever attacks them.',
  'close-escort': 'Escort right beside the bombers.',
  sweep: 'Flies ahead to the far edge, hunting for enemy fighters.',
  intercept: 'Flies to its flag, and hunts whatever it sights.',
  cap: 'Circles on station until it sights something.',
}

export const QUALITY_NAMES: Readonly<Record<Quality, string>> = {
  green: 'Green',
  trained: 'Trained',
  veteran: 'Veteran',
}

export const LOAD_NAMES: Readonly<Record<Load, string>> = {
  bomb: 'Bombs',
  torpedo: 'Torpedo',
  atgr: 'Rockets (ground attack)',
  parafrag: 'Parafrag bombs',
  cargo: 'Cargo',
}

export const PROFILE_NAMES: Readonly<Record<AttackProfile | 'recce', string>> = {
  level: 'Level bombing',
  dive: 'Dive bombing',
  steep: 'Steep bombing',
  glide: 'Glide bombing',
  torpedo: 'Torpedo attack',
  atgr: 'Rocket attack',
  strafing: 'Strafing',
  parafrag: 'Parafrag attack',
  skip: 'Skip bombing',
  kamikaze: 'Kamikaze',
  recce: 'Recce run',
}

export const EDGE_NAMES: Readonly<Record<Edge, string>> = { left: 'left edge', right: 'right edge' }

export const SUN_NAMES: Readonly<Record<SunArc, string>> = {
  'left-horizon': 'low on the left',
  'left-upper': 'upper left',
  above: 'overhead',
  'right-upper': 'upper right',
  'right-horizon': 'low on the right',
}

export const NATION_NAMES: Readonly<Record<Nation, string>> = {
  britain: 'Britain',
  germany: 'Germany',
  usa: 'United States',
  ussr: 'Soviet Union',
  japan: 'Japan',
  italy: 'Italy',
  france: 'France',
  poland: 'Poland',
  finland: 'Finland',
  hungary: 'Hungary',
  romania: 'Romania',
  australia: 'Australia',
  china: 'China',
  netherlands: 'Netherlands',
}

export const WHEREABOUTS: Readonly<Record<Whereabouts, string>> = {
  waiting: 'not yet entered',
  edge: 'at the edge of the map',
  map: 'on the map',
  destroyed: 'destroyed',
  exited: 'left the map',
  escaped: 'left the map',
  expended: 'expended in its attack',
  split: 'split into flights',
}

export const WEATHER_NAMES = ['clear', 'wispy cloud', 'broken cloud', 'dense cloud'] as const

/** Half points as a player counts them: `1½`. */
export function points(halves: number): string {
  const whole = Math.floor(halves / 2)
  if (halves % 2 === 0) return String(whole)
  return whole === 0 ? '½' : `${whole}½`
}
