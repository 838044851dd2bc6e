import { idIn, kindOf, type Ref, refTo } from '@tallyho/engine'
import { overlaps, type Rect } from '@tallyho/kit/drawn/labels.ts'
import { packOf } from '../../pack/index.ts'
import type { SquadronId } from '../../pack/types.ts'
import { boxOf } from '../../rules/02-terms/boxes.ts'
import { squadronOf } from '../../rules/02-terms/terms.ts'
import type { Day, Squadron } from '../../state.ts'
import { type Layout, middleOf, type PlateStack, type Point, type Still, scaled } from '../map/index.ts'
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
  return [...about]
    .filter(ref => kindOf(ref) === 'squadron')
    .flatMap(ref => {
      const at = whereIs(day, layout, squadronOf(day, idIn(ref)))
      return at ? [{ from: middleOf(at), to }] : []
    })
}

/** A raid at sea is met where it comes in: a view that cannot show all goes between that and who can meet it. */
export function eyeFor(
  day: Day,
  about: ReadonlySet<Ref>,
  { berths }: Pick<Still, 'berths'>,
  layout: Layout,
  first: SquadronId | undefined,
): Point | undefined {
  const raid = day.raids.find(({ number }) => about.has(refTo('raid', number)))
  const plaque = raid && layout.plaques.get(raid.number)
  if (!plaque || raid.place.on === 'map') return undefined
  const coast = berths.get(packOf(day).track(raid.track).entry)?.MED
  const whoMeets = first === undefined ? undefined : whereIs(day, layout, squadronOf(day, first))
  const at = middleOf(whoMeets ?? plaque.rect)
  return coast && { x: (coast.x + at.x) / 2, y: (coast.y + at.y) / 2 }
}
