import { counted } from '@tallyho/engine'
import { importance, priorityAt } from '../rules/07-response/priority.ts'
import type { Campaign } from '../state.ts'
import type { TacticsChart } from '../vocabulary/response.ts'
import type { ChapterWords } from '../vocabulary.ts'
import { changes, PRIORITY_REASONS, RESPONSES, reasonsFor, warningName } from './charts.ts'
import { does, gruppen, squadronNames } from './names.ts'
import { squadronSaid, squadronWithHome } from './units.ts'

/** Fighter Command responds, or not: chapter 7. */
export const response = {
  asks: {
    'green-responds': {
      question: 'Which squadron with green pilots must come?',
      answer: (campaign, { squadron }) => squadronSaid(campaign, squadron),
    },
  },
  notes: {
    pool: f => {
      const squadrons = [...f.sectors.flatMap(one => one.squadrons), ...f.ace]
      return `With ${warningName(f.warning)} ${f.size === 0 ? 'no squadron can come' : `${squadronNames(squadrons)} can come`}${f.green.length === 0 ? '' : ` (${squadronNames(f.green)} green)`}.`
    },
    'no-response': () => 'Nobody responds.',
    priority: f => {
      const removed = Math.max(0, f.removed - f.less)
      const less = f.less > 0 ? ` (${f.removed}, less ${f.less} for green ones)` : ''
      return `Priority: ${f.die} + ${f.modifier}${changes(f.modifiers, why => PRIORITY_REASONS[why], 0)} is ${f.total}, ${RESPONSES[f.priority]}. ${removed === 0 ? 'Nobody' : `${removed} of ${counted(f.pool, 'squadron')}`} must stand down${less}.`
    },
    'stands-down': ({ squadrons }) =>
      `${squadronNames(squadrons)} ${does(squadrons, 'stands', 'stand')} down: Fighter Command keeps a reserve.`,
    tactics: f => {
      const outcome = f.responds
        ? 'they come'
        : f.chart === '1A'
          ? 'not enough, and chart 1B decides'
          : 'they stay away'
      return `Tactics, chart ${f.chart}: against ${AGAINST[f.chart](f.against)} they want ${counted(f.needed, 'squadron')} and have ${f.pool}: ${outcome}.`
    },
    'response-limit': f => `Against ${gruppen(f.gruppen)} at most ${f.limit} squadrons are sent.`,
    responds: f => {
      const home =
        f.returned.length === 0
          ? ''
          : ` ${squadronNames(f.returned)} ${does(f.returned, 'stays', 'stay')} at home.`
      if (f.squadrons.length === 0) return `No squadron takes off.${home}`
      return `${squadronNames(f.squadrons)} ${does(f.squadrons, 'takes', 'take')} off to meet the raid.${home}`
    },
    'decoy-response': ({ squadrons }) =>
      squadrons.length === 0
        ? 'Nobody falls for the decoy.'
        : `${squadronNames(squadrons)} ${does(squadrons, 'takes', 'take')} off against a decoy and ${does(squadrons, 'finds', 'find')} an empty sky.`,
  },
  rolls: {
    eligible: {
      what: 'Which squadron of the sector can come?',
      outcome: (campaign, { id }) => squadronWithHome(campaign, id),
    },
    priority: {
      what: campaign => {
        const { modifier } = importance(campaign)
        return `How many squadrons does Fighter Command hold back? Die + ${modifier}`
      },
      outcome: (campaign, { id }) => {
        const { priority, pool, removed, less } = priorityAt(
          campaign,
          Number(id) + importance(campaign).modifier,
        )
        const back = Math.max(0, removed - less)
        return `${RESPONSES[priority]} priority: ${back === 0 ? 'nobody stands' : `${back} of ${pool} stand`} down`
      },
    },
    'stands-down': {
      what: 'Which squadron stands down?',
      outcome: (campaign, { id }) => squadronWithHome(campaign, id),
    },
    responds: {
      what: 'Which squadron responds?',
      outcome: (campaign, { id }) => squadronWithHome(campaign, id),
    },
  },
} satisfies ChapterWords

/** `type of target +1, raids still to come -1`: what is added to the die of priority. */
export function prioritySum(campaign: Campaign): string {
  const { modifiers } = importance(campaign)
  // RE-7.21.a Never below nothing.
  return reasonsFor(modifiers, why => PRIORITY_REASONS[why], 0) || 'nothing is added'
}

type Against = number | 'minor' | 'major'

/** What each chart compares the pool with. */
const AGAINST: Readonly<Record<TacticsChart, (against: Against) => string>> = {
  '1A': against => `${against} hunting`,
  '1B': against => `${against} hunting or escorting`,
  '2': against => `a sweep with ${against} hunting`,
  '3': against => gruppen(Number(against)),
  '4': against => `what looks like a ${against} raid`,
}
