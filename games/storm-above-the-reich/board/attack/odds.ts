import { type AttackCell, packOf } from '../../pack/index.ts'
import type { ApproachBox, AttackDeck, Position, ProximityMarker } from '../../pack/types.ts'
import { box } from '../../rules/05-map/boxes.ts'
import { fightersSharing, formation, missionOf } from '../../rules/05-map/table.ts'
import { positionOf } from '../../rules/16-engage/maneuvers.ts'
import { DESTROYED_BY, damageOn } from '../../rules/20-burst/damage.ts'
import { landingOf } from '../../rules/20-burst/pass-through.ts'
import {
  type Campaign,
  type Fighter,
  MANEUVERS,
  type Maneuver,
  type Mode,
  type PlaceNo,
  type SpaceNo,
} from '../../state.ts'
import { cardsIn, fireOdds, flightOf, lowestLevel } from './fire-odds.ts'
import { kept } from './standing.ts'

/** What the cards promise that are left in their decks: exact, because their number is known and their order is not. */

export interface AttackOdds {
  /** Lethal Level. */
  readonly level: number
  /** SR-DMG-02 SR-DMG-06 The chance that the bomber goes down by it, with the damage that it has. */
  readonly down: number
  /** Chances that the card damages the bomber, scores a Hit on the fighter, and that there is a Collision Check. */
  readonly damage: number
  readonly hit: number
  readonly collision: number
  /** SR-COL-12 The chance that somebody of his space runs into something: where several share it, and in a near miss of his own. */
  readonly crash: number
  /** Somebody else flies in his space: one of them is checked for certain. */
  readonly shares: boolean
  /** Cards it may be. */
  readonly cards: number
}

export const DECK_OF: Readonly<Record<Position, AttackDeck>> = {
  nose: 'nose',
  right: 'oblique',
  tail: 'tail',
  left: 'oblique',
}

/** A fighter as it would be in the space before, behind or beside a bomber. SR-APP-04 SR-APP-06 */
export function asPlaced(fighter: Fighter, approach: ApproachBox, place: PlaceNo, space: SpaceNo): Fighter {
  return {
    ...fighter,
    at: 'space',
    space,
    target: place,
    approach,
    altitude: box(approach).altitude ?? 'level',
  }
}

/** SR-ATK-04 SR-ATK-05 One attack in a mode. */
export function attackOdds(campaign: Campaign, placed: Fighter, mode: Mode): AttackOdds {
  const mission = missionOf(campaign)
  const fighter = { ...placed, mode }
  const { level, cards, damage, down, hit, near } = cardOdds(campaign, fighter)
  // SR-COL-01 Whoever shares a space is checked for it already.
  const others = fightersSharing(mission, fighter.space).filter(({ no }) => no !== fighter.no)
  const shares = others.length > 0
  const { fatal } = checkOdds(campaign, fighter)
  // SR-COL-05 The player names who is checked: one who is Evasive does not collide.
  const together = shares && others.every(one => one.mode === 'determined') ? fatal : 0
  return {
    level,
    down,
    damage,
    hit,
    collision: shares ? 1 : near,
    crash: mode === 'evasive' ? 0 : 1 - (1 - together) * (1 - near * fatal),
    shares,
    cards,
  }
}

/** What his card alone does, to the bomber and to him. */
function cardOdds(campaign: Campaign, fighter: Fighter) {
  const { level, cards, deck, chance } = cellsOf(campaign, fighter)
  const { altitude, mode, ammo, cannon, target } = fighter
  const own = `${deck} ${altitude} ${mode} ${level} ${ammo} ${cannon} ${damageOn(campaign, target)}`
  return kept(campaign, `card ${own}`, () => {
    const downs = once((damage: number) => downBy(campaign, fighter, damage))
    return {
      level,
      cards,
      down: chance(({ damage }) => downs(damage)),
      damage: chance(({ damage }) => firing(fighter, damage)),
      hit: chance(({ hits }) => (hits > 0 ? 1 : 0)),
      near: chance(({ collision }) => (collision ? 1 : 0)),
    }
  })
}

/** Reckoned once for each number. */
function once(of: (number: number) => number): (number: number) => number {
  const known = new Map<number, number>()
  return number => {
    const found = known.get(number) ?? of(number)
    known.set(number, found)
    return found
  }
}

