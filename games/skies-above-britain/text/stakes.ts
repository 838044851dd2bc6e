import { type Choice, firstOf, percent, type Ref, type SaidFigure } from '@tallyho/engine'
import { ALTITUDES, POSITIONS, type Station } from '../pack/types.ts'
import { isSection, lostUnits } from '../rules/01-general/formations.ts'
import { reaches } from '../rules/01-general/odds.ts'
import { isInSun, patrolOf } from '../rules/01-general/terms.ts'
import { bombersCostFuel, inTheWay } from '../rules/05-interception/bombers.ts'
import { cruiseAttempt } from '../rules/05-interception/cruise.ts'
import { escortAttempt, targets } from '../rules/05-interception/escort.ts'
import { type MapPlace, markerIn, placeOf, unsuppressed } from '../rules/05-interception/map.ts'
import { type Attempt, chanceOf, mayRollAgain } from '../rules/05-interception/rolls.ts'
import { chaseNumbers } from '../rules/06-entropy/chase.ts'
import type { Campaign, Formation } from '../state.ts'
import type { Unit } from '../vocabulary/terms.ts'
import { STATION_NAMES } from './names.ts'
import { share, span } from './odds.ts'

/** What an order needs, what it costs, and what comes of it if it fails. */
export interface Stake {
  /** On the die; nothing is rolled without it. */
  readonly number?: number
  readonly twoDice?: boolean
  /** SAB-CHS-06 Of two dice the lower counts. */
  readonly lowerOfTwo?: boolean
  /** Of one roll. */
  readonly chance?: number
  /** SAB-ESC-11 SAB-CRZ-05 What a second roll costs, where there is one. */
  readonly again?: 'fuel' | 'free'
  /** From each Section, before the roll. */
  readonly fuel?: number
  /** SAB-IBM-05 What the way to the bombers takes from there afterwards. */
  readonly later?: number
  readonly fails?: string
  /** SAB-CHS-08 That German fighters find who looks for the raid. */
  readonly caught?: number
}

/** What is at stake where a formation could go, or for whoever would chase, by what would be clicked for it. */
export function stakesOf(campaign: Campaign, choice: Choice): ReadonlyMap<Ref, Stake> {
  const { ask, options } = choice
  if (ask === 'chase.next' || ask === 'chase')
    return new Map(lostUnits(campaign).map(unit => [`unit:${unit}`, chaseStake(campaign, unit)]))
  // SAB-RVS-19
  if (ask === 'contact.position')
    return new Map(
      options.flatMap(({ id, on = [] }) =>
        id.startsWith('sun/') ? on.map(ref => [ref, FOR_FUEL] as const) : [],
      ),
    )
  return orderStakes(campaign, choice)
}

/** The formation that a question is about. */
export function aboutFormation(
  { patrol }: Campaign,
  { about }: Pick<Choice, 'about'>,
): Formation | undefined {
  const id = firstOf('formation', about)
  return patrol?.formations.find(one => one.id === id)
}

function orderStakes(campaign: Campaign, choice: Choice): ReadonlyMap<Ref, Stake> {
  const { ask, options } = choice
  const formation = aboutFormation(campaign, choice)
  if (!formation?.at) return new Map()
  const lit = new Set(options.flatMap(({ on = [] }) => on))
  const all: readonly (readonly [Ref, Stake])[] = [
    ...(ask === 'orders' || ask === 'escort.target' ? escortStakes(campaign, formation) : []),
    ...(ask === 'orders' ? [['raid:bombers', bombersStake(campaign, formation)] as const] : []),
    ...(ask === 'orders' || ask === 'cruise.to' ? cruiseStakes(campaign, formation) : []),
    ...(ask === 'contact.adjust'
      ? places().map(([ref, at]) => [ref, adjustStake(campaign, { ...formation, at })] as const)
      : []),
  ]
  return new Map(all.filter(([ref]) => lit.has(ref)))
}

const FOR_FUEL: Stake = { fuel: 1 }

/** SAB-RVS-18 What the way to the bombers takes from a place that it may go to first, if the escort is known. */
function adjustStake(campaign: Campaign, there: Formation): Stake {
  // SAB-IBM-05 What the way in costs is known before the escort is.
  const later = bombersCostFuel(there) ? { later: 1 } : {}
  return { ...(patrolOf(campaign).escortPlaced ? bombersStake(campaign, there) : {}), ...later, fuel: 1 }
}

function places(): readonly (readonly [Ref, MapPlace])[] {
  return POSITIONS.flatMap(position =>
    ALTITUDES.map(altitude => [`position:${position}/${altitude}`, { position, altitude }] as const),
  )
}

interface Odds {
  readonly campaign: Campaign
  readonly formation: Formation
  readonly what: Attempt
}

