import type { Chance, Choice } from '@tallyho/engine'
import type { Manners } from '@tallyho/kit/manners.ts'
import { ratingOf } from '../rules/02-terms.ts'
import { missionsOpen } from '../rules/06-raid/deployment.ts'
import { facesThatFail } from '../rules/06-raid/rendezvous.ts'
import { letterOf } from '../rules/09-combat/combat.ts'
import type { Campaign } from '../state.ts'
import { isDetectionIdle } from '../text/06-detection.ts'
import type { Asks } from '../vocabulary.ts'
import { advice } from './desk/advice.ts'
import { planAsked } from './desk/asked.ts'
import { PLAN } from './desk/plan.ts'
import { regrets, staffed } from './desk/staffed.ts'
import { heapOf } from './desk/stand-ins.ts'
import { kindOf, lastAside, preyFirst, waysToFight } from './fighting.ts'
import { missionsAtOnce, missionsFirst, ORDER } from './missions.ts'
import { unmet, whyNot } from './why-not.ts'

/** One mission for all that are left, on the first keys. */
function missionKey(campaign: Campaign, id: string): number | undefined {
  const { boxes } = missionsOpen(campaign)
  const at = ORDER.filter(box => boxes.includes(box)).findIndex(box => id === `all-${box}`)
  return at < 0 ? undefined : at + 1
}

/** RE-6.1.d RE-8.21.a Of fighters with one rating one of the letter that most of them have: what stays in the fight is mixed. */
function leastMissed(campaign: Campaign, { options }: Choice): string | undefined {
  const ids = options.map(({ id }) => id)
  if (new Set(ids.map(id => ratingOf(campaign, id))).size > 1) return undefined
  const alike = (id: string) => ids.filter(one => letterOf(campaign, one) === letterOf(campaign, id)).length
  const most = Math.max(...ids.map(alike))
  return ids.find(id => alike(id) === most)
}

/** The first of Gruppen that are all alike: nobody is asked for a name. */
function anyOfOneKind(campaign: Campaign, { options }: Choice): string | undefined {
  const kinds = new Set(options.map(({ id }) => kindOf(campaign, id)))
  return kinds.size === 1 ? options[0]?.id : undefined
}

/** Rolls that nobody is asked for: RE-4.II.3 Gruppen that nothing can part, RE-4.II.2 a warning that changes nothing. */
function isIdle(campaign: Campaign, { what }: Chance): boolean {
  if (what === 'detection') return isDetectionIdle(campaign)
  return what === 'rendezvous-check' && facesThatFail(campaign).length === 0
}

/** What is no question: names alone, a single mission, or who of several that are alike covers the way home. */
function unasked(campaign: Campaign, choice: Choice): string | undefined {
  switch (choice.ask as keyof Asks) {
    case 'channel-patrol':
    case 'set-aside':
      return leastMissed(campaign, choice)
    case 'deploy-gruppe': {
      const { boxes, only } = missionsOpen(campaign)
      return only ? `all-${boxes[0]}` : undefined
    }
    case 'intercepted':
      return anyOfOneKind(campaign, choice)
    default:
      return undefined
  }
}

/** How the questions of a Raid Day are asked at the table. */
export const MANNERS: Manners<Campaign, Asks> = {
  moves: { 'deploy-gruppe': ['deploy-box'] },
  // The rules ask for one after the other; the player thinks of all of them.
  sets: [
    'green-squadron',
    'night-commit',
    'channel-patrol',
    'no-contact',
    'extended-attack',
    'disperse',
    'night-fighter',
    'night-intercepted',
  ],
  first: (ask, { id }, campaign) => (ask === 'deploy-gruppe' ? missionKey(campaign, id) : undefined),
  foremost: (campaign, choice) => [
    ...missionsFirst(campaign, choice),
    // All of them at one stroke: those that stay out one by one are found on the board.
    ...waysToFight(campaign, choice).map(({ id }) => ({
      id,
      why: '',
      also: choice.options.map(one => one.id),
    })),
    ...[...lastAside(campaign, choice), ...preyFirst(campaign, choice)].map(id => ({ id, why: '' })),
  ],
  far: (campaign, choice) => [...missionsAtOnce(campaign, choice), ...waysToFight(campaign, choice)],
  unasked,
  // A fight and the bombs: what may come of them is seen before.
  pressed: ['combat', 'bombing'],
  isIdle,
  routine: ['raid-class'],
  staff: PLAN,
  plan: planAsked,
  heap: heapOf,
  advice,
  staffed,
  regrets,
  whyNot,
  unmet,
  /** The last bombs of a single Raid Day have fallen. */
  decided: ({ scenario, flight, plan }) =>
    scenario === 'prelude' &&
    flight?.bombed === true &&
    plan.every(({ done }, i) => done || i === flight.raid),
}
