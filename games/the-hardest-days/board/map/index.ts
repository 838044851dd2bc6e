/** The map of south-east England as geometry for an SVG board, north up. It knows places, not rules. */
import { areaPath } from './borders.ts'
import { PLATES, type Plate } from './boxes.ts'
import type { SpaceId } from './subdivision.ts'

export { type Arrow, arrowBetween } from './arrows.ts'
export { dividingPath } from './borders.ts'
export { BOX, BOX_NAMES, type BoxName, type Plate, type Rect } from './boxes.ts'
export { FRANCE, LAND } from './coast.generated.ts'
export { type Point, VIEW } from './projection.ts'
export {
  CARTOUCHE,
  LETTERING,
  type Lettering,
  REGIONS,
  type RegionPlate,
  TRACK_RADIUS,
  TRACKS,
  type Track,
  type TrackSpace,
} from './sea.ts'
export { SPACE_IDS, type SpaceId } from './subdivision.ts'
export { type Site, siteOf, TARGET } from './targets.ts'
export { grownBox, ROOM, raidPlaces, tokenPlaces } from './tokens.ts'

export interface MapSpace extends Plate {
  /** Outline of the space, islands included. */
  readonly area: string
}

export const SPACES: Readonly<Record<SpaceId, MapSpace>> = Object.fromEntries(
  Object.entries(PLATES).map(([space, plate]) => [space, { ...plate, area: areaPath(space) }]),
)
