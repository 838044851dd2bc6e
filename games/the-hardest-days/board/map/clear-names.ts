import { type Label, overlaps, type Rect, textRect } from '@tallyho/kit/drawn/labels.ts'
import { beside, handOf, type Name, type Written, withinOwn } from './names.ts'
import type { Print } from './print.ts'

/** What is printed on the sheet, whatever flies. */
interface Printed {
  readonly print: Print
  readonly frame: Rect
  readonly airfields: readonly Name[]
  readonly stations: ReadonlyMap<string, Label>
  readonly signs: readonly Rect[]
  readonly written: readonly Rect[]
}

/** How far a name steps aside, in parts of its size: it still belongs to its sign. */
const ASIDE = 2

/** The name of an airfield goes to another side of its sign, or where none is free elsewhere in its space, as long as something stands on it. */
export function clearNames(
  { airfields, stations, signs, written, print, frame }: Printed,
  taken: readonly Rect[],
): ReadonlyMap<string, Label> {
  const hand = handOf(print, true)
  const rectOf = ({ id, text }: Name) => {
    const label = stations.get(id)
    return label && textRect(text, hand.size, label, hand.letter)
  }
  const under = airfields.filter(name => {
    const rect = rectOf(name)
    return rect && taken.some(piece => overlaps(rect, piece))
  })
  const given = under.map(rectOf)
  const others = written.filter(({ x, y }) => !given.some(rect => rect?.x === x && rect.y === y))
  const sheet = { frame, taken: [...taken, ...others], shy: signs }
  const near = beside(under, hand, print, sheet, ASIDE)
  const far = withinOwn(without(under, near), hand, print, {
    ...sheet,
    taken: [...sheet.taken, ...near.rects],
  })
  // Smaller names give way to it, if nothing else does.
  const over = withinOwn(without(under, near, far), hand, print, {
    frame,
    taken: [...taken, ...near.rects, ...far.rects],
    shy: [...signs, ...others],
  })
  return new Map([...stations, ...near.labels, ...far.labels, ...over.labels])
}

const without = (names: readonly Name[], ...written: readonly Written[]): readonly Name[] =>
  names.filter(({ id }) => !written.some(({ labels }) => labels.has(id)))