function stake({ campaign, formation, what }: Odds, fuel: boolean, fails: string): Stake {
  const { number, twoDice, again } = what
  const second = again !== 'never' && mayRollAgain(campaign, formation, what) ? again : undefined
  return {
    number,
    twoDice,
    chance: chanceOf(what),
    ...(second && { again: second }),
    ...(fuel && { fuel: 1 }),
    fails,
  }
}

/** SAB-ESC-05 SAB-ESC-06 There is a fight either way: ours, or theirs. */
export function escortStakes(campaign: Campaign, formation: Formation): readonly (readonly [Ref, Stake])[] {
  return targets(campaign, formation).flatMap(({ station, number, fuel = false }) =>
    station && number !== undefined
      ? [
          [
            `station:${station}`,
            stake(
              { campaign, formation, what: escortAttempt(campaign, formation, station, number) },
              fuel,
              'else they jump us',
            ),
          ] as const,
        ]
      : [],
  )
}

/** SAB-IBM-04 SAB-IBM-10 SAB-IBM-11 SAB-IBM-12 */
export function bombersStake(campaign: Campaign, formation: Formation): Stake {
  const { stations, number } = inTheWay(campaign, formation)
  const twoDice = isInSun(patrolOf(campaign), formation.at)
  const fails = stations.length > 0 ? `else ${guardsOf(campaign, stations)} catch us` : missed(campaign)
  const what: Attempt = { order: 'bombers', number, twoDice, again: 'fuel' }
  return stake({ campaign, formation, what }, bombersCostFuel(formation), fails)
}

/** `the 109s of High`, `the 109s of Port or High`: of one type, as they stand in the way alike. */
function guardsOf(campaign: Campaign, stations: readonly Station[]): string {
  const [first = 'high'] = stations
  const names = stations.map(station => STATION_NAMES[station]).join(' or ')
  return `the ${markerIn(campaign, first).type}s of ${names}`
}

function missed(campaign: Campaign): string {
  return campaign.patrol?.visibility === 'clouds' ? 'else they are lost from sight' : 'else we fly past them'
}

/** SAB-CRZ-01 SAB-CRZ-07 SAB-CRZ-08 */
function cruiseStakes(campaign: Campaign, formation: Formation): readonly (readonly [Ref, Stake])[] {
  return places().map(([ref, to]) => [ref, cruiseStake(campaign, formation, to)] as const)
}

export function cruiseStake(campaign: Campaign, formation: Formation, to: MapPlace): Stake {
  const what = cruiseAttempt(campaign, placeOf(formation), to)
  if (what) return stake({ campaign, formation, what }, false, 'else they catch us')
  return { fails: unsuppressed(campaign).length > 0 ? 'the escort may follow' : 'nobody is in the way' }
}

/** SAB-CHS-06 SAB-CHS-08 A fighter alone counts the lower of two dice. */
export function chaseStake(campaign: Campaign, unit: Unit): Stake {
  const { red, green } = chaseNumbers(campaign)
  const once = reaches(red)
  const alone = !isSection(unit)
  // The lower of two is low if either is.
  const caught = alone ? 1 - reaches(green + 1) ** 2 : 1 - reaches(green + 1)
  const chance = alone ? once * once : once
  // Where every other number brings Germans there is no third thing.
  const fails = [
    ...(green > 0 ? [`German fighters find us ${percent(caught)}`] : []),
    ...(green + 1 < red ? ['else again next turn'] : []),
  ].join('; ')
  return { number: red, lowerOfTwo: alone, chance, caught, fails }
}

export const AGAIN = { fuel: 'Who fails may roll again for 1 Fuel.', free: 'a second roll free' } as const

/** `10+`; nothing is more than 12 on one die. */
export function upFrom(number: number, twoDice = false): string {
  return number >= 12 && !twoDice ? `${number}` : `${number}+`
}

/** `get through 75 %`, and the Fuel of it where any answer takes some: what is needed on the dice stands on the map, and over the dice when they fall. */
export function stakeFigures({ chance, fuel }: Stake, of: string, isPaid = false): readonly SaidFigure[] {
  const cost = { of: 'cost', is: fuel ? `${fuel} Fuel` : '–' }
  return [share(of, chance, 'good'), ...(isPaid ? [cost] : [])]
}

/** What there is besides: `else the 109s of High catch us`. */
export function stakeRest({ again, fails = '' }: Stake): readonly string[] {
  return [again === 'free' ? AGAIN.free : '', fails]
}

/** True if some of the answers cost Fuel. */
export const isAnyPaid = (campaign: Campaign, choice: Choice): boolean =>
  [...stakesOf(campaign, choice).values()].some(({ fuel }) => fuel)

/** Of several that may be gone for. */
export const spanOf = (of: string, stakes: readonly (readonly [Ref, Stake])[]): SaidFigure =>
  span(
    of,
    stakes.flatMap(([, { chance }]) => chance ?? []),
    'good',
  )
