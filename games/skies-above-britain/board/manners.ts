import { type Choice, firstOf, type Option } from '@tallyho/engine'
import { BY_MACHINE, type Manners } from '@tallyho/kit/manners.ts'
import type { Station } from '../pack/types.ts'
import { patrolOf } from '../rules/01-general/terms.ts'
import { zonesApart } from '../rules/07-raid-vector/contact.ts'
import type { Campaign } from '../state.ts'
import { stragglerSaid } from '../text/away.ts'
import { dropsOffAnyway } from '../text/favours.ts'
import { landing, sectionOf } from '../text/fuel.ts'
import { stepWorth } from '../text/meeting.ts'
import { unitName } from '../text/names.ts'
import { led } from '../text/odds.ts'
import { areSidesAlike, escortFrom, fromThere, wayFrom } from '../text/sides.ts'
import type { PlaceOption } from '../vocabulary/interception.ts'
import type { Unit } from '../vocabulary/terms.ts'
import type { AdjustOption, StationMove, StragglerOption } from '../vocabulary/vector.ts'
import type { Asks } from '../vocabulary.ts'
import { advice } from './advice.ts'
import { oneOfAlike } from './alike.ts'
import { asItIs, foremostAmong, likewiseAmong } from './bombers/likewise.ts'
import { stayTogether } from './bombers/staying.ts'
import { whyNotAmong } from './bombers/why-not.ts'
import { circleFirst, circleTogether } from './circle/together.ts'
import {
  anyOfAlike,
  breakersFirst,
  flownFirst,
  isFlownOut,
  kinderCard,
  oneOfEach,
  whyNotInDogfight,
} from './dogfight/manners.ts'
import { chaseTogether } from './map/chase.ts'
import { reformFirst, reformTogether } from './map/reform.ts'
import { whyNotOnMap } from './map/why-not.ts'

const AS_SERVES_US = 'in the order that serves us best, damage first.'

