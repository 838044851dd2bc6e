import { idIn, kindOf, type Ref, refTo } from '@tallyho/engine'
import { overlaps, type Rect } from '@tallyho/kit/drawn/labels.ts'
import { packOf } from '../../pack/index.ts'
import type { SpaceId, SquadronId } from '../../pack/types.ts'
import { boxOf } from '../../rules/02-terms/boxes.ts'
import { squadronOf } from '../../rules/02-terms/terms.ts'
import type { Day, Squadron } from '../../state.ts'
import { bestChance } from '../../text/meetings.ts'
import {
  around,
  type Layout,
  middleOf,
  type PlateStack,
  type Point,
  type Size,
  type Still,
  scaled,
} from '../map/index.ts'
import { shownSquadron } from '../pieces/shown.ts'
import { basedIn, isAirfieldBox, squadronsByBox } from './flying.ts'
import type { Moved } from './plots.ts'
import type { Trail } from './Trails.tsx'
import type { StackWanted } from './wishes.ts'

/** The place that a squadron has on its own airfield. */
function slotAtHome(day: Day, layout: Layout, { id, home }: Squadron): Rect | undefined {
  const at = basedIn(day).get(home)?.indexOf(id) ?? -1
  return layout.fields.get(home)?.slots[at]
}

/** Where the counter of a squadron lies on the map; undefined if it is elsewhere. */
export function whereIs(day: Day, layout: Layout, squadron: Squadron): Rect | undefined {
  const box = boxOf(squadron)?.id
  if (box === undefined) return undefined
  if (isAirfieldBox(box)) return slotAtHome(day, layout, squadron)
  const at = squadronsByBox(day).get(box)?.indexOf(squadron) ?? -1
  return layout.stands.get(box)?.slots[at]
}

/** More ways than these are not told apart. */
const MOST = 3

/** The ways of those who have moved last. */
export function trailsOf(day: Day, layout: Layout, moved: readonly Moved[]): readonly Trail[] {
  return moved.slice(0, MOST).flatMap(({ id, from }): readonly Trail[] => {
    const squadron = squadronOf(day, id)
    const to = whereIs(day, layout, squadron)
    const slot = slotAtHome(day, layout, squadron)
    if (!to || to === slot) return []
    const start = from ? scaled(from, layout.print.unit) : slot && middleOf(slot)
    const free = slot && !layout.taken.some(rect => overlaps(rect, slot))
    const ghost = from || !free ? undefined : { at: slot, squadron: shownSquadron(day, squadron) }
    return start ? [{ id, from: start, to: middleOf(to), ghost }] : []
  })
}

/** Where those lie who are asked about. */
export const askedAt = (day: Day, layout: Layout, about: ReadonlySet<Ref>): readonly Rect[] =>
  [...about]
    .filter(ref => kindOf(ref) === 'squadron')
    .flatMap(ref => whereIs(day, layout, squadronOf(day, idIn(ref))) ?? [])

/** From the squadrons that are asked about to the plate that is pointed at. */
export function waysTo(
  day: Day,
  layout: Layout,
  about: ReadonlySet<Ref>,
  hovered: ReadonlySet<Ref>,
  stacks: readonly StackWanted[],
  placed: readonly (PlateStack | undefined)[],
): readonly { readonly from: Point; readonly to: Point }[] {
  const goals = stacks.flatMap(({ plates }, i) =>
    plates.flatMap(({ ref }, n) => {
      const rect = hovered.has(ref) ? placed[i]?.plates[n] : undefined
      return rect ? [middleOf(rect)] : []
    }),
  )
  const [to, more] = goals
  if (!to || more) return []
  return askedAt(day, layout, about).map(at => ({ from: middleOf(at), to }))
}

/** The place that is listed first, who goes there and the places after it, as many of them as a small view can show at once: there it goes. */
export function eyeOnPlaces(
  first: readonly SpaceId[],
  who: readonly Rect[],
  stacks: readonly StackWanted[],
  placed: readonly (PlateStack | undefined)[],
  view: Size,
): Point | undefined {
  const rects = first.flatMap(space => {
    const stack = placed[stacks.findIndex(one => one.space === space)]
    return stack ? [bounds(stack.card ? [stack.card] : stack.plates)] : []
  })
  const [one, ...others] = rects
  if (!one) return undefined
  const both = bounds([one, ...who])
  return fits(both, view) ? amidst([both, ...others], view) : amidst([one, ...who].map(heartOf), view)
}

const fits = ({ width, height }: Size, view: Size): boolean => width < view.width && height < view.height

/** The inner half of it: what is seen of that tells what it is. */
const heartOf = (rect: Rect): Rect =>
  around(middleOf(rect), { width: rect.width / 2, height: rect.height / 2 })

/** In the middle of the first, and of as many others as are seen with it. */
function amidst([one, ...others]: readonly Rect[], view: Size): Point | undefined {
  if (!one) return undefined
  const seen = others.reduce((all, rect) => {
    const both = bounds([all, rect])
    return fits(both, view) ? both : all
  }, one)
  return middleOf(seen)
}

function bounds(rects: readonly Rect[]): Rect {
  const [x, y] = [Math.min(...rects.map(one => one.x)), Math.min(...rects.map(one => one.y))]
  return {
    x,
    y,
    width: Math.max(...rects.map(one => one.x + one.width)) - x,
    height: Math.max(...rects.map(one => one.y + one.height)) - y,
  }
}

/** A view that cannot show all goes to who is listed first and the raid that he can meet; of one at sea, between him and where it comes in. */
export function eyeFor(
  day: Day,
  about: ReadonlySet<Ref>,
  { berths }: Pick<Still, 'berths'>,
  layout: Layout,
  first: SquadronId | undefined,
  view: Size,
): Point | undefined {
  const squadron = first === undefined ? undefined : squadronOf(day, first)
  const whom = squadron && bestChance(day, squadron)?.raid
  const asked = day.raids.filter(({ number }) => about.has(refTo('raid', number)))
  const raid = asked.find(({ number }) => number === whom) ?? asked[0]
  const plaque = raid && layout.plaques.get(raid.number)
  if (!plaque) return undefined
  const whoMeets = squadron && whereIs(day, layout, squadron)
  if (raid.place.on === 'map') return whoMeets && amidst([whoMeets, plaque.rect], view)
  const coast = berths.get(packOf(day).track(raid.track).entry)?.MED
  const at = middleOf(whoMeets ?? plaque.rect)
  return coast && { x: (coast.x + at.x) / 2, y: (coast.y + at.y) / 2 }
}
