import type { Rect } from '@tallyho/kit/drawn/labels.ts'
import { groundOf, heartOf } from './areas.ts'
import type { Layout } from './layout.ts'
import type { Print } from './print.ts'
import type { Point } from './projection.ts'
import { nearest, sharesOf } from './room.ts'
import { cheapest, gap, middleOf, roundAbout, type Size, standing } from './search.ts'
import { scaled } from './stands.ts'
import type { SpaceId } from './subdivision.ts'

/** What can be pressed on the map for one space: the heights in reach, one above the other on a stalk. */
export interface PlateWish {
  readonly space: SpaceId
  /** In letters, the longest line of each plate, from the top. */
  readonly lines: readonly PlateLine[]
  /** On the ground: near its airfield. */
  readonly grounded: boolean
}

export interface PlateLine {
  readonly letters: number
  /** A second line, smaller: how it would meet a raid. */
  readonly second: number
}

export interface PlateStack {
  readonly plates: readonly Rect[]
  readonly top: Point
  readonly foot: Point
}

/** Between plates, and the stalk below them. */
const BETWEEN = 3
const STALK = 12
const LETTER = 0.58
const EDGE = 26

function sizeOf({ lines }: PlateWish, print: Print): Size {
  const wide = Math.max(...lines.map(({ letters, second }) => Math.max(letters * 1.08, second * 0.86)))
  return {
    width: Math.max(wide * print.text * LETTER + EDGE, print.plate * 1.6),
    height: lines.reduce((sum, line) => sum + heightOf(line, print) + BETWEEN, STALK - BETWEEN),
  }
}

const heightOf = ({ second }: PlateLine, print: Print): number =>
  second === 0 ? print.plate : Math.max(print.plate, print.text * 2.7)

/** What it costs to stand over the space next door, and how far plates are looked for at all. */
const ABROAD = 70
const FAR = 420

/** Places for them that cover no counter, no plaque and each other not, in their own space where there is room; names had better be read. */
export function platesFor(
  { print, frame, taken, fields, symbols, written }: Layout,
  wishes: readonly PlateWish[],
): readonly (PlateStack | undefined)[] {
  const covered = [...taken]
  const shy = [...symbols.values()].map(at => standing(at, { width: 10, height: 10 })).concat(written)
  return wishes.map(wish => {
    const size = sizeOf(wish, print)
    const field = wish.grounded ? fields.get(wish.space) : undefined
    const heart = field ? middleOf(field.rect) : scaled(heartOf(wish.space), print.unit)
    const ground = groundOf(wish.space).map(place => scaled(place, print.unit))
    const rectOn = (foot: Point) => standing(foot, size)
    const sheet = { frame, taken: covered, shy }
    const near = field ? [...roundAbout(heart, 20, 120, 6)] : ground
    const at = [...near, ...roundAbout(heart, 12, FAR, 10)].map(foot => {
      const rect = rectOn(foot)
      const abroad = sharesOf(rect, wish.space, print.unit).others
      return { rect, of: foot, cost: gap(foot, heart) + abroad * ABROAD }
    })
    const found = cheapest(
      sheet,
      at.toSorted((a, b) => a.cost - b.cost),
    )
    if (!found) return undefined
    const { rect } = found
    covered.push(rect)
    let y = rect.y
    const plates = wish.lines.map(line => {
      const height = heightOf(line, print)
      const plate = { x: rect.x, y, width: size.width, height }
      y += height + BETWEEN
      return plate
    })
    const top = { x: rect.x + rect.width / 2, y: rect.y + rect.height - STALK }
    return { plates, top, foot: field ? { x: top.x, y: rect.y + rect.height } : nearest(found.of, ground) }
  })
}