/** How the questions of a patrol are put to a player. */
export const MANNERS: Manners<Campaign, Asks> = {
  moves: {
    'dogfight.next': ['dogfight.marker', 'dogfight.maneuver', 'dogfight.tailing'],
    orders: ['escort.target', 'cruise.to', 'intercept.station', 'bombers.sun'],
    'intercept.next': ['escort.target', 'cruise.to', 'intercept.station', 'bombers.sun'],
    'dogfight.marker': ['dogfight.maneuver', 'dogfight.tailing'],
    'chase.next': ['chase'],
    reform: ['reform.kind', 'reform.join'],
    'circle.attacker': ['circle.place'],
  },
  // An order is given by where it leads: the station that is clicked is the one that is meant.
  through: ['orders'],
  routine: [
    'dogfight.next',
    // Round after round, Section after Section the same: what is always flown may be said once.
    'dogfight.maneuver',
    'dogfight.tailing',
    'dogfight.icon',
    'bombers.icon',
    'bombers.attacker',
    'bombers.stay',
    'chase',
    'circle.attacker',
    'circle.icon',
    'hit-check.next',
  ],
  // What a whole Section does is one answer, and so is what all do who have lost the raid.
  far: (campaign, choice) => [
    ...likewiseAmong(campaign, choice),
    ...stayTogether(campaign, choice),
    ...chaseTogether(campaign, choice),
    ...circleTogether(campaign, choice),
    ...reformTogether(campaign, choice),
  ],
  first: (_, { id }) => /^(all|spread)\//.test(id) && !id.endsWith('/home'),
  // Nothing that was decided bears on these.
  falls: ['draw.vector', 'draw.reaction', 'visibility'],
  foremost: (campaign, choice) => {
    if (/^(use\.|intercept\.again$)/.test(choice.ask)) return helpFirst(choice)
    if (choice.ask === 'dogfight.marker') return oneOfEach(campaign, choice).map(asItIs)
    if (choice.ask === 'dogfight.break-out') return breakersFirst(campaign, choice)
    if (choice.ask === 'straggler') return huntersFirst(campaign, choice)
    if (choice.ask === 'circle.place') return circleFirst(campaign, choice)
    if (choice.ask === 'reform') return reformFirst(campaign, choice)
    if (choice.ask === 'chase') return homeInSight(campaign, choice)
    if (choice.ask === 'flak.tally-ho' || choice.ask === 'vector.move') return nearestFirst(campaign, choice)
    if (choice.ask === 'dogfight.maneuver') return flownFirst(choice.options).map(asItIs)
    return choice.ask === 'contact.adjust'
      ? likeliestFirst(campaign, choice)
      : foremostAmong(campaign, choice)
  },
  // SAB-GEN-15 All results of a card happen, and one order is hardly ever worse than another.
  orders: [
    { ask: 'bombers.icon', id: BY_MACHINE, said: `Results of a burst: ${AS_SERVES_US}` },
    // SAB-BMB-24 All of them fire, and who does first hardly ever matters.
    {
      ask: 'bombers.attacker',
      id: BY_MACHINE,
      said: 'Who fires first among the bombers: whoever may do most for the others.',
    },
    { ask: 'dogfight.icon', id: BY_MACHINE, said: `Results of a Dogfight Card: ${AS_SERVES_US}` },
    // SAB-DOG-05 Each is fought to its end: which comes first changes nothing for the others.
    {
      ask: 'dogfight.next',
      id: BY_MACHINE,
      said: 'Several dogfights at once: in the order of the Sections.',
    },
    // SAB-DOG-36 The first bad hit decides how a man comes down: the part that he survives best first.
    {
      ask: 'hit-check.next',
      id: BY_MACHINE,
      said: 'Several hits on one man: in the order that is best for him.',
    },
    // SAB-CIR-10 All of them attack; a Disruption counts who is still there.
    {
      ask: 'circle.attacker',
      id: BY_MACHINE,
      said: 'Who attacks the circle first: whoever comes from a flank, while the others still count for him.',
    },
    { ask: 'circle.icon', id: BY_MACHINE, said: `Results of a pass at the circle: ${AS_SERVES_US}` },
  ],
  // SAB-IBM-10 Of escorts that stand in the way alike the weaker one; SAB-CHS-05 each Section in its turn.
  unasked: (campaign, choice) => {
    const { ask, options } = choice
    if (ask === 'chase.next') return options[0]?.id
    if (ask === 'flak.tally-ho') return isAskedAgain(campaign, choice) ? 'no' : undefined
    if (ask === 'contact.position' && areSidesAlike(campaign, choice as Choice<PlaceOption>))
      return options[0]?.id
    // SAB-VET-06 What goes by itself costs nobody his favour.
    if (ask === 'use.follow-my-lead') return dropsOffAnyway(campaign, choice) ? 'no' : undefined
    if (ask === 'dogfight.evade-card') return kinderCard(campaign, choice)
    if (ask === 'dogfight.marker') return anyOfAlike(campaign, choice)
    // SAB-BMB-22 Who said so after his last burst stays where he is.
    if (ask === 'bombers.approach') return options.find(({ id }) => id === 'stay')?.id
    const isLight = ({ id }: Option) => campaign.patrol?.escort[id as Station]?.size === 'light'
    return ask === 'intercept.station' ? (options.find(isLight) ?? options[0])?.id : undefined
  },
  whyNot: (campaign, choice, ref) =>
    whyNotInDogfight(campaign, choice, ref) ??
    whyNotAmong(campaign, choice, ref) ??
    whyNotOnMap(campaign, choice, ref),
  advice,
  decided: isFlownOut,
}

/**
 * SAB-VEC-05 From High in the zone of the raid, with nothing more to turn up there, contact is asked for next anyway, at the same price; so
 * it is where the raid appears next, on the same marker. As long as no raid is seen, a step is free at the end of the round (SAB-RVS-25).
 */
