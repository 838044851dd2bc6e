import type { Sheet, VariantSheet } from './aircraft/sheets.ts'
import { STATED } from './aircraft/stated.ts'
import { circleAt, climbAt, guns, heightInHand, speedAt } from './performance.ts'
import type {
  Abilities,
  AircraftCard,
  AircraftClass,
  Band,
  BombBand,
  Bombsight,
  Figures,
  ModelId,
  Ratings,
  Variant,
} from './types.ts'

/** How a card is made from the figures of an aircraft. The same method rates every aircraft of the pack. */

/** WL-C-06: four heights from the deck to the stratosphere; ratings are taken in the middle of each. */
const HEIGHTS = [
  { from: 0, to: 4 },
  { from: 5, to: 9 },
  { from: 10, to: 14 },
  { from: 15, to: 19 },
] as const

/** The top level stands for 33,000 ft. */
const METRES_PER_LEVEL = 530
const KMH_PER_POINT = 75
const CIRCLE_LONGEST = [12, 16, 19.5, 23, 27, 32, 40]
const BEST_TURN = 8
/** Slowest climb in metres a second for each cost in Movement Points. */
const CLIMBS = [
  { fastest: 20, cost: 1 },
  { fastest: 15, cost: 1.5 },
  { fastest: 11, cost: 2 },
  { fastest: 7, cost: 2.5 },
  { fastest: 4, cost: 3 },
] as const
const CALIBRES: readonly { readonly from: number; readonly weight: number }[] = [
  { from: 35, weight: 6 },
  { from: 30, weight: 9 },
  { from: 20, weight: 4.5 },
  { from: 15, weight: 3 },
  { from: 12, weight: 2.5 },
  { from: 0, weight: 1 },
]
const FIREPOWER_FROM = [0, 6, 12, 18, 27, 45]
const STRONG_DEFENCE = 20
const HEAVY_SINGLE = 5500
const EDGE_FROM = 0.84
const AGILE = 4

const isFighter = (kind: AircraftClass) => kind === 'fighter'
const middleOf = ({ from, to }: { readonly from: number; readonly to: number }) =>
  ((from + to) / 2) * METRES_PER_LEVEL

/** 75 km/h a point: 1 for a Ju 52, 5 for the fighters of 1940, 7 for a P-51D, 9 for a jet. */
function speedPoints(figures: Figures, height: number): number {
  return Math.max(0, speedAt(figures, height) / KMH_PER_POINT - 2)
}

/** Seconds for a full circle against what is usual at that height; bombers are no fighters, nor are twins agile. */
function turnPoints(figures: Figures, kind: AircraftClass, height: number): number {
  const seconds = circleAt(figures, height)
  const passed = CIRCLE_LONGEST.findIndex(longest => seconds <= longest)
  const whole = passed < 0 ? BEST_TURN - CIRCLE_LONGEST.length : BEST_TURN - passed
  const slower = CIRCLE_LONGEST[passed] ?? 60
  const faster = CIRCLE_LONGEST[passed - 1] ?? 8
  const part = passed < 0 ? 0 : (slower - seconds) / (slower - faster)
  const inHand = heightInHand(figures, height)
  const thinAir = inHand < 0 ? 2 : inHand < 1000 ? 1 : 0
  const bulk = isFighter(kind) ? (figures.engines > 1 ? 1 : 0) : 2
  return Math.max(1, whole + Math.min(0.99, part) - thinAir - bulk)
}

/** WL-C-05: 1 to 3 points, or S for less than 4 m/s. */
function climbCost(figures: Figures, height: number): Band['climb'] {
  const rate = climbAt(figures, height)
  return CLIMBS.find(({ fastest }) => rate >= fastest)?.cost ?? 'S'
}

function bandsOf(figures: Figures, kind: AircraftClass): Band[] {
  const bands: Band[] = []
  for (const range of HEIGHTS) {
    const height = middleOf(range)
    const next = {
      speed: Math.floor(speedPoints(figures, height)),
      turn: Math.floor(turnPoints(figures, kind, height)),
      climb: climbCost(figures, height),
    }
    const last = bands.at(-1)
    if (last && last.speed === next.speed && last.turn === next.turn && last.climb === next.climb)
      bands[bands.length - 1] = { ...last, to: range.to }
    else bands.push({ ...range, ...next })
  }
  return bands
}

/** WL-EX-77: 250 kg are worth 7; eight times the load is worth somewhat more than twice as much. */
function bombValue(kg: number): number {
  return Math.round(7 * (kg / 250) ** 0.4)
}

/** WL-C-07: three quarters of the load near the ceiling, and none at it. */
function bombsOf(figures: Figures): BombBand[] {
  const full = bombValue(figures.bombLoadKg ?? 0)
  const ceiling = figures.ceiling ?? 0
  const bands: BombBand[] = []
  for (const range of HEIGHTS) {
    const height = range.from * METRES_PER_LEVEL
    const value =
      full === 0 || height > ceiling * 0.95 ? '-' : height > ceiling * 0.7 ? Math.ceil(full * 0.75) : full
    const last = bands.at(-1)
    if (last?.value === value) bands[bands.length - 1] = { ...last, to: range.to }
    else bands.push({ ...range, value })
  }
  return bands
}

function weightOf(list: string | undefined): number {
  let weight = 0
  for (const { count, calibre } of guns(list))
    weight += count * (CALIBRES.find(({ from }) => calibre >= from)?.weight ?? 0)
  return weight
}

