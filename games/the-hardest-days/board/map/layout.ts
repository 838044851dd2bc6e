import type { Label, Rect } from '@tallyho/kit/drawn/labels.ts'
import type { Altitude, Region } from '../../pack/types.ts'
import type { Name, SpaceLabel } from './names.ts'
import type { Print } from './print.ts'
import type { Point } from './projection.ts'
import type { Lettering } from './sea.ts'
import type { Size } from './search.ts'
import type { Berth, Field, Stand } from './stands.ts'
import type { SpaceId } from './subdivision.ts'

/**
 * Everything that has a place on the sheet, in pixels for one zoom. Names and berths stay where they are whatever flies; what
 * flies stands in its own space, covers no other piece, and stays where it is as long as it has not moved.
 */
export interface Layout {
  readonly print: Print
  readonly frame: Rect
  readonly symbols: ReadonlyMap<string, Point>
  readonly fields: ReadonlyMap<SpaceId, Field>
  /** By box: `6/11c/HIGH`. */
  readonly stands: ReadonlyMap<string, Stand>
  readonly plaques: ReadonlyMap<number, Stand>
  /** Where each raid is: as long as that is the same its plaque stays. */
  readonly places: ReadonlyMap<number, string>
  /** The space that each raid is over. */
  readonly spaces: ReadonlyMap<number, SpaceId>
  readonly regions: ReadonlyMap<Region, Rect>
  readonly luftflotten: ReadonlyMap<2 | 3, Rect>
  /** What is to be named, where its sign is. */
  readonly wanted: Readonly<Record<'stations' | 'names' | 'tracks', readonly Name[]>>
  readonly stations: ReadonlyMap<string, Label>
  readonly names: ReadonlyMap<string, Label>
  readonly tracks: ReadonlyMap<string, Label>
  readonly ids: ReadonlyMap<SpaceId, SpaceLabel>
  readonly lettering: readonly Lettering[]
  /** Flags of the raids beside what they are after. */
  readonly flags: ReadonlyMap<string, readonly Rect[]>
  /** What no plate may cover, and what is written. */
  readonly taken: readonly Rect[]
  readonly written: readonly Rect[]
}

/** What stands there whatever happens. */
export interface Quiet {
  readonly pack: string
  readonly print: Print
  /** How many squadrons are based in each space. */
  readonly based: ReadonlyMap<SpaceId, number>
  /** What lies over the sheet in its corner: nothing stands or is written there. */
  readonly card: Rect | undefined
}

/** What flies. */
export interface Flying {
  /** Berths on the ground that somebody stands on, by space; on the others something else may, if there is no room. */
  readonly grounded: ReadonlyMap<SpaceId, readonly number[]>
  /** Squadrons by box, airborne ones alone. */
  readonly stands: ReadonlyMap<string, number>
  readonly raids: readonly RaidPlace[]
  /** What raids are after, with how many of them. */
  readonly aims: ReadonlyMap<string, number>
}

export type RaidPlace = {
  readonly number: number
  readonly level: Altitude
  readonly deployed: boolean
} & ({ readonly space: SpaceId } | { readonly track: string; readonly stop: number })

export type Still = Omit<Layout, 'stands' | 'plaques' | 'places' | 'spaces' | 'flags'> & {
  readonly shy: readonly Rect[]
  /** Names of airfields: what a player looks for. */
  readonly named: readonly Rect[]
  /** Where what flies over a space is looked for first. */
  readonly berths: ReadonlyMap<SpaceId, Readonly<Record<Berth, Point>>>
}

/** Sizes of a raid's card, in parts of a name's size: all of it in two lines, the same in three, and its number alone. */
const CARD: readonly Size[] = [
  { width: 9.9, height: 3.3 },
  { width: 6.7, height: 4.7 },
  { width: 3.3, height: 3.3 },
]
/** As long as nobody knows what it is made of. */
const BARE: readonly Size[] = [
  { width: 7.4, height: 3.3 },
  { width: 3.3, height: 3.3 },
]
/** No card is smaller. */
export const LEAST = 38

export const cardsFor = (deployed: boolean, { text }: Print): readonly Size[] =>
  (deployed ? CARD : BARE).map(({ width, height }) => ({
    width: Math.max(LEAST, width * text),
    height: Math.max(LEAST, height * text),
  }))