/** What his card may say to a fighter that goes in as he does now: the mean of anything over the cards he may draw. */
function cellsOf(campaign: Campaign, fighter: Fighter) {
  const level = lowestLevel(campaign, fighter, 0)
  const deck = DECK_OF[positionOf(fighter)]
  const { attackCard } = packOf(campaign)
  const { altitude, mode } = fighter
  const cells = kept(campaign, `cells ${deck} ${altitude} ${mode} ${level}`, () =>
    cardsIn(campaign, deck, missionOf(campaign).decks[deck]).map(({ id, count }) => ({
      cell: attackCard(id).rows[altitude]?.[mode][level],
      count,
    })),
  )
  const cards = cells.reduce((sum, { count }) => sum + count, 0)
  const chance = (of: (cell: AttackCell) => number) =>
    cells.reduce((sum, { cell, count }) => sum + (cell ? of(cell) * count : 0), 0) / Math.max(1, cards)
  return { level, deck, cards, cells, chance }
}

/** SR-COL-10 SR-COL-11 SR-COL-12 How often a Collision Check of a Determined fighter in this space is a Hit, or its end, by the markers in the cup. */
export function checkOdds(
  campaign: Campaign,
  { no, space }: Pick<Fighter, 'no' | 'space'>,
): { readonly hit: number; readonly fatal: number } {
  const others = othersAround(campaign, no, space)
  return kept(campaign, `check ${others}`, () => {
    const { proximity } = packOf(campaign)
    const markers = Object.entries(missionOf(campaign).cups.proximity)
    const all = markers.reduce((sum, [, count]) => sum + count, 0)
    const mean = (of: (marker: ProximityMarker) => number) =>
      markers.reduce((sum, [id, count]) => sum + of(proximity(id)) * count, 0) / Math.max(1, all)
    // SR-COL-10 A die of ten below the number of fighters in the element, himself among them.
    const crowded = Math.min(1, others / 10)
    return {
      hit: mean(({ face }) => (face === 'hit' ? 1 : face === 'veer' ? crowded : 0)),
      // A die of ten below the number of the marker.
      fatal: mean(marker => (marker.face === 'impact' ? (marker.number - 1) / 10 : 0)),
    }
  })
}

/** SR-PIL-13 SR-COL-12 The same end for a Flyer, who looks at two markers and keeps the less deadly. */
export function flyerOdds(campaign: Campaign): number {
  const { proximity } = packOf(campaign)
  const deadly = Object.entries(missionOf(campaign).cups.proximity).flatMap(([id, count]) => {
    const marker = proximity(id)
    return Array.from({ length: count }, () => (marker.face === 'impact' ? (marker.number - 1) / 10 : 0))
  })
  const pairs = deadly.flatMap((one, i) => deadly.slice(i + 1).map(other => Math.min(one, other)))
  return pairs.reduce((sum, least) => sum + least, 0) / Math.max(1, pairs.length)
}

/** The other fighters in an element of this space. */
function othersAround(campaign: Campaign, no: Fighter['no'], space: SpaceNo): number {
  const { spaces } = formation(campaign)
  const here = spaces[space]?.elements ?? []
  return missionOf(campaign).fighters.filter(
    one =>
      one.no !== no &&
      one.at === 'space' &&
      spaces[one.space]?.elements.some(element => here.includes(element)),
  ).length
}

/** SR-DMG-10 SR-DMG-11 Whether one of so many Damage results comes to pass: jammed guns fire half the time. */
function firing({ ammo }: Fighter, results: number): number {
  if (results === 0 || ammo === 'none') return 0
  return ammo === 'full' ? 1 : 1 - 0.5 ** results
}

/** SR-DMG-01 SR-DMG-07 SR-DMG-11 The chance that so many results bring down the bomber he attacks, by the markers in the cup. */
export function downBy(campaign: Campaign, fighter: Fighter, results: number): number {
  const { ammo, cannon, target } = fighter
  if (results === 0 || ammo === 'none') return 0
  const now = damageOn(campaign, target)
  return kept(campaign, `down ${now} ${results} ${ammo} ${cannon}`, () =>
    downFrom(campaign, fighter, now, results),
  )
}

