import { listed } from '@tallyho/engine'
import type { BoxId, Position, PositionBox } from '../pack/types.ts'
import { box } from '../rules/05-map/boxes.ts'
import { escortsIn, formation, isGone, missionOf } from '../rules/05-map/table.ts'
import { spaceLevel } from '../rules/19-lethal-level.ts'
import { damageOn } from '../rules/20-burst/damage.ts'
import type { Campaign, Fighter, Mission, Mode } from '../state.ts'

/** What lies in reach: the fire from a side, and the turn in which somebody can attack again. */

/** A bomber that is left, and what is shot at whoever attacks it from a side. */
interface Met {
  readonly id: string
  readonly level: number
  readonly damage: number
}

export function metFrom(campaign: Campaign, position: Position): readonly Met[] {
  const { places } = formation(campaign)
  return missionOf(campaign).bombers.flatMap((bomber, place) => {
    const space = places[place]?.from[position]
    if (isGone(bomber) || space === undefined) return []
    return [{ id: bomber.id, level: spaceLevel(campaign, space).level, damage: damageOn(campaign, place) }]
  })
}

/** So many bombers are named; of more it is said how many. */
const FEW = 3

/** SR-LL-01 `fire 1 to 3, thinnest at A5 and A6; A7 is damaged`. */
export function fireFrom(campaign: Campaign, position: Position): string {
  const met = metFrom(campaign, position)
  const levels = met.map(({ level }) => level)
  const [least, most] = [Math.min(...levels), Math.max(...levels)]
  if (met.length === 0) return 'no bomber is left'
  const best = met.filter(({ level }) => level === least).map(({ id }) => id)
  const where = best.length > FEW ? `${best.length} bombers` : listed(best)
  const hurt = met.filter(({ damage }) => damage > 0).map(({ id }) => id)
  const also =
    hurt.length === 0 ? '' : hurt.length > FEW ? `; ${hurt.length} are damaged` : `; damaged: ${listed(hurt)}`
  return `${least === most ? `fire ${least}` : `fire ${least} to ${most}, thinnest at ${where}`}${also}`
}

/** SR-ESC-06 SR-ESC-07 Where an escort in this box or in the next one meets whoever is there in the Escort Phase of a turn; it needs no die for that. */
export function escortAt(campaign: Campaign, to: BoxId, turn = missionOf(campaign).turn): string | undefined {
  const mission = missionOf(campaign)
  // SR-ESC-03 By then it has gone home.
  if (mission.type !== 'outbound' && turn >= (mission.escort.turn ?? Number.POSITIVE_INFINITY))
    return undefined
  if (escortsIn(mission, to).length > 0) return 'escort there'
  const isNear = formation(campaign)
    .adjacent(to)
    .some(next => escortsIn(mission, next).length > 0)
  return isNear ? 'escort near' : undefined
}

/** SR-RET-03 From a Return Box he is in position in the next turn and can go in in the one after it; Evasive costs one more. */
const TURNS_AWAY: Readonly<Record<Mode, number>> = { determined: 2, evasive: 3 }

/** `can attack again in turn 5, if he is not hit; escort near`: of a way out to a side, by the box that he comes back to in the next turn. */
export function backAfter(campaign: Campaign, mode: Mode, to: PositionBox): string {
  const escort = escortAfter(campaign, mode, to)
  return `${againAfter(campaign, mode)}${escort === undefined ? '' : `; ${escort}`}`
}

/** `can attack again in turn 5, if he is not hit`: the same on every way out. SR-RET-02 A Hit costs him a turn. */
export function againAfter(campaign: Campaign, mode: Mode): string {
  const mission = missionOf(campaign)
  const turn = mission.turn + TURNS_AWAY[mode]
  return `${againIn(mission, turn)}${turn === mission.limit ? ', if he is not hit' : ''}`
}

/** Whom he meets where he comes back to. */
export function escortAfter(campaign: Campaign, mode: Mode, to: PositionBox): string | undefined {
  const { turn, limit } = missionOf(campaign)
  const back = turn + TURNS_AWAY[mode]
  return back > limit ? undefined : escortAt(campaign, to, back - 1)
}

/** Whether he can still do something to a bomber. */
export const isArmed = ({ ammo, rockets, cable }: Fighter): boolean =>
  ammo !== 'none' || rockets === 'loaded' || cable

/** SR-RET-03 The turn in which he can go in again: from his position the next, from a Return Box the one after it. */
export function backIn(campaign: Campaign, to: BoxId): number {
  return missionOf(campaign).turn + (box(to).kind === 'position' ? 1 : 2)
}

/** Whether there is a turn left for that. */
export const isInTime = (campaign: Campaign, to: BoxId): boolean =>
  backIn(campaign, to) <= missionOf(campaign).limit

export function againIn({ limit }: Mission, turn: number): string {
  return turn > limit ? 'no time for another attack' : `can attack again in turn ${turn}`
}