function points(weight: number): number | undefined {
  return weight === 0 ? undefined : FIREPOWER_FROM.findLastIndex(from => weight >= from)
}

/** WL-3.3.e WL-3.3.f Fighters shoot ahead; bombers defend with half of their turrets and strafe with the guns in front. */
function firepowerOf(figures: Figures, kind: AircraftClass): Pick<Ratings, 'firepower' | 'strafing'> {
  const ahead = weightOf(figures.guns)
  const around = weightOf(figures.defensiveGuns)
  const front = points(ahead)
  if (isFighter(kind)) return { firepower: front ?? points(around) ?? 'U' }
  const air = points(around / 2) ?? front ?? 'U'
  return front === undefined || front === air ? { firepower: air } : { firepower: air, strafing: front }
}

/** WL-3.3.h: any gun that fires back counts as a defence; ten heavy ones count for more. */
function defenceOf(figures: Figures): Pick<Ratings, 'defence'> {
  const weight = weightOf(figures.defensiveGuns)
  return weight === 0 ? {} : { defence: weight >= STRONG_DEFENCE ? 1 : 0 }
}

/** WL-3.3.g WL-C-08: halves give two numbers. 4 for the usual fighter, 5-6 for a Fortress. */
function protectionOf(figures: Figures): number[] {
  const build = { bare: 3, usual: 4, armoured: 5 }[figures.build ?? 'usual']
  const heavy = figures.engines === 1 && (figures.weightKg ?? 0) >= HEAVY_SINGLE
  const size = figures.engines === 4 ? 1.5 : figures.engines > 1 || heavy ? 0.5 : 0
  const toughness = build + size
  return Number.isInteger(toughness) ? [toughness] : [toughness - 0.5, toughness + 0.5]
}

/** A fighter twin is worth 1.5, as the rules say; a twin bomber 2, a four-engined one 3. */
function victoryPoints(figures: Figures, kind: AircraftClass): number {
  if (figures.engines === 1) return 1
  if (isFighter(kind)) return 1.5
  return figures.engines === 4 ? 3 : 2
}

/** WL-3.3.i: an agile fighter whose top speed falls just short of the next point. */
function hasEdge(figures: Figures, kind: AircraftClass): boolean {
  const shortOfNext = (figures.topSpeed / KMH_PER_POINT) % 1
  return isFighter(kind) && shortOfNext >= EDGE_FROM && turnPoints(figures, kind, 0) >= AGILE
}

function abilitiesOf(figures: Figures, kind: AircraftClass, gear: Abilities): Abilities {
  const greatest = figures.greatestLoadKg
  return {
    ...gear,
    ...(hasEdge(figures, kind) && { edge: true }),
    // WL-3.3.m
    ...(greatest && { maxLoad: bombValue(greatest) }),
  }
}

/** What the method makes of an aircraft, before the few values that the rules themselves give. */
export function rate(
  figures: Figures,
  kind: AircraftClass,
  gear: Abilities = {},
  bombsight?: Bombsight,
): Ratings {
  const sight = bombsight ?? (figures.bombLoadKg && kind !== 'transport' ? 'T' : undefined)
  return {
    class: kind,
    vp: victoryPoints(figures, kind),
    bands: bandsOf(figures, kind),
    bombs: bombsOf(figures),
    ...firepowerOf(figures, kind),
    protection: protectionOf(figures),
    ...(figures.weakNose !== undefined && { headOnWeakness: figures.weakNose }),
    ...(sight && { bombsight: sight }),
    ...defenceOf(figures),
    abilities: abilitiesOf(figures, kind, gear),
  }
}

/** The card of an aircraft: rated by the method, then corrected by what the rules state. */
export function cardOf(sheet: Sheet): AircraftCard {
  const { id, name, nation, date, silhouette, figures } = sheet
  const ratings = rated(id, rate(figures, sheet.class, sheet.gear, sheet.bombsight))
  const stated = STATED[id]
  return {
    id,
    name,
    nation,
    date,
    silhouette,
    figures,
    ...ratings,
    ...(sheet.variants && { variants: sheet.variants.map(variant => variantOf(sheet, variant, ratings)) }),
    source: stated ? 'constrained' : 'designed',
    ref: `${stated ? `${stated.ref}; ` : ''}rated from ${figures.source}`,
  }
}

function rated(id: ModelId, ratings: Ratings): Ratings {
  return { ...ratings, ...STATED[id]?.ratings }
}

/** WL-3.2.b A variant lists what differs from its card. */
function variantOf(sheet: Sheet, variant: VariantSheet, card: Ratings): Variant {
  const figures = { ...sheet.figures, ...variant.figures }
  const ratings = rated(
    variant.id,
    rate(
      figures,
      variant.class ?? sheet.class,
      { ...sheet.gear, ...variant.gear },
      variant.bombsight ?? card.bombsight,
    ),
  )
  const changes = Object.entries(ratings).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(card[field as keyof Ratings]),
  )
  return {
    id: variant.id,
    name: variant.name,
    ...(variant.date && { date: variant.date }),
    figures,
    // Guns in front that no longer differ from the others must say so.
    ...(card.strafing !== undefined &&
      typeof ratings.firepower === 'number' && { strafing: ratings.firepower }),
    ...(Object.fromEntries(changes) as Partial<Ratings>),
  }
}
