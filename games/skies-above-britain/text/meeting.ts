import { type Choice, percent, read, type SaidFigure } from '@tallyho/engine'
import { type Altitude, type BomberClass, type Position, ZONES, type Zone } from '../pack/types.ts'
import { membersOf } from '../rules/01-general/formations.ts'
import { isInSun, patrolOf, raidSpace, spaceAt } from '../rules/01-general/terms.ts'
import { burstChances } from '../rules/04-bombers/chances.ts'
import { classOf, isDestroyed, ketten, supportOf } from '../rules/04-bombers/formation.ts'
import { bombersCostFuel } from '../rules/05-interception/bombers.ts'
import { contactBy, layEscort, squadronOf, zonesApart } from '../rules/07-raid-vector/contact.ts'
import { nextPlace, steps } from '../rules/07-raid-vector/sequence.ts'
import { chapterOf } from '../rules/10-campaign/chapter.ts'
import type { Campaign, Formation, Raid } from '../state.ts'
import type { PlaceOption } from '../vocabulary/interception.ts'
import type { StationMove } from '../vocabulary/vector.ts'
import { fuelAfter, fuelFigure } from './fuel.ts'
import { POSITION_NAMES } from './german-names.ts'
import { ALTITUDE_NAMES } from './names.ts'
import { share } from './odds.ts'
import { bombersStake, escortStakes, type Stake, spanSaid } from './stakes.ts'

/** How the squadron would meet the raid: what each answer on the Raid Track, and each side of contact, is worth. */

interface Waiting {
  readonly zone: Zone
  readonly altitude: Altitude
}

const FACES = 12

/** SAB-RVS-16 Where the die brings the squadron: `a flank at High`. */
export function metAt(campaign: Campaign, die: number): string {
  const { positions, altitude } = contactBy(campaign, zonesApart(campaign) === 0, die)
  const [one, another] = positions
  return `${another || !one ? 'a flank' : POSITION_NAMES[one]} at ${ALTITUDE_NAMES[altitude]}`
}

/** SAB-IBM-05 SAB-RVS-16 What the way to the bombers takes besides, where the die may bring it: `the way in costs 1 more: 67 %`. */
export function fromBelowSaid(campaign: Campaign): string {
  const { fuelled, formations } = patrolOf(campaign)
  const sections = formations.flatMap(one => one.sections)
  const faces = Array.from({ length: FACES }, (_, i) =>
    contactBy(campaign, zonesApart(campaign) === 0, i + 1),
  )
  const costly = faces.filter(({ positions, altitude }) => altitude === 'low' || positions.includes('tail'))
  if (!fuelled || sections.length === 0 || costly.length === 0) return ''
  return `the way in costs 1 more: ${percent(costly.length / FACES)}`
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
interface Meets {
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
    `after a move; from here ${here.met === OUT ? OUT : percent(here.above)}`,
  )
}

/** SAB-BMB-04 SAB-RVS-22 The raid that is met, or those that it may be: the chart of the chapter, with how many faces of the die bring each. */
function raidsMet(campaign: Campaign): readonly (readonly [Raid, faces: number])[] {
  const { raid } = patrolOf(campaign)
  if (raid) return [[raid, FACES]]
  const { bombers } = chapterOf(campaign)
  const faces = new Map<BomberClass, number>()
  const first = new Map<BomberClass, Raid>()
  for (let die = 1; die <= FACES; die++) {
    const { type, layout } = read(bombers, die)
    const kind = classOf(type)
    faces.set(kind, (faces.get(kind) ?? 0) + 1)
    if (!first.has(kind)) first.set(kind, { type, layout, tiles: ketten(campaign, layout) })
  }
  return [...first].map(([kind, one]) => [one, faces.get(kind) ?? 0] as const)
}

/** SAB-K-047 What one burst from a side does to a bomber whose neighbours cover it, and to who fires. */
function burstFrom(campaign: Campaign, { sections }: Formation, angle: Position) {
  const [section] = sections
  const [fighter] = section ? membersOf(campaign, section) : []
  let [hits, hit] = [0, 0]
  for (const [raid, faces] of raidsMet(campaign)) {
    const met = { ...campaign, patrol: { ...patrolOf(campaign), raid } }
    const bomber = raid.tiles
      .flatMap(({ bombers }, tile) => bombers.map((_, place) => `${tile}.${place}`))
      .find(id => !isDestroyed(met, id) && supportOf(met, id) === 'supported')
    if (!fighter || !bomber) return undefined
    const chances = burstChances({ campaign: met, fighter, bomber, angle })
    hits += (faces / FACES) * chances.hit
    hit += (faces / FACES) * chances.struck
  }
  return { hits, hit }
}

