import type { Rect } from '@tallyho/kit/drawn/labels.ts'
import { groundOf, heartOf } from './areas.ts'
import type { Layout } from './layout.ts'
import { WIDE } from './names.ts'
import type { Print } from './print.ts'
import type { Point } from './projection.ts'
import { nearest, sharesOf } from './room.ts'
import { cheapest, gap, middleOf, type Place, roundAbout, type Size, standing } from './search.ts'
import { scaled } from './stands.ts'
import type { SpaceId } from './subdivision.ts'

/** What can be pressed on the map for one space: the heights in reach, one above the other on a stalk. */
export interface PlateWish {
  readonly space: SpaceId
  /** Written over its plates. */
  readonly name: string
  /** In letters, the longest line of each plate, from the top. */
  readonly lines: readonly PlateLine[]
  /** On the ground: near its airfield. */
  readonly grounded: boolean
}

export interface PlateLine {
  readonly letters: number
  /** Letters of what stands behind the number of a raid; none without one. */
  readonly mark: number
  /** It matters less, and may be smaller. */
  readonly quiet: boolean
}

export interface PlateStack {
  readonly plates: readonly Rect[]
  /** Round all of them, with the name of their space over them; none on an airfield. */
  readonly card: Rect | undefined
  readonly top: Point
  readonly foot: Point
}

/** Between plates, round them, and the stalk below them. */
const BETWEEN = 3
const RIM = 4
const STALK = 12
const LETTER = 0.58
const MARK = 0.5
const EDGE = 20
const SLIM = 10

function sizeOf({ lines }: PlateWish, print: Print): Size {
  return {
    width: Math.max(...lines.map(line => widthOf(line, print)), print.quiet * 1.6),
    height: lines.reduce((sum, line) => sum + heightOf(line, print) + BETWEEN, STALK - BETWEEN),
  }
}

const heightOf = ({ quiet }: PlateLine, print: Print): number => (quiet ? print.quiet : print.plate)

/** The number of a raid, and what stands behind it, in letters of its size. */
const CHIP = 1.8

const widthOf = ({ letters, mark, quiet }: PlateLine, { text }: Print): number =>
  letters * 1.08 * text * LETTER + (quiet ? SLIM : EDGE) + (mark === 0 ? 0 : (CHIP + mark * MARK) * text)

/** What it costs to stand over the space next door: more than to cover names of its own; and how far plates are looked for at all, less closely from `FINE` on. */
const ABROAD = 420
const FINE = 170
const FAR = 420
/** Far out at sea it is hardly better off, and it had better be near. */
const AT_SEA = 0.6
const NEAR = 2.2
/** With its name on it, it may stand so much farther off. */
const MUCH = 130
/** With so much of it over another space nobody would know without its name whose it is. */
const FOREIGN = 0.4
/** Room for the name of a space over its plates, in letters of its size. */
const NAME = 1.25

/**
 * Places for them that cover no counter, no plaque and each other not, in their own space where there is room; names had better be read.
 * Where one finds room near its space only without its name on it, it stands without, but not over the space next door. Whichever of two orders keeps them nearer is taken.
 */
export function platesFor(layout: Layout, wishes: readonly PlateWish[]): readonly (PlateStack | undefined)[] {
  const sites = wishes.map(wish => siteOf(layout, wish))
  const found = [stacksOn(layout, sites), stacksOn(layout, sites.toReversed()).toReversed()]
  const far = (stacks: (typeof found)[number]): number =>
    stacks.reduce((sum, stack) => sum + (stack ? gap(stack.top, stack.foot) ** 2 : 0), 0)
  const missing = (stacks: (typeof found)[number]): number => stacks.filter(one => !one).length
  const [best = []] = found.toSorted((a, b) => missing(a) - missing(b) || far(a) - far(b))
  return best
}

/** Where a wish belongs, and where its stack may have its foot: the nearest place first. */
interface Site {
  readonly wish: PlateWish
  readonly field: Rect | undefined
  readonly heart: Point
  readonly ground: readonly Point[]
  readonly feet: readonly Point[]
}

function siteOf({ print, fields }: Layout, wish: PlateWish): Site {
  const field = wish.grounded ? fields.get(wish.space)?.rect : undefined
  const heart = field ? middleOf(field) : scaled(heartOf(wish.space), print.unit)
  const ground = groundOf(wish.space).map(place => scaled(place, print.unit))
  const near = field ? [...roundAbout(heart, 20, 120, 6)] : ground
  const round = [...roundAbout(heart, 12, FINE, 10), ...roundAbout(heart, FINE, FAR, 25)]
  return { wish, field, heart, ground, feet: nearestFirst(heart, near, round) }
}

