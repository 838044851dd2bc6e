import { type Choice, firstOf, type Pause, type Ref } from '@tallyho/engine'
import type { FighterId, Position, Side, Support } from '../../pack/types.ts'
import { type BurstChances, burstChances } from '../../rules/04-bombers/chances.ts'
import { supportOf } from '../../rules/04-bombers/formation.ts'
import { columnOf } from '../../rules/04-bombers/round.ts'
import type { BomberId, Campaign } from '../../state.ts'
import type { ApproachOption } from '../../vocabulary/bombers.ts'
import type { Size, Spot } from './place.ts'
import { type Box, isClear, leastOf, placesFor } from './room.ts'

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

/** From a fighter round to the side of its target. */
export function wayPath(from: Spot, to: Spot, angle: Position, span: number): string {
  const side = FROM[angle]
  const end = { x: to.x + side.x * span * 0.62, y: to.y + side.y * span * 0.62 }
  const before = { x: to.x + side.x * span * 2.4, y: to.y + side.y * span * 1.9 }
  return `M${at(from)}C${at({ x: from.x, y: from.y - span })} ${at(before)} ${at(end)}`
}

const at = ({ x, y }: Spot) => `${x.toFixed(1)} ${y.toFixed(1)}`

/** Where the plates of the ways to a bomber lie: each as near to its side as there is room that nothing else needs. */
export function plates(
  angles: readonly Position[],
  target: Spot,
  span: number,
  scene: Size,
  plate: Size,
  clearOf: readonly Box[],
): readonly Box[] {
  const laid: Box[] = []
  const room = placesFor(scene, plate)
  for (const angle of angles) {
    const side = FROM[angle]
    const wish = {
      x: target.x + side.x * (plate.width / 2 + span * 0.5 + 8),
      y: target.y + side.y * (plate.height / 2 + span * 0.5 + 6),
    }
    const away = ({ x, y }: Box) => Math.hypot(x - wish.x, y - wish.y)
    const clear = room.filter(one => isClear(one, laid))
    const free = clear.filter(one => isClear(one, clearOf))
    const spot = leastOf(free, away) ?? leastOf(clear, away)
    if (spot) laid.push(spot)
  }
  return laid
}