function isAskedAgain(campaign: Campaign, { options }: Choice<StationMove>): boolean {
  const { station, track } = patrolOf(campaign)
  const next = options[0]?.raidNext
  if (track && !track.raid && !next) return true
  if (station?.altitude !== 'high' || !track) return false
  if (next) return next === station.zone
  if (zonesApart(campaign) !== 0 || !track.raid) return false
  return track.raid.row === 'turn' || (track[track.raid.row][track.raid.space] ?? 0) === 0
}

/** SAB-RVS-18 The places with the best way to the bombers first, of equal ones the cheapest; to divide is another thought, and comes last. */
function likeliestFirst(campaign: Campaign, { about, options }: Choice<AdjustOption>) {
  const formation = patrolOf(campaign).formations.find(({ id }) => id === firstOf('formation', about))
  const at = formation?.at
  if (!at) return []
  const worth = ({ to }: AdjustOption) => {
    const { chance, later } = wayFrom(campaign, formation, to ?? at)
    return Math.round(100 * chance) - (later + (to ? 1 : 0)) / 100
  }
  const places = options.filter(({ split }) => !split)
  const there = ({ to }: AdjustOption) => to ?? at
  return oneOfAlike(
    places.toSorted((one, other) => worth(other) - worth(one)),
    {
      said: place => {
        const { figures, rest } = fromThere(campaign, formation, { ...there(place), fuel: place.to ? 1 : 0 })
        return led('', figures, ...rest)
      },
      // High and Low of one position are not alike to the escort.
      besides: place => escortFrom(campaign, { ...formation, at: there(place) }),
      same: 'at',
      named: place => there(place).position,
    },
  )
}

/** SAB-VEC-17 Units with the same chance and the same Fuel are one answer. */
function huntersFirst(campaign: Campaign, { options }: Choice<StragglerOption>) {
  return oneOfAlike(options, {
    said: ({ unit }) => led('', stragglerSaid(campaign, unit)),
    same: 'for',
    named: ({ unit }) => (unit ? unitName(unit).replace(' Section', '') : ''),
  })
}

/** SAB-VEC-05 SAB-VEC-06 Contact at once, then what meets the raid best; from where it cannot be met, last. */
function nearestFirst(campaign: Campaign, { ask, options }: Choice<StationMove>) {
  const { station } = patrolOf(campaign)
  const worth = (option: StationMove) => {
    const { id, zone, altitude } = option
    if (id === 'tally-ho') return 2
    const to = zone && altitude ? { zone, altitude } : station
    return to ? stepWorth(campaign, to, option, ask === 'vector.move' ? 'next' : option) : 0
  }
  const [first, ...others] = bestFirst(options, worth)
  // Where the raid is out of reach nobody waits but who wants to: those places are chosen on the board.
  const far = new Set(options.filter(option => option.zone && worth(option) === -1).map(({ id }) => id))
  return first ? [{ ...first, also: [...far] }, ...others.filter(({ id }) => !far.has(id))] : []
}

/** SAB-RTB-13 Who may not get home any more if he stays a turn longer sees the way home beside the chase. */
function homeInSight(campaign: Campaign, choice: Choice) {
  const unit = firstOf('unit', choice.about) as Unit | undefined
  if (!unit || landing(campaign, sectionOf(campaign, unit), 1) === 1) return []
  const near = choice.options.filter(({ id }) => id === 'chase' || id === 'home')
  return [...chaseTogether(campaign, choice), ...near].map(asItIs)
}

function bestFirst<O extends Option>(options: readonly O[], worth: (option: O) => number) {
  return options
    .map(option => ({ option, is: worth(option) }))
    .toSorted((one, other) => other.is - one.is)
    .map(({ option }) => asItIs(option))
}

/** What helps comes before what lets it be: a man's favour, a second roll, nothing. */
function helpFirst({ options }: Choice) {
  const rank = ({ id }: Option) => ['again', 'no'].indexOf(id)
  return options.toSorted((one, other) => rank(one) - rank(other)).map(asItIs)
}
