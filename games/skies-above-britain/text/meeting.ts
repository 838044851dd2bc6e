import { type Choice, percent, read } from '@tallyho/engine'
import { type Altitude, type Position, ZONES, type Zone } from '../pack/types.ts'
import { isInSun, patrolOf, raidSpace, spaceAt } from '../rules/01-general/terms.ts'
import { bombersCostFuel } from '../rules/05-interception/bombers.ts'
import { contactBy, squadronOf, zonesApart } from '../rules/07-raid-vector/contact.ts'
import { nextPlace, steps } from '../rules/07-raid-vector/sequence.ts'
import { chapterOf } from '../rules/10-campaign/chapter.ts'
import type { Campaign, Formation } from '../state.ts'
import type { PlaceOption } from '../vocabulary/interception.ts'
import type { StationMove } from '../vocabulary/vector.ts'
import { ALTITUDE_NAMES } from './names.ts'
import { bombersStake, escortStakes, type Stake, spanSaid } from './stakes.ts'

/** How the squadron would meet the raid: what each answer on the Raid Track, and each side of contact, is worth. */

interface Waiting {
  readonly zone: Zone
  readonly altitude: Altitude
}

const FACES = 12

/** The chances of the die, in whole per cent that make a hundred together. */
function shares(faces: ReadonlyMap<string, number>): readonly string[] {
  let before = 0
  return [...faces].map(([name, count]) => {
    const from = Math.round((100 * before) / FACES)
    before += count
    return `${name} ${Math.round((100 * before) / FACES) - from}\u00a0%`
  })
}

/** SAB-RVS-16 What the die may bring, the best first: `Nose High 8 %, Port or Starboard Low 42 %`. */
export function contactSaid(campaign: Campaign): string {
  const same = zonesApart(campaign) === 0
  const faces = new Map<string, number>()
  for (let die = FACES; die >= 1; die--) {
    const { positions, altitude } = contactBy(campaign, same, die)
    const place = `${positions.length > 1 ? 'a flank' : positions.join('')} ${ALTITUDE_NAMES[altitude]}`
    faces.set(place, (faces.get(place) ?? 0) + 1)
  }
  return shares(faces).join(', ')
}

/** The chance to come upon the raid at High, for a squadron that waits there. */
function highFrom(campaign: Campaign, station: Waiting, same: boolean): number {
  const there = { ...campaign, patrol: { ...patrolOf(campaign), station } }
  let high = 0
  for (let die = 1; die <= FACES; die++) if (contactBy(there, same, die).altitude === 'high') high += 1
  return high / FACES
}

/** What is paid, in the same words for each answer. */
const fuelSaid = (fuel: number) => (fuel > 0 ? `${fuel} Fuel` : 'no Fuel')

/** SAB-RVS-13 SAB-RVS-25 SAB-VEC-06 What a step takes, or to stay: the round burns 1 by itself. */
export const stepFuel = ({ fuel }: Pick<StationMove, 'fuel'>) => (fuel ? 2 : 1)

