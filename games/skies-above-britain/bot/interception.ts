import { best, type Decisions, named } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import { ALTITUDES, type FighterId, POSITIONS, type Station } from '../pack/types.ts'
import { average, cardsLeft } from '../rules/01-general/odds.ts'
import { patrolOf } from '../rules/01-general/terms.ts'
import {
  bomberNumber,
  formationNamed,
  formationsOnMap,
  type MapPlace,
  occupied,
  placeOf,
} from '../rules/05-interception/map.ts'
import type { Campaign, Formation } from '../state.ts'
import type { CircleOption, InterceptionAsks, OrderOption } from '../vocabulary/interception.ts'
import { aboutFighter, aboutFormation } from './about.ts'
import { combatWorth, fightOf, maneuverWorth, outlookFor, rank } from './outlook.ts'
import { bombersWorth, cruiseChance, escortWorth, opening, placeWorth, togetherWorth } from './plan.ts'
import { fuelBill, hitCost, worthOf } from './worth.ts'

/** What is opened to the other formations when a station is kept busy. */
function opensToOthers(campaign: Campaign, formation: Formation, station: Station) {
  return formationsOnMap(campaign)
    .filter(other => other !== formation && (other.order === 'bombers' || other.order === undefined))
    .reduce((sum, other) => sum + opening(campaign, other.sections, placeOf(other), station), 0)
}

function bestEscort(campaign: Campaign, formation: Formation): number {
  const worths = occupied(campaign).map(station =>
    escortWorth(
      campaign,
      formation.sections,
      placeOf(formation),
      station,
      opensToOthers(campaign, formation, station),
    ),
  )
  return worths.length > 0 ? Math.max(...worths) : Number.NEGATIVE_INFINITY
}

/** A formation that is split off, or has been, keeps the escort busy for this one. */
function helped(campaign: Campaign, formation: Formation): number {
  const { sections } = formation
  const at = placeOf(formation)
  const [helper] = formationsOnMap(campaign).filter(other => other !== formation && other.order === undefined)
  if (!helper || helper.sections.length > sections.length) return bombersWorth(campaign, sections, at)
  const openings = occupied(campaign).map(station => opening(campaign, sections, at, station))
  return bombersWorth(campaign, sections, at) + SUPPORT * Math.max(0, ...openings)
}

/** How often support comes off. */
const SUPPORT = 0.5
/** A better place is of use a turn later. */
const NEXT_TURN = 0.8

const PLACES: readonly MapPlace[] = POSITIONS.flatMap(position =>
  ALTITUDES.map(altitude => ({ position, altitude })),
)

function cruiseWorth(campaign: Campaign, formation: Formation): number {
  const { sections } = formation
  const from = placeOf(formation)
  const there = Math.max(...PLACES.map(at => placeWorth(campaign, sections, at)))
  return cruiseChance(campaign, from) * NEXT_TURN * there - LOST_ON_THE_WAY
}

const LOST_ON_THE_WAY = 0.1

function orderWorth(campaign: Campaign, formation: Formation, { order, split }: OrderOption): number {
  const at = placeOf(formation)
  const { sections } = formation
  if (split) {
    const rest = sections.filter(section => !split.includes(section))
    return togetherWorth(campaign, split, rest, at)
  }
  switch (order) {
    case 'escort':
      return bestEscort(campaign, formation)
    case 'bombers':
      return helped(campaign, formation)
    case 'cruise':
      return cruiseWorth(campaign, formation)
    default:
      // Those who go home save the Fuel of a turn.
      return fuelBill(campaign, sections)
  }
}

/** SAB-CIR-05 SAB-CIR-08 What a place on the circle promises. */
function circleWorth(campaign: Campaign, id: FighterId, { attitude }: CircleOption): number {
  const fight = fightOf(campaign, id, '110')
  const outlook = outlookFor(fight)
  if (!attitude) {
    const { bomberCard } = packOf(campaign)
    const { german } = worthOf(campaign)
    const hit = hitCost(campaign, id)
    return average(cardsLeft(campaign, 'light'), card =>
      bomberCard(card).supported.flank.reduce(
        (sum, icon) => sum + (icon === 'damage' ? german : icon === 'hit' ? -hit : 0),
        0,
      ),
    )
  }
  const cards = cardsLeft(campaign, 'headOn')
  const front = combatWorth(fight, attitude, 4, cards, outlook)
  if (attitude === 'head-on') return front
  return front + maneuverWorth(fight, 'none', 4, cardsLeft(campaign, 'tailed'), outlook)
}

export const interception: Decisions<Campaign, InterceptionAsks> = {
  orders: (campaign, choice) => {
    const formation = aboutFormation(campaign, choice)
    return best(choice, option => orderWorth(campaign, formation, option))
  },
  'intercept.next': (campaign, choice) =>
    best(choice, ({ formation }) => formationNamed(campaign, formation).sections.length),
  'escort.target': (campaign, choice) => {
    const formation = aboutFormation(campaign, choice)
    return best(choice, ({ station }) =>
      station
        ? escortWorth(
            campaign,
            formation.sections,
            placeOf(formation),
            station,
            opensToOthers(campaign, formation, station),
          )
        : 0,
    )
  },
  'intercept.again': (campaign, choice) => {
    const formation = aboutFormation(campaign, choice)
    // Whoever can help does so: that is cheaper than Fuel.
    const helper = choice.options.findLastIndex(({ by, rolled = 0, number }) => by && rolled + 1 >= number)
    if (helper >= 0) return helper
    const free = formation.order === 'cruise' || formation.order === undefined
    return named(choice, free || fuelBill(campaign, formation.sections) < WORTH_ANOTHER ? 'again' : 'no')
  },
  'circle.place': (campaign, choice) => {
    const id = aboutFighter(choice)
    return best(choice, option => circleWorth(campaign, id, option))
  },
  'circle.attacker': (campaign, choice) =>
    best(choice, ({ fighter: id }) => {
      const place = patrolOf(campaign).circle?.places[id]
      // SAB-CIR-10 Disruption counts who is still on the display.
      return place && 'flank' in place ? 1 : 0
    }),
  'circle.icon': (_, choice) => best(choice, ({ icon }) => -rank(icon)),
  'circle.tail': (_, choice) => named(choice, 'tail'),
  // The weaker marker, where they stand in the way alike.
  'intercept.station': (campaign, choice) =>
    best(choice, ({ station }) => (station && patrolOf(campaign).escort[station]?.size === 'light' ? 1 : 0)),
  'bombers.sun': (campaign, choice) => {
    const at = placeOf(aboutFormation(campaign, choice))
    const numbers = occupied(campaign).map(station => bomberNumber(campaign, at, station))
    return named(choice, Math.max(0, ...numbers) > SURE ? 'two-dice' : 'no-hits')
  },
  'cruise.to': (campaign, choice) => {
    const { sections } = aboutFormation(campaign, choice)
    return best(choice, at => placeWorth(campaign, sections, at))
  },
}

/** A second roll is worth so much in Fuel. */
const WORTH_ANOTHER = 0.5
/** One die will do. */
const SURE = 3
