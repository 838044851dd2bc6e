import type { Battle, Facing, Flight, Square, Unit } from '../../state.ts'
import { entersHeadOn } from '../07-tallies/tallies.ts'
import { type MoveOption, optionsFor } from './move-options.ts'
import { advance, inThought, mustStop } from './paths.ts'
import { POINT } from './points.ts'
import { reachVector, spend } from './set-out.ts'

/** Where one answer leads, with all that is forced after it. */
interface Onward {
  readonly square: Square
  readonly facing: Facing
  readonly steps: number
  /** Half points: what it takes, and what there is still something to decide about. */
  readonly cost: number
  readonly left: number
  readonly circles: boolean
}

/** WL-8.2.g A step, or a circle, and whatever is the only thing open after it: nobody is asked for that. */
export function onward(battle: Battle, mover: Unit, flown: Flight, first: MoveOption): Onward {
  const { unit, flight } = inThought(mover, flown)
  let steps = 0
  let options: readonly MoveOption[] = [first]
  while (options.length === 1) {
    const [only] = options
    if (only?.act === 'step') {
      const passes = entersHeadOn(battle, unit, only.facing)
      if (advance(unit, flight, only.facing, only.cost) !== undefined) break
      flight.spent += only.cost
      flight.passing = passes
      steps += 1
      reachVector(unit, flight)
    } else if (only?.act === 'circle') {
      spend(unit, flight, POINT)
      flight.circled = true
    } else break
    options = flight.left === 0 || mustStop(battle, unit, flight) ? [] : optionsFor(battle, unit, flight)
  }
  return {
    square: unit.square,
    facing: unit.facing,
    steps,
    cost: flown.left - flight.left,
    left: options.length > 1 ? flight.left : 0,
    circles: flight.circled,
  }
}