/** SAB-RVS-14 SAB-A-78 For contact at once, where the squadron is, and what that costs besides: `1 Fuel; above them 25 %`. */
export function contactNowSaid(campaign: Campaign, besides: number): string {
  const { station } = patrolOf(campaign)
  return station ? waitingSaid(campaign, station, {}, besides) : fuelSaid(besides)
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

/** SAB-RVS-15 How a squadron that waits there meets the raid, and what that costs in all; nothing is known of a raid that is not seen. */
function meetingFrom(campaign: Campaign, station: Waiting, when: Meeting, fuel: number) {
  const zone = zoneOf(campaign, when)
  const far = zone && apart(zone, station.zone)
  if (far === undefined) return { paid: fuel, above: 0 }
  if (far > 1) return { paid: fuel, above: 0, met: 'out of reach' }
  const above = highFrom(campaign, station, far === 0)
  return { paid: fuel + far, above, met: `above them ${percent(above)}` }
}

/** SAB-RVS-14 SAB-RVS-15 SAB-RVS-25 The same in an answer: `1 Fuel; above them 92 %`. */
export function waitingSaid(campaign: Campaign, station: Waiting, when: Meeting, fuel: number): string {
  const { paid, met } = meetingFrom(campaign, station, when, fuel)
  if (!met)
    return `${fuelSaid(paid)}; above one that appears here ${percent(highFrom(campaign, station, true))}; ${ONCE_SEEN[station.zone]}`
  return `${fuelSaid(paid)}; ${met === 'out of reach' ? 'the raid is out of reach then' : met}`
}

/** The same on the board: `1 Fuel, above them 92 %`; the Fuel alone while no raid is seen. */
export function waitingShort(campaign: Campaign, station: Waiting, when: Meeting, fuel: number): string {
  const { paid, met } = meetingFrom(campaign, station, when, fuel)
  return met ? `${fuelSaid(paid)}, ${met}` : fuelSaid(paid)
}

/** SAB-RVS-25 The best that a step before may bring, where that is more: `, up to 50 % after a move (2 Fuel)`. */
export function betterSaid(campaign: Campaign, station: Waiting): string {
  const from = (there: Waiting, fuel: number) => meetingFrom(campaign, there, 'next', fuel)
  const here = from(station, stepFuel({}))
  const [best = here] = steps(campaign)
    .map(step => from(step, stepFuel(step)))
    .toSorted((one, other) => other.above - one.above || one.paid - other.paid)
  return best.above > here.above
    ? `, up to ${percent(best.above)} after a move (${fuelSaid(best.paid)})`
    : ', and you may move before'
}

/** SAB-K-047 What a side is worth among the bombers. */
const FROM_THERE: Readonly<Record<Position, string>> = {
  nose: 'fewest hits on both sides',
  port: 'many hits on them, some on us',
  starboard: 'many hits on them, some on us',
  tail: 'most hits on both sides',
}

/** What a side costs that is gone to first. */
export interface Side {
  readonly position: Position
  readonly altitude: Altitude
  readonly fuel: 0 | 1
}

/** SAB-IBM-01 SAB-INT-08 What the way to the bombers takes from a side, as far as the escort is known, and what that side is worth. */
export function fromThere(campaign: Campaign, formation: Formation, { fuel, ...at }: Side): string {
  const { escortPlaced } = patrolOf(campaign)
  const there = { ...formation, at }
  const { fuel: then = 0, chance } = escortPlaced ? bombersStake(campaign, there) : wayIn(there)
  return [
    ...(chance === undefined ? [] : [`bombers ${percent(chance)}`]),
    // Of what is paid twice the sum is told, as the map does.
    fuelSaid(fuel + then),
    ...(isInSun(patrolOf(campaign), at) ? ['out of the sun'] : []),
    `${FROM_THERE[at.position]}${FIRST_ROUND[`${at.position} ${at.altitude}`] ?? ''}`,
  ].join('; ')
}

/** SAB-IBM-05 What is known of the way to the bombers before the escort is. */
const wayIn = (there: Formation): Stake => (bombersCostFuel(there) ? { fuel: 1 } : {})

/** SAB-BMB-28 SAB-BMB-29 */
const FIRST_ROUND: Readonly<Record<string, string>> = {
  'nose low': ', at first no kette cut off',
  'tail high': ', at first the worse of two',
}

/** SAB-RVS-21 How likely an escort flies on a side that is not seen yet: `; an escort on this flank 33 %`. */
function guardedSaid(campaign: Campaign, position: Position): string {
  const { escort } = chapterOf(campaign)
  let guarded = 0
  for (let die = 1; die <= FACES; die++)
    if (read(escort, die).some(marker => marker.startsWith(`${position} `))) guarded += 1
  return `; an escort on this flank ${percent(guarded / FACES)}`
}

/** What a place is to the escort: `; escort on our terms 42 %`. */
export function escortFrom(campaign: Campaign, there: Formation): string {
  const stakes = escortStakes(campaign, there)
  return stakes.length > 0 ? `; escort on our terms ${spanSaid(stakes)}` : ''
}

/** SAB-RVS-16 SAB-RVS-19 A side to come from at contact; where another one is the same to the bombers, also what it is to the escort. */
export function sideSaid(
  campaign: Campaign,
  side: PlaceOption,
  { options }: Pick<Choice<PlaceOption>, 'options'>,
): string {
  const squadron = squadronOf(campaign)
  const said = ({ id, position, altitude }: PlaceOption) =>
    fromThere(campaign, squadron, { position, altitude, fuel: id.startsWith('sun/') ? 1 : 0 })
  const own = said(side)
  const { position, altitude } = side
  if (!options.some(other => other.id !== side.id && said(other) === own)) return own
  return `${own}${
    patrolOf(campaign).escortPlaced
      ? escortFrom(campaign, { ...squadron, at: { position, altitude } })
      : guardedSaid(campaign, position)
  }`
}
