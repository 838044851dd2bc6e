import {
  type Altitude,
  type AttackDeck,
  FIGHTER_KINDS,
  type FighterKind,
  POSITIONS,
  type Position,
} from '../pack/types.ts'
import { freshFighter } from '../rules/05-map/fresh.ts'
import { formation, isGone, missionOf } from '../rules/05-map/table.ts'
import { levelOf } from '../rules/19-lethal-level.ts'
import type { Bomber, Campaign, Fighter, FighterNo, Mission, Mode, PlaceNo, SpaceNo } from '../state.ts'
import { oddsOf } from './odds.ts'
import { pictureOf } from './picture.ts'
import { damageWorth, hitCost } from './worth.ts'

/** What an attack promises, from where and on whom. */

export const DECKS: Readonly<Record<Position, AttackDeck>> = {
  nose: 'nose',
  right: 'oblique',
  tail: 'tail',
  left: 'oblique',
}

/** A fighter of each type that is nowhere, to ask the rules what would be if one were there. */
const IMAGINED = Object.fromEntries(
  FIGHTER_KINDS.map(kind => [kind, freshFighter(-1, kind, undefined)]),
) as Record<FighterKind, Fighter>

/** The Lethal Level of a space for a fighter that would be there; in an overlap the player names the better element. */
export function levelIn(
  campaign: Campaign,
  { kind }: Fighter,
  space: SpaceNo,
  altitude: Altitude,
  mode: Mode,
): number {
  const one = IMAGINED[kind]
  one.space = space
  one.altitude = altitude
  one.mode = mode
  const [first, second] = formation(campaign).spaces[space]?.elements ?? []
  const level = levelOf(campaign, one, first)
  return second === undefined ? level : Math.min(level, levelOf(campaign, one, second))
}

/** A Collision Check in the middle of an attack. */
const COLLISION = 0.12
/** Another attack at once, or a turn won. */
const RIDING = 0.5

/** Where an attack comes from. */
export interface Attack {
  readonly position: Position
  readonly altitude: Altitude
  readonly sun: boolean
}

/** VP to be expected of one attack on one bomber, less what it costs; `more` points that others add before. */
export function attackWorth(
  campaign: Campaign,
  fighter: Fighter,
  { position, altitude, sun }: Attack,
  place: PlaceNo,
  mode: Mode,
  more = 0,
): number {
  const odds = oddsOf(campaign)
  const space = formation(campaign).places[place]?.from[position] ?? 0
  const level = levelIn(campaign, fighter, space, altitude, mode)
  const mean = odds.attack[DECKS[position]][altitude]?.[mode][level]
  if (mean === undefined) return Number.NEGATIVE_INFINITY
  const guns = fighter.ammo === 'full' ? 1 : fighter.ammo === 'jam' ? 0.5 : 0
  const gain =
    guns * mean.damage * damageWorth(campaign, place, fighter.cannon, more) * (1 + RIDING * mean.riding)
  let hits = mean.hits + (odds.fire.dive[mode][level] ?? 0)
  if (sun) hits = Math.max(0, hits - (mode === 'evasive' ? 0.7 : 0.4))
  return gain - hits * hitCost(campaign, fighter) - mean.collision * COLLISION
}

/** The best attack that a Position Box leads to. */
export function prospect(
  campaign: Campaign,
  fighter: Fighter,
  position: Position,
  altitude: Altitude,
): number {
  const { prospects, alike } = pictureOf(campaign, missionOf(campaign))
  alike[fighter.no] ??= firstAlike(campaign, fighter)
  const key =
    ((alike[fighter.no] as number) * POSITIONS.length + POSITIONS.indexOf(position)) * 3 + HEIGHTS[altitude]
  prospects[key] ??= Math.max(
    ...approachHeights(position, altitude).map(at => bestAttack(campaign, fighter, position, at)),
  )
  return prospects[key] as number
}

function firstAlike(campaign: Campaign, fighter: Fighter): FighterNo {
  for (const one of missionOf(campaign).fighters)
    if (one.kind === fighter.kind && one.cannon === fighter.cannon && one.ammo === fighter.ammo)
      if (hitCost(campaign, one) === hitCost(campaign, fighter)) return one.no
  return fighter.no
}

const HEIGHTS: Readonly<Record<Altitude, number>> = { high: 0, level: 1, low: 2 }

/** SR-Q-03 A flank has no Level Approach Box: from Level it goes in High or Low. */
function approachHeights(position: Position, altitude: Altitude): readonly Altitude[] {
  if (altitude !== 'level' || position === 'nose' || position === 'tail') return [altitude]
  return ['high', 'low']
}

function bestAttack(campaign: Campaign, fighter: Fighter, position: Position, altitude: Altitude): number {
  const { bombers, sun } = missionOf(campaign)
  const attack = { position, altitude, sun: sun === `${position}/${altitude}` }
  let most = 0
  for (const [place, bomber] of bombers.entries()) {
    if (isGone(bomber)) continue
    const determined = attackWorth(campaign, fighter, attack, place, 'determined')
    const evasive = attackWorth(campaign, fighter, attack, place, 'evasive')
    most = Math.max(most, determined, evasive * SLOWER)
  }
  return most
}

/** SR-BRK-04 An Evasive attack costs a turn more on the way back. */
export const SLOWER = 0.75

/** The best attack from anywhere. */
export function bestProspect(campaign: Campaign, fighter: Fighter): number {
  let most = 0
  for (const position of POSITIONS)
    most = Math.max(
      most,
      prospect(campaign, fighter, position, 'high'),
      prospect(campaign, fighter, position, 'low'),
    )
  return most
}

/** Attacks that a fighter can still make if its next is in this turn: every other turn. */
export function attacksFrom({ limit }: Mission, turn: number): number {
  return turn > limit ? 0 : Math.floor((limit - turn) / 2) + 1
}

export function isFlying(bomber: Bomber | undefined): boolean {
  return bomber !== undefined && !isGone(bomber)
}
