import { type Choice, firstOf, percent } from '@tallyho/engine'
import type { FighterId } from '../pack/types.ts'
import { fighter } from '../rules/01-general/fighters.ts'
import { reaches } from '../rules/01-general/odds.ts'
import { patrolOf } from '../rules/01-general/terms.ts'
import { isLone, STRAGGLER } from '../rules/04-bombers/formation.ts'
import { inTheWay } from '../rules/05-interception/bombers.ts'
import type { MapPlace } from '../rules/05-interception/map.ts'
import { squadronOf } from '../rules/07-raid-vector/contact.ts'
import type { Campaign, Formation } from '../state.ts'
import { landing, sectionOf } from '../text/fuel.ts'
import { combatChances } from '../text/maneuvers.ts'
import { aboveFrom, type Meeting } from '../text/meeting.ts'
import { wayFrom } from '../text/sides.ts'
import { aboutFormation, bombersStake, chaseStake, escortStakes } from '../text/stakes.ts'
import type { ManeuverOption } from '../vocabulary/dogfight.ts'
import type { OrderOption, PlaceOption } from '../vocabulary/interception.ts'
import type { Unit } from '../vocabulary/terms.ts'
import type { AdjustOption, StationMove } from '../vocabulary/vector.ts'
import type { Asks } from '../vocabulary.ts'

type Why = string | ((campaign: Campaign, choice: Choice, id: string) => string | undefined)

const FAVOUR = (_: Campaign, __: Choice, id: string) =>
  id === 'no'
    ? 'it may be needed more later.'
    : 'what it saves now is sure; whether it is needed later is not.'

/** Why the machine would answer so. */
const WHY: Partial<Readonly<Record<keyof Asks, Why>>> = {
  orders: (campaign, choice, id) => {
    const formation = aboutFormation(campaign, choice)
    const option = optionIn<OrderOption>(choice, id)
    return formation && option && orderAdvice(campaign, formation, option)
  },
  'escort.target': (campaign, choice, id) => {
    const formation = aboutFormation(campaign, choice)
    if (!formation?.at) return undefined
    const chances = new Map(escortStakes(campaign, formation).map(([ref, { chance = 0 }]) => [ref, chance]))
    return isMost(chances.get(`station:${id}`), [...chances.values()])
      ? 'no other escort is met on your own terms more often.'
      : 'it stands in the way of those who go for the bombers.'
  },
  'bombers.sun': (campaign, choice, id) => {
    const formation = aboutFormation(campaign, choice)
    if (!formation?.at) return undefined
    const through = percent(reaches(inTheWay(campaign, formation).number))
    return id === 'no-hits'
      ? `one die brings you through in ${through}, sure enough, and nobody is hit at first.`
      : `with one die you get through in ${through} only.`
  },
  'intercept.again': (_, __, id) =>
    id === 'no'
      ? 'the Fuel is needed for the way home.'
      : 'what comes of it else is worse than what it costs.',
  contact: (campaign, _, id) => {
    const { station } = patrolOf(campaign)
    if (!station) return undefined
    const [now, later] = [aboveFrom(campaign, station, {}), aboveFrom(campaign, station, 'next')]
    if (id !== 'contact') return 'a better place to meet them is still in reach.'
    return now >= later
      ? 'the raid flies on: from here you meet it no better later.'
      : 'each round of waiting burns Fuel.'
  },
  'vector.move': (campaign, choice, id) => stepAdvice(campaign, choice, id, () => 'next'),
  'flak.tally-ho': (campaign, choice, id) => stepAdvice(campaign, choice, id, option => option),
  'contact.position': (campaign, choice, id) => placeAdvice(campaign, choice, id),
  'contact.adjust': (campaign, choice, id) => placeAdvice(campaign, choice, id),
  straggler: (_, __, id) =>
    id === 'none'
      ? 'whoever goes after it flies home then, and is missed among the bombers.'
      : 'a bomber alone falls easily, though who goes after it flies home then.',
  'bombers.approach': (campaign, choice, id) => {
    const [bomber = ''] = id.split('/')
    if (id === 'home') {
      const man = firstOf('fighter', choice.about) as FighterId | undefined
      const { ammo } = man ? fighter(campaign, man) : {}
      return ammo === 'none'
        ? 'he has no ammunition left.'
        : 'what he could hit is not worth the risk any more.'
    }
    if (id === 'stay') return 'he keeps his place behind it, and loses no round.'
    return bomber === STRAGGLER || isLone(campaign, bomber)
      ? 'alone it has no neighbours that cover it, and falls most easily.'
      : 'fighters and damage on one kette add up until it is cut off.'
  },
  'bombers.stay': (_, __, id) =>
    id === 'stay' ? 'the next burst comes without a new way in.' : 'another burst is not worth the risk.',
  'dogfight.maneuver': (campaign, choice, id) => {
    const hit = ({ maneuver }: ManeuverOption) =>
      maneuver === 'break' ? 1 : (combatChances(campaign, choice, maneuver)?.hit ?? 1)
    const options = choice.options as readonly ManeuverOption[]
    const own = options.find(one => one.id === id)
    if (!own || own.maneuver === 'break') return undefined
    if (isLeast(hit(own), options.map(hit)))
      return `you are hit in ${percent(hit(own))}, less than any other way.`
    return own.maneuver === 'evade'
      ? 'one of them drops off, whatever the card brings.'
      : 'it turns the tables where it comes off, and that is worth a few hits.'
  },
  'dogfight.tailing': (campaign, choice, id) => {
    const { kill = 0, hit = 0 } = combatChances(campaign, choice) ?? {}
    return id === 'attack'
      ? `one goes down in ${percent(kill)}, and you are hit in ${percent(hit)} only.`
      : 'each round more gives their friends time to come.'
  },
  'dogfight.evade-card': 'of the two it is the kinder.',
  chase: (campaign, choice, id) => {
    const unit = firstOf('unit', choice.about) as Unit | undefined
    if (!unit) return undefined
    const isSafe = landing(campaign, sectionOf(campaign, unit), 1) === 1
    if (id === 'chase')
      return `found in ${percent(chaseStake(campaign, unit).chance ?? 0)}, ${isSafe ? 'and the Fuel for the way home is there' : 'which is worth a roll on the way home'}.`
    if (id === 'home')
      return isSafe
        ? 'what they could still do is not worth the risk.'
        : 'a turn more, and a die says who lands.'
    return undefined
  },
  assign: (_, __, id) =>
    id === 'adjutant' ? 'he lets the tired rest, and has the experienced lead.' : undefined,
  'use.practiced-maneuver': FAVOUR,
  'use.pull-tight': FAVOUR,
  'use.follow-my-lead': FAVOUR,
  'use.discipline': FAVOUR,
  'use.stay-trim': FAVOUR,
  'use.pluck': FAVOUR,
}

