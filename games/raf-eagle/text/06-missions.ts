import { counted } from '@tallyho/engine'
import type { Moved } from '../bot/moved.ts'
import type { GruppeId, TargetType } from '../pack/types.ts'
import { bombedTarget, flightOf, gruppenIn, plannedFor, raidOf, weatherOver } from '../rules/02-terms.ts'
import { stretchedBy } from '../rules/06-raid/deployment.ts'
import { bombingOf } from '../rules/10-bombing/bombing.ts'
import type { Campaign, RaidBox } from '../state.ts'
import { movedTold } from './desk.ts'
import { boxName, pointsMeant } from './names.ts'

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
  return `${cover}Points: the whole raid’s, after losses${why && `; since the plan ${why}`}.`
}

/** `best, about +0.5 points: they meet the squadrons first, ...`. */
export const missionWorth = (
  campaign: Campaign,
  box: RaidBox,
  ids: readonly GruppeId[],
  points: number | undefined,
  best: boolean,
  isAlone: boolean,
) => {
  const worth = points === undefined ? '' : `${best ? BEST : 'about'} ${pointsMeant(points)}; `
  return `${worth}${isAlone ? missionFor(campaign, box, ids[0] ?? '') : missionOf(campaign, box, ids)}`
}

const BEST = 'best, about'

/** RE-6.1.i Hunters ahead, and those beside the bombers who cannot hunt. */
export const HUNT_AND_ESCORT_TOLD = 'All Me 109s hunt, Me 110s escort'
export const ME_110S_ASKED = 'then you say what the Me 110s do'

/** The staff's own mixture, where that is worth more than one mission for all. */
export const mixtureTold = (close: number, hunting: number, points: number) => ({
  words: `${close} to the ${boxName('escort')}, ${hunting} to the ${boxName('hunt')}`,
  so: `${BEST} ${pointsMeant(points)}; some fight ahead, some beside the bombers`,
})

/** What fighters do in a box. */
const MISSIONS: Readonly<Record<RaidBox, string>> = {
  hunt: 'they fight the squadrons first: whom they beat never reaches the bombers',
  bomber: 'they strafe the target, and are attacked like bombers',
  escort: 'they fight only squadrons that reach the bombers; if none does, they strafe too',
  patrol: 'they wait over the Channel, out of the fight',
}

/** RE-10.1.a The same where guns do nothing to the target. */
export function missionOf(campaign: Campaign, box: RaidBox, ids: readonly GruppeId[]): string {
  const { type } = bombedTarget(campaign, raidOf(campaign))
  if (ids.some(id => bombingOf(campaign, id, type) > 0)) return MISSIONS[box]
  if (box === 'bomber') return `adds nothing against ${A_TARGET[type]}; they are attacked like bombers`
  return box === 'escort' ? 'they fight only squadrons that reach the bombers' : MISSIONS[box]
}

/** What a mission means for this Gruppe now: who is there already, what it brings, what its range costs. */
export function missionFor(campaign: Campaign, box: RaidBox, id: GruppeId): string {
  const raid = raidOf(campaign)
  const here = gruppenIn(campaign, box).length
  return [
    `${missionOf(campaign, box, [id])}${box === 'bomber' ? strafingTold(campaign, id) : ''}`,
    `${here} there so far`,
    ...(stretchedBy(campaign, raid, id, box) ? ['the limit of its range: reduced'] : []),
  ].join('; ')
}

/** RE-10.1.a `: strength 1 instead of 2: guns hardly hurt a radar station`. */
function strafingTold(campaign: Campaign, id: GruppeId): string {
  const { type } = bombedTarget(campaign, raidOf(campaign))
  const here = bombingOf(campaign, id, type)
  if (here === 0) return ''
  const elsewhere = bombingOf(campaign, id, 'airfield')
  const less = here < elsewhere ? ` instead of ${elsewhere}: guns hardly hurt ${A_TARGET[type]}` : ''
  return `: strength ${here}${less}`
}

const A_TARGET: Readonly<Record<TargetType, string>> = {
  airfield: 'an airfield',
  radar: 'a radar station',
  port: 'a port',
  industry: 'a factory',
  city: 'a city',
  headquarters: 'a headquarters',
  base: 'such a base',
}
