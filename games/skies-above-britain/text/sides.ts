import { type Choice, percent, read } from '@tallyho/engine'
import type { Altitude, BomberClass, Position } from '../pack/types.ts'
import { membersOf } from '../rules/01-general/formations.ts'
import { isInSun, patrolOf } from '../rules/01-general/terms.ts'
import { burstChances } from '../rules/04-bombers/chances.ts'
import { classOf, isDestroyed, ketten, supportOf } from '../rules/04-bombers/formation.ts'
import { bombersCostFuel } from '../rules/05-interception/bombers.ts'
import type { MapPlace } from '../rules/05-interception/map.ts'
import { layEscort, squadronOf } from '../rules/07-raid-vector/contact.ts'
import { chapterOf } from '../rules/10-campaign/chapter.ts'
import type { Campaign, Formation, Raid } from '../state.ts'
import type { PlaceOption } from '../vocabulary/interception.ts'
import { ATTACK_COSTS, fuelFigure } from './fuel.ts'
import { FACES, type Meets } from './meeting.ts'
import { share } from './odds.ts'
import { bombersStake, escortStakes, type Stake, spanOf } from './stakes.ts'

/** From which side the squadron comes at the raid, and what each is worth. */

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
function worthOf(campaign: Campaign, formation: Formation, { position, altitude }: Side) {
  return {
    ...wayFrom(campaign, formation, { position, altitude }),
    burst: burstFrom(campaign, formation, position),
  }
}

/** SAB-RVS-18 The chance to get to the bombers from a side, and the Fuel that the attack takes from there. */
export function wayFrom(campaign: Campaign, formation: Formation, at: MapPlace) {
  const there = { ...formation, at }
  const { fuel: later = 0, chance = 0 } = patrolOf(campaign).escortPlaced
    ? bombersStake(campaign, there)
    : { ...wayIn(there), chance: wayUnseen(campaign, there) }
  return { chance, later }
}

/** The same in an answer: the figure is what is paid now, and what comes later is called by its name. */
export function fromThere(campaign: Campaign, formation: Formation, side: Side): Meets {
  const { chance, later, burst } = worthOf(campaign, formation, side)
  return {
    figures: [share('get through', chance, 'good'), fuelFigure(campaign, formation.sections, side.fuel)],
    rest: [
      later > 0 ? ATTACK_COSTS : '',
      isInSun(patrolOf(campaign), side) ? 'in the sun' : '',
      burst ? `a burst hits ${percent(burst.hits)}, is hit ${percent(burst.hit)}` : '',
      FIRST_ROUND[`${side.position} ${side.altitude}`] ?? '',
    ],
  }
}

/** SAB-IBM-05 What is known of the way to the bombers before the escort is. */
const wayIn = (there: Formation): Stake => (bombersCostFuel(there) ? { fuel: 1 } : {})

/** SAB-BMB-28 SAB-BMB-29 */
const FIRST_ROUND: Readonly<Record<string, string>> = {
  'nose low': 'cuts no kette off at once',
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
  return stakes.length > 0 ? `escort on our terms ${spanOf('', stakes).is}` : ''
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