export function advice(campaign: Campaign, choice: Choice, id: string): string | undefined {
  const why = WHY[choice.ask as keyof Asks]
  return typeof why === 'function' ? why(campaign, choice, id) : why
}

// Which options a question has is known by its key.
const optionIn = <O>(choice: Choice, id: string) => choice.options.find(one => one.id === id) as O | undefined

const isMost = (one: number | undefined, all: readonly number[]) =>
  one !== undefined && one >= Math.max(...all)
const isLeast = (one: number, all: readonly number[]) => one <= Math.min(...all)

/** SAB-ORD-01 SAB-SUP-02 What the order is for: alone, or for the others. */
function orderAdvice(
  campaign: Campaign,
  formation: Formation,
  { order, split }: OrderOption,
): string | undefined {
  if (!formation.at) return undefined
  const now = bombersStake(campaign, formation).chance ?? 0
  if (split) {
    const then = Math.max(
      now,
      ...inTheWay(campaign, formation).stations.map(
        station => bombersStake(pinned(campaign, station), formation).chance ?? 0,
      ),
    )
    return then > now
      ? `one part pins the escort, and the way in comes off in ${percent(then)}, not ${percent(now)}.`
      : 'apart they can do two things in one turn.'
  }
  if (order === 'escort') return 'whoever they fight guards nobody meanwhile.'
  if (order === 'bombers')
    return now >= 0.5
      ? `the way in comes off in ${percent(now)}: good enough to go at once.`
      : 'a bad chance, but all else promises less.'
  return order === 'cruise'
    ? 'another place is worth more than an attack from here.'
    : 'what they could still do is not worth the Fuel of a turn.'
}

/** SAB-SUP-02 As if that escort were kept busy. */
function pinned(campaign: Campaign, station: ReturnType<typeof inTheWay>['stations'][number]): Campaign {
  const patrol = patrolOf(campaign)
  const marker = patrol.escort[station]
  if (!marker) return campaign
  return {
    ...campaign,
    patrol: { ...patrol, escort: { ...patrol.escort, [station]: { ...marker, suppressed: true } } },
  }
}

/** SAB-RVS-16 A side to come from, or a place to go to first. */
function placeAdvice(campaign: Campaign, choice: Choice, id: string): string | undefined {
  const formation = aboutFormation(campaign, choice) ?? squadronOf(campaign)
  const options = choice.options as readonly (AdjustOption & Partial<PlaceOption>)[]
  const placeIn = ({ to, split, position, altitude }: (typeof options)[number]): MapPlace | undefined =>
    split ? undefined : position && altitude ? { position, altitude } : (to ?? formation.at)
  const chanceFrom = (option: (typeof options)[number]) => {
    const place = placeIn(option)
    return place && wayFrom(campaign, formation, place).chance
  }
  const own = options.find(one => one.id === id)
  if (!own) return undefined
  if (own.split) return 'apart, one part can pin the escort for the other.'
  const chance = chanceFrom(own)
  return isMost(
    chance,
    options.flatMap(one => chanceFrom(one) ?? []),
  )
    ? `from no other place do you get through more often than in ${percent(chance ?? 0)}.`
    : undefined
}

/** SAB-RVS-17 A place to wait at. */
function stepAdvice(
  campaign: Campaign,
  choice: Choice,
  id: string,
  when: (option: StationMove) => Meeting,
): string | undefined {
  const { station } = patrolOf(campaign)
  const above = (option: StationMove) => {
    const { zone, altitude } = option.zone ? option : { ...station }
    return zone && altitude ? aboveFrom(campaign, { zone, altitude }, when(option)) : 0
  }
  const own = optionIn<StationMove>(choice, id)
  if (!own || above(own) === 0)
    return own?.zone === 'middle' ? 'from the middle the raid is in reach wherever it appears.' : undefined
  return isMost(above(own), (choice.options as readonly StationMove[]).map(above))
    ? `from no other place in reach do you meet them above more often than in ${percent(above(own))}.`
    : 'the Fuel is worth more than a better chance to meet them above.'
}
