import type { Choice, Pause } from '@tallyho/engine'
import type { Foremost } from '@tallyho/kit/manners.ts'
import { ALTITUDES, type SpaceId, type SquadronId } from '../pack/types.ts'
import { boxOf } from '../rules/02-terms/boxes.ts'
import { raidAbout, type StackOption } from '../rules/02-terms/choices.ts'
import { groupOf, ratingOf, squadronOf } from '../rules/02-terms/terms.ts'
import type { PatrolBoxOption } from '../rules/05-patrol.ts'
import type { MoveBoxOption } from '../rules/10-squadron-movement.ts'
import { foesBehind } from '../rules/12-combat/bomber-combat.ts'
import type { ShiftOption } from '../rules/12-combat/combat.ts'
import type { PairOption, SquadronRow } from '../rules/12-combat/fight.ts'
import type { TacticsOption } from '../rules/17-events/approach-events.ts'
import type { Day, Squadron } from '../state.ts'
import { STAY } from '../text/09-movement.ts'
import { turned } from '../text/12-combat.ts'
import { lossesOf } from '../text/chances.ts'
import { coverFrom, nearby } from '../text/covers.ts'
import { tollAmongBombers } from '../text/forecast.ts'
import { bestChance, chanceFrom, isTooLate, MET, meetingsAt, rankOf } from '../text/meetings.ts'

/** Of many squadrons and places those that matter for the question. */

/** Heights over the places where raids may come in, the likeliest first, and over the squadron's own, place by place; LOW nobody waits well. */
function placesInOrder(day: Day, choice: Choice): readonly string[] {
  const options = choice.options as readonly PatrolBoxOption[]
  const chanceIn = ({ space }: PatrolBoxOption): number => nearby(coverFrom(day, space, 0))
  const place = (one: PatrolBoxOption): number => options.findIndex(({ space }) => space === one.space)
  const level = ({ altitude }: PatrolBoxOption): number => ALTITUDES.indexOf(altitude)
  return options
    .filter(one => one.altitude !== 'LOW' && (one.space === options[0]?.space || chanceIn(one) > 0))
    .toSorted((a, b) => chanceIn(b) - chanceIn(a) || place(a) - place(b) || level(b) - level(a))
    .slice(0, MOST_ROWS)
    .map(({ id }) => id)
}

/** So many are listed: airfields, and heights over a space. */
const MOST_ROWS = 7

/** Those who lie together, as one answer where they can go as one: who can meet a raid soonest, or whose patrol covers most, first. */
export function foremost(day: Day, choice: Choice): readonly Foremost[] {
  const { ask } = choice
  const ids =
    ORDERS[ask]?.(day, choice) ?? stacksIn(day, choice).flatMap(({ stack, squadrons }) => stack ?? squadrons)
  // Of places and squadrons the others are on the map, however few.
  const also = (arePlaces(choice) || ask in RANKS) && {
    also: choice.options.flatMap(({ id, ends }) => (ends ? [] : id)),
  }
  return ids.map((id, i) => ({ id, why: '', ...(i === 0 && also) }))
}

/** The places that are listed first. */
export const placesFirst = (day: Day, pause: Pause | undefined): readonly SpaceId[] =>
  pause?.kind === 'choice' && arePlaces(pause)
    ? [
        ...new Set(
          foremost(day, pause).flatMap(({ id }) => (id === STAY ? [] : id.slice(0, id.lastIndexOf('/')))),
        ),
      ]
    : []

const arePlaces = ({ ask }: Choice): boolean => ask.endsWith('-box')

interface Row {
  /** Nothing, where it comes too late or is far off. */
  readonly by: number | undefined
  readonly who: SquadronId
  /** The answers that name one of those in its box. */
  readonly squadrons: string[]
  /** The answer that names all of them. */
  stack?: string
}

/** THD-12.2.3.a What turns the fight most in your favour stands first. */
function byGain(day: Day, choice: Choice): readonly string[] {
  const raid = raidAbout(day, choice)
  const ranked = (choice.options as readonly ShiftOption[]).flatMap(({ id, squadron, section }) => {
    if (squadron === undefined || section === undefined) return []
    const { foe, ours } = tollAmongBombers(day, raid, turned(squadron, section))
    return [{ id, by: foe - ours }]
  })
  return ranked.toSorted((a, b) => b.by - a.by).map(({ id }) => id)
}

/** THD-17.5.a What harms you stands best where few fly behind, what serves you where many do. */
const byBombers = (day: Day, { options }: Choice): readonly string[] =>
  (options as readonly TacticsOption[])
    .map(({ id, group, by }) => ({ id, by: Math.sign(by) * foesBehind(day, groupOf(day, group)).length }))
    .toSorted((a, b) => b.by - a.by)
    .map(({ id }) => id)

