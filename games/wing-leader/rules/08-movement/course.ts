import type { Option } from '@tallyho/engine'
import type { Flight } from '../../state.ts'
import { headingTo } from '../09-command/conduct.ts'
import type { MoveOption } from './move-options.ts'

/** A unit that is bound to one course, straight on or home: nobody has to steer it square by square (9.2). */

export interface CourseOption extends Option {
  readonly steer: boolean
}

export const COURSE: readonly CourseOption[] = [
  { id: 'on', steer: false },
  { id: 'steer', steer: true },
]

/** The next of its course: level toward its edge, or the one thing that is open to it. */
export function courseAmong(flight: Flight, options: readonly MoveOption[]): MoveOption | undefined {
  const open = options.filter(({ rare }) => !rare)
  // Tanks and targets are worth a question of their own.
  if (!open.every(isFlying)) return undefined
  if (open.length === 1) return open[0]
  const { conduct } = flight
  if (conduct.kind !== 'straight' && conduct.kind !== 'home') return undefined
  const heading = headingTo(conduct.edge)
  return open.find(option => option.act === 'step' && option.facing === heading && !option.leavesWing)
}

const FLYING: readonly MoveOption['act'][] = ['step', 'circle', 'stop', 'bonus', 'slow-climb']

function isFlying({ act }: MoveOption): boolean {
  return FLYING.includes(act)
}