function stacksOn(
  { print, frame, taken, symbols, written }: Layout,
  sites: readonly Site[],
): readonly (PlateStack | undefined)[] {
  const covered = [...taken]
  const shy = [...symbols.values()].map(at => standing(at, { width: 10, height: 10 })).concat(written)
  return sites.map(({ wish, field, heart, ground, feet }) => {
    const tall = sizeOf(wish, print)
    const wide = wish.lines.length > 1 ? [abreast(wish, print)] : []
    const sheet = { frame, taken: covered, shy }
    function* places(size: Size, isCarded: boolean, row: boolean): Generator<Place<Footing>> {
      for (const foot of feet)
        yield {
          rect: standing(foot, size),
          of: { foot, isCarded, row },
          cost: gap(foot, heart) * NEAR + (row ? ROW : 0),
        }
    }
    const besides = ({ rect }: Place<Footing>): number => {
      const { own, others } = sharesOf(rect, wish.space, print.unit)
      return (others + (1 - own - others) * AT_SEA) * ABROAD
    }
    const placed = (isCarded: boolean): Place<Footing> | undefined => {
      let best: Place<Footing> | undefined
      for (const [i, size] of [tall, ...wide].entries()) {
        const all = places(isCarded ? carded(size, wish, print) : size, isCarded, i > 0)
        best = cheapest(sheet, all, { besides, inTurn: true, under: best?.cost }) ?? best
      }
      return best
    }
    const isHome = ({ rect }: Place<Footing>): boolean =>
      sharesOf(rect, wish.space, print.unit).others < FOREIGN
    const away = ({ rect }: Place<Footing>): number => gap(middleOf(rect), heart)
    const named = field ? undefined : placed(true)
    const bare = named && away(named) <= MUCH ? undefined : placed(false)
    const found = named && bare && away(named) > away(bare) + MUCH && isHome(bare) ? bare : (named ?? bare)
    if (!found) return undefined
    const { rect, of } = found
    covered.push(rect)
    const inner = of.isCarded ? within(rect, print) : rect
    const plates = of.row ? inRow(wish, inner) : inColumn(wish, inner, print)
    const top = { x: rect.x + rect.width / 2, y: rect.y + rect.height - STALK }
    const foot = field ? { x: top.x, y: rect.y + rect.height } : nearest(of.foot, ground)
    return { plates, card: of.isCarded ? { ...rect, height: rect.height - STALK } : undefined, top, foot }
  })
}

/** Where a stack may have its foot, and how it would stand there. */
interface Footing {
  readonly foot: Point
  readonly isCarded: boolean
  readonly row: boolean
}

/** Of two rows of places, each the nearest first, all in turn. */
function nearestFirst(heart: Point, near: readonly Point[], round: readonly Point[]): readonly Point[] {
  const feet: Point[] = []
  let i = 0
  for (const place of round) {
    const far = gap(place, heart)
    for (let one = near[i]; one && gap(one, heart) <= far; one = near[++i]) feet.push(one)
    feet.push(place)
  }
  return feet.concat(near.slice(i))
}

const headOf = ({ text }: Print): number => text * NAME + RIM

/** Plates of this size with a card round them, and what is left of the card for them. */
const carded = ({ width, height }: Size, { name }: PlateWish, print: Print): Size => ({
  width: Math.max(width, name.length * print.text * WIDE) + 2 * RIM,
  height: height + headOf(print) + RIM,
})

const within = ({ x, y, width, height }: Rect, print: Print): Rect => ({
  x: x + RIM,
  y: y + headOf(print),
  width: width - 2 * RIM,
  height: height - headOf(print) - RIM,
})

/** Side by side costs so much: heights are read from top to bottom. */
const ROW = 30

/** The same plates side by side. */
function abreast({ lines }: PlateWish, print: Print): Size {
  const widths = lines.map(
    line => sizeOf({ space: '', name: '', grounded: false, lines: [line] }, print).width,
  )
  const height = Math.max(...lines.map(line => heightOf(line, print)))
  return { width: lines.length * (Math.max(...widths) + BETWEEN) - BETWEEN, height: height + STALK }
}

function inRow({ lines }: PlateWish, { x, y, width, height }: Rect): readonly Rect[] {
  const each = (width + BETWEEN) / lines.length
  return lines.map((_, i) => ({ x: x + i * each, y, width: each - BETWEEN, height: height - STALK }))
}

function inColumn({ lines }: PlateWish, rect: Rect, print: Print): readonly Rect[] {
  let { y } = rect
  return lines.map(line => {
    const plate = { x: rect.x, y, width: rect.width, height: heightOf(line, print) }
    y += plate.height + BETWEEN
    return plate
  })
}
