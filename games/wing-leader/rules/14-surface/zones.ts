import type { FlakGuns } from '../../pack/types.ts'
import type {
  Balloon,
  BalloonNo,
  Battle,
  Corner,
  Leg,
  Square,
  Surface,
  SurfaceNo,
  Unit,
} from '../../state.ts'
import { ALTITUDES, altitudeOf, COLUMNS, columnOf, squareAt, TOP } from '../01-words/geometry.ts'
import { isSuppressed, surfaceAt, typeOf } from './surface.ts'

/** Flak zones: which squares are under barrage fire, and by whom (14.2.2). */

/** WL-14.2.c One rating of a surface unit's flak; a ship with two is two flak units. */
export interface Gun {
  readonly surface: SurfaceNo
  readonly gun: number
}
export type ZoneSource = Gun | { readonly balloon: BalloonNo }

/** WL-14.2.a Type, strength and fire channels. */
export function ratingOf(battle: Battle, { surface, gun }: Gun): FlakGuns {
  return typeOf(battle, surfaceAt(battle, surface)).flak[gun] as FlakGuns
}

/** `3.0`: surface unit and rating. */
export function gunId({ surface, gun }: Gun): string {
  return `${surface}.${gun}`
}

/** The four squares that meet at a corner. WL-14.2.2.c */
export function squaresAt(corner: Corner): readonly Square[] {
  return [corner, corner + 1, corner + ALTITUDES, corner + ALTITUDES + 1]
}

/** WL-14.2.2.a WL-14.2.2.c The gun's zone takes in this square. */
export function isInZone(battle: Battle, surface: Surface, gun: number, square: Square): boolean {
  const { type, lowAngle } = ratingOf(battle, { surface: surface.no, gun })
  // WL-Q-80
  if (isSuppressed(battle, surface)) return false
  if (type === 'S') return square === surface.square
  const corner = surface.guns[gun]?.barrage
  if (corner === undefined || !touches(corner, square)) return false
  // WL-14.2.8.b WL-Q-75
  return !(lowAngle && square === surface.square + 1)
}

function touches(corner: Corner, square: Square): boolean {
  const dx = columnOf(square) - columnOf(corner)
  const dy = altitudeOf(square) - altitudeOf(corner)
  return (dx === 0 || dx === 1) && (dy === 0 || dy === 1)
}

const BALLOON_MAX_LOSSES = 2

/** WL-14.3.g Shot down, a balloon is gone with its zone. */
export function isUp({ losses }: Balloon): boolean {
  return losses < BALLOON_MAX_LOSSES
}

/** WL-14.2.2.b Its square and all below. */
export function isUnderBalloon(balloon: Balloon, square: Square): boolean {
  return (
    isUp(balloon) &&
    columnOf(balloon.square) === columnOf(square) &&
    altitudeOf(square) <= altitudeOf(balloon.square)
  )
}

/** WL-14.2.3.c Every zone that a unit flew through, from one leg of its track on; a dogfight's own square always counts. */
export function zonesFlown(battle: Battle, unit: Unit, fromLeg: number): ZoneSource[] {
  const sources: ZoneSource[] = []
  for (const surface of battle.surface)
    for (let gun = 0; gun < surface.guns.length; gun++)
      if (hasFlownUnder(battle, unit, fromLeg, surface, gun)) sources.push({ surface: surface.no, gun })
  for (const balloon of battle.balloons)
    if (hasMetBalloon(unit, fromLeg, balloon)) sources.push({ balloon: balloon.no })
  return sources
}

/** WL-14.2.3.a Entered the zone, or turned or circled in it; leaving it is nothing. */
function hasFlownUnder(battle: Battle, unit: Unit, fromLeg: number, surface: Surface, gun: number): boolean {
  const { type } = ratingOf(battle, { surface: surface.no, gun })
  if (type !== 'S' && surface.guns[gun]?.barrage === undefined) return false
  // WL-13.7.2.a Small arms hold their fire at a unit taking off.
  if (type === 'S' && unit.deeds.tookOff) return false
  const { track } = unit.deeds
  for (let leg = fromLeg; leg < track.length; leg++)
    if (isInZone(battle, surface, gun, (track[leg] as Leg).square)) return true
  // WL-14.2.3.d
  return unit.dogfight !== undefined && isInZone(battle, surface, gun, unit.square)
}

/** WL-14.3.d A unit that goes for the balloon itself need not fear its cable. */
function hasMetBalloon(unit: Unit, fromLeg: number, balloon: Balloon): boolean {
  const { track } = unit.deeds
  let met = unit.dogfight !== undefined && isUnderBalloon(balloon, unit.square)
  for (let i = fromLeg; i < track.length; i++) {
    const { square } = track[i] as Leg
    if (unit.balloon === balloon.no && square === balloon.square) return false
    if (isUnderBalloon(balloon, square)) met = true
  }
  return met
}

const REACH = { S: 0, L: 0, H: 1 } as const

/** WL-14.2.2.e WL-Q-20 WL-14.2.8.b Corners where a gun may put its Barrage marker. */
export function cornersOpenTo(battle: Battle, gun: Gun): Corner[] {
  const { type, lowAngle } = ratingOf(battle, gun)
  const column = columnOf(surfaceAt(battle, gun.surface).square)
  const top = type === 'H' && !lowAngle ? TOP - 1 : 0
  const corners: Corner[] = []
  for (let left = column - 1 - REACH[type]; left <= column + REACH[type]; left++) {
    if (left < 0 || left + 1 >= COLUMNS) continue
    for (let altitude = 0; altitude <= top; altitude++) {
      const corner = squareAt(left, altitude)
      if (!meetsBalloon(battle, corner)) corners.push(corner)
    }
  }
  return corners
}

/** WL-14.2.2.f */
function meetsBalloon(battle: Battle, corner: Corner): boolean {
  for (const balloon of battle.balloons)
    for (const square of squaresAt(corner)) if (isUnderBalloon(balloon, square)) return true
  return false
}