function downFrom(campaign: Campaign, { ammo, cannon }: Fighter, now: number, results: number): number {
  const { damage } = packOf(campaign)
  const markers = Object.entries(missionOf(campaign).cups.damage).filter(([, count]) => count > 0)
  const all = markers.reduce((sum, [, count]) => sum + count, 0)
  if (all === 0) return 0
  let after = (_points: number) => 0
  for (let left = 1; left <= results; left++) {
    const then = after
    after = once(points => {
      const ends = markers.map(([id, count]) => {
        const { damage: more, catastrophe } = damage(id)
        const sudden = catastrophe ? (11 - catastrophe.number) / 10 : 0
        const later = points + more >= DESTROYED_BY ? 1 : then(points + more)
        return { share: count / all, chance: sudden + (1 - sudden) * later }
      })
      const struck = cannon ? betterOfTwo(ends) : mean(ends)
      return ammo === 'jam' ? (struck + then(points)) / 2 : struck
    })
  }
  return after(now)
}

interface Share {
  readonly share: number
  readonly chance: number
}

const mean = (ends: readonly Share[]): number =>
  ends.reduce((sum, { share, chance }) => sum + share * chance, 0)

/** SR-DMG-07 Of two that are drawn the one is kept that does more. */
function betterOfTwo(ends: readonly Share[]): number {
  let rest = 1
  return [...ends]
    .sort((one, other) => other.chance - one.chance)
    .reduce((sum, { share, chance }) => {
      const before = rest
      rest -= share
      return sum + (before ** 2 - rest ** 2) * chance
    }, 0)
}

/** SR-PAS-01 SR-CF-04 The chance of a Hit by Continuing Fire on the way out, from wherever his card carries him. */
export function wayOutOdds(campaign: Campaign, fighter: Fighter, maneuver: Maneuver): number {
  const hitAfter = hitOnWayOut(campaign, fighter, maneuver)
  return cellsOf(campaign, fighter).chance(({ pass }) => hitAfter(pass))
}

/** SR-PAS-01 SR-CF-01 The Lethal Levels at which he may be shot at then, the least first. */
export function firesOut(campaign: Campaign, fighter: Fighter, maneuver: Maneuver): readonly number[] {
  const plan = formation(campaign)
  const flying = { ...fighter, maneuver }
  const passes = new Set(cellsOf(campaign, fighter).cells.map(({ cell }) => cell?.pass ?? 0))
  const levels = [...passes].map(steps =>
    lowestLevel(campaign, { ...flying, space: landingOf(plan, flying, steps) }, 0),
  )
  return [...new Set(levels)].sort((one, other) => one - other)
}

/** The same, by the spaces that he flies on through. */
function hitOnWayOut(campaign: Campaign, fighter: Fighter, maneuver: Maneuver): (steps: number) => number {
  const plan = formation(campaign)
  const flying = { ...fighter, maneuver }
  return once(steps => fireOdds(campaign, { ...flying, space: landingOf(plan, flying, steps) }, maneuver))
}

/** SR-COL-11 SR-PAS-01 The chance that he is hit in this pass: by his card, in a near miss of his own, or on this way out, card by card. */
export const dangerBy = (campaign: Campaign, fighter: Fighter, maneuver: Maneuver): number =>
  dangers(campaign, fighter)(maneuver)

/** The same on the safest way out. */
export function leastDanger(campaign: Campaign, fighter: Fighter): number {
  const others = othersAround(campaign, fighter.no, fighter.space)
  return kept(campaign, `least ${others} ${flightOf(campaign, fighter)}`, () =>
    Math.min(...MANEUVERS.map(dangers(campaign, fighter))),
  )
}

/** His card is the same on all ways out. */
function dangers(campaign: Campaign, fighter: Fighter): (maneuver: Maneuver) => number {
  // SR-COL-05
  const near = fighter.mode === 'evasive' ? 0 : checkOdds(campaign, fighter).hit
  const { chance } = cellsOf(campaign, fighter)
  return maneuver => {
    const out = hitOnWayOut(campaign, fighter, maneuver)
    return chance(({ hits, collision, pass }) =>
      hits > 0 ? 1 : 1 - (collision ? 1 - near : 1) * (1 - out(pass)),
    )
  }
}
