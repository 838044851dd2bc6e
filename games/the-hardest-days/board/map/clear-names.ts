import { type Label, overlaps, type Rect, textRect } from '@tallyho/kit/drawn/labels.ts'
import { beside, handOf, type OwnName, type Written, withinOwn } from './names.ts'
import type { Print } from './print.ts'

/** What is printed on the sheet before the names of other things. */
interface Printed {
  readonly print: Print
  readonly frame: Rect
  readonly airfields: readonly OwnName[]
  readonly stations: ReadonlyMap<string, Label>
  readonly signs: readonly Rect[]
}

/** How far a name steps aside, in parts of its size: it still belongs to its sign. */
const ASIDE = 2

/** The names of airfields, those on which somebody's berth lies put elsewhere in their space, or on another side of their sign: once for all. */
export function clearNames(
  { airfields, stations, signs, print, frame }: Printed,
  taken: readonly Rect[],
): Written {
  const hand = handOf(print, true)
  const rectOf = ({ id, text }: OwnName): readonly Rect[] => {
    const label = stations.get(id)
    return label ? [textRect(text, hand.size, label, hand.letter)] : []
  }
  const under = airfields.filter(name =>
    rectOf(name).some(rect => taken.some(piece => overlaps(rect, piece))),
  )
  const stay = airfields.filter(name => !under.includes(name)).flatMap(rectOf)
  const sheet = { frame, taken: [...taken, ...stay], shy: signs }
  const own = withinOwn(under, hand, print, sheet)
  const near = beside(
    without(under, own),
    hand,
    print,
    { ...sheet, taken: [...sheet.taken, ...own.rects] },
    ASIDE,
  )
  const rects = [...stay, ...without(under, own, near).flatMap(rectOf), ...own.rects, ...near.rects]
  return { labels: new Map([...stations, ...own.labels, ...near.labels]), rects }
}

const without = (names: readonly OwnName[], ...written: readonly Written[]): readonly OwnName[] =>
  names.filter(({ id }) => !written.some(({ labels }) => labels.has(id)))
