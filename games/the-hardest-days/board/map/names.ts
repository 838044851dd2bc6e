import { type Label, overlaps, placeLabels, type Rect, textRect } from '@tallyho/kit/drawn/labels.ts'
import { groundOf, heartOf } from './areas.ts'
import type { Print } from './print.ts'
import type { Point } from './projection.ts'
import { sharesOf } from './room.ts'
import { LETTERING, type Lettering } from './sea.ts'
import { around, cheapest, gap, middleOf, type Place, type Sheet } from './search.ts'
import { scaled } from './stands.ts'
import type { SpaceId } from './subdivision.ts'

/** What is written on the sheet. A name keeps its place whatever comes. */

export interface Name extends Point {
  readonly id: string
  readonly text: string
}

/** A name that belongs to a space, wherever its sign stands. */
export interface OwnName extends Name {
  readonly space: SpaceId
}

/** Width of a letter of the serif print, in parts of its size; names of airfields are so much larger. */
const SERIF = 0.6
export const STATION = 1.16
/** Lettering that is spaced out. */
const SPACED = 0.82
/** Ids of spaces are bold. */
export const WIDE = 0.52

export interface Written {
  readonly labels: ReadonlyMap<string, Label>
  readonly rects: readonly Rect[]
}

interface Hand {
  readonly size: number
  readonly letter?: number
}

export const handOf = (print: Print, station: boolean): Hand =>
  station ? { size: print.text * STATION, letter: SERIF } : { size: print.text }

/** Names beside their symbols, or as far off as is said where there is no room beside. */
export function beside(
  names: readonly Name[],
  hand: Hand,
  print: Print,
  { frame, taken, shy }: Sheet,
  off?: number,
): Written {
  const side = { width: 2 * print.symbol, height: 2 * print.symbol }
  const own = names.map(at => around(at, side))
  const symbols = shy.filter(symbol => !own.some(other => other.x === symbol.x && other.y === symbol.y))
  const placed = placeLabels(names, {
    ...{ ...hand, radius: print.symbol, frame, ...(off !== undefined && { off }) },
    taken: [...taken, ...symbols],
  })
  const labels = new Map<string, Label>()
  const rects: Rect[] = []
  for (const label of placed) {
    labels.set(label.id, label)
    rects.push(textRect(names.find(({ id }) => id === label.id)?.text ?? '', hand.size, label, hand.letter))
  }
  return { labels, rects }
}

/** What it costs a name to lie over the space next door. */
const ABROAD = 120

/** Names as near to their symbols as there is room in their own space: all of them, or where it is narrow one end. */
export function withinOwn(names: readonly OwnName[], hand: Hand, print: Print, sheet: Sheet): Written {
  const labels = new Map<string, Label>()
  const rects: Rect[] = []
  for (const { id, text, space, ...sign } of names) {
    const places = groundOf(space).flatMap(place =>
      (['middle', 'start', 'end'] as const).map(anchor => {
        const label = { id, ...scaled(place, print.unit), anchor }
        const rect = textRect(text, hand.size, label, hand.letter)
        const { others } = sharesOf(rect, space, print.unit)
        return { rect, of: label, cost: gap(middleOf(rect), sign) + others * ABROAD }
      }),
    )
    const found = cheapest({ ...sheet, taken: [...sheet.taken, ...rects] }, places)
    if (!found) continue
    labels.set(id, found.of)
    rects.push(found.rect)
  }
  return { labels, rects }
}

/** What a space is called on the sheet: its name with its id, the name alone where there is no room for both, or else the id. */
export interface SpaceLabel extends Label {
  readonly text: string
}

interface WrittenSpaces extends Written {
  readonly labels: ReadonlyMap<SpaceId, SpaceLabel>
}

/** What each space is called, somewhere in it: beside its heart, where raids are plotted. */
export function spacesNamed(
  spaces: readonly { readonly id: SpaceId; readonly name: string }[],
  print: Print,
  sheet: Sheet,
): WrittenSpaces {
  const labels = new Map<SpaceId, SpaceLabel>()
  const rects: Rect[] = []
  for (const { id, name } of spaces) {
    const on = { ...sheet, taken: [...sheet.taken, ...rects] }
    const heart = scaled(heartOf(id), print.unit)
    function* places(text: string, from: number): Generator<Place<SpaceLabel>> {
      for (const place of groundOf(id)) {
        const { x, y } = scaled(place, print.unit)
        const cost = gap({ x, y }, heart) * 0.5
        if (cost <= from) continue
        const label = { id, x, y: y + print.text * 0.32, anchor: 'middle' as const, text }
        yield { rect: textRect(text, print.text, label, WIDE), of: label, cost }
      }
    }
    const placed = (text: string, abroad: number) => {
      const besides = ({ rect }: Place<SpaceLabel>): number =>
        sharesOf(rect, id, print.unit).others > abroad ? Number.POSITIVE_INFINITY : 0
      const nearest = { besides, inTurn: true }
      return cheapest(on, places(text, print.text), nearest) ?? cheapest(on, places(text, -1), nearest)
    }
    const found = (name !== id && (placed(`${name} ${id}`, HAIR) ?? placed(name, 1))) || placed(id, 1)
    if (!found) continue
    labels.set(id, found.of)
    rects.push(found.rect)
  }
  return { labels, rects }
}
/** So much of a name with its id may lie over the space next door. */
const HAIR = 0.08

/** The room that such a word takes. */
export function letteringRect(word: Lettering, { text }: Print): Rect {
  const wide = word.text.length * word.size * text * SPACED
  const high = word.size * text
  const turn = ((word.angle ?? 0) * Math.PI) / 180
  return around(word, {
    width: wide * Math.abs(Math.cos(turn)) + high * Math.abs(Math.sin(turn)),
    height: wide * Math.abs(Math.sin(turn)) + high * Math.abs(Math.cos(turn)),
  })
}

/** Counties and seas, as far as there is room for them. */
export function lettered(print: Print, { frame, taken, shy }: Sheet): readonly Lettering[] {
  return LETTERING.map(word => ({ ...word, ...scaled(word, print.unit) })).filter(word => {
    const rect = letteringRect(word, print)
    const inside = rect.x > frame.x && rect.x + rect.width < frame.x + frame.width
    return inside && ![...taken, ...shy].some(other => overlaps(rect, other))
  })
}
