import { counted, firstOf, type StakesOf } from '@tallyho/engine'
import { gruppe, gruppenIn, isBomber, sizeOfRaid, tablesOf } from '../rules/02-terms.ts'
import { patrolNeeded } from '../rules/06-raid/deployment.ts'
import type { Campaign } from '../state.ts'
import type { Asks } from '../vocabulary.ts'
import { asideStakes, attackStakes } from './08-combat.ts'
import { gruppen } from './names.ts'

/** What holds for all answers of a question: the question itself is one short line. */
export const stakes: StakesOf<Asks, Campaign> = {
  'green-squadron': 'One of a sector at most, one of all 11 Group.',
  'night-commit': campaign => {
    const { city, industry } = campaign.priorities
    const [least, most] = tablesOf(campaign).night.commit[city][industry]
    const kept = gruppenIn(campaign, 'night-raid').length
    return `High command wants ${least} to ${most}; ${kept} so far. They stay on the ground by day.`
  },
  'plan-raid': ({ plan, hand }) =>
    plan.length === 0
      ? `${counted(hand.length, 'target')} may be raided today.`
      : `${counted(plan.length, 'raid')} planned.`,
  'assign-bomber': campaign => `Each flies once a day; ${atBase(campaign, true)} left.`,
  'assign-fighter': campaign => `${atBase(campaign, false)} left; missions come at take-off.`,
  'next-raid': 'Squadrons that meet it cannot meet the others of this hour.',
  'channel-patrol': campaign => {
    const missing = patrolNeeded(campaign) - gruppenIn(campaign, 'patrol').length
    return `${missing} to cover the way home, out of the fight.`
  },
  'raid-class': campaign =>
    `They must guess at these ${gruppen(sizeOfRaid(campaign))}; with fewer squadrons than they want nobody comes.`,
  'green-responds': 'The sector must send one: new pilots, who fight badly.',
  'no-contact': 'There are more hunters than squadrons.',
  intercepted: attackStakes,
  'set-aside': asideStakes,
  'extended-attack': 'The squadrons come back for more, before the combat.',
  disperse: (_, { about }) =>
    `A squadron for each point of the bombs on ${firstOf('target', about)}: ready again in four hours.`,
  'landing-accident': 'It lands in the dark: a Light Loss.',
  'press-or-rest': 'Of two cards of days one is taken.',
  'free-choice': 'Berlin leaves it to you.',
  'aircraft-for': 'There are not enough for all squadrons of the sector.',
  'pilots-for': 'There are not enough for the sector: the others come back green, and fight badly.',
  refit: 'Not all can be: this one is next.',
  'carry-on': 'The Thin Blue Line is over; the rules of the campaign would follow.',
}

/** `12 bomber Gruppen`: full ones at their airbases. */
function atBase(campaign: Campaign, bombers: boolean): string {
  const left = gruppenIn(campaign, 'base').filter(
    id => gruppe(campaign, id).full && isBomber(campaign, id) === bombers,
  )
  const kind = bombers ? 'bomber' : 'fighter'
  return counted(left.length, `${kind} Gruppe`, `${kind} Gruppen`)
}
