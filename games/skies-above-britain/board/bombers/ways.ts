import { type Choice, firstOf, type Pause, type Ref } from '@tallyho/engine'
import type { FighterId, Position, Side, Support } from '../../pack/types.ts'
import { type BurstChances, burstChances } from '../../rules/04-bombers/chances.ts'
import { supportOf } from '../../rules/04-bombers/formation.ts'
import { columnOf } from '../../rules/04-bombers/round.ts'
import type { BomberId, Campaign } from '../../state.ts'
import type { ApproachOption } from '../../vocabulary/bombers.ts'
import type { Spot } from './place.ts'

/** A way to a bomber that the fighter who is asked can take. */
export interface Way {
  readonly ref: Ref
  readonly bomber: BomberId
  readonly angle: Position
  readonly delayed: boolean
  /** Of the card that will be drawn. */
  readonly row: Support
  readonly column: Side
  readonly chances: BurstChances
}

/** Who is asked for his target, if anybody is. */
export function askedOf(pause: Pause | undefined): Choice<ApproachOption> | undefined {
  return pause?.kind === 'choice' && pause.ask === 'bombers.approach' ? pause : undefined
}

export function askedFighter(choice: Choice | undefined): FighterId | undefined {
  return firstOf('fighter', choice?.about) as FighterId | undefined
}

/** SAB-BMB-18 True if all come from one side: the target alone is to be chosen. */
export function isOneSided({ options }: Choice<ApproachOption>): boolean {
  return new Set(options.flatMap(({ angle }) => angle ?? [])).size <= 1
}

/** The ways to one bomber, in the order of the answers. */
export function waysTo(campaign: Campaign, choice: Choice<ApproachOption>, bomber: BomberId): readonly Way[] {
  const fighter = askedFighter(choice)
  if (!fighter) return []
  return choice.options.flatMap(option => {
    const { angle, delayed = false } = option
    if (option.bomber !== bomber || !angle) return []
    return {
      ref: `approach:${bomber}/${angle}`,
      bomber,
      angle,
      delayed,
      row: supportOf(campaign, bomber),
      column: columnOf(angle),
      chances: burstChances({ campaign, fighter, bomber, angle }),
    }
  })
}

/** Where an attack comes from, seen from the bomber, which flies up the page. */
export const FROM: Readonly<Record<Position, Spot>> = {
  nose: { x: 0, y: -1 },
  tail: { x: 0, y: 1 },
  port: { x: -1, y: 0 },
  starboard: { x: 1, y: 0 },
}

/** Where a fighter that attacks from there points its nose. */
export const HEADING: Readonly<Record<Position, number>> = { nose: 180, tail: 0, port: 90, starboard: 270 }

/** From a fighter round to the side of its target. */
export function wayPath(from: Spot, to: Spot, angle: Position, span: number): string {
  const side = FROM[angle]
  const end = { x: to.x + side.x * span * 0.62, y: to.y + side.y * span * 0.62 }
  const before = { x: to.x + side.x * span * 2.4, y: to.y + side.y * span * 1.9 }
  return `M${at(from)}C${at({ x: from.x, y: from.y - span })} ${at(before)} ${at(end)}`
}

const at = ({ x, y }: Spot) => `${x.toFixed(1)} ${y.toFixed(1)}`

export interface PlateAt extends Spot {
  readonly width: number
  readonly height: number
}

/** Where the plates of the ways to a bomber lie: each on its side, all of them in the scene and none on another. */
export function plates(
  angles: readonly Position[],
  target: Spot,
  span: number,
  { width: wide, height: high }: { readonly width: number; readonly height: number },
  plate: { readonly width: number; readonly height: number },
): readonly PlateAt[] {
  const half = { x: plate.width / 2, y: plate.height / 2 }
  const inside = (spot: Spot): Spot => ({
    x: Math.min(Math.max(spot.x, half.x + 4), wide - half.x - 4),
    y: Math.min(Math.max(spot.y, half.y + 4), high - half.y - 4),
  })
  // Above and below there must be room for a plate and the bomber between them.
  const clear = half.y + span * 0.5 + 6
  const middle = {
    x: target.x,
    y: Math.min(Math.max(target.y, clear + half.y + 4), high - clear - half.y - 4),
  }
  return angles.map(angle => {
    const side = FROM[angle]
    const spot = inside({
      x: middle.x + side.x * (half.x + span * 0.5 + 8),
      y: middle.y + side.y * clear,
    })
    return { ...spot, ...plate }
  })
}
