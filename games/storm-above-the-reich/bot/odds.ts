import { type Components, fateClass, packOf } from '../pack/index.ts'
import {
  ALTITUDES,
  type Altitude,
  type AttackDeck,
  type BailOut,
  type DieTable,
  type Fate,
  FIGHTER_KINDS,
  type FighterKind,
  type FireCard,
  HIT_TYPES,
  type HitType,
} from '../pack/types.ts'
import { ARMOR } from '../rules/23-fate-and-tally/fate.ts'
import type { Maneuver, Mode } from '../state.ts'

/** What cards, cups and tables promise on the average: reckoned once for each pack. */

/** One attack with a card of a deck. */
export interface AttackMean {
  readonly damage: number
  readonly hits: number
  readonly collision: number
  readonly riding: number
}

/** How a fighter leaves, as the Continuing Fire cards tell it. */
export type Leaving = 'dive' | 'climb' | 'climb-roll'

export interface Doom {
  /** Chances when a Hit has proved serious. */
  readonly killed: number
  readonly wounded: number
  readonly lost: number
}

export interface Odds {
  /** By Lethal Level, 0 to 5. */
  readonly attack: Readonly<
    Record<AttackDeck, Partial<Record<Altitude, Readonly<Record<Mode, readonly AttackMean[]>>>>>
  >
  /** Hits of Continuing Fire by Lethal Level. */
  readonly fire: Readonly<Record<Leaving, Readonly<Record<Mode, readonly number[]>>>>
  /** Chances of 0 to 3 steps of Pass Through. */
  readonly pass: Readonly<Record<AttackDeck, Partial<Record<Altitude, readonly number[]>>>>
  /** What one Damage result brings, in bombers, on one that has this many points already; with one marker or the better of two. */
  readonly damage: Readonly<Record<'one' | 'two', readonly number[]>>
  /** The same for one marker of the cup. */
  marker(id: string, points: number): number
  /** The chance that a Hit proves serious. */
  readonly serious: number
  /** What a serious Hit of any type leads to, without and with Armor. */
  readonly doom: Readonly<Record<FighterKind, readonly [plain: Doom, armored: Doom]>>
  /** Chance of death by a type of Hit, for the order of Recovery. */
  readonly deadly: Readonly<Record<HitType, number>>
}

const KNOWN = new Map<string, Odds>()

export function oddsOf({ pack }: { readonly pack: string }): Odds {
  let odds = KNOWN.get(pack)
  if (odds === undefined) {
    odds = reckon(packOf({ pack }))
    KNOWN.set(pack, odds)
  }
  return odds
}

const LEVELS = [0, 1, 2, 3, 4, 5]
const MODES = ['determined', 'evasive'] as const
const STEPS = [0, 1, 2, 3]
const DECKS: readonly AttackDeck[] = ['nose', 'tail', 'oblique']

function reckon(components: Components): Odds {
  const { pack } = components
  const worth = (id: string, points: number) => markerWorth(components, id, points)
  return {
    attack: each(DECKS, deck => attackMeans(components, deck)),
    pass: each(DECKS, deck => passChances(components, deck)),
    fire: {
      dive: fireMeans(pack.fireCards, () => 0),
      climb: fireMeans(pack.fireCards, ({ climb }) => climb),
      'climb-roll': fireMeans(pack.fireCards, ({ climbRoll }) => climbRoll),
    },
    damage: damageWorths(components),
    marker: worth,
    serious: meanOf(pack.markers.hits, ({ number }) => (number - 1) / 10, copies),
    doom: each(
      FIGHTER_KINDS,
      kind => [doomOf(components, kind, 0), doomOf(components, kind, ARMOR)] as const,
    ),
    deadly: each(HIT_TYPES, type => fateOf(components, 'fw190', type, 0).killed),
  }
}

function each<K extends string, T>(keys: readonly K[], make: (key: K) => T): Record<K, T> {
  return Object.fromEntries(keys.map(key => [key, make(key)])) as Record<K, T>
}

/** The mean over things, each as often as it is there. */
function meanOf<T>(
  things: readonly T[],
  of: (thing: T) => number,
  countOf: (thing: T) => number = once,
): number {
  let sum = 0
  let all = 0
  for (const thing of things) {
    const count = countOf(thing)
    sum += count * of(thing)
    all += count
  }
  return all === 0 ? 0 : sum / all
}