/** SAB-RVS-21 The way to the bombers from a place, over all escorts that the chapter may have: exact, as long as none is seen. */
function wayUnseen(campaign: Campaign, there: Formation): number {
  const { escort } = chapterOf(campaign)
  let sum = 0
  for (let die = 1; die <= FACES; die++) {
    const seen = { ...campaign, patrol: { ...patrolOf(campaign), escort: {} } }
    layEscort(seen, read(escort, die))
    sum += bombersStake(seen, there).chance ?? 0
  }
  return sum / FACES
}

/** What a side costs that is gone to first. */
export interface Side {
  readonly position: Position
  readonly altitude: Altitude
  readonly fuel: 0 | 1
}

/** SAB-IBM-01 SAB-INT-08 What the way to the bombers takes from a side, as far as the escort is known, and what that side is worth. */
function worthOf(campaign: Campaign, formation: Formation, { fuel, ...at }: Side) {
  return {
    ...wayFrom(campaign, formation, { fuel, ...at }),
    burst: burstFrom(campaign, formation, at.position),
  }
}

/** SAB-RVS-18 The chance to get to the bombers from a side, and what that costs with the way there. */
export function wayFrom(campaign: Campaign, formation: Formation, { fuel, ...at }: Side) {
  const there = { ...formation, at }
  const { fuel: then = 0, chance = 0 } = patrolOf(campaign).escortPlaced
    ? bombersStake(campaign, there)
    : { ...wayIn(there), chance: wayUnseen(campaign, there) }
  return { chance, spent: fuel + then }
}

/** The same in an answer. */
export function fromThere(campaign: Campaign, formation: Formation, side: Side): Meets {
  const { chance, spent, burst } = worthOf(campaign, formation, side)
  return {
    // Of what is paid twice the sum is told, as the map does.
    figures: [share('get through', chance, 'good'), fuelFigure(campaign, formation.sections, spent)],
    rest: [
      isInSun(patrolOf(campaign), side) ? 'in the sun' : '',
      burst ? `burst hits ${percent(burst.hits)}, is hit ${percent(burst.hit)}` : '',
      FIRST_ROUND[`${side.position} ${side.altitude}`] ?? '',
    ],
  }
}

/** SAB-IBM-05 What is known of the way to the bombers before the escort is. */
const wayIn = (there: Formation): Stake => (bombersCostFuel(there) ? { fuel: 1 } : {})

/** SAB-BMB-28 SAB-BMB-29 */
const FIRST_ROUND: Readonly<Record<string, string>> = {
  'nose low': 'cuts off none at first',
  'tail high': 'worse hits at first',
}

/** SAB-RVS-21 How likely an escort flies on a side that is not seen yet: `an escort on this flank 33 %`. */
function guardedSaid(campaign: Campaign, position: Position): string {
  const { escort } = chapterOf(campaign)
  let guarded = 0
  for (let die = 1; die <= FACES; die++)
    if (read(escort, die).some(marker => marker.startsWith(`${position} `))) guarded += 1
  return `escort on this flank ${percent(guarded / FACES)}`
}

/** What a place is to the escort: `escort on our terms 42 %`. */
export function escortFrom(campaign: Campaign, there: Formation): string {
  const stakes = escortStakes(campaign, there)
  return stakes.length > 0 ? `escort on our terms ${spanSaid(stakes)}` : ''
}

/** SAB-RVS-16 SAB-RVS-19 A side to come from at contact; where another one is the same to the bombers, also what it is to the escort. */
export function sideSaid(
  campaign: Campaign,
  side: PlaceOption,
  { options }: Pick<Choice<PlaceOption>, 'options'>,
): Meets {
  const squadron = squadronOf(campaign)
  const said = ({ id, position, altitude }: PlaceOption) =>
    fromThere(campaign, squadron, { position, altitude, fuel: id.startsWith('sun/') ? 1 : 0 })
  const own = said(side)
  const { position, altitude } = side
  if (!options.some(other => other.id !== side.id && isSame(said(other), own))) return own
  const escorted = patrolOf(campaign).escortPlaced
    ? escortFrom(campaign, { ...squadron, at: { position, altitude } })
    : guardedSaid(campaign, position)
  return { ...own, rest: [...own.rest, escorted] }
}

const isSame = (one: Meets, other: Meets) => JSON.stringify(one) === JSON.stringify(other)

/** SAB-RVS-16 Port or starboard, where nothing at all tells one from the other. */
export function areSidesAlike(
  campaign: Campaign,
  { options }: Pick<Choice<PlaceOption>, 'options'>,
): boolean {
  const [first, ...others] = options.map(side => sideSaid(campaign, side, { options }))
  return first !== undefined && others.every(other => isSame(first, other))
}
