import { counted, type SaidFigure, signed } from '@tallyho/engine'
import type { Moved } from '../bot/moved.ts'
import type { GruppeId } from '../pack/types.ts'
import { bombedTarget, flightOf, gruppenIn, plannedFor, raidOf, weatherOver } from '../rules/02-terms.ts'
import { stretchedBy } from '../rules/06-raid/deployment.ts'
import { bombingOf } from '../rules/10-bombing/bombing.ts'
import type { Campaign, RaidBox } from '../state.ts'
import { movedTold } from './desk.ts'
import { tenths } from './names.ts'

/** Missions of fighters, and what each is worth: chapter 6. */

/** `4 fighter Gruppen without a mission.` */
export function missionsLeft(campaign: Campaign): string {
  const left = plannedFor(campaign, flightOf(campaign).raid).length
  return `${counted(left, 'fighter Gruppe', 'fighter Gruppen')} without a mission.`
}

/** Who has a mission already, what the figures beside missions are, and why they are others than in the plan. */
export function missionsReckonedTold(campaign: Campaign, moved: Moved | undefined): string {
  const why = moved ? movedTold(weatherOver(campaign, raidOf(campaign)), moved) : ''
  const there = gruppenIn(campaign, 'patrol').length
  const cover = there === 0 ? '' : `${counted(there, 'covers', 'cover')} the way home. `
  return `${cover}Points after losses${why && `; changed since the plan: ${why}`}.`
}

/** What the raid is worth so, in points after losses; a dash where nothing is settled by it. */
export const worthFigure = (points: number | undefined, isBest = false): SaidFigure => ({
  of: 'points',
  is: points === undefined ? '–' : signed(tenths(points)),
  ...(isBest ? { tone: 'good' } : points !== undefined && tenths(points) < 0 && { tone: 'bad' }),
})

/** How many have the mission already. */
export const thereFigure = (campaign: Campaign, box: RaidBox): SaidFigure => ({
  of: 'there so far',
  is: String(gruppenIn(campaign, box).length),
})

/** RE-6.1.i Hunters ahead, and those beside the bombers who cannot hunt. */
export const HUNT_AND_ESCORT_TOLD = 'All Me 109s hunt, Me 110s escort'
export const ME_110S_ASKED = 'then you say what the Me 110s do'

/** The staff's own mixture, where that is worth more than one mission for all. */
export const mixtureTold = (close: number, hunting: number, points: number) => ({
  words: 'Some escort, the others hunt',
  so: `${close} beside the bombers, ${hunting} ahead`,
  figures: [worthFigure(points, true)],
})

/** What fighters do in a box. */
const MISSIONS: Readonly<Record<RaidBox, string>> = {
  hunt: 'fight the squadrons first',
  bomber: 'strafe the target, attacked like bombers',
  escort: 'fight what reaches the bombers, else strafe',
  patrol: 'wait over the Channel, out of the fight',
}

/** RE-10.1.a The same where guns do nothing to the target. */
export function missionOf(campaign: Campaign, box: RaidBox, ids: readonly GruppeId[]): string {
  const { type } = bombedTarget(campaign, raidOf(campaign))
  if (ids.some(id => bombingOf(campaign, id, type) > 0)) return MISSIONS[box]
  if (box === 'bomber') return 'add nothing here, attacked like bombers'
  return box === 'escort' ? 'fight what reaches the bombers' : MISSIONS[box]
}

/** What a mission means for this Gruppe now: what it brings, what its range costs. */
export function missionFor(campaign: Campaign, box: RaidBox, id: GruppeId): string {
  const isStretched = stretchedBy(campaign, raidOf(campaign), id, box) !== undefined
  const told = `${missionOf(campaign, box, [id])}${box === 'bomber' ? strafingTold(campaign, id) : ''}`
  return isStretched ? `${told}; reduced: its range` : told
}

/** RE-10.1.a `: strength 1 instead of 2`: guns hardly hurt a radar station. */
function strafingTold(campaign: Campaign, id: GruppeId): string {
  const here = bombingOf(campaign, id, bombedTarget(campaign, raidOf(campaign)).type)
  const elsewhere = bombingOf(campaign, id, 'airfield')
  return here === 0 ? '' : `: strength ${here}${here < elsewhere ? ` instead of ${elsewhere}` : ''}`
}
