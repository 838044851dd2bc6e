import { choose, type Option, type Procedure } from '@tallyho/engine'
import type { SquadronId } from '../../pack/types.ts'
import type { Squadron } from '../../state.ts'
import { RAF } from './terms.ts'

/** One squadron; without one the player has done enough. */
export interface SquadronOption extends Option {
  readonly squadron?: SquadronId
}

export const DONE: SquadronOption = Object.freeze({ id: 'done' })

/** Made once for each squadron: these are the options asked for most. */
const made = new Map<SquadronId, SquadronOption>()

export function squadronOption({ id }: Squadron): SquadronOption {
  let option = made.get(id)
  if (!option) {
    option = Object.freeze({ id, squadron: id, on: [`squadron:${id}`] })
    made.set(id, option)
  }
  return option
}

export function* chooseSquadron(
  ask: string,
  from: readonly Squadron[],
  about?: readonly string[],
): Procedure<Squadron> {
  const { squadron } = yield* choose(RAF, ask, from.map(squadronOption), about)
  return from.find(({ id }) => id === squadron) as Squadron
}
