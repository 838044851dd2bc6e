import type { Choice } from '@tallyho/engine'
import type { Far } from '@tallyho/kit/manners.ts'
import { isMe109, missionsMoved, missionsReckoned } from '../bot/raid.ts'
import { flightOf, gruppenIn, isBomber, plannedFor } from '../rules/02-terms.ts'
import type { Campaign, RaidBox } from '../state.ts'
import { missionsLeft, missionsReckonedTold, missionWorth, mixtureTold } from '../text/06-raid.ts'
import { tenths } from '../text/names.ts'
import type { DeployOption } from '../vocabulary/response.ts'

/** As a player compares them. */
export const ORDER: readonly RaidBox[] = ['hunt', 'escort', 'bomber', 'patrol']

const MIXTURE = 'mixture'

/** Nobody has a mission yet that could be another: what the staff reckons is true of all. */
function isOpen(campaign: Campaign, { ask, options }: Choice): boolean {
  const boxes = (options as readonly DeployOption[]).flatMap(({ box }) => box ?? [])
  // Figures are there to compare missions: one alone would say nothing, and without bombers nobody escorts.
  const several = boxes.includes('escort') && boxes.length > 1
  const placed = gruppenIn(campaign, 'hunt', 'escort', 'bomber').some(id => !isBomber(campaign, id))
  return ask === 'deploy-gruppe' && several && !placed
}

/** RE-6.1.b One mission for all, each with what the raid is worth so: always in the same order, the best of them marked. */
export function missionsFirst(campaign: Campaign, choice: Choice) {
  if (!isOpen(campaign, choice)) return []
  const { hunting, escorting, strafing } = missionsReckoned(campaign)
  const worth: Partial<Record<RaidBox, number>> = { hunt: hunting, escort: escorting, bomber: strafing }
  // A mixture is offered where it is worth more than one mission for all.
  const mixed = mixture(campaign, choice).map(({ id }) => ({ id, why: '' }))
  const options = choice.options as readonly DeployOption[]
  const inOrder = options.toSorted((a, b) => ORDER.indexOf(a.box ?? 'hunt') - ORDER.indexOf(b.box ?? 'hunt'))
  const offered = inOrder.flatMap(({ box }) => (box === undefined ? [] : (worth[box] ?? [])))
  const best = mixed.length === 0 && new Set(offered.map(tenths)).size > 1 ? Math.max(...offered) : undefined
  const missions = inOrder.flatMap(({ id, box, gruppen = [] }) => {
    if (box === undefined) return []
    const points = worth[box]
    return [{ id, why: missionWorth(campaign, box, gruppen, points, points === best) }]
  })
  return [...missions, ...mixed]
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
  return isOpen(campaign, choice)
    ? `${left} ${missionsReckonedTold(campaign, missionsMoved(campaign))}`
    : left
}
