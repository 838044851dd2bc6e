import { percent, type SaidFigure } from '@tallyho/engine'
import { type Altitude, ZONES, type Zone } from '../pack/types.ts'
import { patrolOf, raidSpace, spaceAt } from '../rules/01-general/terms.ts'
import { contactBy, zonesApart } from '../rules/07-raid-vector/contact.ts'
import { nextPlace, steps } from '../rules/07-raid-vector/sequence.ts'
import type { Campaign } from '../state.ts'
import type { StationMove } from '../vocabulary/vector.ts'
import { fuelAfter, fuelFigure } from './fuel.ts'
import { POSITION_NAMES } from './german-names.ts'
import { ALTITUDE_NAMES } from './names.ts'
import { share } from './odds.ts'

/** How the squadron would meet the raid: what each answer on the Raid Track, and each side of contact, is worth. */

interface Waiting {
  readonly zone: Zone
  readonly altitude: Altitude
}

export const FACES = 12

/** SAB-RVS-16 Where the die brings the squadron: `a flank at High`. */
export function metAt(campaign: Campaign, die: number): string {
  const { positions, altitude } = contactBy(campaign, zonesApart(campaign) === 0, die)
  const [one, another] = positions
  return `${another || !one ? 'a flank' : POSITION_NAMES[one]} at ${ALTITUDE_NAMES[altitude]}`
}

/** SAB-IBM-05 SAB-RVS-16 What the way to the bombers takes besides, where the die may bring it: `1 Fuel more if above but behind (17 %) or Low`. */
export function fromBelowSaid(campaign: Campaign): string {
  const { fuelled, formations } = patrolOf(campaign)
  const sections = formations.flatMap(one => one.sections)
  const faces = Array.from({ length: FACES }, (_, i) =>
    contactBy(campaign, zonesApart(campaign) === 0, i + 1),
  )
  const isLow = faces.some(({ altitude }) => altitude === 'low')
  const behind = faces.filter(({ positions, altitude }) => altitude === 'high' && positions.includes('tail'))
  const costly = [
    ...(behind.length > 0 ? [`above but behind (${percent(behind.length / FACES)})`] : []),
    ...(isLow ? ['Low'] : []),
  ]
  return fuelled && sections.length > 0 && costly.length > 0 ? `1 Fuel more if ${costly.join(' or ')}` : ''
}

/** The chance to come upon the raid at High, for a squadron that waits there. */
function highFrom(campaign: Campaign, station: Waiting, same: boolean): number {
  const there = { ...campaign, patrol: { ...patrolOf(campaign), station } }
  let high = 0
  for (let die = 1; die <= FACES; die++) if (contactBy(there, same, die).altitude === 'high') high += 1
  return high / FACES
}

/** SAB-RVS-13 What is left to the squadron once that is paid. */
export const fuelThen = (campaign: Campaign, fuel: number) =>
  fuelAfter(
    campaign,
    patrolOf(campaign).formations.flatMap(({ sections }) => sections),
    fuel,
  )

/** SAB-RVS-13 SAB-RVS-25 SAB-VEC-06 What a step takes, or to stay: the round burns 1 by itself. */
export const stepFuel = ({ fuel }: Pick<StationMove, 'fuel'>): number => (fuel ? 2 : 1)

/** What tells one answer from another, and what else there is to say. */
export interface Meets {
  readonly figures: readonly SaidFigure[]
  readonly rest: readonly string[]
}

/** SAB-RVS-14 SAB-A-78 For contact at once, where the squadron is, and what that costs besides. */
export function contactNowSaid(campaign: Campaign, besides: number): Meets {
  const { station } = patrolOf(campaign)
  return station ? waitingSaid(campaign, station, {}, besides) : meets(campaign, undefined, besides)
}

/** The chance to come in above them, and what is left in the tanks. */
function meets(
  campaign: Campaign,
  above: number | undefined,
  paid: number,
  ...rest: readonly string[]
): Meets {
  const sections = patrolOf(campaign).formations.flatMap(one => one.sections)
  return { figures: [share('above them', above, 'good'), fuelFigure(campaign, sections, paid)], rest }
}

