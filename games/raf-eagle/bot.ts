import { best, type Choice, type Decision, playerOf, type Thinking } from '@tallyho/engine'
import { bomberRoster, fighterRoster, type Roster } from './bot/assign.ts'
import { isWon, typeWorth, wantsNight, wantsPress } from './bot/calendar.ts'
import { dayPlan } from './bot/day.ts'
import type { Intent } from './bot/plan.ts'
import { isMe109, raidOrder, wantsEscort } from './bot/raid.ts'
import type { CardNumber } from './pack/types.ts'
import { cardOf, gruppeSpec, plannedFor, ratingOf } from './rules/02-terms.ts'
import type { Campaign } from './state.ts'
import type { AssignOption, PlanOption } from './vocabulary/planning.ts'
import type { GruppeOption } from './vocabulary/response.ts'
import type { Asks } from './vocabulary.ts'

/**
 * A competent commander of both Luftflotten: raids that pay by the charts, together and when the fighters are back, with
 * as many bombers as the escorts can bring home; the rest by what costs least.
 */
export const heuristic = playerOf<Asks, Campaign>({
  'green-squadron': theirBest,
  'green-responds': theirWorst,
  disperse: theirBest,
  blenheim: theirWorst,

  'night-commit': (campaign, choice) => {
    const wanted = wantsNight(campaign)
    return best(choice, ({ gruppe }) =>
      gruppe === undefined ? (wanted ? -99 : 99) : -bombs(campaign, gruppe),
    )
  },
  'plan-raid': (campaign, choice) => {
    const intents = dayPlan(campaign)
    return best(choice, option => planWorth(campaign, intents, option))
  },
  'assign-bomber': (campaign, choice) => assigned(campaign, choice, bomberRoster(campaign)),
  'assign-fighter': (campaign, choice) =>
    assigned(campaign, choice, fighterRoster(campaign, cardsIn(choice))),

  'next-raid': (campaign, choice) => best(choice, ({ raid }) => raidOrder(campaign, raid)),
  'channel-patrol': ourWorst,
  'deploy-gruppe': (campaign, choice) => {
    const escort = wantsEscort(campaign)
    const isHeavy = !choice.options.some(({ gruppe }) => gruppe && isMe109(campaign, gruppe))
    return best(choice, ({ gruppe, box }) => {
      // RE-6.1.i Me 110s alone escort at one stroke.
      if (isHeavy && box === 'escort') return 3
      if (gruppe !== undefined) return isMe109(campaign, gruppe) ? (escort ? 3 : 1) : 2
      return box === 'hunt' && !escort ? 4 : -1
    })
  },
  'deploy-box': (campaign, choice) => {
    const hunts = choice.options.some(({ box }) => box === 'hunt')
    const wanted = hunts && !wantsEscort(campaign) ? 'hunt' : 'escort'
    return best(choice, ({ box }) => (box === wanted ? 1 : 0))
  },
  'raid-class': (_, choice) => best(choice, ({ taken }) => (taken === 'major' ? 1 : 0)),

  'no-contact': ourWorst,
  intercepted: (campaign, choice) => best(choice, ({ gruppe }) => -bombs(campaign, gruppe)),
  'set-aside': ourWorst,
  'extended-attack': (campaign, choice) => best(choice, ({ gruppe }) => -bombs(campaign, gruppe)),

  'night-fighter': (campaign, choice) => best(choice, ({ id }) => -ratingOf(campaign, id)),
  'night-intercepted': (campaign, choice) => best(choice, ({ id }) => -ratingOf(campaign, id)),
  'landing-accident': (campaign, choice) => best(choice, ({ id }) => -bombs(campaign, id)),
  'press-or-rest': (campaign, choice) => {
    const wanted = wantsPress(campaign) ? 'press' : 'rest'
    return best(choice, ({ id }) => (id === wanted ? 1 : 0))
  },
  'free-choice': (campaign, choice) => best(choice, ({ id }) => typeWorth(campaign, id)),
  'aircraft-for': (campaign, choice) => best(choice, ({ id }) => -ratingOf(campaign, id)),
  'pilots-for': (campaign, choice) => best(choice, ({ id }) => -ratingOf(campaign, id)),
  refit: (campaign, choice) => best(choice, ({ id }) => -ratingOf(campaign, id)),
  'carry-on': (campaign, choice) => best(choice, ({ id }) => ((id === 'end') === isWon(campaign) ? 1 : 0)),
})

/** RE-2.21.g */
function bombs(campaign: Campaign, id: string): number {
  return gruppeSpec(campaign, id).bombing[0]
}

type OfSquadron = Decision<Campaign, Asks['disperse']>

/** The squadron that Fighter Command misses most. */
function theirBest(...[campaign, choice]: Parameters<OfSquadron>): number {
  return best(choice, ({ squadron }) => ratingOf(campaign, squadron))
}

function theirWorst(...[campaign, choice]: Parameters<OfSquadron>): number {
  return best(choice, ({ squadron }) => -ratingOf(campaign, squadron))
}

/** The Gruppe that is missed least in combat: low ratings are good. */
function ourWorst(campaign: Campaign, choice: Choice<GruppeOption>): number {
  return best(choice, ({ gruppe }) => ratingOf(campaign, gruppe))
}

/** What is intended, then the end; what high command demands beside it comes before everything else. */
function planWorth(campaign: Campaign, intents: readonly Intent[], option: PlanOption): number {
  if (option.does === 'done') return 1
  const intent = intents.find(({ card }) => card === option.card)
  if (option.does === 'strategy') return intent?.strategies.includes(option.strategy) ? 2 : -9
  const card = cardOf(campaign, option)
  if (option.does === 'forward') return card.range === 'edge' ? 2 : -9
  if (intent) return intent.segment === option.segment ? 3 : -1
  return (card.double ? -2 : -3) - option.segment / 10
}

/** As the roster says; where it may not end yet, with whom high command or an empty raid wants. */
function assigned(campaign: Campaign, choice: Choice<AssignOption>, roster: Roster): number {
  const empty = choice.options.at(-1)?.ends ? [] : emptyCards(campaign)
  return best(choice, ({ gruppe, card = 0, jabo }) => {
    if (gruppe === undefined) return 2
    if (!jabo && roster.get(gruppe) === card) return 3
    return gruppeSpec(campaign, gruppe).type === 'Ju 87' || empty.includes(card) ? 1 : 0
  })
}

function emptyCards(campaign: Campaign): readonly CardNumber[] {
  const empty = campaign.plan.filter((_, raid) => plannedFor(campaign, raid).length === 0)
  return empty.map(({ card }) => card)
}

function cardsIn({ options }: Choice<AssignOption>): ReadonlySet<CardNumber> {
  const cards = new Set<CardNumber>()
  for (const { card } of options) if (card !== undefined) cards.add(card)
  return cards
}

/** A Raid Day is judged at its end: what lies beyond is more chance than plan. */
export const thinking: Thinking<Campaign> = { until: ['day-advance'], sure: 0.7, second: 700, slips: 55 }