const once = () => 1
const copies = ({ count }: { readonly count: number }) => count

function rowsIn({ pack, attackCard }: Components, deck: AttackDeck, altitude: Altitude) {
  return pack.attackCards
    .filter(card => card.deck === deck)
    .map(({ id }) => attackCard(id).rows[altitude])
    .filter(row => row !== undefined)
}

function attackMeans(components: Components, deck: AttackDeck) {
  return each(ALTITUDES, altitude => {
    const rows = rowsIn(components, deck, altitude)
    return each(MODES, mode =>
      LEVELS.map((level): AttackMean => {
        const of = (read: (cell: { [K in keyof AttackMean]: number | boolean }) => number | boolean) =>
          meanOf(rows, row => {
            const cell = row[mode][level]
            return cell ? Number(read(cell)) : 0
          })
        return {
          damage: of(cell => cell.damage),
          hits: of(cell => cell.hits),
          collision: of(cell => cell.collision),
          riding: of(cell => cell.riding),
        }
      }),
    )
  })
}

function passChances(components: Components, deck: AttackDeck) {
  return each(ALTITUDES, altitude => {
    const cells = rowsIn(components, deck, altitude).flatMap(row => MODES.flatMap(mode => row[mode]))
    return STEPS.map(steps => meanOf(cells, ({ pass }) => (pass === steps ? 1 : 0)))
  })
}

function fireMeans(cards: readonly FireCard[], extra: (card: FireCard) => number) {
  return each(MODES, mode =>
    LEVELS.map(level =>
      meanOf(cards, card => card[mode][Math.max(0, Math.min(5, level + extra(card)))] ?? 0),
    ),
  )
}

export function leavingBy(maneuver: Maneuver): Leaving {
  if (maneuver === 'climb') return 'climb'
  return maneuver === 'climb-roll-left' || maneuver === 'climb-roll-right' ? 'climb-roll' : 'dive'
}

/** A bomber is down with this many points, and half as good as down just before. */
const DOWN = 10
const A_POINT = 0.05

function markerWorth({ damage }: Components, id: string, points: number): number {
  const { damage: more, catastrophe } = damage(id)
  const falls = catastrophe ? (11 - catastrophe.number) / 10 : 0
  const after = points + more >= DOWN ? 1 : (points + more) * A_POINT
  return falls + (1 - falls) * after - points * A_POINT
}

function damageWorths(components: Components): Odds['damage'] {
  const markers = components.pack.markers.damage
  const at = Array.from({ length: DOWN }, (_, points) => points)
  return {
    one: at.map(points => meanOf(markers, ({ id }) => markerWorth(components, id, points), copies)),
    two: at.map(points =>
      meanOf(
        markers,
        ({ id }) => {
          const one = markerWorth(components, id, points)
          return meanOf(markers, other => Math.max(one, markerWorth(components, other.id, points)), copies)
        },
        copies,
      ),
    ),
  }
}

function doomOf(components: Components, kind: FighterKind, armor: number): Doom {
  const { hits } = components.pack.markers
  const serious = hits.map(({ type, number, count }) => ({ type, count: count * (number - 1) }))
  const fates = new Map(HIT_TYPES.map(type => [type, fateOf(components, kind, type, armor)]))
  const mean = (what: keyof Doom) => meanOf(serious, ({ type }) => fates.get(type)?.[what] ?? 0, copies)
  return { killed: mean('killed'), wounded: mean('wounded'), lost: mean('lost') }
}

export function fateOf({ pack }: Components, kind: FighterKind, type: HitType, plates: number): Doom {
  const { fate, bailOut, armor } = pack.fate[type]
  const by = armor ? plates : 0
  let [killed, wounded, lost] = [0, 0, 0]
  for (const how of ['explodes', 'fire', 'crashes'] as const) {
    const chance = chanceOf<Fate>(fate[fateClass(kind)], how, by)
    lost += chance
    killed += chance * chanceOf<BailOut>(bailOut[how], 'no', by)
    wounded += chance * chanceOf<BailOut>(bailOut[how], 'wounded', by)
  }
  return { killed, wounded, lost }
}

function chanceOf<T>(table: DieTable<T>, what: T, by: number): number {
  let count = 0
  for (let die = 1; die <= 10; die++) {
    const row = table.find(({ to }) => die + by <= to) ?? table.at(-1)
    if (row?.is === what) count += 1
  }
  return count / 10
}
