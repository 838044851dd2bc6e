import type { Choice, Pause } from '@tallyho/engine'
import { ALTITUDES, type SpaceId, type SquadronId } from '../pack/types.ts'
import { boxOf } from '../rules/02-terms/boxes.ts'
import type { StackOption } from '../rules/02-terms/choices.ts'
import { ratingOf, squadronOf } from '../rules/02-terms/terms.ts'
import type { PatrolBoxOption } from '../rules/05-patrol.ts'
import type { MapBox, MoveBoxOption } from '../rules/10-squadron-movement.ts'
import type { Day, Squadron } from '../state.ts'
import { coverFrom } from '../text/covers.ts'
import { bestChance, isTooLate, meetingsAt, rankOf } from '../text/meetings.ts'
import type { Asks } from '../vocabulary.ts'

/** Of many squadrons and places those that matter for the question. */

/** Places where a raid comes by, or may come in, stand before the others; the heights over each as on the map, HIGH above LOW. */
function placesInOrder(day: Day, { options }: Choice): readonly string[] {
  const boxes = (options as readonly (PatrolBoxOption | MoveBoxOption)[]).map(option => {
    const height = 'altitude' in option ? option.altitude : option.box
    return { id: option.id, space: option.space, height }
  })
  const isMet = (space: SpaceId): boolean =>
    coverFrom(day, space, 0).length > 0 || ALTITUDES.some(level => meetingsAt(day, space, level).length > 0)
  const spaces = [...new Set(boxes.map(({ space }) => space))]
  return [...spaces.filter(isMet), ...spaces.filter(space => !isMet(space))].flatMap(space =>
    boxes
      .filter(box => box.space === space)
      .toSorted((one, other) => HEIGHTS.indexOf(one.height) - HEIGHTS.indexOf(other.height))
      .map(({ id }) => id),
  )
}
const HEIGHTS: readonly MapBox[] = [...ALTITUDES.toReversed(), 'SCRAMBLE']

/** So many rows are listed: airfields, and heights over a space. */
const MOST_ROWS = 7

/** Squadrons row by row as they lie together: who can meet a raid soonest, or whose patrol covers most, first; who comes too late, or is far off, is left out. */
export function foremost(day: Day, choice: Choice): readonly { readonly id: string; readonly why: string }[] {
  if (PLACES.has(choice.ask)) return placesInOrder(day, choice).map(id => ({ id, why: '' }))
  if (choice.ask === 'intercepted') return byRating(day, choice)
  const rank = RANKS[choice.ask]
  if (!rank) return []
  const rows = new Map<string, { readonly by: number; readonly ids: string[] }>()
  for (const { id, squadron, squadrons = [] } of choice.options as readonly StackOption[]) {
    const first = squadron ?? squadrons[0]
    const one = first === undefined ? undefined : squadronOf(day, first)
    const by = one && rank(day, one)
    const box = one && boxOf(one)?.id
    if (by === undefined || box === undefined) continue
    const row = rows.get(box)
    if (row) row.ids.push(id)
    else rows.set(box, { by, ids: [id] })
  }
  return [...rows.values()]
    .toSorted((a, b) => a.by - b.by)
    .slice(0, MOST_ROWS)
    .flatMap(({ ids }) => ids.map(id => ({ id, why: '' })))
}

/** Those of one row follow each other. */
const byRating = (day: Day, { options }: Choice) =>
  options
    .toSorted((a, b) => ratingOf(day, squadronOf(day, b.id)) - ratingOf(day, squadronOf(day, a.id)))
    .map(({ id }) => ({ id, why: '' }))

const PLACES: ReadonlySet<string> = new Set<keyof Asks>(['patrol-box', 'move-box'])

/** Farther from a raid whose target nobody knows, who can tell? */
const NEAR = 3

const reachOf = (day: Day, squadron: Squadron): number | undefined => {
  const chance = bestChance(day, squadron)
  return chance && !isTooLate(chance) && (chance.sure || chance.moves <= NEAR) ? rankOf(chance) : undefined
}

const coverOf = (day: Day, { home }: Squadron): number | undefined => {
  const ways = coverFrom(day, home).reduce((sum, cover) => sum + cover.chance, 0)
  return ways > 0 ? -ways : undefined
}

const RANKS: Readonly<Record<string, typeof reachOf | undefined>> = {
  'move-squadron': reachOf,
  'patrol-squadron': coverOf,
}

/** Squadrons that may be chosen, and are of little use: not among those that are listed. */
export function faintIn(day: Day, pause: Pause | undefined): ReadonlySet<SquadronId> {
  if (pause?.kind !== 'choice' || !RANKS[pause.ask]) return new Set()
  const wanted = new Set(foremost(day, pause).map(({ id }) => id))
  const ids = (pause.options as readonly StackOption[]).flatMap(({ squadron }) => squadron ?? [])
  return new Set(ids.filter(id => !wanted.has(id)))
}
