import { stepAt } from '../pack/index.ts'
import type { Intelligence, Tables, Weather } from '../pack/types.ts'
import { depletionLevel, tablesOf } from '../rules/02-terms.ts'
import type { Campaign } from '../state.ts'
import type { Force } from './force.ts'
import { MOST_TOTAL, type Odds, oddsOf, type RowOdds } from './odds.ts'
import type { Sight } from './sight.ts'

/** What a raid promises: the charts of detection, response, combat and bombing one after the other, without events. */

const DICE = [1, 2, 3, 4, 5, 6]

/** RE-7.1.a The column of the Sector Eligibility Chart for a warning. */
const COLUMN = { none: 0, late: 1, sufficient: 2, early: 3, 'very-early': 3 } as const

/** Victory points for the Luftwaffe, on the average. */
export function prospect(campaign: Campaign, sight: Sight, force: Force): number {
  const { detection, response } = tablesOf(campaign)
  const size = sizeOf(force)
  const seen = Math.max(0, sight.seen + stepAt(detection.size, size))
  const alarm = sight.alarm + stepAt(response.size, size)
  const { left } = oddsOf(campaign)
  const known: number[] = []
  let worth = 0
  for (const die of DICE) {
    const space = detection.track[Math.min(die + seen, detection.track.length) - 1]
    if (!space) continue
    const pool = (sight.pools[COLUMN[space.warning]] ?? 0) + acesOf(campaign, space)
    const urgency =
      space.intelligence === 'accurate' && force.bombers > 0 ? alarm + response.accurateWithBombers : alarm
    for (const roll of DICE) {
      const total = Math.min(roll + Math.max(0, urgency), MOST_TOTAL)
      const met = responding(campaign, force, size, space.intelligence, left[total]?.[pool] ?? 0)
      known[met] ??= raidWorth(campaign, sight, force, met)
      worth += known[met] ?? 0
    }
  }
  return worth / (DICE.length * DICE.length)
}

type Detected = Tables['detection']['track'][number]

/** RE-19.63.a The ace comes to whom they see well or early. */
function acesOf({ advanced }: Campaign, { warning, intelligence }: Detected): number {
  return advanced && (intelligence === 'accurate' || warning === 'very-early') ? 1 : 0
}

function sizeOf({ bombers, strafers, hunters, escorts, patrol }: Force): number {
  return bombers + strafers + hunters + escorts + patrol
}

/** RE-6.2.g From this size on a raid of which little is known is taken for a major one. */
const MAJOR = 6

/** RE-7.3 RE-7.31.a How many of a pool respond. */
function responding(
  campaign: Campaign,
  { bombers, strafers, hunters, escorts }: Force,
  size: number,
  intelligence: Intelligence,
  pool: number,
): number {
  if (pool <= 0) return 0
  const { all, hold, sweep, limited, poor } = tablesOf(campaign).tactics
  if (intelligence === 'poor') return pool >= poor[size < MAJOR ? 'minor' : 'major'] ? pool : 0
  if (intelligence === 'limited')
    return pool >= stepAt(limited, bombers + strafers + hunters + escorts) ? pool : 0
  const comes =
    bombers === 0
      ? pool >= stepAt(sweep, hunters)
      : pool >= stepAt(all, hunters) || pool >= stepAt(hold, hunters + escorts)
  return comes ? Math.min(pool, 2 * size) : 0
}

// ---- what comes of it

/** A raid that so many squadrons meet: losses of both sides, and bombs. */
export function raidWorth(campaign: Campaign, sight: Sight, force: Force, squadrons: number): number {
  const odds = oddsOf(campaign)
  const { bombers, strafers, hunters } = force
  if (squadrons === 0) return freeBombs(campaign, sight, force)
  if (hunters === 0)
    return attackWorth(campaign, sight, force, { squadrons, rating: squadrons * odds.squadron, joined: 0 })
  const excess = squadrons - hunters
  // RE-8.1.b RE-8.1.c
  const slip = excess > 0 && bombers + strafers > 0 ? Math.max(0, DICE.length - excess) / DICE.length : 0
  const held = slip < 1 ? (1 - slip) * huntWorth(campaign, sight, force, squadrons, 0) : 0
  return slip > 0 ? held + slip * huntWorth(campaign, sight, force, hunters, excess) : held
}