/** SAB-RVS-12 Where the raid is when the squadron has moved: in the next space, if it is seen and flies on. */
function zoneNext(campaign: Campaign): Zone | undefined {
  const { track } = patrolOf(campaign)
  const next = track?.raid && nextPlace(campaign)
  return next ? spaceAt(campaign, next)?.zone : undefined
}

const apart = (one: Zone, other: Zone) => Math.abs(ZONES.indexOf(one) - ZONES.indexOf(other))

const ONCE_SEEN: Readonly<Record<Zone, string>> = {
  coast: 'early, with most time to fight',
  middle: 'in reach of every zone',
  deep: 'late, shortly before it bombs',
}

/** When a squadron that waits may meet the raid: now, where it is or is about to appear, or in the next round. */
export type Meeting = 'next' | { readonly raidNext?: Zone | undefined }

const zoneOf = (campaign: Campaign, when: Meeting) =>
  when === 'next' ? zoneNext(campaign) : (raidSpace(campaign)?.zone ?? when.raidNext)

const OUT = 'out of reach'

/** SAB-RVS-15 How a squadron that waits there meets the raid, and what that costs in all; nothing is known of a raid that is not seen. */
function meetingFrom(campaign: Campaign, station: Waiting, when: Meeting, paid: number) {
  const zone = zoneOf(campaign, when)
  const far = zone && apart(zone, station.zone)
  if (far === undefined) return { paid, above: 0 }
  if (far > 1) return { paid, above: 0, met: OUT }
  const above = highFrom(campaign, station, far === 0)
  return { paid: far === 1 ? paid + 1 : paid, above, met: `above them ${percent(above)}` }
}

/** The chance to come in above the raid, for a squadron that waits there. */
export const aboveFrom = (campaign: Campaign, station: Waiting, when: Meeting): number =>
  meetingFrom(campaign, station, when, 0).above

/** SAB-VEC-06 What a step is worth: the chance to come in above the raid, then the Fuel; least where the raid is out of reach then. */
export function stepWorth(campaign: Campaign, station: Waiting, option: StationMove, when: Meeting): number {
  const { paid, above, met } = meetingFrom(campaign, station, when, stepFuel(option))
  return met === OUT ? -1 : above - paid / 100
}

/** SAB-RVS-14 SAB-RVS-15 SAB-RVS-25 The same in an answer; of a raid that is not seen as if it appeared there. */
export function waitingSaid(...asked: Parameters<typeof meetingFrom>): Meets {
  const [campaign, station] = asked
  const { paid, above, met } = meetingFrom(...asked)
  if (met === OUT) return meets(campaign, undefined, paid, met)
  return met
    ? meets(campaign, above, paid)
    : meets(campaign, highFrom(campaign, station, true), paid, ONCE_SEEN[station.zone])
}

/** The same on the board: `Fuel 9 → 8, above them 92 %`; the Fuel alone while no raid is seen. */
export function waitingShort(...asked: Parameters<typeof meetingFrom>): string {
  const { paid, met } = meetingFrom(...asked)
  const fuel = fuelThen(asked[0], paid)
  return met ? `${fuel}, ${met}` : fuel
}

/** SAB-RVS-12 SAB-RVS-13 SAB-RVS-25 What a round of waiting brings, with the best step before the raid comes. */
export function waitSaid(campaign: Campaign, station: Waiting): Meets {
  const from = (there: Waiting, fuel: number) => meetingFrom(campaign, there, 'next', fuel)
  const here = from(station, stepFuel({}))
  const [best = here] = steps(campaign)
    .map(step => from(step, stepFuel(step)))
    .toSorted((one, other) => other.above - one.above || one.paid - other.paid)
  if (best.above <= here.above) return waitingSaid(campaign, station, 'next', stepFuel({}))
  return meets(
    campaign,
    best.above,
    best.paid,
    `after a move; ${here.met === OUT ? OUT : percent(here.above)} if you stay`,
  )
}
