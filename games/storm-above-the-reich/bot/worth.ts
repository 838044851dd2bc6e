import { seasonOf, seasonTally } from '../rules/01-campaign/season.ts'
import { formation, missionOf, pilotOf } from '../rules/05-map/table.ts'
import { markersIn } from '../rules/14-cohesion/cohesion.ts'
import { damageOn } from '../rules/20-burst/damage.ts'
import { vpFor } from '../rules/23-fate-and-tally/points.ts'
import type { Campaign, ElementNo, Fighter, Mission, Pilot, PlaceNo } from '../state.ts'
import { oddsOf } from './odds.ts'
import { pictureOf } from './picture.ts'

/** What bombers, pilots, Damage and Hits are worth, in Victory Points. */

const VETERAN = 1.4
const GREEN = 1
const A_SKILL = 0.7
/** An auxiliary lost costs an OP of the next mission and an EP. */
const AUXILIARY = 0.5
/** A turn lost with a Hit marker. */
const HELD_UP = 0.06
/** Who is badly hit does nothing more in this mission. */
const OUT_OF_IT = 0.1
/** A wound keeps a pilot away for some missions. */
const WOUND = 0.4
/** A marker in an element makes it the likelier to break up, turn by turn. */
const BREAKS_UP = { good: 0.03, loose: 0.045, kaputt: 0.06 }

/** What still wins the mission is worth more than the points that it is. */
const DECIDES = 2

/** VP of a bomber that goes down now. */
export function bomberWorth(campaign: Campaign): number {
  const vp = vpFor(campaign, 'attack')
  return missingNow(campaign) > 0 ? DECIDES * vp : vp
}

/** SR-CAM-08 SR-TRN-04 The points that one mission by itself lacks in its last turn. */
export function missingNow(campaign: Campaign): number {
  const { turn, limit, score } = missionOf(campaign)
  if (campaign.length !== 'mission' || turn < limit) return 0
  return Math.max(0, seasonOf(campaign).victory.win.vp - score.vp)
}

export function pilotWorth(campaign: Campaign, pilot: Pilot): number {
  const own = (pilot.penalty === undefined ? VETERAN : GREEN) + A_SKILL * pilot.skills.length
  return own * caution(campaign)
}

/** The closer the season is to being lost by its dead, the more the living are worth. */
function caution(campaign: Campaign): number {
  if (campaign.length === 'training') return 2
  const { lose } = seasonOf(campaign).victory
  const { killed } = seasonTally(campaign)
  const left = lose.killed - killed
  if (left <= 0) return 6
  const missions = seasonOf(campaign).missions - campaign.missionOfSeason + 1
  return Math.max(0.8, Math.min(3, missions / left))
}

/** What is lost if a fighter is shot down: its pilot may get out. */
export function lossWorth(campaign: Campaign, fighter: Fighter, killed: number, wounded: number): number {
  const pilot = pilotOf(campaign, fighter)
  return pilot === undefined ? AUXILIARY : pilotWorth(campaign, pilot) * (killed + WOUND * wounded)
}

/** What one Hit costs, before it is known how bad it is. */
export function hitCost(campaign: Campaign, fighter: Fighter): number {
  const { hitCosts } = pictureOf(campaign, missionOf(campaign))
  hitCosts[fighter.no] ??= reckonHit(campaign, fighter)
  return hitCosts[fighter.no] as number
}

function reckonHit(campaign: Campaign, fighter: Fighter): number {
  const { serious, doom } = oddsOf(campaign)
  const { killed, wounded, lost } = doom[fighter.kind][fighter.armor ? 1 : 0]
  const loss =
    fighter.pilot === undefined ? AUXILIARY * lost : lossWorth(campaign, fighter, killed, wounded) + OUT_OF_IT
  return serious * loss + HELD_UP
}

/** What one Damage result is worth on a bomber, with `more` points that others will have added by then. */
export function damageWorth(campaign: Campaign, place: PlaceNo, cannon: boolean, more = 0): number {
  const mission = missionOf(campaign)
  const { damage } = oddsOf(campaign)
  const points = Math.min(9, Math.round(pointsOn(campaign, place) + more))
  const direct = damage[cannon ? 'two' : 'one'][points] ?? 0
  const { breakUps } = pictureOf(campaign, mission)
  breakUps[place] ??= breakUp(campaign, mission, place)
  return bomberWorth(campaign) * (direct + (breakUps[place] as number))
}

export function pointsOn(campaign: Campaign, place: PlaceNo): number {
  const { points } = pictureOf(campaign, missionOf(campaign))
  points[place] ??= damageOn(campaign, place)
  return points[place] as number
}

function breakUp(campaign: Campaign, mission: Mission, place: PlaceNo): number {
  const turns = mission.limit - mission.turn
  if (turns <= 0) return 0
  let sum = 0
  for (const element of formation(campaign).places[place]?.elements ?? [])
    sum += turns * markerWorth(campaign, mission, element)
  return Math.min(0.4, sum)
}

/** SR-COH-05 A first marker is not looked at. */
function markerWorth(campaign: Campaign, mission: Mission, element: ElementNo): number {
  const worth = BREAKS_UP[mission.elements[element]?.cohesion ?? 'good']
  return markersIn(campaign, element) === 0 ? worth / 2 : worth
}
