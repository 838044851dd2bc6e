import type { Load, Nation, Quality, Size } from '../../pack/types.ts'
import type { Facing, Unit } from '../../state.ts'

/** What is printed on a unit's counter, and its state, which has a form each. */
export interface FaceProps {
  readonly nation: Nation
  readonly letter: string
  readonly silhouette: string
  readonly size: Size
  readonly facing: Facing
  /** Undefined for a bomber, which has no alert side. */
  readonly alerted: boolean | undefined
  readonly broken: boolean
  readonly disrupted: boolean
  readonly losses: number
  readonly maxLosses: number
  readonly straggler: boolean
  /** Undefined where nobody asks: a bomber with its belts full. */
  readonly ammo: Unit['ammo'] | undefined
  readonly load: Load | undefined
  /** An Experte, or the leader of a wing. */
  readonly star: boolean
  readonly quality: Quality
  readonly badge: Badge | undefined
  /** Printed below the aircraft; beside a counter that is drawn small it stands elsewhere. */
  readonly name: string | undefined
}

export type Badge = 'climb' | 'dive' | 'slow-climb' | 'slow' | 'lufbery' | 'circling'
