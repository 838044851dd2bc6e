import type { Choice } from '@tallyho/engine'
import type { Far } from '@tallyho/kit/manners.ts'
import { EVENTS } from '../bot/prospect.ts'
import { isMe109, missionsReckoned } from '../bot/raid.ts'
import { flightOf, gruppenIn, plannedFor } from '../rules/02-terms.ts'
import type { Campaign, RaidBox } from '../state.ts'
import { MISSIONS_RECKONED, missionsLeft, missionWorth, mixtureTold } from '../text/06-raid.ts'
import type { DeployOption } from '../vocabulary/response.ts'

/** As a player compares them. */
export const ORDER: readonly RaidBox[] = ['hunt', 'escort', 'bomber', 'patrol']

const MIXTURE = 'mixture'

/** Nobody has a mission yet that could be another: what the staff reckons is true of all. */
function isOpen(campaign: Campaign, { ask }: Choice): boolean {
  return ask === 'deploy-gruppe' && gruppenIn(campaign, 'hunt', 'escort').length === 0
}

/** RE-6.1.b One mission for all, each with what the raid is worth so, the best of them first. */
export function missionsFirst(campaign: Campaign, choice: Choice) {
  if (!isOpen(campaign, choice)) return []
  const { hunting, escorting } = missionsReckoned(campaign)
  const worth = { hunt: hunting, escort: escorting }
  const options = choice.options as readonly DeployOption[]
  const inOrder = options.toSorted((a, b) => ORDER.indexOf(a.box ?? 'hunt') - ORDER.indexOf(b.box ?? 'hunt'))
  const missions = inOrder.flatMap(({ id, box, gruppen = [] }) => {
    if (box === undefined) return []
    const points = box === 'hunt' || box === 'escort' ? worth[box] : undefined
    const why = points === undefined ? '' : missionWorth(campaign, box, gruppen, points - EVENTS)
    return [{ id, why, points: points ?? Number.NEGATIVE_INFINITY }]
  })
  // A mixture is offered where it is worth more than one mission for all.
  const mixed = mixture(campaign, choice).map(({ id }) => ({ id, why: '' }))
  const byPoints = missions.toSorted((a, b) => (a.points === b.points ? 0 : b.points - a.points))
  return [...mixed, ...byPoints.map(({ id, why }) => ({ id, why }))]
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
      ...mixtureTold(close, left, best - EVENTS),
      on: escorts.map(id => `gruppe:${id}`),
      ids: [...escorts.flatMap(id => [id, 'escort']), 'all-hunt'],
    },
  ]
}

/** What is the same for all missions, said once above them. */
export function missionsTold(campaign: Campaign, choice: Choice): string {
  const left = missionsLeft(campaign)
  return isOpen(campaign, choice) ? `${left} ${MISSIONS_RECKONED}` : left
}
