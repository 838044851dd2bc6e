import { type Choice, firstOf } from '@tallyho/engine'
import type { Far } from '@tallyho/kit/manners.ts'
import { isMe109, missionReckoned, missionsMoved, missionsReckoned } from '../bot/raid.ts'
import { flightOf, gruppenIn, isBomber, plannedFor } from '../rules/02-terms.ts'
import type { Campaign, RaidBox } from '../state.ts'
import { missionsLeft, missionsReckonedTold, missionWorth, mixtureTold } from '../text/06-raid.ts'
import { tenths } from '../text/names.ts'
import type { DeployOption } from '../vocabulary/response.ts'

/** As a player compares them. */
export const ORDER: readonly RaidBox[] = ['hunt', 'escort', 'bomber', 'patrol']

const MIXTURE = 'mixture'

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

/** RE-6.1.b Missions, each with what the raid is worth so: always in the same order, the best of them marked. */
export function missionsFirst(campaign: Campaign, choice: Choice) {
  if (!isCompared(choice)) return []
  const alone = firstOf('gruppe', choice.about)
  const missions = (choice.options as readonly DeployOption[])
    .toSorted((a, b) => ORDER.indexOf(a.box ?? 'hunt') - ORDER.indexOf(b.box ?? 'hunt'))
    .flatMap(({ id, box, gruppen = alone === undefined ? [] : [alone] }) => {
      if (box === undefined) return []
      const points = box === 'patrol' ? undefined : missionReckoned(campaign, box, gruppen)
      return [{ id, box, gruppen, points }]
    })
  // A mixture is offered where it is worth more than one mission for all.
  const mixed = mixture(campaign, choice).map(({ id }) => ({ id, why: '' }))
  const offered = missions.flatMap(({ points }) => points ?? [])
  const best = mixed.length === 0 && new Set(offered.map(tenths)).size > 1 ? Math.max(...offered) : undefined
  const told = missions.map(({ id, box, gruppen, points }) => ({
    id,
    why: missionWorth(campaign, box, gruppen, points, points === best, alone !== undefined),
  }))
  return [...told, ...mixed]
}

/** Some escort and the others hunt, at one stroke, where the staff would have it so. */
export function mixture(campaign: Campaign, choice: Choice): readonly Far[] {
  if (!isOpen(campaign, choice)) return []
  const me109s = plannedFor(campaign, flightOf(campaign).raid).filter(id => isMe109(campaign, id))
  const { close, best, hunting, escorting } = missionsReckoned(campaign)
  const left = me109s.length - close
  const ids = choice.options.map(({ id }) => id)
  if (close === 0 || left < 2 || best <= Math.max(hunting, escorting) + 0.05 || !ids.includes('all-hunt'))
    return []
  const escorts = me109s.slice(0, close)
  return [
    {
      id: MIXTURE,
      ...mixtureTold(close, left, best),
      on: escorts.map(id => `gruppe:${id}`),
      ids: [...escorts.flatMap(id => [id, 'escort']), 'all-hunt'],
    },
  ]
}

/** What is the same for all missions, said once above them, with what has moved the figure since the plan. */
export function missionsTold(campaign: Campaign, choice: Choice): string {
  const left = missionsLeft(campaign)
  if (!isCompared(choice)) return left
  const moved = isOpen(campaign, choice) ? missionsMoved(campaign) : undefined
  return `${left} ${missionsReckonedTold(campaign, moved)}`
}
