import type { Campaign, FighterNo, Mission } from '../state.ts'

/** What has been reckoned about the formation as it is now. It holds until something changes. */
export interface Picture {
  readonly stamp: number
  /** Best attacks by fighter and Position Box. */
  readonly prospects: number[]
  /** For each fighter the first that fights as it does: what holds for one holds for the other. */
  readonly alike: FighterNo[]
  /** What a Hit costs, by fighter. */
  readonly hitCosts: number[]
  /** Damage points and what a marker does to the cohesion, by place. */
  readonly points: number[]
  readonly breakUps: number[]
}

const PICTURES = new WeakMap<Mission, Picture>()

/** Looks at the table before a decision. */
export function look({ mission }: Campaign): void {
  if (mission === undefined) return
  const stamp = stampOf(mission)
  if (PICTURES.get(mission)?.stamp !== stamp) PICTURES.set(mission, freshPicture(stamp))
}

export function pictureOf(mission: Mission): Picture {
  let picture = PICTURES.get(mission)
  if (picture === undefined) {
    picture = freshPicture(stampOf(mission))
    PICTURES.set(mission, picture)
  }
  return picture
}

function freshPicture(stamp: number): Picture {
  return { stamp, prospects: [], alike: [], hitCosts: [], points: [], breakUps: [] }
}

const LARGE = 2 ** 40

/** Differs whenever anything differs that the worth of an attack depends on. */
function stampOf({ turn, bombers, elements, fighters, score, proximity }: Mission): number {
  let stamp = turn + 17 * score.killed.length + 131 * proximity.length
  for (const { damage, gone } of bombers)
    stamp = (stamp * 31 + (gone === undefined ? damage.length : 29)) % LARGE
  for (const { cohesion, position } of elements)
    stamp = (stamp * 31 + cohesion.length + (position ? 7 : 0)) % LARGE
  for (const { ammo, cannon, armor } of fighters)
    stamp = (stamp * 31 + ammo.length + (cannon ? 7 : 0) + (armor ? 13 : 0)) % LARGE
  return stamp
}
