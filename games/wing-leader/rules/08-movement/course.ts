import type { Option, Ref } from '@tallyho/engine'
import type { Flight, Unit } from '../../state.ts'
import { isLevel, nameOf, neighbour, refsOf, run } from '../01-words/geometry.ts'
import { headingTo } from '../09-command/conduct.ts'
import type { MoveOption } from './move-options.ts'
import { POINT } from './points.ts'

/** A unit that is bound to one course, straight on or home: nobody has to steer it square by square (9.2). */

export interface CourseOption extends Option {
  readonly steer: boolean
}

export const STEER: CourseOption = { id: 'steer', steer: true }

/** To fly on, which lights up the squares that it leads over, or to steer. */
export function courseOptions(unit: Unit, flight: Flight, course: MoveOption): CourseOption[] {
  return [{ id: 'on', steer: false, on: refsAlong(unit, flight, course) }, STEER]
}

/** Level steps go on while there are points left; anything else shows its own end. */
function refsAlong({ square }: Unit, { left }: Flight, course: MoveOption): readonly Ref[] {
  if (course.act !== 'step' || !isLevel(course.facing)) return course.on ?? refsOf(square)
  const refs: Ref[] = []
  let at = neighbour(square, course.facing)
  for (let points = left - course.cost; at !== undefined; points -= POINT) {
    refs.push(`square:${nameOf(at)}`)
    if (points < POINT) return refs
    at = neighbour(at, course.facing)
  }
  return [...refs, run(course.facing) < 0 ? 'edge:left' : 'edge:right']
}

/** The next of its course: level toward its edge, or the one thing that is open to it. */
export function courseAmong({ conduct }: Flight, options: readonly MoveOption[]): MoveOption | undefined {
  const isBound = conduct.kind === 'straight' || conduct.kind === 'home'
  const heading = isBound ? headingTo(conduct.edge) : undefined
  let open = 0
  let last: MoveOption | undefined
  let ahead: MoveOption | undefined
  for (const option of options) {
    if (option.rare) continue
    // Tanks and targets are worth a question of their own.
    if (!FLYING.includes(option.act)) return undefined
    if (option.act === 'step' && option.facing === heading && !option.leavesWing) ahead = option
    last = option
    open += 1
  }
  return open === 1 ? last : ahead
}

const FLYING: readonly MoveOption['act'][] = ['step', 'circle', 'stop', 'bonus', 'slow-climb']
