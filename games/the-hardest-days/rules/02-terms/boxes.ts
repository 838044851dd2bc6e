import { once, type Ref } from '@tallyho/engine'
import type { Altitude, SpaceId } from '../../pack/types.ts'
import type { Squadron } from '../../state.ts'

/** A box of the map, as `6/11c/READY`, and what it lights up. There is one of each: who lies together is in the very same. */
export interface Box {
  readonly id: string
  readonly on: readonly Ref[]
}

export type BoxName = Altitude | 'SCRAMBLE' | 'READY'

/** THD-2.4.a THD-2.4.b The boxes that a space may have. */
export const boxesIn = once((space: SpaceId): Readonly<Record<BoxName, Box>> => {
  const box = (name: BoxName): Box => ({ id: `${space}/${name}`, on: [`box:${space}/${name}`] })
  return {
    READY: box('READY'),
    SCRAMBLE: box('SCRAMBLE'),
    LOW: box('LOW'),
    MED: box('MED'),
    HIGH: box('HIGH'),
  }
})

/** The box of the map that a squadron is in; undefined if it is not on the map. */
export function boxOf({ place, home }: Squadron): Box | undefined {
  switch (place.at) {
    case 'ready':
      return boxesIn(home).READY
    case 'scramble':
      return boxesIn(home).SCRAMBLE
    case 'airborne':
      return boxesIn(place.space)[place.altitude]
    default:
      return undefined
  }
}