/** Hunters meet some squadrons, while others go through to the bombers. */
function huntWorth(campaign: Campaign, sight: Sight, force: Force, met: number, through: number): number {
  const odds = oddsOf(campaign)
  const { hunters, hunterRating } = force
  const row = rowOf(campaign, odds, hunters, hunterRating + met * odds.squadron)
  const { hunted } = row
  const hunter = sight.range === 'edge' ? row.stretchedHunter : row.hunter
  const squadrons = met * (hunted.full + hunted.reduced) + through
  const rating = met * (hunted.full * odds.squadron + hunted.reduced * odds.worn) + through * odds.squadron
  const joined = hunters * (hunter.full + hunter.reduced)
  return (
    met * hunted.cost -
    hunters * hunter.cost +
    attackWorth(campaign, sight, force, { squadrons, rating, joined })
  )
}

interface Attack {
  readonly squadrons: number
  readonly rating: number
  /** Hunters that have come to the escorts. */
  readonly joined: number
}

/** RE-8.2 RE-8.21 Squadrons among the bombers, and then what is left of the bombs. */
function attackWorth(
  campaign: Campaign,
  sight: Sight,
  force: Force,
  { squadrons, rating, joined }: Attack,
): number {
  const boxed = force.bombers + force.strafers
  if (boxed === 0) return 0
  if (squadrons < 0.5) return freeBombs(campaign, sight, force)
  const caught = Math.min(boxed, squadrons)
  const escorts = force.escorts + joined
  const engaged = Math.max(0, escorts - (boxed - caught))
  const each =
    escorts > 0 ? (force.escortRating + (joined * force.hunterRating) / (force.hunters || 1)) / escorts : 0
  // RE-8.2.d Bombers are attacked before fighters that fly with them.
  const struck = Math.min(force.bombers, caught) / (force.bombers || 1)
  const low = Math.max(0, caught - force.bombers) / (force.strafers || 1)
  const value = force.bomberRating * struck + force.straferRating * low + each * engaged + rating
  const row = rowOf(campaign, oddsOf(campaign), caught + engaged, value)
  const { bomber, attacker } = row
  const escort = sight.range === 'edge' ? row.stretchedEscort : row.escort
  const left = (hit: number) => 1 - hit + hit * (bomber.full + REDUCED * bomber.reduced)
  const bombs = force.bombs * left(struck) + force.straferBombs * left(low)
  return (
    squadrons * attacker.cost -
    caught * bomber.cost -
    engaged * escort.cost +
    bombWorth(campaign, sight, force, bombs, 0)
  )
}

/** What a reduced bomber still drops, roughly. */
const REDUCED = 0.55

function rowOf(campaign: Campaign, { rows }: Odds, gruppen: number, value: number): RowOdds {
  const { columns, rows: tops } = tablesOf(campaign).combat
  const header = columns[depletionLevel(campaign)] ?? []
  const column = header[Math.min(header.length, Math.max(1, Math.round(gruppen))) - 1] ?? 0
  const limits = tops[column] ?? []
  let row = 0
  while (row < limits.length && value > (limits[row] ?? 0)) row++
  return rows[Math.min(row, rows.length - 1)] as RowOdds
}

// ---- bombs

/** RE-10.e */
const UNOPPOSED = 2
/** RE-10.d */
const DIVE_BOMBERS = 2
/** RE-10.g */
const MOST_SHIFTS = 3
/** RE-10.c */
const CLOUDS: Readonly<Record<Weather, number>> = { clear: 0, patchy: -1, broken: -2 }

/** RE-8.2.g Nobody comes, and the escorts strafe. */
function freeBombs(campaign: Campaign, sight: Sight, force: Force): number {
  return bombWorth(campaign, sight, force, force.bombs + force.straferBombs + force.escortBombs, UNOPPOSED)
}

function bombWorth(
  campaign: Campaign,
  { points, type, weather, shift }: Sight,
  { bombers, stukas }: Force,
  strength: number,
  unopposed: number,
): number {
  if (strength < 0.5) return 0
  const { columns } = tablesOf(campaign).bombing
  const dive = stukas > 0 && stukas === bombers && type !== 'radar' ? DIVE_BOMBERS : 0
  const sum = CLOUDS[weather] + dive + unopposed + shift
  const net = Math.max(-MOST_SHIFTS, Math.min(sum, MOST_SHIFTS))
  let column = 0
  while (column < columns.length && strength > (columns[column] ?? 0)) column++
  return points * (oddsOf(campaign).bombs[Math.max(0, Math.min(column + net, columns.length))] ?? 0)
}
