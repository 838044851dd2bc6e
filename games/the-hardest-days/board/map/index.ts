/** The map of south-east England as geometry for an SVG board, north up. It knows places, not rules. */
import { areaPath } from './borders.ts'
import { SPACE_IDS, type SpaceId } from './subdivision.ts'

export { groundOf, heartOf, isInSpace } from './areas.ts'
export { type Arrow, arrowBetween } from './arrows.ts'
export { dividingPath } from './borders.ts'
export { type Point, VIEW } from './projection.ts'
export { LETTERING, LUFTFLOTTEN, REGIONS, TRACKS, type Track, type TrackSpace } from './sea.ts'
export { SPACE_IDS, type SpaceId } from './subdivision.ts'
export { siteOf } from './targets.ts'

/** Outline of each space, islands included. */
export const AREAS: Readonly<Record<SpaceId, string>> = Object.fromEntries(
  SPACE_IDS.map(space => [space, areaPath(space)]),
)

export { layOut } from './flying-layout.ts'
export { AROUND, sheet } from './ground.ts'
export type { Layout, RaidPlace, Still } from './layout.ts'
export { handOf, type SpaceLabel } from './names.ts'
export { type PlateStack, type PlateWish, platesFor } from './plates.ts'
export { isPhone, leastZoom, type Print, printFor, underCard } from './print.ts'
export { ownerAt, sharesOf } from './room.ts'
export { around, covered, middleOf, type Size } from './search.ts'
export { type Seen, seenOn } from './seen.ts'
export { type Field, levelRect, type Stand, scaled } from './stands.ts'
export { stillLayout } from './still-layout.ts'