/** Squadrons box by box; who comes too late, or is far off, is left out: where nobody else is there, one box of them stands for all. */
function stacksIn(day: Day, { ask, options }: Choice): readonly Row[] {
  const rank = RANKS[ask]
  if (!rank) return []
  const rows = new Map<string, Row>()
  for (const { id, squadron, squadrons = [] } of options as readonly StackOption[]) {
    const first = squadron ?? squadrons[0]
    const one = first === undefined ? undefined : squadronOf(day, first)
    const box = one && boxOf(one)?.id
    if (one === undefined || box === undefined) continue
    const row = rows.get(box)
    if (row && squadron === undefined) row.stack = id
    else if (row) row.squadrons.push(id)
    else rows.set(box, { by: rank(day, one), who: one.id, squadrons: [id] })
  }
  const all = [...rows.values()]
  const near = all.filter(isNear)
  return near.length > 0 ? near.toSorted((a, b) => a.by - b.by).slice(0, MOST_ROWS) : all.slice(0, 1)
}

const isNear = (row: Row): row is Row & { readonly by: number } => row.by !== undefined

/** Who can do most of those that are asked for: where a map shows but a part, that is the part. */
export const foremostIn = (day: Day, pause: Pause | undefined): SquadronId | undefined =>
  pause?.kind === 'choice' ? stacksIn(day, pause)[0]?.who : undefined

/** Heights at which a raid is met next, then those that lead to one, the likeliest first. */
function byMeeting(day: Day, { options }: Choice): readonly string[] {
  const rankAt = ({ squadron, space, box }: MoveBoxOption): number => {
    if (box === 'SCRAMBLE') return 0
    const [met] = meetingsAt(day, space, box)
    if (met) return (met.when === 'next' ? 0 : 10) + (met.spent ? 15 : 0) - (met.how ? MET[met.how] : 0)
    const chance = chanceFrom(day, squadronOf(day, squadron), space, box)
    return chance && !isTooLate(chance) ? 20 + rankOf(chance) : NO_RAID
  }
  const ranked = (options as readonly MoveBoxOption[]).map(option => ({
    id: option.id,
    by: rankAt(option),
  }))
  // Places from which no raid is met are on the map, as long as any other is listed.
  const near = ranked.filter(({ by }) => by < NO_RAID)
  return (near.length > 0 ? near : ranked)
    .toSorted((a, b) => a.by - b.by)
    .slice(0, MOST_ROWS)
    .map(({ id }) => id)
}
const NO_RAID = 100

/** In which row of the chart a squadron fights, by the question. */
const ROWS: Readonly<Record<string, SquadronRow>> = {
  pair: 'squadron-hunt',
  attack: 'squadron-own',
  'escort-attack': 'squadron-attacked',
}

/** Pairs that cost them most, less what they cost you, first. */
function byLosses(day: Day, { ask, options }: Choice): readonly string[] {
  const ranked = (options as readonly PairOption[]).map(pair => {
    const { group, squadron } = lossesOf(day, pair, ROWS[ask] ?? 'squadron-own')
    return { id: pair.id, by: group - squadron }
  })
  return ranked.toSorted((a, b) => b.by - a.by).map(({ id }) => id)
}

/** The best first. */
const byRating = (day: Day, { options }: Choice): readonly string[] =>
  options
    .toSorted((a, b) => ratingOf(day, squadronOf(day, b.id)) - ratingOf(day, squadronOf(day, a.id)))
    .map(({ id }) => id)

const reachOf = (day: Day, squadron: Squadron): number | undefined => {
  const chance = bestChance(day, squadron)
  return chance && !isTooLate(chance) ? rankOf(chance) : undefined
}

const coverOf = (day: Day, { home }: Squadron): number | undefined => {
  const chance = nearby(coverFrom(day, home))
  return chance > 0 ? -chance : undefined
}

/** The answers that are wanted most, the best first; of squadrons to be sent somewhere, box by box. */
const ORDERS: Readonly<Record<string, typeof byRating | undefined>> = {
  'patrol-box': placesInOrder,
  // THD-10.1.a To stay is the first of them.
  'move-box': (day, choice) => [STAY, ...byMeeting(day, choice)],
  intercepted: byRating,
  tactics: byBombers,
  shift: byGain,
  pair: byLosses,
  attack: byLosses,
  'escort-attack': byLosses,
}

const RANKS: Readonly<Record<string, typeof reachOf | undefined>> = {
  'move-squadron': reachOf,
  'patrol-squadron': coverOf,
}

/** Squadrons that may be chosen, and are of little use: not among those that are listed. */
export function faintIn(day: Day, pause: Pause | undefined): ReadonlySet<SquadronId> {
  if (pause?.kind !== 'choice' || !RANKS[pause.ask]) return new Set()
  const wanted = new Set(
    stacksIn(day, pause)
      .filter(isNear)
      .flatMap(({ squadrons }) => squadrons),
  )
  const ids = (pause.options as readonly StackOption[]).flatMap(({ squadron }) => squadron ?? [])
  return new Set(ids.filter(id => !wanted.has(id)))
}
