import { listed } from '@tallyho/engine'
import type { Position } from '../pack/types.ts'
import { formation, isGone, missionOf } from '../rules/05-map/table.ts'
import { spaceLevel } from '../rules/19-lethal-level.ts'
import { damageOn } from '../rules/20-burst/damage.ts'
import type { Campaign, Mission, Mode } from '../state.ts'

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

/** SR-RET-03 From a Return Box he is in position in the next turn and can go in in the one after it; Evasive costs one more. */
const TURNS_AWAY: Readonly<Record<Mode, number>> = { determined: 2, evasive: 3 }

/** `attacks again in turn 5`, or that there is no turn left for it. */
export function backAfter(mission: Mission, mode: Mode): string {
  return againIn(mission, mission.turn + TURNS_AWAY[mode])
}

export function againIn({ limit }: Mission, turn: number): string {
  return turn > limit ? 'no time for another attack' : `can attack again in turn ${turn}`
}
