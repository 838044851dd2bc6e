import type { Manners } from '@tallyho/kit/board.ts'
import type { Campaign } from '../state.ts'
import type { Asks } from '../vocabulary.ts'
import { advice, staffed } from './desk/advice.ts'
import { planAsked } from './desk/asked.ts'
import { PLAN } from './desk/plan.ts'
import { heapOf } from './desk/stand-ins.ts'
import { unmet, whyNot } from './why-not.ts'

const MISSION_KEYS: ReadonlyMap<string, number> = new Map([
  ['all-hunt', 1],
  ['all-escort', 2],
  ['all-bomber', 3],
  ['all-patrol', 4],
])

/** How the questions of a Raid Day are asked at the table. */
export const MANNERS: Manners<Campaign, Asks> = {
  moves: { 'deploy-gruppe': ['deploy-box'] },
  // The rules ask for one after the other; the player thinks of all of them.
  sets: [
    'green-squadron',
    'night-commit',
    'channel-patrol',
    'no-contact',
    'intercepted',
    'set-aside',
    'extended-attack',
    'disperse',
    'night-fighter',
    'night-intercepted',
  ],
  // One mission for all that are left, on the same key in every raid.
  first: (ask, option) => (ask === 'deploy-gruppe' ? MISSION_KEYS.get(option.id) : undefined),
  routine: ['raid-class'],
  staff: PLAN,
  plan: planAsked,
  heap: heapOf,
  advice,
  staffed,
  whyNot,
  unmet,
  /** The last bombs of a single Raid Day have fallen. */
  decided: ({ scenario, flight, plan }) =>
    scenario === 'prelude' &&
    flight?.bombed === true &&
    plan.every(({ done }, i) => done || i === flight.raid),
}
