import { capital, listed } from '@tallyho/engine'
import type { Attitude, BomberType, DamageType, GermanType, Position, Side, Support } from '../pack/types.ts'
import { STRAGGLER } from '../rules/04-bombers/formation.ts'
import type { Attack, BomberId, Campaign, German } from '../state.ts'

/** What the Germans are called. */

/** `Me 109s`. */
export function typeName(type: GermanType): string {
  return `Me ${type}s`
}

/** SAB-DOG-09 `four Me 109s`, `a lone Me 110`: a schwarm and a rotte are said as what they count. */
export function forceName(type: GermanType, strength: number): string {
  if (strength <= 1) return `a lone Me ${type}`
  const words = ['', '', 'two', 'three', 'four']
  return `${words[strength] ?? strength} ${typeName(type)}`
}

/** The same as a title: `Four Me 109s`, `Lone Me 110`. */
export function forceTitle(type: GermanType, strength: number): string {
  return strength <= 1 ? `Lone Me ${type}` : capital(forceName(type, strength))
}

export const POSITION_NAMES: Readonly<Record<Position, string>> = {
  nose: 'the nose',
  starboard: 'the starboard flank',
  tail: 'the tail',
  port: 'the port flank',
}

export const ATTITUDE_NAMES: Readonly<Record<Attitude, string>> = {
  'head-on': 'head-on',
  tailed: 'on our tail',
  tailing: 'before our guns',
}

export function germanIn(campaign: Campaign, no: number): German | undefined {
  return campaign.patrol?.dogfights.flatMap(({ germans }) => germans).find(german => german.no === no)
}

/** `two Me 109s`, by the number of its marker. */
export function germanName(campaign: Campaign, no: number): string {
  const german = germanIn(campaign, no)
  return german ? forceName(german.type, german.strength) : 'the Germans'
}

export const BOMBER_NAMES: Readonly<Record<BomberType, string>> = {
  dornier: 'Do 17',
  heinkel: 'He 111',
  junkers: 'Ju 88',
  stuka: 'Ju 87 Stuka',
}

/** A tile is a kette of three: `kette C`. */
export function tileName(tile: number): string {
  return `kette ${String.fromCharCode(65 + tile)}`
}

/** `bomber C2`: the second of the kette C. */
export function bomberName(id: BomberId): string {
  if (id === STRAGGLER) return 'the straggler'
  const [tile, place] = id.split('.')
  return `bomber ${String.fromCharCode(65 + Number(tile))}${Number(place) + 1}`
}

/** `A2`, `the straggler`. */
export function bomberMark(id: BomberId): string {
  return bomberName(id).replace('bomber ', '')
}

/** The same at the head of an answer: `A2, port flank`. */
export function aimNamed({ bomber, angle }: Pick<Attack, 'bomber' | 'angle'>): string {
  return `${capital(bomberMark(bomber))}, ${sideNamed(angle)}`
}

/** `port flank`. */
export const sideNamed = (side: Position): string => POSITION_NAMES[side].replace('the ', '')

export function bomberNames(ids: readonly BomberId[]): string {
  return listed(ids.map(bomberName))
}

export const DAMAGE_NAMES: Readonly<Record<DamageType, string>> = {
  wing: 'wing',
  engine: 'engine',
  fuselage: 'fuselage',
  cockpit: 'cockpit',
}

export const SUPPORT_NAMES: Readonly<Record<Support, string>> = {
  supported: 'covered by its neighbours',
  isolated: 'in a kette that is cut off',
  alone: 'alone',
}

/** The same in a word. */
export const COVER_NAMES: Readonly<Record<Support, string>> = {
  supported: 'covered',
  isolated: 'its kette cut off',
  alone: 'alone',
}

export const SIDE_NAMES: Readonly<Record<Side, string>> = { nose: 'nose', flank: 'flank', tail: 'tail' }
