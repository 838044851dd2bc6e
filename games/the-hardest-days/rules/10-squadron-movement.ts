import type { Option, Procedure, Step } from '@tallyho/engine'
import { packOf } from '../pack/index.ts'
import type { Altitude, SpaceId, SquadronId } from '../pack/types.ts'
import type { Day, Squadron } from '../state.ts'
import { choose, note } from '../vocabulary.ts'
import { stackOf, stackOptions } from './02-terms/choices.ts'
import { nextWhileRaids, RAF, SCRAMBLE } from './02-terms/terms.ts'

export type MapBox = Altitude | 'SCRAMBLE'

export interface MoveBoxOption extends Option {
  readonly squadron: SquadronId
  readonly space: SpaceId
  readonly box: MapBox
}

/** THD-10.1.d THD-10.1.e THD-10.1.f Boxes within reach from each altitude: in the same space, and in an adjacent one. */
const REACH: Readonly<
  Record<Altitude, { readonly here: readonly Altitude[]; readonly next: readonly Altitude[] }>
> = {
  LOW: { here: ['MED'], next: ['LOW'] },
  MED: { here: ['HIGH', 'LOW'], next: ['MED', 'LOW'] },
  HIGH: { here: ['MED', 'LOW'], next: ['HIGH', 'MED'] },
}

/** Step 4 of the Air Action Phase: THD-10.1.a each squadron on the map may make one move, or none. */
export function* moveSquadrons(day: Day): Procedure<Step> {
  let waiting = day.squadrons.filter(canMove)
  while (waiting.length > 0) {
    const stack = stackOf(waiting, yield* choose(RAF, 'move-squadron', stackOptions(waiting)))
    const [first] = stack
    if (!first) break
    waiting = waiting.filter(squadron => !stack.includes(squadron))
    const about = stack.map(({ id }) => `squadron:${id}`)
    const { space, box } = yield* choose(RAF, 'move-box', boxesFor(day, first), about)
    for (const squadron of stack) {
      // THD-10.2.a The face stays up, however full the box is.
      squadron.place = box === 'SCRAMBLE' ? SCRAMBLE : { at: 'airborne', space, altitude: box }
      note('THD-10.1.a', 'squadron-moves', { squadron: squadron.id, space, box })
    }
  }
  return nextWhileRaids(day, 'interception')
}

/** THD-10.2.b Nobody on the Tote Board, in flight home or lost moves. */
export function canMove({ place }: Squadron): boolean {
  return place.at === 'ready' || place.at === 'scramble' || place.at === 'airborne'
}

export function boxesFor(day: Day, { id, home, place }: Squadron): MoveBoxOption[] {
  const option = (space: SpaceId, box: MapBox): MoveBoxOption => ({
    id: `${space}/${box}`,
    squadron: id,
    space,
    box,
    on: [`box:${space}/${box}`],
  })
  // THD-10.1.b
  if (place.at === 'ready') return [option(home, 'SCRAMBLE')]
  // THD-10.1.c THD-A-73 Also from a damaged airfield.
  if (place.at !== 'airborne') return [option(home, 'LOW')]
  const { here, next } = REACH[place.altitude]
  const options = here.map(altitude => option(place.space, altitude))
  for (const space of packOf(day).neighbours(place.space))
    for (const altitude of next) options.push(option(space, altitude))
  return options
}
