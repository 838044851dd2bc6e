import type { Logged } from '@tallyho/engine'
import { packOf } from '../../pack/index.ts'
import { spaceOf } from '../../rules/02-terms/terms.ts'
import type { Day, Raid } from '../../state.ts'
import { wayOf } from '../../text/meetings.ts'
import { heartOf, type Layout, type Point, scaled, TRACKS } from '../map/index.ts'
import { fightsOf, raidNotes } from '../views.ts'

/** The way of one raid, in pixels of the sheet. */
export interface Plot {
  readonly number: number
  /** Where it was plotted, the latest last; the colours of the clock go with them in turn. */
  readonly past: readonly Point[]
  /** Where it will fly, as far as anybody knows. */
  readonly ahead: readonly Point[]
  /** It ends at what is to be bombed. */
  readonly aimed: boolean
  /** It fights where it is; told just now. */
  readonly fights: boolean
  readonly flash: boolean
}

const MOVES: ReadonlySet<string> = new Set(['raid-advances', 'raid-arrives', 'raid-moves'])

export function plotOf(day: Day, raid: Raid, notes: readonly Logged[], layout: Layout): Plot {
  const { unit } = layout.print
  const own = raidNotes(notes, raid.number)
  const stops = TRACKS[raid.track]
  const past: Point[] = []
  const add = (place: Point | undefined) => {
    const at = place && scaled(place, unit)
    const last = past.at(-1)
    if (at && (!last || Math.hypot(last.x - at.x, last.y - at.y) > 3)) past.push(at)
  }
  for (const { what, facts } of own.toReversed()) {
    if (what === 'crossing') add(stops?.spaces[0])
    if (what === 'raid-advances') add(stops?.spaces.find(({ number }) => number === facts.space))
    if (what === 'raid-arrives') add(heartOf(String(facts.space)))
    if (what === 'raid-moves') add(heartOf(String(facts.to)))
  }
  const foot = layout.plaques.get(raid.number)?.foot
  // The last plot is where its pin stands.
  if (foot && past.length > 0 && (raid.place.on === 'map' || past.length > 1)) past.pop()
  if (foot) past.push(foot)
  const moved = own.findIndex(({ what }) => MOVES.has(what))
  const fought = own.findIndex(({ what }) => what === 'fight')
  const last = notes.at(-1)
  const target = raid.bombed || raid.recovering ? undefined : raid.target
  const sight = target === undefined ? undefined : layout.symbols.get(target)
  const way = wayOf(day, raid).map(space => scaled(heartOf(space), unit))
  const tip = spaceOf(raid) === undefined && stops ? [scaled(stops.tip, unit)] : []
  return {
    number: raid.number,
    past,
    ahead: foot ? [foot, ...tip, ...(sight ? [...way.slice(0, -1), sight] : way.slice(0, 1))] : [],
    aimed: sight !== undefined,
    fights: fightsOf(own).length > 0 && fought >= 0 && (moved < 0 || fought < moved),
    flash: last?.what === 'fight' && last.facts.raid === raid.number,
  }
}

/** Who has moved or gone on patrol in this step, with the place it came from. */
export interface Moved {
  readonly id: string
  /** Undefined: from its airfield. */
  readonly from: Point | undefined
}

const GOES: ReadonlySet<string> = new Set(['squadron-moves', 'patrol'])

export function movedOf(day: Day, notes: readonly Logged[]): readonly Moved[] {
  const moved: Moved[] = []
  for (let i = notes.length - 1; i >= 0; i--) {
    const note = notes[i]
    if (!note || !GOES.has(note.what)) break
    const id = String(note.facts.squadron)
    if (!day.squadrons.some(squadron => squadron.id === id)) continue
    const before = notes
      .slice(0, i)
      .findLast(
        ({ what, facts }) => facts.squadron === id && (GOES.has(what) || what === 'squadron-turnaround'),
      )
    const space =
      before && GOES.has(before.what) && before.facts.box !== 'SCRAMBLE' ? before.facts.space : undefined
    const known = typeof space === 'string' && packOf(day).pack.spaces.some(spec => spec.id === space)
    moved.push({ id, from: known ? heartOf(space) : undefined })
  }
  return moved
}
