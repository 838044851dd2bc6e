import { type Choice, firstOf } from '@tallyho/engine'
import type { Far, Foremost } from '@tallyho/kit/manners.ts'
import { isMe109, missionReckoned, missionsMoved, missionsReckoned } from '../bot/raid.ts'
import { flightOf, gruppenIn, isBomber, plannedFor } from '../rules/02-terms.ts'
import type { Campaign, RaidBox } from '../state.ts'
import {
  HUNT_AND_ESCORT_TOLD,
  ME_110S_ASKED,
  missionFor,
  missionOf,
  missionsLeft,
  missionsReckonedTold,
  mixtureTold,
  thereFigure,
  worthFigure,
} from '../text/06-missions.ts'
import { tenths } from '../text/names.ts'
import type { DeployOption } from '../vocabulary/response.ts'

/** As a player compares them. */
export const ORDER: readonly RaidBox[] = ['hunt', 'escort', 'bomber', 'patrol']

const MIXTURE = 'mixture'
const HUNT_AND_ESCORT = 'hunt-and-escort'

/** Figures are there to compare missions: one alone would say nothing, and RE-6.1.c without bombers nobody escorts. */
function isCompared({ ask, options }: Choice): boolean {
  const boxes = (options as readonly DeployOption[]).flatMap(({ box }) => box ?? [])
  return (ask === 'deploy-gruppe' || ask === 'deploy-box') && boxes.includes('escort') && boxes.length > 1
}

/** Nobody has a mission yet that could be another: what the staff reckons is true of all. */
function isOpen(campaign: Campaign, choice: Choice): boolean {
  const placed = gruppenIn(campaign, 'hunt', 'escort', 'bomber').some(id => !isBomber(campaign, id))
  return choice.ask === 'deploy-gruppe' && isCompared(choice) && !placed
}

/** RE-6.1.b Missions for several; who gets one by itself is found on the board. */
export function missionsFirst(campaign: Campaign, choice: Choice): readonly Foremost[] {
  const options = choice.options as readonly DeployOption[]
  if (choice.ask !== 'deploy-gruppe') return missionsCompared(campaign, choice)
  const several = options.flatMap(({ id, gruppen }) => (gruppen ? [{ id, why: '' }] : []))
  const [first, ...others] = isCompared(choice) ? missionsCompared(campaign, choice) : several
  if (!first) return []
  return [{ ...first, also: options.flatMap(({ gruppe }) => gruppe ?? []) }, ...others]
}

/** Each with what the raid is worth so: always in the same order, the best of them marked. */
function missionsCompared(campaign: Campaign, choice: Choice): readonly Foremost[] {
  if (!isCompared(choice)) return []
  const alone = firstOf('gruppe', choice.about)
  const missions = (choice.options as readonly DeployOption[])
    .toSorted((a, b) => ORDER.indexOf(a.box ?? 'hunt') - ORDER.indexOf(b.box ?? 'hunt'))
    .flatMap(({ id, box, gruppen = alone === undefined ? [] : [alone] }) => {
      if (box === undefined) return []
      const points = box === 'patrol' ? undefined : missionReckoned(campaign, box, gruppen)
      return [{ id, box, gruppen, points }]
    })
  const farther = missionsAtOnce(campaign, choice)
  // A mixture is offered where it is worth more than one mission for all.
  const isMixed = farther.some(({ id }) => id === MIXTURE)
  const offered = missions.flatMap(({ points }) => points ?? [])
  const best = !isMixed && new Set(offered.map(tenths)).size > 1 ? Math.max(...offered) : undefined
  const told = missions.map(({ id, box, gruppen, points }) => {
    const worth = worthFigure(points, points !== undefined && points === best)
    return alone === undefined
      ? { id, why: missionOf(campaign, box, gruppen), figures: [worth] }
      : { id, why: missionFor(campaign, box, alone), figures: [worth, thereFigure(campaign, box)] }
  })
  const isWhole = farther.some(({ id }) => id === HUNT_AND_ESCORT)
  if (!isWhole) return [...told, ...farther.map(({ id }) => ({ id, why: '' }))]
  // What is asked again comes behind what settles it.
  const [hunt, ...others] = told
  const mixed = isMixed ? [{ id: MIXTURE, why: '' }] : []
  const asked = hunt ? [{ ...hunt, why: ME_110S_ASKED, figures: [worthFigure(undefined)] }] : []
  return [{ ...hunt, id: HUNT_AND_ESCORT, why: hunt?.why ?? '' }, ...others, ...mixed, ...asked]
}

/** Missions for several, given at one stroke. */
export function missionsAtOnce(campaign: Campaign, choice: Choice): readonly Far[] {
  return [...huntAndEscort(campaign, choice), ...mixture(campaign, choice)]
}

/** RE-6.1.i What Me 110s beside the Me 109s are told once those have their missions: to escort, all of them. */
function restEscorts(campaign: Campaign): readonly string[] {
  const rest = plannedFor(campaign, flightOf(campaign).raid).filter(id => !isMe109(campaign, id))
  if (rest.length === 0) return []
  // The only one left is asked for its mission at once.
  return rest.length === 1 ? ['escort'] : ['all-escort']
}

/** RE-6.1.i Only Me 109s hunt: what those do who cannot is said with it. */
function huntAndEscort(campaign: Campaign, choice: Choice): readonly Far[] {
  const hunt = choice.options.find(({ id }) => id === 'all-hunt')
  if (!hunt || !isOpen(campaign, choice)) return []
  const rest = restEscorts(campaign)
  if (rest.length === 0) return []
  return [{ id: HUNT_AND_ESCORT, words: HUNT_AND_ESCORT_TOLD, on: hunt.on ?? [], ids: [hunt.id, ...rest] }]
}

/** Some escort and the others hunt, at one stroke, where the staff would have it so. */
function mixture(campaign: Campaign, choice: Choice): readonly Far[] {
  if (!isOpen(campaign, choice)) return []
  const waiting = plannedFor(campaign, flightOf(campaign).raid)
  const me109s = waiting.filter(id => isMe109(campaign, id))
  const others = waiting.filter(id => !isMe109(campaign, id))
  const { close, best, hunting, escorting } = missionsReckoned(campaign)
  const left = me109s.length - close
  const ids = choice.options.map(({ id }) => id)
  if (close === 0 || left < 2 || best <= Math.max(hunting, escorting) + 0.05 || !ids.includes('all-hunt'))
    return []
  const escorts = me109s.slice(0, close)
  return [
    {
      id: MIXTURE,
      ...mixtureTold(close + others.length, left, best),
      on: escorts.map(id => `gruppe:${id}`),
      ids: [...escorts.flatMap(id => [id, 'escort']), 'all-hunt', ...restEscorts(campaign)],
    },
  ]
}

/** What is the same for all missions, said once above them, with what has moved the figure since the plan. */
export function missionsTold(campaign: Campaign, choice: Choice): string {
  if (!isCompared(choice)) return missionsLeft(campaign)
  return missionsReckonedTold(campaign, isOpen(campaign, choice) ? missionsMoved(campaign) : undefined)
}
